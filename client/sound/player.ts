import type { Tone } from './sounds.ts'

/** Nothing is as loud as the whole range, because several sounds may play at once. */
const HEADROOM = 0.5
/** A fade to nothing ends at this gain, because an exponential one cannot reach 0. */
const SILENCE = 0.0001
const ATTACK_S = 0.008

function noiseOf(context: AudioContext, { from, to, length }: Tone, start: number): AudioNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  const source = context.createBufferSource()
  source.buffer = buffer
  source.start(start)
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.setValueAtTime(from, start)
  filter.frequency.exponentialRampToValueAtTime(to, start + length)
  return source.connect(filter)
}

function waveOf(context: AudioContext, wave: OscillatorType, { from, to, length }: Tone, start: number): AudioNode {
  const source = context.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(from, start)
  source.frequency.exponentialRampToValueAtTime(to, start + length)
  source.start(start)
  source.stop(start + length)
  return source
}

/** Plays sounds. Browsers allow that only after the person has done something on the page: until `unlock`, it is silent. */
export class SoundPlayer {
  #context: AudioContext | undefined

  /** Call it while the person clicks or types. */
  unlock(): void {
    if (typeof AudioContext === 'undefined') return
    this.#context ??= new AudioContext()
    if (this.#context.state !== 'running') this.#context.resume().catch(() => undefined)
  }

  /** `volume` is between 0 and 1. */
  play(tones: readonly Tone[], volume: number): void {
    const context = this.#context
    if (context?.state !== 'running' || volume === 0) return
    for (const tone of tones) {
      const start = context.currentTime + tone.at
      const envelope = context.createGain()
      envelope.gain.setValueAtTime(SILENCE, start)
      envelope.gain.exponentialRampToValueAtTime(tone.gain * volume * HEADROOM, start + ATTACK_S)
      envelope.gain.exponentialRampToValueAtTime(SILENCE, start + tone.length)
      const source = tone.wave === 'noise' ? noiseOf(context, tone, start) : waveOf(context, tone.wave, tone, start)
      source.connect(envelope).connect(context.destination)
    }
  }
}
