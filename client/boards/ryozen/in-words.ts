import type { Ryozen } from '#shared/games/ryozen/index.ts'
import { ownerOf } from '#shared/games/ryozen/tiles.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import { counted, listed, said, seatsFrom, type TellPropsOf, type WordsSection } from '../kit/in-words.ts'
import { type PlayerView, slotsPerSector } from './table.ts'
import { boardText, nameOf } from './words.ts'

type Props = TellPropsOf<Ryozen>

const GOODS = ['coin', 'scroll', 'lantern', 'coral', 'agate', 'jade', 'favour'] as const

/** Tells who stands where in the kingdom, what each player has, and what the market offers. */
export function describeTable(props: Props): readonly WordsSection[] {
  const { table, seat } = props
  return [
    ...seatsFrom(table.players.length, seat).flatMap((other) => {
      const player = table.players[other]
      return player ? [playerSection(props, other, player)] : []
    }),
    kingdomSection(props),
    marketSection(props),
    turnSection(props),
  ]
}

const nameAt = ({ names }: Props, seat: Seat): string => names[seat] ?? ''
const termsOf = ({ language }: Props, ids: readonly string[]): readonly string[] => ids.filter((id) => id !== '').map((id) => nameOf(id, language))

/** Returns a companion with its owner: `Archer (Hazel)`. */
const companion = (props: Props, tile: string): string => `${nameOf(tile, props.language)} (${nameAt(props, ownerOf(tile))})`

function playerSection(props: Props, seat: Seat, player: PlayerView): WordsSection {
  const { table, language } = props
  const { hand, stack, pushed, gone, kept, lock, explorer, clan, side } = player
  return {
    title: said(nameAt(props, seat), clan !== '' && nameOf(clan, language)).join(': '),
    lines: said(
      seat === table.active && table.phase !== 'over' && boardText('onTurn', language),
      seat === table.first && boardText('firstToken', language),
      GOODS.map((good) => `${nameOf(good, language)}: ${player[good]}`).join(', '),
      `${boardText('heraldRank', language)}: ${table.heralds.indexOf(seat) + 1}`,
      boardText('sitsAt', language, { n: side + 1 }),
      boardText('standsAt', language, { name: nameOf(table.built[explorer] ?? '', language) }),
      listed(boardText('hand', language), counted(termsOf(props, hand))),
      boardText('stackHas', language, { count: stack }),
      listed(boardText('kept', language), termsOf(props, kept)),
      listed(boardText('pushed', language), counted(termsOf(props, pushed))),
      listed(boardText('gone', language), counted(termsOf(props, gone))),
      lock !== '' && `${nameOf(lock, language)}: ${boardText('lockedBy', language, { name: nameAt(props, seat) })}`,
    ),
  }
}

function standing(props: Props, influence: readonly number[], majority: number): readonly string[] {
  const { language } = props
  const present = influence.flatMap((count, seat) => (count > 0 ? [`${nameAt(props, seat)} ${count}`] : []))
  return said(
    listed(boardText('influence', language), present),
    majority >= 0 && boardText('majorityOf', language, { name: nameAt(props, majority) }),
  )
}

function kingdomSection(props: Props): WordsSection {
  const { table, language } = props
  const per = slotsPerSector(table)
  const slot = (id: string, tile: string, hidden: boolean): string =>
    tile === ''
      ? `${nameOf(id, language)}: ${boardText('noTile', language)}`
      : `${nameOf(id, language)}: ${companion(props, tile)}${hidden ? `, ${boardText('hiddenTile', language)}` : ''}`
  const sectors = table.sectors.flatMap(({ id, influence, majority }, n) => [
    said(nameOf(id, language), table.highlighted.includes(id) && boardText('highlighted', language), ...standing(props, influence, majority)).join(
      '. ',
    ),
    ...table.slots.slice(n * per, (n + 1) * per).map(({ id: at, tile, hidden }) => slot(at, tile, hidden)),
  ])
  return { title: boardText('sectors', language), lines: [palaceLine(props), ...sightLines(props), ...sectors] }
}

function palaceLine(props: Props): string {
  const { table, language } = props
  const inside = table.palace.flatMap((tile, n) => {
    const place = table.palaceMode ? `${boardText('spot', language, { n: n + 1 })} ` : ''
    return tile === '' ? [] : [place + companion(props, tile)]
  })
  return said(
    boardText('discAt', language, { place: table.rotation + 1 }),
    boardText('floors', language, { n: table.level }),
    listed(boardText('inPalace', language), inside),
    ...standing(props, table.palaceInfluence, table.palaceMajority),
  ).join('. ')
}

const sightLines = (props: Props): readonly string[] =>
  props.table.sight.flatMap(({ faces }, seat) =>
    faces.length > 0 ? [boardText('lines', props.language, { name: nameAt(props, seat), faces: faces.map((face) => face + 1).join(', ') })] : [],
  )

function marketSection(props: Props): WordsSection {
  const { table, language } = props
  const { row, events, eventDeck, eventDiscard, display, revelationDeck, revelationDiscard, built, villageStack, nextVillage } = table
  const discarded = (title: string, cards: readonly string[]): string | undefined => {
    const top = cards.at(-1)
    return top === undefined
      ? undefined
      : `${title}: ${boardText('discarded', language, { count: cards.length })}. ${boardText('topOf', language, { name: nameOf(top, language) })}`
  }
  return {
    title: boardText('market', language),
    lines: said(
      listed(
        boardText('house', language),
        row.map((tile, n) => `${n + 1} ${tile === '' ? boardText('noTile', language) : nameOf(tile, language)}`),
      ),
      listed(
        boardText('events', language),
        events.map((card, n) => `${n + 1} ${card === '' ? boardText('noEvent', language) : nameOf(card, language)}`),
      ),
      `${boardText('events', language)}: ${boardText('deck', language, { count: eventDeck })}`,
      discarded(boardText('events', language), eventDiscard),
      listed(
        boardText('revelations', language),
        display.map((card, n) => `${n + 1} ${card === '' ? boardText('noCard', language) : nameOf(card, language)}`),
      ),
      `${boardText('revelations', language)}: ${boardText('deck', language, { count: revelationDeck })}`,
      discarded(boardText('revelations', language), revelationDiscard),
      listed(boardText('villages', language), termsOf(props, built)),
      boardText('villageStack', language, { count: villageStack }),
      nextVillage !== '' && boardText('nextVillage', language, { name: nameOf(nextVillage, language) }),
    ),
  }
}

function turnSection(props: Props): WordsSection {
  const { table, language } = props
  const { phase, round, turn, tonight, underway } = table
  const titles = { day: 'dayOf', night: 'nightOf', draft: 'draft', over: 'over' } as const
  return {
    title: boardText(titles[phase], language, { round }),
    lines: said(
      turn.tile !== '' && boardText('placedNow', language, { tile: nameOf(turn.tile, language), place: nameOf(turn.spot, language) }),
      turn.instead !== '' && boardText('insteadOf', language, { place: nameOf(turn.instead, language) }),
      listed(
        boardText('underway', language),
        underway.map(({ place: at, done }) => (done ? boardText('done', language, { place: nameOf(at, language) }) : nameOf(at, language))),
      ),
      tonight !== '' && `${nameOf(tonight, language)}: ${boardText('tonight', language)}`,
    ),
  }
}
