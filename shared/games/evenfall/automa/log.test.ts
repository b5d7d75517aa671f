import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../../kernel/event.ts'
import { samplePick } from '../../../kernel/picks.ts'
import { Random } from '../../../kernel/random.ts'
import { eventLine, formatText, type Language } from '../../../kernel/words.ts'
import { AUTOMA_WITCHES, DIFFICULTIES } from '../content/index.ts'
import type { Automa } from '../state.ts'
import { arrange, battle, begin, type CovenScene, lastStones, type Play, type Scene } from '../testing.ts'
import { WORDS } from '../words/index.ts'

const said = (events: readonly GameEvent[], language: Language): readonly string[] =>
  events.filter(({ type }) => type.startsWith('automa')).map((event) => formatText(WORDS, eventLine(WORDS, event), language, () => 'Anna'))

/** The Automa's coven as it follows from the log alone. */
interface Model {
  marker: number
  vp: number
  path: number
  witches: number
  outer: string[]
  inner: string[]
  played: { card: string; place: string }[]
  stones: { id: string; at: string }[]
}
const newModel = (): Model => ({ marker: 0, vp: 0, path: 0, witches: AUTOMA_WITCHES, outer: [], inner: [], played: [], stones: [] })
const modelOf = ({ marker, vp, path, witches, outer, inner, played, stones }: Automa): Model => ({
  marker,
  vp,
  path,
  witches,
  outer: [...outer],
  inner: [...inner],
  played: played.map(({ card, place }) => ({ card, place })),
  stones: stones.map(({ id, at }) => ({ id, at })),
})

const text = (fact: GameEvent[string]): string => String(fact)
const texts = (fact: GameEvent[string]): readonly string[] => (Array.isArray(fact) ? fact.map(String) : [])

function follow(model: Model, event: GameEvent): void {
  switch (event.type) {
    case 'automa-turn':
    case 'automa-turn-halted':
    case 'automa-turn-again':
    case 'automa-moves-on':
      model.marker = Number(event.cell)
      break
    case 'automa-gained':
      for (const goods of texts(event.goods)) model.vp += Number.parseInt(goods, 10)
      break
    case 'automa-stepped':
      model.path = Number(event.cell)
      break
    case 'automa-found':
      model.witches -= Number(event.witches)
      model.outer.push(text(event.place))
      break
    case 'automa-took':
      model.outer.push(...texts(event.places))
      break
    case 'automa-transferred':
      model.outer = model.outer.filter((place) => place !== event.place)
      model.inner.push(text(event.place))
      break
    case 'automa-recruited':
      model.played.push({ card: text(event.card), place: '' })
      break
    case 'automa-linked':
      model.played.push({ card: text(event.card), place: text(event.place) })
      break
    case 'automa-stone':
      model.stones.push({ id: text(event.stone), at: '' })
      break
    case 'automa-stone-placed':
      for (const stone of model.stones) if (stone.id === event.stone) stone.at = text(event.place)
      break
    case 'round-over':
      model.witches = AUTOMA_WITCHES
  }
}

const randomOf = (n: number): Random => new Random({ seed: n.toString(16).padStart(64, '0'), drawn: 0 })

/** Answers at random and passes late, so that the Automa has many turns. */
function answerAny(play: Play, random: Random): void {
  const { question } = play.decision
  const busy = question.kind === 'one' ? question.choices.filter(({ id }) => id !== 'pass') : []
  play.pick(busy.length > 0 && random.int(10) > 0 ? random.pick(busy).id : samplePick(question, random))
}

const herTurn = (deck: string, automa: CovenScene & { marker?: number } = {}, more: Scene = {}): Play =>
  arrange({ seats: 1, deck, ...more, automa }).pick('token')

describe('the log of the Automa', () => {
  test.each(DIFFICULTIES.flatMap(({ id }) => ['solar', 'lunar'].map((side) => [id, side] as const)))(
    'EV-26.6 a reader of the log alone can lay out her coven exactly: %s, %s side',
    (difficulty, side) => {
      for (let seed = 1; seed <= 3; seed++) {
        const random = randomOf(seed)
        const play = begin(1, { difficulty, side }, seed.toString(16).padStart(64, '0'))
        const model = newModel()
        let heard = 0
        while (!play.match.outcome) {
          answerAny(play, random)
          for (const event of play.history.slice(heard)) follow(model, event)
          heard = play.history.length
          expect(model).toEqual(modelOf(play.automa))
        }
        // her score follows from the log, too
        const [score] = play.events('automa-score')
        expect(score?.game).toBe(model.vp)
        expect(play.match.outcome.reason.params?.automa).toBe(score?.total)
        expect(play.eventTypes.filter((type) => type.startsWith('automa-turn')).length).toBeGreaterThan(5)
      }
    },
  )

  test('EV-26.2, EV-26.9 the log tells a turn step by step', () => {
    const play = herTurn('velda', {}, { regions: { 'central-highlands': 'phantom-marsh - -' } })
    expect(said(play.history, 'en')).toEqual([
      'The Automa reveals Velda, Gatherer of Dew, 3 VP. Her marker moves 3 cells to: find a place in Central Highlands.',
      'The Automa sends 2 witches to Central Highlands and finds Phantom Marsh.',
    ])
    expect(said(play.history, 'ru')).toEqual([
      'Автома открывает карту: Вельда, Сборщица росы, 3 ПО. Её маркер проходит 3 ячейки: поиск места силы (Центральное нагорье).',
      'Автома отправляет ведьм в регион: 2 (Центральное нагорье). Она находит место силы: Призрачная топь.',
    ])
  })

  test('EV-26.3, EV-26.4, EV-26.5 the log tells why her marker stands where it stands', () => {
    expect(said(herTurn('moss-toad', { marker: 5, outer: 'grotto=rune-scales' }).history, 'en')).toEqual([
      'The Automa reveals Moss Toad, 4 VP. A yellow frame stops her marker at: transfer.',
      'The Automa moves Grotto to the inner circle.',
    ])
    const skipping = herTurn('rune-scales', { marker: 6 }, { regions: { 'north-lakes': 'grotto - -' } })
    expect(said(skipping.history, 'en')).toEqual([
      'The Automa reveals Rune Scales, 0 VP. Her marker stays on: transfer.',
      'The Automa cannot do it (transfer). Her marker moves to the next cell: harvest.',
      'The Automa cannot do it (harvest). Her marker moves to the next cell: find a place in North Lakes.',
      'The Automa sends 1 witch to North Lakes and finds Grotto.',
    ])
  })

  test('EV-26.15, EV-26.17, EV-26.18, EV-R18 the log tells of points, steps, lost rewards and link bonuses', () => {
    expect(said(herTurn('rune-scales', { marker: 0, path: 2 }).history, 'en')).toEqual([
      'The Automa reveals Rune Scales, 0 VP. Her marker stays on: points and a step.',
      'The Automa gains 3 VP (points and a step).',
      'The Automa steps to cell 3 of her path: transfer.',
      'The Automa cannot do it, so it is skipped: transfer.',
    ])
    const bonus = herTurn('rune-scales unmaking', { marker: 1, outer: 'fernflower-dell' })
    expect(said(bonus.history, 'ru')).toEqual([
      'Автома открывает карту: Рунические весы, 0 ПО. Её маркер остаётся на месте: розыгрыш карты.',
      'Автома разыгрывает ритуал: Развоплощение (Папоротниковая падь).',
      'Автома: бонус связи (Папоротниковая падь).',
      'Автома получает: 2 ПО (Папоротниковая падь).',
    ])
  })

  test('EV-26.1, EV-27.3, EV-27.4, EV-28.2 the log tells of passing, battles and the end', () => {
    const passed = arrange({ seats: 1 }).pick('pass')
    expect(said(passed.history, 'en')).toEqual(['The Automa passes too.'])
    const fought = battle({ seats: 1, deck: 'keir velda', players: [{}], automa: { stand: { 'north-lakes': { witches: 2 } } } })
    expect(said(fought.history, 'en').slice(0, 4)).toEqual([
      'The Automa has strength 8 in North Lakes: witches 2, round 1, VP of her cards 5 (Keir, Mistress of Illusions, Velda, Gatherer of Dew).',
      'The Automa takes rewards of North Lakes: bottom, middle, top.',
      'The Automa gains 1 VP (North Lakes).',
      'The Automa gains 3 VP (North Lakes).',
    ])
    const ended = lastStones({ seats: 1, players: [{}], automa: { vp: 7, specialists: 'velda', inner: 'sanctuary=moss-toad', stones: 'ember-1' } })
    expect(said(ended.history, 'en').at(-1)).toBe(
      'The Automa has 21 VP: 7 from the game, 3 on specialists, 3 on places, 4 on rituals, 4 from stones.',
    )
  })
})
