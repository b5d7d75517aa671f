import { INGREDIENT_IDS, type Slot } from './vocabulary.ts'

// The notation of slots: B heart of shadow, W mandrake, R mushroom, U spider, G toad. Two letters are a hybrid slot.
export const B: Slot = ['heart-of-shadow']
export const W: Slot = ['mandrake']
export const R: Slot = ['mushroom']
export const U: Slot = ['spider']
export const G: Slot = ['toad']
export const RU: Slot = ['mushroom', 'spider']
export const RG: Slot = ['mushroom', 'toad']
export const UG: Slot = ['spider', 'toad']
export const ANY: Slot = INGREDIENT_IDS
