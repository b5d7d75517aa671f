import { askOne, choicesOf } from '../asking.ts'
import { proceed, type StepOf } from '../frames.ts'
import { refill } from '../regions.ts'

/** EF-V20: refills any region in use, also a full one. The effects that follow refer to that region. */
export const refillRegion: StepOf<'refillRegion'> = {
  ask: (s, { ctx: scope }) => [askOne(scope, 'region', choicesOf(s.regions.map(({ id }) => id)))],
  answer(s, frame, _seat, pick, ctx) {
    const region = s.regions.find(({ id }) => id === pick)
    if (!region) throw new RangeError(`'${pick}' is not in use`)
    proceed(ctx, frame, { ...frame.ctx, region: region.id })
    refill(s, region.id, ctx)
  },
}
