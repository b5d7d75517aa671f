import { automa, automaTurn } from '../automa/turn.ts'
import { advancePath } from '../effects/advancePath.ts'
import { applyInstant } from '../effects/applyInstant.ts'
import { battleReward, bundle } from '../effects/battleReward.ts'
import { choose } from '../effects/choose.ts'
import { copyEffect } from '../effects/copyEffect.ts'
import { createCatalyst } from '../effects/createCatalyst.ts'
import { discard } from '../effects/discard.ts'
import { draw } from '../effects/draw.ts'
import { eachPlayerMay, offer } from '../effects/eachPlayerMay.ts'
import { findPlace } from '../effects/findPlace.ts'
import { forEach } from '../effects/forEach.ts'
import { gain, given } from '../effects/gain.ts'
import { harvest, reap } from '../effects/harvest.ts'
import { conditional } from '../effects/if.ts'
import { linkBonus } from '../effects/linkBonus.ts'
import { moveFigure } from '../effects/moveFigure.ts'
import { pathReward } from '../effects/pathReward.ts'
import { pay } from '../effects/pay.ts'
import { playRitual } from '../effects/playRitual.ts'
import { refillRegion } from '../effects/refillRegion.ts'
import { removeRitual } from '../effects/removeRitual.ts'
import { repeatBattleReward } from '../effects/repeatBattleReward.ts'
import { returnFigure } from '../effects/returnFigure.ts'
import { seq } from '../effects/seq.ts'
import { takePlace } from '../effects/takePlace.ts'
import { takeRedStone } from '../effects/takeRedStone.ts'
import { transfer } from '../effects/transfer.ts'
import type { Frame, StepOf } from '../frames.ts'
import { adjust, battles, bid, fight, spoils } from './battle.ts'
import { catalysts } from './catalysts.ts'
import { covens } from './covens.ts'
import { recruit } from './recruit.ts'
import { ritual } from './ritual.ts'
import { roundEnd } from './roundEnd.ts'
import { discards, scouting } from './scouting.ts'
import { stoneCell } from './stoneCell.ts'
import { stones } from './stones.ts'
import { after, triggers } from './triggers.ts'
import { closing, turn } from './turn.ts'

/** The steps of a round, and one step for each verb of an effect. */
export const STEPS: { readonly [K in Frame['step']]: StepOf<K> } = {
  covens,
  scouting,
  discards,
  turn,
  closing,
  ritual,
  recruit,
  catalysts,
  stoneCell,
  battles,
  bid,
  adjust,
  fight,
  bundle,
  spoils,
  roundEnd,
  stones,
  automaTurn,
  automa,

  triggers,
  after,
  gain,
  given,
  draw,
  discard,
  pay,
  seq,
  choose,
  forEach,
  if: conditional,
  transfer,
  harvest,
  reap,
  advancePath,
  pathReward,
  createCatalyst,
  moveFigure,
  returnFigure,
  removeRitual,
  applyInstant,
  copyEffect,
  findPlace,
  refillRegion,
  takePlace,
  linkBonus,
  battleReward,
  repeatBattleReward,
  playRitual,
  takeRedStone,
  eachPlayerMay,
  offer,
}
