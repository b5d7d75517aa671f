import { bitOf, brewOf, cellOf } from '#shared/games/witchstone/cauldron.ts'
import { KINDS } from '#shared/games/witchstone/content/index.ts'
import type { Witchstone } from '#shared/games/witchstone/index.ts'
import { portalOf } from '#shared/games/witchstone/things.ts'
import { WORDS } from '#shared/games/witchstone/words.ts'
import { formatText } from '#shared/kernel/words.ts'
import { counted, listed, said, seatsFrom, type TellPropsOf, type WordsSection } from '../kit/in-words.ts'
import { ROWS } from './cells.ts'
import { isCell } from './geometry.ts'
import { isBlackCrystal, type PlayerView, seatOfCrystal } from './table.ts'
import { boardText, nameOf } from './words.ts'

type Props = TellPropsOf<Witchstone>

/** Tells what is open, what the reader has behind the screen, and what lies in the cauldrons and on the shared boards. */
export function describeTable(props: Props): readonly WordsSection[] {
  const { table, seat } = props
  return [
    openSection(props),
    ...(props.hand && seat !== undefined ? [screenSection(props, props.hand)] : []),
    ...seatsFrom(table.players.length, seat).flatMap((other) => {
      const player = table.players[other]
      return player ? [playerSection(props, other, player)] : []
    }),
    ballSection(props),
    sharedSection(props),
  ]
}

const nameAt = ({ names }: Props, seat: number): string => names[seat] ?? ''
const terms = ({ language }: Props, ids: readonly string[]): readonly string[] =>
  counted(ids.filter((id) => id !== '').map((id) => nameOf(id, language)))

function openSection(props: Props): WordsSection {
  const { table, language } = props
  const isTurn = table.active === props.seat
  const tasks = table.open.map(({ what, kind, thing, count }) =>
    formatText(WORDS, { key: `open.${what}`, params: { kind, thing, count } }, language, (seat) => nameAt(props, seat)),
  )
  const running = table.stack.map(({ kind, source, left }) =>
    boardText('running', language, { kind: nameOf(kind, language), source: nameOf(source, language), n: left }),
  )
  return {
    title: isTurn ? boardText('open', language) : boardText('openOf', language, { name: nameAt(props, table.active) }),
    lines: said(
      boardText('round', language, { n: table.round, all: table.rounds }),
      ...tasks,
      ...running,
      table.second !== '' && `${boardText('later', language)}: ${nameOf(table.second, language)}`,
    ),
  }
}

function screenSection(props: Props, hand: NonNullable<Props['hand']>): WordsSection {
  const { language } = props
  const { level, dominoes, chosen, scrolls, owls, tokens, specials, boosters, crystals, damaged, prospects, projected } = hand
  const prospect = (what: string): string | undefined => {
    const found = prospects.find((one) => one.what === what)
    return found && boardText('now', language, { n: found.points })
  }
  return {
    title: boardText('behind', language),
    lines: said(
      level !== '' && nameOf(level, language),
      listed(boardText('dominoes', language), terms(props, dominoes)),
      chosen !== undefined && `${nameOf(chosen, language)}: ${boardText('chosen', language)}`,
      listed(
        boardText('yourScrolls', language),
        scrolls.map((card) => said(nameOf(card, language), prospect(card)).join(' ')),
      ) ?? boardText('noScrolls', language),
      listed(boardText('owls', language), owls.map(String)),
      listed(boardText('tokens', language), terms(props, [...tokens, ...specials])),
      boosters.length > 0 && boardText('used', language, { n: boosters.length }),
      crystals.length > 0 && `${boardText('crystals', language)}: ${crystals.length}`,
      damaged > 0 && `${boardText('damaged', language)}: ${damaged}`,
      boardText('projected', language, { n: projected }),
    ),
  }
}

function playerSection(props: Props, seat: number, player: PlayerView): WordsSection {
  const { table, language } = props
  const { score, level, said: hasSaid, tower, witches, lying, markers, pentagram, wand, silver, dominoes, supply, removed } = player
  return {
    title: said(nameAt(props, seat), tower !== '' && nameOf(tower, language)).join(': '),
    lines: said(
      table.active === seat && table.phase !== 'over' && boardText('onTurn', language),
      table.first === seat && boardText('firstPlayer', language),
      level !== '' ? nameOf(level, language) : hasSaid && boardText('said', language),
      boardText('points', language, { n: score }),
      ...ROWS.map((cells, n) => boardText('rowIs', language, { r: n + 1, cells: cells.map((cell) => cellText(props, player, cell)).join(', ') })),
      listed(
        boardText('crystals', language),
        player.crystals.filter(({ place }) => !isCell(place)).map(({ place }) => nameOf(place, language)),
      ),
      boardText('figures', language, { witches, lying, markers }),
      `${boardText('pentagram', language)}: ${pentagram}. ${boardText('wand', language)}: ${wand}, ${boardText('silver', language, { n: silver })}`,
      boardText('stock', language, { up: dominoes, down: supply, gone: removed }),
      listed(boardText('discarded', language), terms(props, player.discarded)),
      listed(boardText('scrolls', language), terms(props, player.scrolls)) ?? boardText('scrollCount', language, { n: player.scrolls.length }),
      player.stacked && boardText('stacked', language),
      screened(props, player),
    ),
  }
}

function cellText({ language }: Props, player: PlayerView, cell: string): string {
  const bits = brewOf(player)[cellOf(cell)] ?? 0
  const symbols = KINDS.filter((kind) => (bits & bitOf(kind)) !== 0).map((kind) => nameOf(kind, language))
  const crystal = player.crystals.find(({ place }) => place === cell)
  if (crystal) return nameOf(isBlackCrystal(crystal.id) ? 'black-crystal' : 'coloured-crystal', language)
  return symbols.length > 0 ? symbols.join(' + ') : boardText('free', language)
}

/** What is publicly known of the things behind a screen. */
function screened(props: Props, player: PlayerView): string | undefined {
  const { language } = props
  const { owls, tokens, specials, boosters, behind, damaged, owlTiles, tokenTiles, specialTiles, boosterCards, crystalsBehind } = player
  const things = said(
    owls !== undefined && `${boardText('owls', language)} ${owls}`,
    listed(boardText('owls', language), owlTiles.map(String)),
    tokens !== undefined && `${boardText('tokens', language)} ${tokens}`,
    listed(boardText('tokens', language), terms(props, [...tokenTiles, ...specialTiles])),
    specials !== undefined && `${boardText('specialTiles', language)} ${specials}`,
    boosters !== undefined && boardText('used', language, { n: boosters }),
    listed(boardText('booster', language), terms(props, boosterCards)),
    (behind ?? crystalsBehind.length) > 0 && `${boardText('crystals', language)} ${behind ?? crystalsBehind.length}`,
    damaged !== undefined && `${boardText('damaged', language)} ${damaged}`,
  )
  return things.length > 0 ? boardText('screened', language, { things: things.join(', ') }) : undefined
}

function ballSection(props: Props): WordsSection {
  const { table, language } = props
  const regions = table.regions.map(({ id, token, owner, witches }) => {
    const facts = said(
      token !== '' && nameOf(token, language),
      owner >= 0 && boardText('owner', language, { name: nameAt(props, owner) }),
      listed(
        nameOf('witches', language),
        witches.map((seat) => nameAt(props, seat)),
      ),
    )
    return `${nameOf(id, language)}: ${facts.length > 0 ? facts.join(', ') : boardText('free', language)}`
  })
  const portals = table.portals
    .filter(({ owner }) => owner >= 0)
    .map(({ id, owner, filled, from }) => {
      const count = boardText('portal', language, { name: nameOf(id, language), n: filled, all: portalOf(id).length })
      return said(`${count}, ${nameAt(props, owner)}`, from !== '' && nameOf(from, language)).join(', ')
    })
  return {
    title: boardText('ball', language),
    lines: said(...regions, listed(boardText('portals', language), portals)),
  }
}

function sharedSection(props: Props): WordsSection {
  const { table, language } = props
  const shelf = (crystals: readonly string[], capacity: number): string => {
    const owners = crystals
      .filter((id) => id !== '')
      .map((id) => (isBlackCrystal(id) ? nameOf('black-crystal', language) : nameAt(props, seatOfCrystal(id))))
    return said(`${owners.length}/${capacity}`, counted(owners).join(', ')).join(': ')
  }
  return {
    title: `${boardText('rack', language)}, ${boardText('scrolls', language)}`,
    lines: said(
      listed(
        boardText('scrolls', language),
        table.row.map((card, n) => `${n + 1} ${card === '' ? boardText('free', language) : nameOf(card, language)}`),
      ),
      boardText('deck', language, { n: table.deck }),
      listed(boardText('specialTiles', language), terms(props, table.slots)),
      boardText('specials', language, { n: table.specials }),
      ...table.owls.map(({ id, tiles }) => `${nameOf(id, language)}: ${tiles.join(', ')}`),
      ...table.shelves.map(({ id, capacity, crystals }) => `${nameOf(id, language)}: ${shelf(crystals, capacity)}`),
      listed(boardText('stoneTable', language), terms(props, table.stoneTable)),
      listed(
        boardText('arrivals', language),
        table.arrivals.map((seat) => nameAt(props, seat)),
      ),
    ),
  }
}
