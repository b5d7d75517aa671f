import type { Seat } from '../../../kernel/decision.ts'
import { slotOf, spotIndex } from '../board.ts'
import { ALTAR_TILE, GOODS, START_VILLAGE } from '../content/index.ts'
import { at, type Player, playerAt, removeFrom, type State } from '../state.ts'
import { ownerOf } from '../tiles.ts'
import type { Belongings, Scene } from './scene.ts'

/** Takes a tile from wherever it is. If it comes from the stack, the row or the tiles out of the game, an Apprentice leaves the hand in return. */
function takeOut(s: State, tile: string): void {
  const player = playerAt(s, ownerOf(tile))
  if (player.hand.includes(tile)) removeFrom(player.hand, tile)
  else if (player.gone.includes(tile)) {
    removeFrom(player.gone, tile)
    dismiss(player)
  } else {
    if (s.row.includes(tile)) removeFrom(s.row, tile)
    else removeFrom(player.stack, tile)
    dismiss(player)
  }
}

function dismiss(player: Player): void {
  const apprentice = player.hand.findLast((tile) => tile.includes('-apprentice-'))
  if (apprentice === undefined) throw new Error('no Apprentice is left to make room')
  removeFrom(player.hand, apprentice)
  player.gone.push(apprentice)
}

function putOnBoard(s: State, word: string): void {
  const [tile = '', spot = ''] = word.split('@')
  takeOut(s, tile)
  if (spot === 'palace') s.palace.push(tile)
  else if (spotIndex(spot) !== -1) s.palace[spotIndex(spot)] = tile
  else {
    const slot = at(s.slots, slotOf(s, spot.replace('*', '')))
    slot.tile = tile
    slot.hidden = spot.endsWith('*')
  }
}

function equip(s: State, seat: Seat, { hand = '', pushed = '', kept = [], explorer = 0, lock = '', ...goods }: Belongings): void {
  const player = playerAt(s, seat)
  for (const good of GOODS) player[good] = goods[good] ?? player[good]
  for (const kind of words(hand)) {
    takeOut(s, `p${seat}-${kind}`)
    player.hand.push(`p${seat}-${kind}`)
  }
  for (const kind of words(pushed)) {
    takeOut(s, `p${seat}-${kind}`)
    player.pushed.push(`p${seat}-${kind}`)
  }
  for (const card of kept) removeFrom(s.revelationDeck, card)
  player.kept.push(...kept)
  player.explorer = explorer
  player.lock = lock
}

const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '')

function setRow(s: State, row: string): void {
  for (const tile of s.row) playerAt(s, ownerOf(tile)).stack.unshift(tile)
  s.row = [...words(row)]
  for (const tile of s.row) removeFrom(playerAt(s, ownerOf(tile)).stack, tile)
}

function setBuilt(s: State, built: readonly string[]): void {
  s.villageStack.push(...s.built.splice(1))
  for (const village of built) if (village !== ALTAR_TILE.id) removeFrom(s.villageStack, village)
  s.built = [START_VILLAGE.id, ...built]
}

function putOnTop(s: State, tile: string): void {
  const { stack } = playerAt(s, ownerOf(tile))
  removeFrom(stack, tile)
  stack.push(tile)
}

function exhaustStack(s: State, seat: Seat): void {
  const { stack, gone } = playerAt(s, seat)
  gone.push(...stack.splice(0))
}

export function layOut(s: State, scene: Scene): void {
  const { rotation = 0, round = 1, first = 0, players = [], events = [], eventDiscard = [], built } = scene
  s.rotation = rotation
  s.round = round
  s.first = first
  s.active = scene.turn ?? first
  s.heralds = [...(scene.heralds ?? s.heralds)]
  if (built) setBuilt(s, built)
  s.revelationDeck.unshift(...s.display)
  for (const [seat, belongings] of players.entries()) equip(s, seat, belongings)
  s.display = [...(scene.display ?? s.revelationDeck.slice(-3))]
  for (const card of s.display) removeFrom(s.revelationDeck, card)
  for (const word of words(scene.board ?? '')) putOnBoard(s, word)
  if (scene.row !== undefined) setRow(s, scene.row)
  for (const tile of words(scene.top ?? '')) putOnTop(s, tile)
  if (scene.noStack !== undefined) exhaustStack(s, scene.noStack)
  s.events = [...events, '', '', '', ''].slice(0, 4)
  s.eventDiscard = [...eventDiscard]
  for (const event of [...events, ...eventDiscard]) if (event !== '') removeFrom(s.eventDeck, event)
}
