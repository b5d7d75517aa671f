import type { Choice } from '../../../kernel/decision.ts'
import { closeActivation } from '../activation.ts'
import { brewOf, CELL_COUNT, cellIdOf, cellOf, DISTANCES, EXIT_DISTANCES, isCell, roomOf } from '../cauldron.ts'
import { EXITS, LOWER_SHELF } from '../content/index.ts'
import { moveCrystal, screenCrystal, shelveCrystal, shelvesFor } from '../crystals.ts'
import { activePlayer, isTurn, runningActivation, type State } from '../state.ts'
import { at } from '../things.ts'
import { actingChoices, actingLines, endChoice, pickCommon } from './acting.ts'
import { type Lines, stepOfChoice } from './choice.ts'
import type { StepOf } from './frames.ts'

const moveChoice = (crystal: string, to: string, cost: number): Choice => ({
  id: `${crystal}>${to}`,
  label: { key: 'option.move-crystal', params: { cost } },
})

// WS-8.1, WS-8.2, WS-8.3: moves that the repeats left can pay for in full
function movesOf(s: State): readonly Choice[] {
  const { left } = runningActivation(s)
  const player = activePlayer(s)
  const choices: Choice[] = []
  if (left === 0) return choices
  const room = roomOf(player, brewOf(player))
  for (const { id, place } of player.crystals) {
    if (!isCell(place)) continue
    const from = cellOf(place)
    const distances = at(DISTANCES, from)
    for (let to = 0; to < CELL_COUNT; to++) {
      const cost = at(distances, to)
      if (cost <= left && room[to] === 1) choices.push(moveChoice(id, cellIdOf(to), cost))
    }
    for (const [n, exit] of EXITS.entries()) {
      const cost = at(at(EXIT_DISTANCES, from), n)
      if (cost <= left) choices.push(moveChoice(id, exit.id, cost))
    }
  }
  return choices
}

const SCREEN = 'screen'

// WS-8.6, WS-8.10: the shelves for each crystal on the rim
function shelvings(s: State): readonly Choice[] {
  return runningActivation(s).rim.flatMap((crystal): readonly Choice[] => {
    const shelves = shelvesFor(s, crystal)
    if (shelves.length === 0) return [{ id: `${crystal}>${SCREEN}`, label: { key: 'option.screen' } }]
    return shelves.flatMap((shelf): readonly Choice[] =>
      shelf === LOWER_SHELF.id
        ? s.stoneTable.map((token) => ({ id: `${crystal}>${shelf}>${token}`, label: { key: 'option.shelve-token', params: { token } } }))
        : [{ id: `${crystal}>${shelf}`, label: { key: 'option.shelve', params: { shelf } } }],
    )
  })
}

const countInCauldron = (s: State): number => activePlayer(s).crystals.filter(({ place }) => isCell(place)).length

function crystalChoices(s: State): readonly Choice[] {
  const activation = runningActivation(s)
  const choices = actingChoices(s, [...movesOf(s), ...shelvings(s)], () => countInCauldron(s) > 0)
  if (choices.length > 0) return choices
  // WS-4.9: in a player's own turn, damaging one crystal may free a cell for another
  const boxedIn = isTurn(s) && activation.left > 0 && countInCauldron(s) > 1
  return boxedIn ? [endChoice(activation)] : []
}

function crystalLines(s: State): Lines {
  const lines = actingLines(s)
  const { left, rim } = runningActivation(s)
  return left === 0 && rim.length > 0 ? { ...lines, prompt: { key: 'prompt.shelve' } } : lines
}

export const crystal: StepOf<'crystal'> = stepOfChoice({
  options: crystalChoices,
  lines: crystalLines,
  pick(s, id, ctx) {
    if (pickCommon(s, id, ctx)) return
    const [moved = '', to = '', token = ''] = id.split('>')
    if (!runningActivation(s).rim.includes(moved)) moveCrystal(s, moved, to, ctx)
    else if (to === SCREEN) screenCrystal(s, moved, ctx)
    else shelveCrystal(s, moved, to, token, ctx)
  },
  pass: closeActivation,
  fallback: (s) => shelvings(s)[0]?.id ?? 'end-activation',
})
