import { describe, expect, test } from 'vitest'
import { type Kind, SHELVES } from './content/index.ts'
import { arrange, cell, domino, portal, type Side, special } from './testing.ts'
import { TOKENS, tokenOf } from './things.ts'

describe('sources', () => {
  test('WS-4.1 a domino half, a special tile, an empty blue cell, a shelf, a dark cell and a token open activations', () => {
    const half = arrange({ sides: [{ hand: 'EN/WI' }] })
      .lay('EN(1,-3)+WI(2,-3)')
      .pick('energy')
    expect(half.top).toMatchObject({ kind: 'energy', source: domino('EN/WI'), left: 2 })
    const slots = [special('EN/WI'), '', '']
    const tile = arrange({ sides: [{ pentagram: 1 }], slots, stack: 0, act: { pentagram: 1 } }).pick('pentagram-cell-2', 'energy')
    expect(tile.top).toMatchObject({ kind: 'energy', source: special('EN/WI'), left: 2 })
    const blue = arrange({ sides: [{ pentagram: 7 }], slots, stack: 0, act: { pentagram: 1 } }).pick('pentagram-cell-8', 'wand')
    expect(blue.top).toMatchObject({ kind: 'wand', source: 'pentagram-cell-8', left: 2 })
    const shelf = arrange({ sides: [{ crystals: { 1: '(3,-1)' } }], act: { crystal: 1 } }).pick(
      'crystal-0-1>exit-wand',
      'crystal-0-1>potion-shelf-wand',
    )
    expect(shelf.top).toMatchObject({ kind: 'wand', source: 'potion-shelf-wand', left: 2 })
    const dark = arrange({ sides: [{ wand: 3 }, { wand: 9 }], act: { wand: 1 } }).pick('wand-cell-4')
    expect(dark.top).toMatchObject({ kind: 'energy', source: 'wand-cell-4', left: 2 })
    const token = arrange({
      sides: [{ lying: 1, portals: 'rowan-kettlewick' }],
      act: { witches: 1 },
      tokens: { 'village-kettlewick': 'power-wand-1' },
    }).pick('village-kettlewick', 'power-wand-1')
    expect(token.top).toMatchObject({ kind: 'wand', source: 'power-wand-1', left: 1 })
  })

  test.each([...TOKENS.keys()])('WS-4.6 %s found on a region gives one repeat that waits, or three points at once', (token) => {
    const play = arrange({ sides: [{ lying: 1, portals: 'rowan-kettlewick' }], act: { witches: 2 }, tokens: { 'village-kettlewick': token } })
    play.pick('village-kettlewick')
    const { effect } = tokenOf(token)
    if (effect.verb === 'vp') {
      expect([play.score(0), play.offered.includes(token)]).toEqual([2 + 3, false])
      play.end()
    } else {
      expect([play.score(0), play.top?.tokens]).toEqual([2, [{ id: token, times: 1, used: false }]])
      play.pick(token)
      const opened = effect.kind === 'witches' ? 'witches 2' : `witches 1, ${effect.kind} 1`
      expect(play.stack).toBe(opened)
      play.skip()
    }
    expect([play.step, play.hand(0).tokens.includes(token)]).toEqual(['finish', true])
    expect(play.hand(0).prospects).toContainEqual({ what: 'tokens', points: 4, levels: 0 })
  })

  test.each([...TOKENS.keys()])(
    'WS-8.6 %s from the stone table gives the same through a coloured crystal, and two more through the black one',
    (token) => {
      const { effect } = tokenOf(token)
      for (const [crystal, bonus] of [
        ['1', 0],
        ['black', 2],
      ] as const) {
        const play = arrange({ sides: [{ crystals: { [crystal]: '(3,-1)' } }], act: { crystal: 1 }, stoneTable: [token] })
        play.pick(`crystal-0-${crystal}>exit-wand`, `crystal-0-${crystal}>potion-shelf-lower>${token}`)
        if (effect.verb === 'vp') expect(play.score(0)).toBe(3 + bonus)
        else {
          play.pick(token)
          expect(play.stack).toBe(effect.kind === 'crystal' ? `crystal ${1 + bonus}` : `crystal 0, ${effect.kind} ${1 + bonus}`)
        }
      }
    },
  )

  test.each(SHELVES.flatMap(({ kind }) => (kind ? [kind] : [])))(
    'WS-4.1 a coloured crystal on the shelf of %s opens two repeats, and the black one four',
    (kind) => {
      const from: Readonly<Record<Kind, string>> = {
        energy: '(-1,3)',
        wand: '(3,-1)',
        scroll: '(2,1)',
        witches: '(-3,1)',
        crystal: '(1,-3)',
        pentagram: '(-1,-2)',
      }
      for (const [crystal, times] of [
        ['1', 2],
        ['black', 4],
      ] as const) {
        const play = arrange({ sides: [{ crystals: { [crystal]: from[kind] } }], act: { crystal: 1 } })
        play.pick(`crystal-0-${crystal}>exit-${kind}`, `crystal-0-${crystal}>potion-shelf-${kind}`)
        expect(play.top).toMatchObject({ kind, left: times })
      }
    },
  )
})

describe('the stack', () => {
  test('WS-4.2 a bonus is finished completely before its parent continues, and the second half waits for both', () => {
    const play = arrange({ sides: [{ hand: 'WI/CR', crystals: { 1: '(3,-1)' } }, { wand: 20 }] })
      .lay('WI(2,-3)+CR(1,-3)')
      .pick('crystal')
    play.pick('crystal-0-1>exit-wand', 'crystal-0-1>potion-shelf-wand')
    expect([play.stack, play.table.second]).toEqual(['crystal 0, wand 2', 'witches'])
    expect(play.offered).toEqual(['end-activation', 'wand-cell-1', 'wand-cell-2'])
    play.pick('wand-cell-2')
    expect([play.stack, play.table.second]).toEqual(['witches 2', ''])
    play.skip()
    expect(play.step).toBe('finish')
  })

  test('WS-4.2 bonuses of bonuses stack up', () => {
    // a crystal leads to cell 4 of the wand, and that to energy
    const play = arrange({ sides: [{ crystals: { 1: '(3,-1)', 2: '(1,-3)' }, wand: 3 }, { wand: 20 }], act: { crystal: 2 } })
    play.pick('crystal-0-1>exit-wand', 'crystal-0-1>potion-shelf-wand', 'wand-cell-4').end()
    expect(play.stack).toBe('crystal 1, wand 0, energy 2')
    play.pick(portal('rowan-kettlewick'), portal('rowan-pines'))
    expect(play.stack).toBe('crystal 1')
    play.pick('crystal-0-2>exit-crystal', 'crystal-0-2>potion-shelf-crystal').end()
    expect([play.step, play.scores]).toEqual(['finish', [2, 0]])
  })

  test('WS-4.3 WS-R20 a bonus of the same kind adds to the activation on top for witches and crystal; energy itself gives no bonus', () => {
    const crystal = arrange({ sides: [{ crystals: { 1: '(1,-3)' } }], act: { crystal: 3 } }).pick(
      'crystal-0-1>exit-crystal',
      'crystal-0-1>potion-shelf-crystal',
    )
    expect([crystal.stack, crystal.eventsOf('merged')]).toEqual([
      'crystal 4',
      [{ type: 'merged', seat: 0, kind: 'crystal', times: 2, source: 'potion-shelf-crystal', left: 4 }],
    ])
    const witches = arrange({
      sides: [{ lying: 1, portals: 'rowan-kettlewick' }],
      act: { witches: 2 },
      tokens: { 'village-kettlewick': 'power-witches-1' },
    }).pick('village-kettlewick', 'power-witches-1')
    expect(witches.stack).toBe('witches 2')
  })

  test('WS-E11 after a move to a token of witches, the same activation may prepare or move again', () => {
    const play = arrange({
      sides: [{ lying: 2, portals: 'rowan-kettlewick rowan-thornkeep' }],
      act: { witches: 1 },
      tokens: { 'village-kettlewick': 'power-witches-1' },
    })
    play.pick('village-kettlewick')
    expect([play.stack, play.offered]).toEqual(['witches 0', ['end-activation', 'power-witches-1']])
    play.pick('power-witches-1')
    expect([play.stack, play.top?.id, play.offered]).toEqual(['witches 1', 0, ['castle-thornkeep', 'end-activation', 'prepare-witch']])
  })

  test('WS-4.4 with another kind in between a bonus opens its own activation, and scrolls never merge', () => {
    // a crystal leads to cell 8 of the wand, and that to crystal
    const play = arrange({ sides: [{ crystals: { 1: '(3,-1)' }, wand: 7 }, { wand: 20 }], act: { crystal: 2 } })
    play.pick('crystal-0-1>exit-wand', 'crystal-0-1>potion-shelf-wand', 'wand-cell-8').end()
    expect(play.stack).toBe('crystal 1, wand 0, crystal 2')
    const scroll = arrange({ sides: [{ pentagram: 1 }], slots: [special('PE/SC'), '', ''], stack: 0, act: { pentagram: 1 } })
    scroll.pick('pentagram-cell-2', 'scroll')
    expect(scroll.stack).toBe('pentagram 0, scroll 2')
    const tokens = arrange({
      sides: [{ lying: 2, portals: 'rowan-kettlewick rowan-thornkeep' }],
      act: { witches: 2 },
      tokens: { 'village-kettlewick': 'power-scroll-1', 'castle-thornkeep': 'power-scroll-2' },
    }).pick('village-kettlewick', 'castle-thornkeep', 'power-scroll-1')
    // the other one waits until this activation is done
    expect([tokens.stack, tokens.offered.includes('power-scroll-2')]).toEqual(['witches 0, scroll 1', false])
  })

  test('WS-4.5 WS-R19 WS-E13 the cells of wand steps inside a wand move come after the cells that still wait', () => {
    const play = arrange({ sides: [{ wand: 6, crystals: { black: '(3,-1)' } }, { wand: 5 }], act: { wand: 6 } })
    const order: unknown[] = []
    const pick = (id: string) => {
      play.pick(id)
      for (const event of play.events)
        if (event.type === 'counted' || (event.type === 'activated' && String(event.source).startsWith('wand-cell'))) order.push(event.source)
    }
    pick('wand-cell-12')
    expect([play.stack, play.top?.kind]).toEqual(['wand 0, crystal 4', 'crystal'])
    expect(play.state.stack[0]?.cells.map(({ cell: crossed }) => crossed)).toEqual(['wand-cell-11', 'wand-cell-12'])
    pick('crystal-0-black>exit-wand')
    pick('crystal-0-black>potion-shelf-wand')
    expect(play.stack).toBe('wand 0, crystal 3, wand 4')
    pick('wand-cell-16')
    // the owl has moved, the nested activation is closed, and the cells wait in order
    expect([play.me.wand, play.stack]).toEqual([16, 'wand 0, crystal 3'])
    expect(play.state.stack[0]?.cells).toEqual(
      ['wand-cell-11', 'wand-cell-12', 'wand-cell-15', 'wand-cell-16'].map((crossed) => ({ cell: crossed, leads: true })),
    )
    pick('end-activation')
    expect(play.stack).toBe('wand 0, witches 4')
    pick('end-activation')
    expect(play.stack).toBe('wand 0, pentagram 4')
    pick('end-activation')
    expect(play.step).toBe('finish')
    expect(order).toEqual(['wand-cell-7', 'wand-cell-8', 'wand-cell-11', 'wand-cell-12', 'wand-cell-15', 'wand-cell-16'])
  })

  test('WS-4.5 every move is judged for itself by whether it ends ahead', () => {
    // the first move ends behind the rival, the nested one ahead
    const play = arrange({ sides: [{ wand: 6, crystals: { black: '(3,-1)' } }, { wand: 15 }], act: { wand: 6 } })
    play.pick('wand-cell-12')
    expect(play.stack).toBe('wand 0, crystal 2')
    play.pick('crystal-0-black>exit-wand', 'crystal-0-black>potion-shelf-wand', 'wand-cell-16')
    expect(play.state.stack[0]?.cells.map(({ leads }) => leads)).toEqual([false, false, true, true])
    // cell 12 was crossed behind the rival, so it counts twice even though the owl is ahead now; cell 16 counts four times
    play.end()
    expect([play.me.wand, play.stack]).toEqual([16, 'wand 0, witches 2'])
    play.end()
    expect(play.stack).toBe('wand 0, pentagram 4')
  })

  test('WS-4.5 WS-R48 the same holds on the pentagram, also when nothing waits there any more', () => {
    const play = arrange({ sides: [{ pentagram: 1 }], slots: [special('PE/SC'), special('EN/WI'), special('CR/WA')], act: { pentagram: 1 } })
    play.pick('pentagram-cell-2', 'pentagram')
    expect(play.stack).toBe('pentagram 0, pentagram 2')
    play.pick('pentagram-cell-4')
    expect([play.step, play.me.pentagram]).toEqual(['finish', 4])
    const waiting = arrange({ sides: [{ pentagram: 1 }], slots: [special('PE/SC'), special('EN/WI'), special('CR/WA')], act: { pentagram: 2 } })
    waiting.pick('pentagram-cell-3', 'pentagram', 'pentagram-cell-5')
    expect([waiting.hand(0).owls, waiting.step]).toEqual([[7], 'finish'])
  })

  test('WS-4.6 a token may be used at any moment while its activation is on top, also after the last repeat', () => {
    const scene = {
      sides: [{ lying: 1, portals: 'rowan-kettlewick' }],
      act: { witches: 3 },
      tokens: { 'village-kettlewick': 'power-energy-1' },
    } as const
    const early = arrange(scene).pick('village-kettlewick', 'power-energy-1')
    expect(early.stack).toBe('witches 2, energy 1')
    // it is not offered while another activation is on top
    const late = arrange(scene).pick('village-kettlewick', 'prepare-witch', 'prepare-witch')
    expect([late.stack, late.offered]).toEqual(['witches 0', ['end-activation', 'power-energy-1']])
    late.pick('power-energy-1').end()
    expect([late.step, late.hand(0).tokens]).toEqual(['finish', expect.arrayContaining(['power-energy-1'])])
  })

  test('WS-E12 an unused bonus is lost with its activation, and the token still counts 2 at the end', () => {
    const play = arrange({
      sides: [{ lying: 1, portals: 'rowan-kettlewick' }],
      act: { witches: 1 },
      tokens: { 'village-kettlewick': 'power-energy-1' },
    }).pick('village-kettlewick')
    expect(play.hand(0).tokens).toHaveLength(1)
    play.end()
    expect([play.step, play.me.markers, play.hand(0).tokens.length]).toEqual(['finish', 19, 2])
    expect(play.hand(0).prospects).toContainEqual({ what: 'tokens', points: 4, levels: 0 })
  })

  test('WS-4.7 WS-R21 crystals on the rim are shelved before the activation closes, in any order and at any moment', () => {
    const play = arrange({ sides: [{ crystals: { 1: '(1,-3)', 2: '(3,-1)' } }], act: { crystal: 2 } })
    play.pick('crystal-0-1>exit-crystal', 'crystal-0-2>exit-wand')
    expect(play.offered).not.toContain('end-activation')
    play.pick('crystal-0-2>potion-shelf-wand')
    // its bonus comes as soon as the crystal is shelved
    expect(play.stack).toBe('crystal 0, wand 2')
    play.end()
    play.pick('crystal-0-1>potion-shelf-crystal')
    expect(play.stack).toBe('crystal 2')
  })

  test('WS-4.7 WS-R49 a crystal on the rim belongs to the activation that brought it there', () => {
    const play = arrange({ sides: [{ wand: 7, crystals: { 1: '(3,-1)', 2: '(1,-3)' } }, { wand: 20 }], act: { crystal: 2 } })
    play.pick('crystal-0-1>exit-wand', 'crystal-0-2>exit-crystal', 'crystal-0-1>potion-shelf-wand', 'wand-cell-8').end()
    // it waits inside another crystal activation
    expect([play.stack, play.after('crystal-0-2')]).toEqual(['crystal 0, wand 0, crystal 2', []])
    play.end()
    expect(play.after('crystal-0-2')).toContain('potion-shelf-crystal')
  })

  test('WS-4.8 an activation may be ended early, but not while crystals wait on the rim', () => {
    const play = arrange({ act: { energy: 3 } })
      .pick(portal('rowan-witchstone'))
      .end()
    expect([play.step, play.eventsOf('lapsed')]).toEqual(['finish', [{ type: 'lapsed', seat: 0, kind: 'energy', left: 2 }]])
    const rim = arrange({ sides: [{ crystals: { 1: '(1,-3)' } }], act: { crystal: 3 } }).pick('crystal-0-1>exit-crystal')
    expect(rim.refusal('end-activation')).toBe('not-offered')
  })

  test('WS-4.8 the choice to end an activation says how many repeats would be lost, if any', () => {
    const play = arrange({ sides: [{ scrolls: ['booster-witches-1'] }], act: { witches: 1 } })
    expect(play.params('end-activation')).toEqual({ kind: 'witches', left: 1 })
    expect(play.pick('prepare-witch').params('end-activation')).toEqual({ kind: 'witches' })
  })

  test('WS-4.9 an activation closes automatically when nothing can be done and nothing waits', () => {
    const play = arrange({ act: { witches: 1 } }).pick('prepare-witch')
    expect(play.step).toBe('finish')
    // a booster that fits keeps the activation open
    const booster = arrange({ sides: [{ scrolls: ['booster-witches-1'] }], act: { witches: 1 } }).pick('prepare-witch')
    expect([booster.stack, booster.offered]).toEqual(['witches 0', ['booster-witches-1', 'end-activation']])
    // a booster that could not lead to anything does not keep it open
    const idle = arrange({ sides: [{ vacated: 'all', scrolls: ['booster-crystal-1'] }], act: { crystal: 1 } })
    expect(idle.step).toBe('finish')
  })

  describe('WS-4.9 WS-R46 a booster keeps witches open', () => {
    /** Eleven regions, one for each witch. Kettlewick is not among them. */
    const ELEVEN = [
      'tower-moth',
      'tower-ember',
      'tower-frost',
      'forest-whispering-pines',
      'forest-foxfire-wood',
      'forest-ravens-thicket',
      'forest-moonlit-birches',
      'village-broomley',
      'village-candlehollow',
      'village-toadford',
      'castle-gloam',
    ]
    const holding = (repeats: number, own: Side, rival: Side = {}) =>
      arrange({ sides: [{ ...own, scrolls: ['booster-witches-1'] }, rival], act: { witches: repeats } })

    test('while there is a witch to prepare, even if none can be sent anywhere', () => {
      const play = holding(1, {}).pick('prepare-witch')
      expect([play.stack, play.seen(0).lying, play.offered]).toEqual(['witches 0', 1, ['booster-witches-1', 'end-activation']])
    })

    test('while a lying witch could be sent with more repeats, even if none is left to prepare', () => {
      // the rival's tower is two foreign portals away: that takes two repeats, and one is left
      const standing = [...ELEVEN.slice(1, 10), 'the-witchstone']
      const play = holding(1, { lying: 1, standing }, { portals: 'moth-witchstone rowan-witchstone' })
      expect([play.seen(0).witches, play.stack, play.offered]).toEqual([0, 'witches 1', ['booster-witches-1', 'end-activation']])
      expect(play.pick('booster-witches-1').offered).toContain('tower-moth')
    })

    test('not when all witches are standing, even if a region could be reached', () => {
      expect(holding(2, { standing: ELEVEN, portals: 'rowan-kettlewick' }).step).toBe('finish')
    })

    test('not when no portal leads from the last lying witches to a region without a witch of the player', () => {
      expect(holding(2, { lying: 1, standing: ELEVEN.slice(1) }).step).toBe('finish')
      expect(holding(2, { lying: 1, standing: ELEVEN.slice(1), portals: 'rowan-pines' }).step).toBe('finish')
    })
  })

  describe('WS-4.9 WS-R46 a booster keeps crystals open', () => {
    const scrolls = ['booster-crystal-1']

    test('while at least one crystal is in the cauldron', () => {
      const play = arrange({ sides: [{ vacated: 'all', crystals: { 1: '(2,-3)' }, scrolls }], act: { crystal: 1 } })
      play.pick(`crystal-0-1>${cell('(1,-3)')}`)
      expect([play.stack, play.offered]).toEqual(['crystal 0', ['booster-crystal-1', 'end-activation']])
    })

    test('not for a crystal that waits on the rim for the activation below', () => {
      const side = { vacated: 'all', wand: 7, crystals: { 1: '(3,-1)', 2: '(1,-3)' }, scrolls: [...scrolls, 'booster-any-1'] }
      const play = arrange({ sides: [side, { wand: 20 }], act: { crystal: 2 } })
      play.pick('crystal-0-1>exit-wand', 'crystal-0-2>exit-crystal', 'crystal-0-1>potion-shelf-wand', 'wand-cell-8').end()
      // cell 8 gives crystal ×2, which closes by itself; below it the crystal on the rim is shelved
      expect([play.eventsOf('activated').map(({ kind }) => kind), play.stack]).toEqual([['crystal'], 'crystal 0'])
      expect(play.after('crystal-0-2')).toContain('potion-shelf-crystal')
    })
  })

  test('WS-4.14 every chain of activations ends: a pentagram reward needs three steps and gives back two', () => {
    const play = arrange({ sides: [{ pentagram: 1 }], slots: ['', '', ''], stack: 0, act: { pentagram: 1 } })
    let opened = 0
    play.pick('pentagram-cell-2')
    while (play.step === 'any') {
      opened++
      play.pick('pentagram')
      play.pick(play.fallback())
    }
    // two steps lead from blue 2 to 4, and nothing else happens
    expect([opened, play.step, play.me.pentagram]).toEqual([1, 'finish', 4])
  })
})

describe('boosters', () => {
  test('WS-4.10 any number of boosters of the kind or of any kind may be played; each adds at once, and none opens an activation', () => {
    const scrolls = ['booster-energy-1', 'booster-energy-2', 'booster-any-1', 'booster-witches-1', 'prophecy-scrolls']
    const play = arrange({ sides: [{ scrolls }], act: { energy: 1 } })
    expect(play.offered.filter((id) => id.startsWith('booster'))).toEqual(['booster-any-1', 'booster-energy-1', 'booster-energy-2'])
    play.pick('booster-energy-1', 'booster-any-1', 'booster-energy-2')
    expect([play.stack, play.eventsOf('activated')]).toEqual(['energy 6', []])
    // between actions there is no activation to add to
    const idle = arrange({ sides: [{ hand: 'EN/WI', scrolls }] })
    expect(idle.everything.filter((id) => id.startsWith('booster'))).toEqual([])
    // the rival holds the boosters, not the player who acts
    const rival = arrange({ sides: [{}, { scrolls }], act: { energy: 1 } })
    expect(rival.offered.filter((id) => id.startsWith('booster'))).toEqual([])
  })

  test('WS-T17 boosters of +2 and +1 give three more repeats of crystal', () => {
    const play = arrange({ sides: [{ scrolls: ['booster-crystal-1', 'booster-any-1'] }], act: { crystal: 2 } })
    play.pick('booster-crystal-1', 'booster-any-1')
    expect(play.stack).toBe('crystal 5')
  })

  test('WS-4.11 boosters for energy, witches and crystal may be played until the activation closes, also with no repeat left', () => {
    const play = arrange({ sides: [{ scrolls: ['booster-energy-1'] }], act: { energy: 1 } }).pick(portal('rowan-witchstone'))
    expect([play.stack, play.offered]).toEqual(['energy 0', ['booster-energy-1', 'end-activation']])
    play.pick('booster-energy-1', portal('rowan-witchstone'))
    expect([play.score(0), play.stack]).toEqual([3, 'energy 1'])
  })

  test('WS-4.11 WS-R25 WS-T16 boosters for tracks may be played after moving too, until the first crossed cell resolves', () => {
    const play = arrange({ sides: [{ scrolls: ['booster-wand-1'], portals: 'rowan-kettlewick' }, { wand: 20 }], act: { wand: 3 } }).pick(
      'wand-cell-3',
    )
    // cell 3 waits
    expect([play.scores, play.offered]).toEqual([
      [0, 0],
      ['booster-wand-1', 'end-activation'],
    ])
    play.pick('booster-wand-1')
    expect(play.offered).toEqual(['end-activation', 'wand-cell-4', 'wand-cell-5'])
    play.pick('wand-cell-5')
    expect([play.me.wand, play.scores, play.stack]).toEqual([5, [1, 0], 'wand 0, energy 2'])
    // it is too late when the cells are being resolved
    const late = arrange({ sides: [{ wand: 3, scrolls: ['booster-wand-1'] }, { wand: 20 }], act: { wand: 1 } })
      .pick('wand-cell-4')
      .end()
    expect([late.stack, late.offered.includes('booster-wand-1')]).toEqual(['wand 0, energy 2', false])
    late.end()
    expect([late.step, late.hand(0).scrolls]).toEqual(['finish', ['booster-wand-1']])
  })

  test('WS-4.11 a move ends automatically at the last cell of the wand, and with no step and no booster left', () => {
    const end = arrange({ sides: [{ wand: 23, scrolls: ['booster-wand-1'] }], act: { wand: 2 } }).pick('wand-cell-24')
    expect([end.step, end.score(0)]).toEqual(['finish', 1])
    const pentagram = arrange({ sides: [{ scrolls: ['booster-pentagram-1'] }], act: { pentagram: 1 } }).pick('pentagram-cell-1')
    expect([pentagram.stack, pentagram.offered]).toEqual(['pentagram 0', ['booster-pentagram-1', 'end-activation']])
    pentagram.pick('booster-pentagram-1', 'pentagram-cell-3')
    expect(pentagram.step).toBe('special')
  })

  test('WS-4.11 a booster for scroll may be played before the card is taken', () => {
    const play = arrange({ sides: [{ scrolls: ['booster-scroll-1'] }], act: { scroll: 1 } })
    const [lowest = ''] = play.table.row
    expect(play.offered).toContain('booster-scroll-1')
    play.pick(lowest)
    expect([play.step, play.hand(0).scrolls]).toEqual(['finish', ['booster-scroll-1', lowest]])
  })

  test('WS-4.12 a booster taken in a nested activation may be played on the parent once that is on top again', () => {
    const row = ['booster-witches-1', 'prophecy-scrolls', 'prophecy-silver-cells', 'booster-any-1', 'booster-any-2', 'booster-any-3']
    const play = arrange({
      row,
      sides: [{ lying: 1, portals: 'rowan-kettlewick' }],
      act: { witches: 1 },
      tokens: { 'village-kettlewick': 'power-scroll-1' },
    })
    play.pick('village-kettlewick', 'power-scroll-1', 'booster-witches-1')
    expect([play.stack, play.offered]).toEqual(['witches 0', ['booster-witches-1', 'end-activation']])
    play.pick('booster-witches-1', 'prepare-witch')
    expect(play.stack).toBe('witches 1')
    // a booster cannot be played on a track whose cells are being resolved
    const track = arrange({ row: ['booster-wand-1', ...row.slice(1)], sides: [{ wand: 19 }, { wand: 24 }], act: { wand: 1 } })
    track.pick('wand-cell-20', 'booster-wand-1')
    expect([track.step, track.me.wand]).toEqual(['finish', 20])
  })

  test('WS-4.13 a played booster lies face down behind the screen and still counts as a card', () => {
    const play = arrange({
      sides: [{ scrolls: ['booster-energy-1', 'prophecy-scrolls'], boosters: ['booster-any-1', 'booster-any-2'] }],
      act: { energy: 1 },
    })
    play.pick('booster-energy-1')
    expect([play.seen(0).scrolls, play.seen(0).boosters, play.seen(0).boosterCards]).toEqual([['prophecy-scrolls'], 3, []])
    // four cards of the collection reach the first level
    expect(play.hand(0).prospects).toContainEqual({ what: 'prophecy-scrolls', points: 3, levels: 1 })
  })
})

describe('the list of what is still open this turn', () => {
  test('starts with what comes first: tiles to use, repeats, rim, tokens, crossed cells, the other half, the end', () => {
    const play = arrange({ sides: [{ hand: 'WI/CR', crystals: { 1: '(3,-1)', 2: '(1,-3)' }, wand: 6 }, { wand: 20 }] })
    expect(play.open).toEqual([
      { what: 'domino', kind: '', thing: '', count: 1 },
      { what: 'end', kind: '', thing: '', count: 1 },
    ])
    play.lay('WI(3,-2)+CR(2,-2)')
    expect(play.open.map(({ what, kind, count }) => `${what} ${kind} ${count}`)).toEqual(['choose witches 2', 'choose crystal 1', 'end  1'])
    play.pick('crystal', 'crystal-0-2>exit-crystal')
    expect(play.open).toEqual([
      { what: 'rim', kind: 'crystal', thing: 'crystal-0-2', count: 1 },
      { what: 'second', kind: 'witches', thing: '', count: 2 },
      { what: 'end', kind: '', thing: '', count: 1 },
    ])
    play.pick('crystal-0-2>potion-shelf-crystal', 'crystal-0-1>exit-wand', 'crystal-0-1>potion-shelf-wand', 'wand-cell-8')
    expect(play.open.map(({ what, kind, thing, count }) => `${what} ${kind} ${thing} ${count}`)).toEqual([
      'repeats crystal wand-cell-8 2',
      'repeats crystal domino-witches-crystal 1',
      'second witches  2',
      'end   1',
    ])
  })

  test('shows the tile to be used, and the tokens and cells that wait, with doubled cells marked', () => {
    const tile = arrange({ sides: [{ pentagram: 1 }], slots: [special('PE/SC'), special('EN/WI'), special('CR/WA')], act: { pentagram: 4 } }).pick(
      'pentagram-cell-5',
    )
    expect(tile.open.slice(0, 2)).toEqual([
      { what: 'special', kind: 'pentagram', thing: special('PE/SC'), count: 1 },
      { what: 'cell', kind: 'pentagram', thing: 'pentagram-cell-5', count: 1 },
    ])
    const cells = arrange({ sides: [{ wand: 3 }], act: { wand: 5 } }).pick('wand-cell-8')
    expect(cells.open.map(({ what, thing, count }) => `${what} ${thing} ${count}`)).toEqual([
      'repeats wand-cell-4 4',
      'cell wand-cell-7 2',
      'cell wand-cell-8 2',
      'end  1',
    ])
    const token = arrange({
      sides: [{ lying: 1, portals: 'rowan-kettlewick' }],
      act: { witches: 1 },
      tokens: { 'village-kettlewick': 'power-energy-1' },
    }).pick('village-kettlewick')
    expect(token.open[0]).toEqual({ what: 'token', kind: 'energy', thing: 'power-energy-1', count: 1 })
    const any = arrange({ sides: [{ pentagram: 1 }], slots: ['', '', ''], stack: 0, act: { pentagram: 1 } }).pick('pentagram-cell-2')
    expect(any.open[0]).toEqual({ what: 'any', kind: 'pentagram', thing: 'pentagram-cell-2', count: 1 })
  })
})
