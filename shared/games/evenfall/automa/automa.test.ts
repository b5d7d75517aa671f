import { describe, expect, test } from 'vitest'
import { AUTOMA_CIRCLE, GRADES, PLACES, RITUALS, SPECIALISTS } from '../content/index.ts'
import { evenfall } from '../index.ts'
import { arrange, battle, begin, type CovenScene, lastStones, type Play, type PlayerScene, type Scene } from '../testing.ts'

const solo = (player: PlayerScene, automa: CovenScene & { marker?: number }, more: Scene = {}): Play =>
  arrange({ seats: 1, ...more, players: [player], automa })
/** Lets the player use the token, after which the Automa has a turn. The card that she turns over moves her marker by its points. */
const herTurn = (deck: string, automa: CovenScene & { marker?: number } = {}, more: Scene = {}): Play =>
  solo({}, automa, { deck, ...more }).pick('token')

describe('setup', () => {
  test('EV-25.1 a solo match has two regions of three slots, and any coven and both sides can be played', () => {
    const seeds = Array.from({ length: 40 }, (_, n) => (n + 1).toString(16).padStart(64, '0'))
    const covens = new Set(seeds.map((seed) => begin(1, { side: 'lunar' }, seed).player(0).coven))
    expect(covens.size).toBe(4)
    expect(begin(1).table.regions.map(({ id, slots }) => [id, slots.length])).toEqual([
      ['north-lakes', 3],
      ['central-highlands', 3],
    ])
  })

  test('EV-25.2 the Automa begins at the top of the circle and the bottom of the path, with four witches and nothing else', () => {
    expect(begin(1).table.automa).toEqual([{ vp: 0, path: 0, witches: 4, elders: 0, outer: [], inner: [], played: [], stones: [], marker: 0 }])
  })

  test('EV-25.3 the player is always first player', () => {
    const play = battle({ seats: 1, players: [{}], automa: { stand: { 'north-lakes': { witches: 2 } } } })
    expect([play.events('automa-won').length, play.table.first, play.table.round]).toEqual([1, 0, 2])
  })

  test('EV-25.4 scouting and the end of the round give the Automa nothing except the return of her witches', () => {
    const play = battle({ seats: 1, players: [{}], automa: { outer: 'salt-cave', stand: { 'north-lakes': { witches: 3 } } } })
    expect([play.table.round, play.automa.witches, play.automa.outer]).toEqual([2, 4, ['place-salt-cave']])
    expect(
      play.history
        .filter(({ type }) => type.startsWith('automa'))
        .every(({ type }) => ['automa-strength', 'automa-reward', 'automa-gained', 'automa-won', 'automa-stone'].includes(type)),
    ).toBe(true)
  })

  test('EV-25.5, EF-A3 she is the opponent and both neighbours; her cards can be copied and her places harvested', () => {
    const fairy = solo({ inner: 'start=butterfly-fairy' }, { outer: 'salt-cave mossy-glade grotto' }).pick('elder>butterfly-fairy:1')
    expect([fairy.asked, fairy.offered]).toEqual(['harvest', ['grotto', 'mossy-glade', 'salt-cave']])
    fairy.pick(['salt-cave', 'mossy-glade'])
    expect(fairy.since(0)).toMatchObject({ herb: 1, mana: 2 })
    const chameleon = solo({ inner: 'start=puppet-chameleon' }, { outer: 'grotto=obsidian-mirror' }).pick('elder>puppet-chameleon:1')
    expect(chameleon.since(0)).toMatchObject({ hand: 2 })
    const ehir = solo({ specialists: 'ehir', outer: 'salt-cave' }, { specialists: 'velda' }).pick('ehir-1')
    expect(ehir.since(0)).toEqual({ mana: 2 })
  })

  test('EV-25.6, EV-R15 every resource and every mana that she is given is a point, and a point stays one', () => {
    // she gets 1 mana and 1 point
    const play = solo({ specialists: 'ajisu', council: 'ulan' }, {}).pick('ajisu-1', '1-herb')
    expect([play.automaSince.vp, play.since(0)]).toEqual([2, { herb: 1, mana: 3, vp: 3 }])
    const downpour = solo({ inner: 'start=downpour-of-insight' }, {}).pick('elder>downpour-of-insight:1')
    expect(downpour.events('automa-gained')[0]).toMatchObject({ goods: ['1-vp'] })
  })

  test.each(PLACES.map(({ id, harvest }) => ({ place: id.replace('place-', ''), harvest, worth: Object.values(harvest).reduce((a, b) => a + b) })))(
    'EV-25.6 $place with the harvest $harvest gives her $worth',
    ({ place, worth }) => {
      const play = herTurn('rune-scales', { marker: 7, outer: place })
      expect(play.automaSince).toEqual({ vp: worth, path: 0, witches: 0 })
    },
  )

  test('EV-25.6 no card makes her pay, discard or lose anything', () => {
    // 4 points cost 1 mana; she has no mana, and she loses no point instead
    const priced = herTurn('rune-scales unmaking', { marker: 1, vp: 5, outer: 'altar-of-winds' })
    expect(priced.automaSince.vp).toBe(4)
    // Truce by the Fire asks for a card; she has only the one she turned over
    const truce = solo({ hand: 'truce-by-the-fire', knowledge: 3 }, { marker: 4, path: 8, vp: 5 }, { deck: 'rune-scales' })
    const discarded = truce.state.discard.length
    truce.pick('truce-by-the-fire>start-star')
    expect([truce.automaSince.vp, truce.state.discard.slice(discarded)]).toEqual([2 + 3, ['ritual-rune-scales']])
    // harvesting her places takes nothing from her
    const hers = { marker: 4, path: 8, vp: 5, outer: 'salt-cave=moss-toad grotto' } as const
    const fairy = solo({ inner: 'start=butterfly-fairy' }, hers, { deck: 'rune-scales' }).pick('elder>butterfly-fairy:1')
    expect([fairy.since(0), fairy.automaSince.vp]).toEqual([{ elders: -1, mana: 2, potion: 1 }, 3])
    expect([fairy.automa.outer, fairy.automa.played.length]).toEqual([['place-salt-cave', 'place-grotto'], 1])
  })
})

describe('her turns', () => {
  test('EV-26.1, EV-71.45, EV-80.19 she has a turn after each turn of the player and none after a pass', () => {
    const play = solo({ hand: 'keir velda' }, {}).pick('token')
    expect([play.asked, play.events('automa-turn').length]).toEqual(['end-turn', 0])
    play.pick('end-turn')
    expect([play.events('automa-turn').length, play.asked]).toEqual([1, 'turn-alone'])
    play.pick('pass')
    expect([play.events('automa-turn').length, play.table.round]).toEqual([1, 2])
    const passed = solo({}, {}).pick('pass')
    expect([passed.events('automa-turn'), passed.table.round]).toEqual([[], 2])
  })

  test('EV-26.2, EV-70.19 a card is turned over and discarded, the marker moves by its points, and the act of the cell is done', () => {
    // Velda has 3 points
    const play = herTurn('velda', { vp: 0 }, { regions: { 'central-highlands': 'phantom-marsh grotto -' } })
    expect(play.state.discard).toEqual(['specialist-velda-1'])
    expect([play.automa.marker, play.automa.outer, play.automaSince]).toEqual([3, ['place-phantom-marsh'], { vp: 0, path: 0, witches: -2 }])
    expect(play.region('central-highlands').crowd).toEqual([
      { witches: 0, elders: 0 },
      { witches: 2, elders: 0 },
    ])
    expect([play.asked, play.seat]).toEqual(['turn-alone', 0])
  })

  test('EV-26.3, EV-71.26, EV-R29 she halts on a yellow cell and leaves it like any other', () => {
    // Moss Toad has 4 points, and the next cell is yellow
    const halt = herTurn('moss-toad', { marker: 5, outer: 'grotto=rune-scales' })
    expect([halt.automa.marker, halt.automa.inner]).toEqual([6, ['place-grotto']])
    const start = herTurn('keir', { marker: 6 }, { regions: { 'north-lakes': 'grotto - -' } })
    expect([start.automa.marker, start.automa.outer]).toEqual([8, ['place-grotto']])
  })

  test('EV-26.4, EV-R16 a card without points repeats the act of the same cell', () => {
    const play = herTurn('rune-scales', { marker: 4, path: 1 })
    expect([play.automa.marker, play.automaSince]).toEqual([4, { vp: 2, path: 1, witches: 0 }])
  })

  test('EV-26.5, EV-71.27 if an act is impossible she goes on to the next cell', () => {
    // she has no ritual to transfer and nothing to harvest, so she goes on to North Lakes
    const play = herTurn('rune-scales', { marker: 6 }, { regions: { 'north-lakes': 'grotto - -' } })
    expect([play.automa.marker, play.automa.outer]).toEqual([8, ['place-grotto']])
    expect(play.events('automa-moves-on').map(({ cell }) => cell)).toEqual([7, 8])
    const one = herTurn('rune-scales', { marker: 6, outer: 'salt-cave' })
    expect([one.automa.marker, one.automaSince.vp]).toEqual([7, 2])
  })

  test('EV-26.6, EV-26.7 she decides nothing, everybody sees her cards, and new places go to the right', () => {
    const play = herTurn('rune-scales', { marker: 10, outer: 'salt-cave' }, { places: 'moonwell' })
    expect([play.asked, play.seat, play.automa.outer]).toEqual(['turn-alone', 0, ['place-salt-cave', 'place-moonwell']])
    expect(play.events('automa-turn-again')).toMatchObject([{ card: 'ritual-rune-scales', vp: 0, cell: 10, act: 'act-revealPlace' }])
    expect(play.match.canUndo(0)).toBe(false)
  })

  test('EV-26.8 nothing permanent on her cards works', () => {
    // she finds a place, and neither Irene nor the lantern has any effect
    const play = herTurn(
      'rune-scales',
      { marker: 2, specialists: 'irene-and-haze', outer: 'moonwell=lantern-of-lost-roads' },
      { regions: { 'north-lakes': 'salt-cave - -' } },
    )
    expect([play.automaSince, play.automa.outer]).toEqual([{ vp: 0, path: 0, witches: -1 }, ['place-moonwell', 'place-salt-cave']])
    // she harvests a place with the honey bear, and transfers a place with the weaver spider
    expect(herTurn('rune-scales', { marker: 7, outer: 'salt-cave=honey-bear' }).automaSince.vp).toBe(2)
    expect(herTurn('rune-scales', { marker: 6, outer: 'salt-cave=weaver-spider' }).automaSince.vp).toBe(0)
    // she steps along her path, and the astrolabe gives no mana
    const step = herTurn('rune-scales', { marker: 4, path: 4, outer: 'salt-cave=star-astrolabe' })
    expect([step.automaSince, step.events('automa-gained')]).toMatchObject([{ vp: 3, path: 1, witches: 0 }, [{ source: 'path' }]])
  })

  test('EV-26.8 no effect for a battle works on her cards', () => {
    const alone = (cards: CovenScene): Play =>
      battle({ seats: 1, deck: 'rune-scales', players: [{}], automa: { ...cards, stand: { 'north-lakes': { witches: 1 } } } })
    const armed = alone({ specialists: 'jorunn oswin', outer: 'salt-cave=veil-of-ash grotto=blood-chalice' })
    // a card without points, round 1 and one witch give 2; the victory brings her nothing
    expect([armed.events('automa-strength')[0]?.strength, armed.events('automa-won').length, armed.automa.vp]).toEqual([2, 1, 0])
  })

  test.each(RITUALS.filter(({ effect }) => effect.type === 'instant').map(({ id }) => id.replace('ritual-', '')))(
    'EV-26.8 she plays %s, and its instant effect changes nothing for anybody',
    (ritual) => {
      const play = herTurn(`rune-scales ${ritual}`, { marker: 1, path: 2, outer: 'salt-cave moonwell' })
      expect(play.automa.played).toMatchObject([{ card: `ritual-${ritual}`, cells: [], slots: [], turned: false }])
      expect([play.automaSince, play.automa.inner, play.automa.outer.length]).toEqual([{ vp: 0, path: 0, witches: 0 }, [], 2])
      // the token has brought a herb and a potion
      expect([play.since(0), play.asked, play.seat]).toEqual([{ herb: 1, potion: 1 }, 'turn-alone', 0])
    },
  )

  test('EV-26.8 the cards that she plays have no action cells and no catalyst cells', () => {
    for (const ritual of ['twin-sickles', 'singing-cauldron', 'reality-warp']) {
      const play = solo({ herb: 9, potion: 9, specialists: 'mirra' }, { marker: 1, outer: 'salt-cave' }, { deck: `rune-scales ${ritual}` }).pick(
        'token',
      )
      // Mirra could create a sickle there if there were a cell
      if (play.asked === 'end-turn') play.pick('end-turn')
      expect(play.automa.played).toMatchObject([{ card: `ritual-${ritual}`, cells: [], slots: [] }])
      expect(play.offered.filter((id) => id.includes(ritual))).toEqual([])
      expect(play.pick('mirra-1').asked).toBe('turn-alone')
    }
  })

  test('EV-26.9, EV-71.3 she takes the leftmost place, even with one witch for a cost of two, but not with none', () => {
    const scene = { regions: { 'north-lakes': '- phantom-marsh grotto', 'central-highlands': 'bald-mountain - -' } } as const
    const short = herTurn('rune-scales', { marker: 2, stand: { 'central-highlands': { witches: 3 } } }, scene)
    expect([short.automa.outer, short.automa.witches]).toEqual([['place-phantom-marsh'], 0])
    const none = herTurn('rune-scales', { marker: 2, stand: { 'central-highlands': { witches: 4 } } }, scene)
    // without a witch she cannot find a place in either region, so she advances on the path
    expect([none.automa.marker, none.automa.path]).toEqual([4, 1])
    const empty = herTurn('rune-scales', { marker: 2 }, { regions: { 'north-lakes': '- - -', 'central-highlands': 'bald-mountain - -' } })
    expect([empty.automa.marker, empty.automa.outer]).toEqual([3, ['place-bald-mountain']])
  })

  test('EV-26.10 she advances one step and gets its reward; at the top she gets 3 points', () => {
    expect(herTurn('rune-scales', { marker: 4, path: 4 }).automaSince).toEqual({ vp: 3, path: 1, witches: 0 })
    expect(herTurn('rune-scales', { marker: 4, path: 8 }).automaSince).toEqual({ vp: 3, path: 0, witches: 0 })
  })

  test('EV-26.11 she takes a place from the deck', () => {
    expect(herTurn('rune-scales', { marker: 10 }, { places: 'moonwell' }).automa.outer).toEqual(['place-moonwell'])
  })

  test('EV-26.12, EV-R17, EF-A3 she harvests her outer circle, and the player may react', () => {
    const play = solo({ specialists: 'ulan' }, { marker: 7, outer: 'salt-cave crows-loft starfall-crater' }, { deck: 'rune-scales' }).pick('token')
    // the places give 2 mana, a card and a point, and a resource and 2 mana
    expect([play.automaSince.vp, play.asked, play.seat, play.source]).toEqual([7, 'resources', 0, 'ulan-1'])
    play.pick('1-herb')
    expect([play.since(0), play.asked]).toEqual([{ herb: 2, potion: 1, mana: 1 }, 'turn-alone'])
  })

  test('EV-26.13 she transfers the place that has the most points together with its ritual, the leftmost in a tie', () => {
    const play = herTurn('rune-scales', {
      marker: 6,
      outer: 'throne-of-roots grotto=moss-toad sanctuary=obsidian-mirror moonwell=downpour-of-insight',
      inner: 'salt-cave',
    })
    // the places and rituals are worth 4, 3 + 1 and 5
    expect([play.automa.inner, play.automa.outer.length]).toEqual([['place-salt-cave', 'place-moonwell'], 3])
    const equal = herTurn('rune-scales', { marker: 6, outer: 'grotto=moss-toad sanctuary=obsidian-mirror' })
    expect(equal.automa.inner).toEqual(['place-grotto'])
    // 0 + 3 and 3 + 1: the points of the place and of its ritual both count
    const rich = herTurn('rune-scales', { marker: 6, outer: 'salt-cave=weaver-spider sanctuary=obsidian-mirror' })
    expect(rich.automa.inner).toEqual(['place-sanctuary'])
  })

  test('EV-26.14, EV-R30 she plays the top card for free: specialists may repeat, and a ritual goes first to a place with a link bonus', () => {
    const specialist = herTurn('rune-scales keir', { marker: 1, specialists: 'keir-2' })
    expect(specialist.automa.played.map(({ card, role }) => [card, role])).toEqual([
      ['specialist-keir-2', 'specialist'],
      ['specialist-keir-1', 'specialist'],
    ])
    const ritual = herTurn('rune-scales unmaking', { marker: 1, outer: 'salt-cave moonwell', inner: 'owl-market' })
    expect([ritual.automa.played, ritual.automaSince.vp]).toMatchObject([[{ card: 'ritual-unmaking', place: 'place-owl-market' }], 2])
    const plain = herTurn('rune-scales unmaking', { marker: 1, outer: 'salt-cave moonwell' })
    expect(plain.automa.played).toMatchObject([{ card: 'ritual-unmaking', place: 'place-salt-cave' }])
  })

  test('EV-26.16, EV-71.28 a ritual without a free place is discarded; then she does the next cell, or nothing more if it was a path reward', () => {
    const play = herTurn('rune-scales unmaking', { marker: 1, outer: 'salt-cave=moss-toad' }, { regions: { 'north-lakes': 'grotto - -' } })
    expect([play.automa.marker, play.automa.outer, play.state.discard]).toEqual([
      2,
      ['place-salt-cave', 'place-grotto'],
      ['ritual-rune-scales', 'ritual-unmaking'],
    ])
    const path = herTurn('rune-scales unmaking', { marker: 4, path: 3 })
    expect([path.automa.marker, path.automa.path, path.state.discard, path.automaSince.vp]).toEqual([
      4,
      4,
      ['ritual-rune-scales', 'ritual-unmaking'],
      0,
    ])
  })

  test.each([
    ['apprentice', 1],
    ['witch', 3],
    ['master', 4],
    ['heir', 5],
  ] as const)('EV-26.17 she gets X points and a step: %s has an X of %i', (difficulty, x) => {
    const play = herTurn('rune-scales', { marker: 0, path: 1 }, { difficulty })
    expect(play.automaSince).toEqual({ vp: x + 2, path: 1, witches: 0 })
  })

  test('EV-71.44 at the top of the path a master gains 4 and 3 points', () => {
    expect(herTurn('rune-scales', { marker: 0, path: 8 }, { difficulty: 'master' }).automaSince).toEqual({ vp: 7, path: 0, witches: 0 })
  })

  test('EV-26.18, EV-R18 the path has the same acts as the circle, but an impossible one is lost', () => {
    const nothing = herTurn('rune-scales', { marker: 4, path: 2 })
    expect([nothing.automa.marker, nothing.automaSince]).toEqual([4, { vp: 0, path: 1, witches: 0 }])
    const harvest = herTurn('rune-scales', { marker: 4, path: 6, outer: 'salt-cave' })
    expect(harvest.automaSince).toEqual({ vp: 2, path: 1, witches: 0 })
    const place = herTurn('rune-scales', { marker: 4, path: 0 }, { places: 'moonwell' })
    expect(place.automa.outer).toEqual(['place-moonwell'])
  })

  test('EV-26.2 without any card left her marker does not move', () => {
    const all = arrange({ seats: 1 }).state.deck.map((card) => card.replace(/^(ritual|specialist)-/, ''))
    const play = solo({ hand: all.join(' ') }, { marker: 4, path: 8 }).pick('token', 'end-turn')
    expect([play.eventTypes.includes('automa-turn-blind'), play.automaSince.vp]).toEqual([true, 3])
  })
})

describe('the link bonuses of the Automa', () => {
  const bonus = (place: string, ritual = 'unmaking', more: CovenScene = {}, scene: Scene = {}): Play =>
    herTurn(`rune-scales ${ritual}`, { ...more, marker: 1, outer: `${place} ${more.outer ?? ''}` }, scene)

  test('EV-26.15, EF-A1 goods and cards are points', () => {
    expect(bonus('fernflower-dell').automaSince.vp).toBe(2)
    expect(bonus('hollow-oak').automaSince.vp).toBe(1)
    expect(bonus('whaleback-isle').automaSince.vp).toBe(1)
  })

  test('EV-26.15, EF-A2 conditions hold as usual, and she gets the better option, the first in a tie', () => {
    expect([bonus('kings-barrow', 'broom-stand').automaSince.vp, bonus('kings-barrow', 'unmaking').automaSince.vp]).toEqual([4, 1])
    expect(bonus('phantom-marsh', 'broom-stand').automaSince.vp).toBe(3)
    // the choice is 1 herb or 2 mana, and then a transfer, which is worth nothing, or 2 points
    expect(bonus('lily-backwater').automaSince.vp).toBe(2)
    expect([bonus('storm-pass').automaSince.vp, bonus('storm-pass').automa.inner]).toEqual([2, []])
  })

  test('EV-R32, EF-A2 a price is ignored', () => {
    expect(bonus('altar-of-winds').automaSince.vp).toBe(4)
    expect(bonus('false-beacon').automaSince.vp).toBe(2)
  })

  test('EV-26.15, EF-A2 she gets steps, transfers and places from the deck', () => {
    expect(bonus('glass-peak', 'unmaking', { path: 1 }).automaSince).toEqual({ vp: 2, path: 1, witches: 0 })
    expect(bonus('swaying-bridge').automa.inner).toEqual(['place-swaying-bridge'])
    expect(bonus('yew-maze', 'unmaking', {}, { places: 'moonwell' }).automa.outer).toEqual(['place-yew-maze', 'place-moonwell'])
  })

  test('EV-R43, EV-71.47, EF-A2 "harvest this place" gives her its goods as points, and nobody reacts', () => {
    const play = solo({ specialists: 'ulan' }, { marker: 1, outer: 'scarecrow-acre' }, { deck: 'rune-scales unmaking' }).pick('token')
    expect([play.automaSince.vp, play.asked, play.since(0)]).toEqual([1, 'turn-alone', { herb: 1, potion: 1 }])
  })

  test('EV-26.15, EV-R18, EF-A2 catalysts and returning witches give her nothing', () => {
    for (const place of ['night-smithy', 'rowan-gate']) {
      const play = bonus(place, 'reality-warp', { stand: { 'north-lakes': { witches: 1 } } })
      expect([play.automaSince, play.automa.marker]).toEqual([{ vp: 0, path: 0, witches: 0 }, 1])
    }
  })
})

describe('gifts', () => {
  test('EV-26.19, EV-30.6a, EF-A4 with Cat Helper she always advances', () => {
    const play = solo({ hand: 'cat-helper', knowledge: 1, herb: 1, path: 2 }, { path: 1 }).pick('cat-helper>start-star', 'yes')
    expect([play.automaSince.path, play.events('automa-gained')[0]?.goods, play.since(0).vp]).toEqual([1, ['2-vp'], 4])
  })

  test('EF-A4 with Truce by the Fire she takes the mana as points, without discarding a card', () => {
    const play = solo({ hand: 'truce-by-the-fire', knowledge: 3, council: 'ulan' }, { marker: 4, path: 8 }, { deck: 'rune-scales' }).pick(
      'truce-by-the-fire>start-star',
    )
    // the player gets 2 points, 1 for the Automa's gain and 3 from the council; she gets 2 for the mana and 3 in her own turn
    expect([play.since(0).vp, play.automaSince.vp]).toEqual([6, 5])
  })

  test('EV-26.20 the player may harvest her places, which never have sickles', () => {
    // she has put a ritual with two catalyst cells on the cave
    const play = solo({ inner: 'start=butterfly-fairy' }, { marker: 1, outer: 'salt-cave' }, { deck: 'rune-scales reality-warp' }).pick('token')
    expect(play.automa.played).toMatchObject([{ card: 'ritual-reality-warp', place: 'place-salt-cave' }])
    play.mark().pick('elder>butterfly-fairy:1')
    expect(play.events('place-plundered').map(({ seat, place }) => [seat, place])).toEqual([[0, 'place-salt-cave']])
    // the place gives its 2 mana once
    expect(play.since(0)).toEqual({ elders: -1, mana: 2 })
  })
})

describe('battles', () => {
  const lakes = (witches: number) => ({ stand: { 'north-lakes': { witches } } }) as const

  test('EV-27.1, EV-71.43 alone in a region she wins and is rewarded by her strength', () => {
    // the cards give 1 + 2 points, it is round 2, and there are two witches
    const play = battle({
      seats: 1,
      round: 2,
      deck: 'obsidian-mirror keir',
      spots: { 'north-lakes': 'gale-1 ember-1 tide-1 moss-1' },
      players: [{}],
      automa: lakes(2),
    })
    expect(play.events('automa-strength')).toMatchObject([{ strength: 7, region: 'north-lakes' }])
    expect([play.automa.vp, play.automa.stones, play.table.first]).toEqual([4, [{ id: 'stone-gale-1', at: '' }], 0])
  })

  test("EV-27.2, EV-27.7, EV-R33 the player's mana and strength come first, and her cards after them", () => {
    const play = battle({ seats: 1, players: [{ mana: 5, specialists: 'keir', ...lakes(1) }], automa: lakes(1) }).pick(3)
    expect([play.asked, play.eventTypes.includes('automa-strength')]).toEqual(['adjust', false])
    play.pick(5)
    const told = play.eventTypes
    expect(told.indexOf('strength')).toBeLessThan(told.indexOf('automa-strength'))
  })

  test('EV-27.3, EV-27.4, EV-27.6, EV-70.20 her strength is a card for each witch, the round and her witches; both are rewarded, the player first', () => {
    // Velda and Obsidian Mirror have 4 points together
    const play = battle({
      seats: 1,
      deck: 'velda obsidian-mirror',
      spots: { 'north-lakes': 'gale-1 ember-1 tide-1 moss-1' },
      players: [{ mana: 4, ...lakes(2) }],
      automa: lakes(2),
    }).pick(4)
    expect([play.events('strength')[0]?.strength, play.events('automa-strength')[0]?.strength]).toEqual([6, 7])
    expect(play.eventTypes.indexOf('battle-reward')).toBeLessThan(play.eventTypes.indexOf('automa-gained'))
    expect([play.automaSince.vp, play.automa.stones, play.table.first]).toEqual([4, [{ id: 'stone-gale-1', at: '' }], 0])
    expect(play.state.discard).toEqual(expect.arrayContaining(['specialist-velda-1', 'ritual-obsidian-mirror']))
    expect(play.player(0).vp).toBe(3)
  })

  test('EV-27.4 she does a transfer among the rewards if she has something to move', () => {
    // Central Highlands gives a resource, then a transfer and a point
    const scene = { seats: 1, deck: 'thrice-locked-casket', players: [{}] } as const
    const stand = { 'central-highlands': { witches: 1 } } as const
    const play = battle({ ...scene, automa: { stand, outer: 'grotto=moss-toad' } })
    expect([play.events('automa-strength')[0]?.strength, play.automa.inner, play.automa.vp]).toEqual([7, ['place-grotto'], 2])
    expect(battle({ ...scene, automa: { stand, outer: 'grotto' } }).automa.vp).toBe(2)
  })

  test('EV-27.5 the player wins every tie', () => {
    // a card without points, round 1 and one witch give 2
    const play = battle({ seats: 1, deck: 'rune-scales', players: [{ mana: 1, ...lakes(1) }], automa: lakes(1) }).pick(1)
    expect([play.asked, play.seat]).toEqual(['take-stone', 0])
  })
})

describe('the end', () => {
  test('EV-28.1, EV-R31 her stones go to the rituals with the most points, whatever the symbol; stones left over are of no use', () => {
    const play = lastStones({
      seats: 1,
      players: [{ vp: 90 }],
      automa: { stones: 'ember-1 ember-2 ember-3', inner: 'moonwell=obsidian-mirror deadwater-spring=moss-toad', outer: 'salt-cave=deer-king' },
    })
    expect(play.automa.stones.map(({ at }) => at)).toEqual(['place-deadwater-spring', 'place-moonwell', ''])
    // in a tie the leftmost ritual comes first
    const equal = lastStones({
      seats: 1,
      players: [{}],
      automa: { stones: 'ember-1', inner: 'grotto=rune-scales moonwell=obsidian-mirror salt-cave=lantern-of-lost-roads' },
    })
    expect(equal.automa.stones.map(({ at }) => at)).toEqual(['place-moonwell'])
  })

  test('EV-28.2 she scores her points, her specialists, and her inner circle with doubled rituals', () => {
    const play = lastStones({
      seats: 1,
      players: [{ vp: 50 }],
      automa: {
        vp: 20,
        stones: 'ember-1',
        specialists: 'velda keir',
        inner: 'sanctuary=moss-toad grotto=rune-scales',
        outer: 'salt-cave=deer-king',
      },
    })
    expect(play.match.outcome).toMatchObject({ ranks: [1], reason: { key: 'reason.beat-automa', params: { total: 50, automa: 20 + 5 + 3 + 4 + 4 } } })
  })

  test('EV-28.3, EV-71.29 the player wins only with more points; mana does not help', () => {
    const end = (vp: number) => lastStones({ seats: 1, players: [{ vp, mana: 9 }], automa: { vp: 90 } }).match.outcome
    expect(end(90)).toMatchObject({ ranks: [2], reason: { key: 'reason.automa' } })
    expect(end(91)).toMatchObject({ ranks: [1], reason: { key: 'reason.beat-automa' } })
    expect(end(89)?.ranks).toEqual([2])
  })

  test("EV-R62 the result is graded by the player's points, whoever won, in six bands that include their first point", () => {
    const end = (vp: number, automa = 0) => lastStones({ seats: 1, players: [{ vp }], automa: { vp: automa } }).match.outcome
    for (const [n, { id, from }] of GRADES.entries()) {
      const next = GRADES[n + 1]
      const params = { grade: id, nth: n + 1, all: 6 }
      const grade = next ? { key: 'grade.band', params: { ...params, next: next.from } } : { key: 'grade.top', params }
      expect([end(from)?.grade, end(from, 500)?.grade]).toEqual([grade, grade])
      expect(end((next?.from ?? 999) - 1)?.grade).toEqual(grade)
    }
    // with several players nobody is graded
    expect(lastStones({ players: [{ vp: 90 }, {}] }).match.outcome).not.toHaveProperty('grade')
  })

  test('EV-26.1, EV-R62 one card and three passes can win, and get the lowest grade', () => {
    const play = begin(1, { difficulty: 'heir' }, 'a'.repeat(64))
    // the offered specialist with the most points
    const cards = play.offered.filter((id) => id.endsWith('>specialist'))
    expect(cards.length).toBeGreaterThan(0)
    const worth = (id: string) => SPECIALISTS.find((one) => id.startsWith(one.id.replace('specialist-', '')))?.vp ?? 0
    play.pick(cards.reduce((best, id) => (worth(id) > worth(best) ? id : best)))
    while (!play.match.outcome) play.pick(play.offered.includes('pass') ? 'pass' : play.fallback())
    expect(play.match.outcome).toMatchObject({ ranks: [1], grade: { params: { nth: 1, all: 6 } } })
    expect(play.entries.length).toBeLessThanOrEqual(6)
  })

  test('EV-26.1 the prompt says that she passes too whenever the player may pass', () => {
    const alone = begin(1)
    expect(alone.decision.prompt.key).toBe('prompt.turn-alone')
    for (const text of Object.values(evenfall.words['prompt.turn-alone'] ?? {})) expect(text).toMatch(/Automa passes too|спасует и Автома/)
    expect(begin(2).decision.prompt.key).toBe('prompt.turn')
  })

  test('from every cell of her circle she reaches an act that is possible', () => {
    for (let marker = 0; marker < AUTOMA_CIRCLE.length; marker++) {
      const play = herTurn(
        'rune-scales',
        { marker, stand: { 'north-lakes': { witches: 4 } } },
        { regions: { 'north-lakes': '- - -', 'central-highlands': '- - -' } },
      )
      expect(play.asked).toBe('turn-alone')
    }
  })
})
