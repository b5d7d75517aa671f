import type { Look } from './face-parts.tsx'
import { CRAFT_FACES } from './faces-of-craft.tsx'
import { POWER_FACES } from './faces-of-power.tsx'

export const FACES: Readonly<Record<string, Look>> = { ...CRAFT_FACES, ...POWER_FACES }
