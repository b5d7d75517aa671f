import { CARDS, PLACES, STARTING_PLACES, STONES } from '../content/index.ts'

export const words = (text = ''): readonly string[] => text.split(' ').filter((word) => word !== '')

/** Returns the id of a card from its short name: `keir` is the first Keir, `velda-2` the second Velda. */
export function cardId(name: string): string {
  const found = [name, `ritual-${name}`, `specialist-${name}`, `specialist-${name}-1`].find((id) => CARDS.includes(id))
  if (!found) throw new Error(`there is no card '${name}'`)
  return found
}
export function placeId(name: string): string {
  const all = [...PLACES, ...STARTING_PLACES].map(({ id }) => id)
  const found = [name, `place-${name}`, `start-${name}`].find((id) => all.includes(id))
  if (!found) throw new Error(`there is no place '${name}'`)
  return found
}
export function stoneId(name: string): string {
  const found = STONES.find(({ id }) => id === `stone-${name}`)
  if (!found) throw new Error(`there is no stone '${name}'`)
  return found.id
}

/** Returns the id without the kind of the thing, as tests write it. */
export const shortId = (id: string): string => id.replaceAll(/\b(region|ritual):/g, '').replaceAll(/(^|>|:)(ritual|place|specialist|stone)-/g, '$1')
