import { bonus } from './bonus.ts'
import { buy, discardRevelation, discardSelf, forget } from './buy.ts'
import { copyAbility } from './copy.ts'
import { applied, apply, carriedOut, carryOut, dayEffect } from './dayeffect.ts'
import { divert, firstPlayer, heraldFirst, lock, rotate } from './disc.ts'
import { discardEvent, returnEvent } from './events.ts'
import { flip } from './flip.ts'
import { choose, eachHighlighted, may, opponents, per, sequence, when } from './flow.ts'
import { gain } from './gain.ts'
import { hire, reveal } from './hire.ts'
import { lose } from './lose.ts'
import { pay } from './pay.ts'
import { relocate } from './relocate.ts'
import { nightReward } from './reward.ts'
import { mercy, retreat, strike } from './strike.ts'
import { trade } from './trade.ts'
import { explorerBack, travel } from './travel.ts'

/** The interpreter of effects. It has one step for each verb, and further steps that some verbs need. */
export const EFFECT_STEPS = {
  gain,
  lose,
  pay,
  may,
  sequence,
  choose,
  per,
  when,
  'each-highlighted': eachHighlighted,
  opponents,
  strike,
  retreat,
  mercy,
  flip,
  relocate,
  travel,
  'explorer-back': explorerBack,
  bonus,
  'day-effect': dayEffect,
  apply,
  'carry-out': carryOut,
  'carried-out': carriedOut,
  applied,
  divert,
  'night-reward': nightReward,
  'discard-event': discardEvent,
  'return-event': returnEvent,
  buy,
  'discard-revelation': discardRevelation,
  'discard-self': discardSelf,
  forget,
  reveal,
  hire,
  'herald-first': heraldFirst,
  'copy-ability': copyAbility,
  lock,
  rotate,
  trade,
  'first-player': firstPlayer,
} as const
