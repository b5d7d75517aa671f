import { describe, expect, test } from 'vitest'
import { arrange, lastStones, roundEnd } from './testing.ts'

describe('specialists', () => {
  test('EV-8.1, EV-70.5 the printed cost is paid, and the effect works from now on', () => {
    const play = arrange({
      regions: { 'north-lakes': 'salt-cave - -' },
      players: [{ hand: 'irene-and-haze', knowledge: 2, herb: 1 }, { passed: true }],
    })
    play.pick('irene-and-haze-1>specialist')
    expect([play.since(0), play.card(0, 'irene-and-haze').role]).toEqual([{ hand: -1, knowledge: -2, herb: -1 }, 'specialist'])
    play.mark().pick('salt-cave')
    expect(play.since(0)).toEqual({ witches: -1, mana: 2 })
  })

  test('EV-8.2, EV-71.8, EV-R7 a second specialist of one name is illegal, and a council member of that name does not matter', () => {
    const purse = { herb: 3, potion: 3, knowledge: 3 } as const
    const twice = arrange({ players: [{ hand: 'keir-2', specialists: 'keir', ...purse }, {}] })
    expect(twice.offeredFor('keir-2')).toEqual(['keir-2>council'])
    const council = arrange({ players: [{ hand: 'keir-2', council: 'keir', ...purse }, {}] })
    expect(council.offeredFor('keir-2')).toEqual(['keir-2>council', 'keir-2>specialist'])
    const other = arrange({ players: [{ hand: 'keir-2', ...purse }, { specialists: 'keir' }] })
    expect(other.offeredFor('keir-2')).toContain('keir-2>specialist')
  })

  test('EV-8.3 a player may have as many specialists as they can pay for', () => {
    const play = arrange({ players: [{ specialists: 'keir velda morten branka tikhon solveig radu', hand: 'guido', herb: 1, potion: 1 }, {}] })
    expect(play.offeredFor('guido-1')).toEqual(['guido-1>specialist'])
  })

  test('EV-8.4 the lower half of a specialist does nothing', () => {
    const play = arrange({ regions: { 'north-lakes': 'salt-cave - -' }, players: [{ specialists: 'irene-and-haze' }, {}] }).pick('salt-cave')
    expect(play.since(0)).toEqual({ witches: -1, mana: 2 })
  })

  test('EV-8.5, EV-8.6 a permanent effect works from the moment the card is played, in the same turn', () => {
    // Ma’at brings a battle reward as a free action, and Elvin, who was just played, repeats it
    const side = { specialists: 'maat', hand: 'elvin', knowledge: 2, potion: 2, stand: { 'north-lakes': { witches: 1 } } } as const
    const play = arrange({ players: [side, {}] }).pick('elvin-1>specialist')
    expect([play.asked, play.seat]).toEqual(['end-turn', 0])
    play.pick('maat-1')
    expect([play.asked, play.seat, play.source]).toEqual(['repeat', 0, 'elvin-1'])
    play.mark().pick('north-lakes>4')
    expect([play.since(0), play.since(1)]).toEqual([{ hand: 1 }, {}])
    // in hand he does nothing
    const held = arrange({ players: [side, {}] }).pick('maat-1')
    expect([held.asked, held.since(0)]).toEqual(['turn', { hand: 1 }])
  })

  test('EV-8.6 a permanent effect does not apply to the payment of its own card', () => {
    // Tikhon makes artifacts cheaper, but not himself; Nora lets mana pay for catalysts, but not for her
    expect(arrange({ players: [{ hand: 'tikhon', knowledge: 1, herb: 1 }, {}] }).offeredFor('tikhon-1')).toEqual([])
    expect(arrange({ players: [{ hand: 'tikhon', herb: 1, potion: 1 }, {}] }).offeredFor('tikhon-1')).toEqual([])
    expect(arrange({ players: [{ hand: 'nora', potion: 1, mana: 9 }, {}] }).offeredFor('nora-1')).toEqual([])
    const play = arrange({ players: [{ hand: 'tikhon nora', knowledge: 2, herb: 1, potion: 2, mana: 9 }, { passed: true }] })
    play.pick('tikhon-1>specialist')
    expect(play.since(0)).toEqual({ hand: -1, knowledge: -1, herb: -1, potion: -1 })
    play.mark().pick('nora-1>specialist')
    expect(play.since(0)).toEqual({ hand: -1, knowledge: -1, potion: -1 })
  })

  test('EV-8.6 a permanent effect does not apply to the play of its own card', () => {
    // Morten waits for spells and is a spell, Branka waits for familiars and is a familiar
    const play = arrange({
      players: [{ hand: 'morten branka pillar-of-energy', knowledge: 2, herb: 1, potion: 5 }, { passed: true }],
    })
    play.pick('morten-1>specialist')
    expect([play.since(0), play.asked]).toEqual([{ hand: -1, herb: -1, potion: -2 }, 'end-turn'])
    play.pick('end-turn').mark().pick('branka-1>specialist')
    expect([play.since(0), play.asked]).toEqual([{ hand: -1, knowledge: -1, potion: -1 }, 'turn'])
    // the next spell gives 2 mana for each spell in the coven, including Morten, and he gives 1 mana and a card
    play.mark().pick('pillar-of-energy>start-star')
    expect(play.since(0)).toEqual({ knowledge: -1, potion: -2, mana: 5 })
  })

  test('EF-M2 with Oath of Blood specialists cost one resource of choice less', () => {
    const play = arrange({ players: [{ hand: 'guido', inner: 'start=oath-of-blood', herb: 1, potion: 1 }, {}] }).pick('guido-1>specialist')
    expect([play.asked, play.offered]).toEqual(['payment', ['1-herb', '1-potion']])
    play.pick('1-herb')
    expect(play.since(0)).toEqual({ hand: -1, herb: -1 })
  })

  test('EV-8.7, EF-1.8, EV-80.12 a free action works once a round, also in the turn its card is played, and turns the card first', () => {
    const play = arrange({ players: [{ hand: 'velda', knowledge: 1, herb: 1, potion: 1, outer: 'salt-cave' }, {}] })
    play.pick('velda-1>specialist')
    expect([play.asked, play.offered]).toEqual(['end-turn', ['end-turn', 'velda-1']])
    play.pick('velda-1')
    expect([play.card(0, 'velda').turned, play.player(0).mana]).toEqual([true, 2])
    // a turned card cannot be used again, but its points and keywords still count
    expect(play.seat).toBe(1)
    play.pick('pass')
    expect(play.offered).not.toContain('velda-1')
    const chosen = arrange({ players: [{ specialists: 'velda', outer: 'salt-cave grotto' }, {}] }).pick('velda-1')
    expect([chosen.asked, chosen.card(0, 'velda').turned]).toEqual(['harvest', true])
  })

  test('EV-8.8, EV-R8 a price must be paid in full, and a free action without a price may change nothing', () => {
    expect(arrange({ players: [{ specialists: 'solveig', mana: 1 }, {}] }).offered).not.toContain('solveig-1')
    expect(arrange({ players: [{ specialists: 'solveig', mana: 2 }, {}] }).offered).toContain('solveig-1')
    const vain = arrange({ players: [{ specialists: 'velda' }, {}] }).pick('velda-1')
    expect([vain.card(0, 'velda').turned, vain.since(0), vain.asked]).toEqual([true, {}, 'turn'])
  })
})

describe('council members', () => {
  test('EV-9.1, EV-9.2, EV-70.6 council members cost the price of the board: 1/1/1 for the first, 2/2/2 for later ones', () => {
    const play = arrange({
      regions: { 'north-lakes': 'salt-cave - -' },
      players: [{ hand: 'irene-and-haze keir', knowledge: 2, herb: 2, potion: 2 }, { passed: true }],
    })
    play.pick('irene-and-haze-1>council')
    expect(play.since(0)).toEqual({ hand: -1, knowledge: -1, herb: -1, potion: -1 })
    expect(play.offeredFor('keir-1')).toEqual(['keir-1>specialist'])
    play.mark().pick('salt-cave')
    expect(play.since(0)).toEqual({ witches: -1, vp: 2 })
    const next = arrange({ players: [{ hand: 'keir', council: 'velda', knowledge: 2, herb: 2, potion: 2 }, {}] }).pick('keir-1>council')
    expect(next.since(0)).toEqual({ hand: -1, knowledge: -2, herb: -2, potion: -2 })
  })

  test('EV-9.2 the price of the first one applies again when there is none left', () => {
    const play = arrange({ players: [{ hand: 'keir', specialists: 'velda morten', knowledge: 1, herb: 1, potion: 1 }, {}] })
    expect(play.offeredFor('keir-1')).toContain('keir-1>council')
  })

  test('EF-M2 with Ancestral Masks council members cost one resource of choice less', () => {
    const play = arrange({ players: [{ hand: 'keir', inner: 'start=ancestral-masks', knowledge: 1, herb: 1, potion: 1 }, {}] }).pick('keir-1>council')
    expect(play.offered).toEqual(['1-herb>1-knowledge', '1-herb>1-potion', '1-knowledge>1-potion'])
    play.pick('1-herb>1-potion')
    expect(play.since(0)).toEqual({ hand: -1, herb: -1, potion: -1 })
  })

  test('EV-9.3, EF-0.6 in the council the name, keywords, points and upper effect of a card do not exist', () => {
    // in the council Nora is not an artifact and does not help to pay for catalysts
    const play = arrange({
      players: [{ hand: 'living-chest', council: 'nora velda', knowledge: 2, potion: 2, mana: 5, outer: 'grotto=honey-bear' }, {}],
    })
    expect(play.offered.some((id) => id.endsWith('>mana'))).toBe(false)
    expect(play.offered).not.toContain('velda-1')
    play.pick('living-chest>start-star')
    // only the ritual itself counts
    expect(play.offered).toEqual(['1-herb', '1-knowledge', '1-potion'])
    play.pick('1-herb')
    expect(play.seat).toBe(1)
  })

  test('EV-9.4 both copies of one card may join the council, or one copy on either side', () => {
    const purse = { herb: 3, potion: 3, knowledge: 3 } as const
    expect(arrange({ players: [{ hand: 'keir-2', council: 'keir', ...purse }, {}] }).offeredFor('keir-2')).toContain('keir-2>council')
    const play = arrange({
      regions: { 'north-lakes': 'salt-cave - -' },
      players: [{ specialists: 'irene-and-haze', council: 'irene-and-haze-2' }, {}],
    }).pick('salt-cave')
    // EF-X6: both effects work
    expect(play.asked).toBe('order')
    play.pick('irene-and-haze-2')
    expect(play.since(0)).toEqual({ witches: -1, mana: 2, vp: 2 })
  })

  test('EV-9.5 a permanent effect is active in the turn the member joins', () => {
    // Jorunn’s lower half gives 2 points for battle rewards, and Ma’at brings one as a free action
    const side = { specialists: 'maat', hand: 'jorunn', knowledge: 1, herb: 1, potion: 1, stand: { 'north-lakes': { witches: 1 } } } as const
    const play = arrange({ players: [side, {}] }).pick('jorunn-1>council')
    expect([play.asked, play.seat]).toEqual(['end-turn', 0])
    play.mark().pick('maat-1')
    expect([play.since(0), play.since(1)]).toEqual([{ hand: 1, vp: 2 }, {}])
  })

  test.each([1, 2, 3])('EV-9.5 an end-of-round effect comes at the end of round %i, and an end-of-game effect does not', (round) => {
    // Mirra: 1 point for each outer place, here two; Guido: 2 points for each specialist, when the game is over
    const members = { council: 'mirra guido', specialists: 'velda', outer: 'grotto salt-cave' } as const
    const play = roundEnd({ round, players: [members, { outer: 'moonwell' }] })
    const sources = play.events('gained').filter(({ goods }) => Array.isArray(goods) && goods.some((good) => good.endsWith('-vp')))
    expect(sources.map(({ seat, source, goods }) => [seat, source, goods])).toEqual([[0, 'specialist-mirra-1', ['2-vp']]])
    expect([play.player(0).vp, play.player(1).vp]).toEqual([2, 0])
    expect(play.table.phase).toBe(round === 3 ? 'over' : 'actions')
  })

  test('EV-9.5, EV-19.6 an end-of-game effect counts once, in the final score', () => {
    const play = lastStones({ players: [{ council: 'guido mirra', specialists: 'velda keir', outer: 'grotto' }, { specialists: 'radu' }] })
    const council = play.match.outcome?.scores?.map(({ lines }) => lines.filter(({ line }) => line.key === 'score.council'))
    expect(council).toEqual([[{ line: { key: 'score.council', params: { card: 'specialist-guido-1' } }, points: 4 }], []])
    expect(play.player(0).vp).toBe(0)
  })

  test('EV-9.6 council members score no printed points', () => {
    const play = lastStones({ players: [{ council: 'velda', specialists: 'mirra' }, { council: 'guido' }] })
    const lines = play.match.outcome?.scores?.map(({ lines: own }) => own.map(({ line, points }) => [line.key, points]))
    expect(lines?.[0]).toEqual([
      ['score.game', 0],
      ['score.specialists', 3],
      ['score.places', 0],
      ['score.rituals', 0],
      ['score.stones', 0],
      ['score.council', 0],
    ])
    expect(lines?.[1]?.at(1)).toEqual(['score.specialists', 0])
  })
})
