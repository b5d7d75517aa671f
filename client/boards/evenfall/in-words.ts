import { placeOf } from '#shared/games/evenfall/content/index.ts'
import type { Evenfall } from '#shared/games/evenfall/index.ts'
import { counted, listed, said, seatsFrom, type TellPropsOf, type WordsSection } from '../kit/in-words.ts'
import { placeText } from './Cards.tsx'
import { type AutomaView, faceAt, isCard, type PartyView, type PlayedView, type PlayerView, peopleOf, type RegionView, ritualOn } from './table.ts'
import { boardText, nameOf } from './words.ts'

type Props = TellPropsOf<Evenfall>

const GOODS = ['herb', 'knowledge', 'potion', 'mana'] as const

/** Tells what the reader holds, what every coven has, and what each region offers. */
export function describeTable(props: Props): readonly WordsSection[] {
  const { table, seat, hand, language } = props
  return [
    ...(hand && seat !== undefined ? [handSection(props, hand)] : []),
    ...seatsFrom(table.players.length, seat).flatMap((other) => {
      const player = table.players[other]
      return player ? [playerSection(props, other, player)] : []
    }),
    ...table.automa.map((automa) => automaSection(props, automa)),
    ...table.regions.map((region) => regionSection(props, region)),
    {
      title: boardText('piles', language),
      lines: said(
        `${boardText('deck', language)}: ${table.deck}`,
        `${boardText('places', language)}: ${table.places}`,
        listed(boardText('discard', language), names(props, table.discard)),
        table.box.length > 0 && `${boardText('box', language, { n: table.box.length })}: ${names(props, table.box).join(', ')}`,
        table.redStone && nameOf('stone-red', language),
      ),
    },
  ]
}

const names = ({ language }: Props, ids: readonly string[]): readonly string[] => ids.filter((id) => id !== '').map((id) => nameOf(id, language))
const partyName = ({ names: known, language }: Props, party: number): string => known[party] ?? boardText('automa', language)

function handSection(props: Props, { cards, dial, chosen, stones }: NonNullable<Props['hand']>): WordsSection {
  const { language } = props
  return {
    title: boardText('hand', language),
    lines: said(
      listed(boardText('hand', language), names(props, cards)) ?? boardText('noCards', language),
      dial !== undefined && `${boardText('dial', language)}: ${dial}`,
      listed(boardText('chosenCards', language), names(props, chosen)),
      ...stones.map(({ stone, place }) => `${boardText('stone', language, { name: nameOf(stone, language) })}: ${nameOf(place, language)}`),
    ),
  }
}

function playerSection(props: Props, seat: number, player: PlayerView): WordsSection {
  const { table, language } = props
  const { coven, token, passed, ready, dial, boardCell, hand } = player
  return {
    title: said(partyName(props, seat), coven !== '' && nameOf(coven, language)).join(': '),
    lines: said(
      table.phase === 'actions' && table.active === seat && boardText(table.acted ? 'onTurnActed' : 'onTurn', language),
      table.first === seat && boardText('first', language),
      passed && boardText('passed', language),
      ready && boardText('ready', language),
      boardText('points', language, { n: player.vp }),
      GOODS.map((good) => `${boardText(good, language)}: ${player[good]}`).join(', '),
      boardText('handOf', language, { n: hand }),
      boardText('token', language) + (token ? '' : `: ${boardText('tokenUsed', language)}`),
      boardCell !== '' && `${boardText('cell', language, { name: nameOf(coven, language) })}: ${nameOf(boardCell, language)}`,
      dial !== undefined && boardText('dialOpen', language, { name: partyName(props, seat), n: dial }),
      ...partyLines(props, player),
    ),
  }
}

function automaSection(props: Props, automa: AutomaView): WordsSection {
  const { language } = props
  return {
    title: boardText('automa', language),
    lines: said(
      boardText('points', language, { n: automa.vp }),
      `${boardText('circle', language)}: ${automa.marker + 1}`,
      ...partyLines(props, automa),
    ),
  }
}

/** What a coven and the Automa both have. */
function partyLines(props: Props, party: PartyView): readonly string[] {
  const { language } = props
  const circle = (places: readonly string[]): readonly string[] => places.map((place) => withRitual(props, party, place))
  const people = (role: 'specialist' | 'council'): readonly string[] => peopleOf(party, role).map((one) => playedText(props, one))
  return said(
    `${boardText('path', language)}: ${party.path}`,
    boardText('witches', language, { n: party.witches }),
    boardText('elders', language, { n: party.elders }),
    listed(boardText('outer', language), circle(party.outer)),
    listed(boardText('inner', language), circle(party.inner)),
    listed(boardText('people', language), people('specialist')),
    listed(boardText('council', language), people('council')),
    listed(
      boardText('stones', language),
      party.stones.map(({ id, at }) => nameOf(id, language) + (at === '' ? '' : ` (${placeName(props, at)})`)),
    ),
  )
}

const placeName = ({ language }: Props, at: string): string =>
  isCard(at) || /^(?:place|start)-/.test(at) ? nameOf(at, language) : boardText('path', language)

function withRitual(props: Props, party: PartyView, place: string): string {
  const ritual = ritualOn(party, place)
  const printed = faceAt(props.table, place) && placeText(props.table, place, props.language)
  return said(`${nameOf(place, props.language)}${printed ? ` (${printed})` : ''}`, ritual && playedText(props, ritual)).join(' + ')
}

function playedText(props: Props, { card, cells, slots, turned, copies }: PlayedView): string {
  const { language } = props
  return said(
    nameOf(card, language),
    turned && boardText('turned', language),
    copies !== '' && boardText('copies', language, { name: nameOf(copies, language) }),
    ...counted([...cells, ...slots].filter((one) => one !== '').map((one) => nameOf(one, language))),
  ).join(', ')
}

function regionSection(props: Props, { id, slots, cells, crowd, stones }: RegionView): WordsSection {
  const { table, language } = props
  const figures = crowd.flatMap(({ witches, elders }, party) =>
    witches + elders > 0 ? [`${partyName(props, party)}: ${counts(language, witches, elders)}`] : [],
  )
  const window = (place: string): string =>
    place === ''
      ? boardText('freeSlot', language)
      : `${boardText('find', language, { name: nameOf(place, language), n: placeOf(place).witches })}. ${placeText(table, place, language)}`
  return {
    title: nameOf(id, language),
    lines: said(
      listed(boardText('bigCell', language), figures),
      listed(
        boardText('cellsHere', language),
        cells.map((party, n) => `${n + 1} ${party >= 0 ? partyName(props, party) : boardText('free', language)}`),
      ),
      ...slots.map(window),
      listed(boardText('stones', language), names(props, stones)),
    ),
  }
}

const counts = (language: Props['language'], witches: number, elders: number): string =>
  said(witches > 0 && `${boardText('witch', language)} ×${witches}`, elders > 0 && `${boardText('elder', language)} ×${elders}`).join(', ')
