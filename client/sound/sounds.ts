import type { Topic } from '../boards/kit/topics.ts'

/** One tone of a sound: a wave, or noise through a filter, that glides from one pitch to another and fades. */
export interface Tone {
  readonly wave: OscillatorType | 'noise'
  /** The pitch in Hz at the beginning and at the end. For noise, the middle of the filter. */
  readonly from: number
  readonly to: number
  /** When it begins and how long it takes, in seconds. */
  readonly at: number
  readonly length: number
  /** Between 0 and 1. */
  readonly gain: number
}

export type Sound = Topic | 'turn' | 'win' | 'end'

const bell = (pitch: number, at: number, length = 0.5): Tone => ({ wave: 'sine', from: pitch, to: pitch, at, length, gain: 0.5 })
const knock = (from: number, to: number, length: number): Tone => ({ wave: 'triangle', from, to, at: 0, length, gain: 0.7 })

/** All sounds. They are made of tones, so that no file has to be loaded. */
export const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [bell(587, 0), bell(880, 0.13, 0.8)],
  move: [knock(240, 150, 0.09)],
  card: [{ wave: 'noise', from: 2200, to: 5200, at: 0, length: 0.13, gain: 0.5 }],
  hit: [knock(150, 48, 0.28), { wave: 'noise', from: 900, to: 200, at: 0, length: 0.16, gain: 0.7 }],
  gain: [bell(988, 0, 0.18), bell(1319, 0.07, 0.28)],
  loss: [knock(330, 196, 0.16)],
  phase: [bell(392, 0, 0.9), bell(784, 0, 0.5)],
  win: [bell(523, 0), bell(659, 0.14), bell(784, 0.28), bell(1047, 0.42, 1.4)],
  end: [bell(523, 0), bell(440, 0.18), bell(349, 0.36, 1.2)],
}
