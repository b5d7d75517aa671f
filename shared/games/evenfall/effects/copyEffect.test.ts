import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V18 copyEffect', () => {
  test('any other ritual with an action cell in any coven is offered, free or occupied, if its price can be paid', () => {
    const play = arrange({
      seats: 3,
      players: [
        { inner: 'start=puppet-chameleon', outer: 'grotto=moss-toad moonwell=honey-bear' },
        { inner: 'start=obsidian-mirror@elder', outer: 'salt-cave=rune-scales' },
        { inner: 'start=pendulum-of-renewal' },
      ],
    }).pick('elder>puppet-chameleon:1')
    expect([play.asked, play.offered]).toEqual(['copy', ['moss-toad', 'obsidian-mirror', 'pendulum-of-renewal']])
    play.pick('pendulum-of-renewal')
    // the seat's own rituals are offered, except the one that copies
    expect([play.asked, play.source, play.offered]).toEqual(['remove', 'puppet-chameleon', ['honey-bear', 'moss-toad']])
    play.pick('honey-bear', '2-herb')
    expect([play.since(0), play.isPlayed(2, 'pendulum-of-renewal')]).toEqual([{ elders: -1, herb: 2, vp: 3 }, true])
  })

  test('the second cell of the source is not copied', () => {
    const play = arrange({ players: [{ inner: 'salt-cave=puppet-chameleon' }, { inner: 'start=twin-sickles' }] }).pick('elder>puppet-chameleon:1')
    expect([play.since(0), play.card(0, 'puppet-chameleon').cells]).toEqual([{ elders: -1, mana: 2 }, ['elder']])
  })
})
