import type { Piece } from './vocabulary.ts'

export interface Clan extends Piece {
  readonly colour: string
}

/** The clans. The rulebook names orange and purple; the other colours and all names are ours (RY-R31). */
export const CLANS = [
  { id: 'clan-orange', name: { en: 'Amber Foxes', ru: 'Янтарные лисы' }, count: 1, colour: 'orange', source: 'ours', rulebook: ['colour'] },
  { id: 'clan-purple', name: { en: 'Violet Cats', ru: 'Лиловые кошки' }, count: 1, colour: 'purple', source: 'ours', rulebook: ['colour'] },
  { id: 'clan-azure', name: { en: 'Azure Cranes', ru: 'Лазурные журавли' }, count: 1, colour: 'azure', source: 'ours' },
  { id: 'clan-crimson', name: { en: 'Crimson Macaques', ru: 'Алые макаки' }, count: 1, colour: 'crimson', source: 'ours' },
] as const satisfies readonly Clan[]
export type ClanId = (typeof CLANS)[number]['id']
