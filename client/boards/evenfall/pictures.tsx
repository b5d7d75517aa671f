import { type ComponentProps, Suspense } from 'react'
import { lazyPicture } from '../../ui/picture.ts'

// The pictures are a fifth of what the table loads. They come while the table can already be used, into boxes that keep their size.
const [places, rituals] = [import('./place-art.tsx'), import('./ritual-art.tsx')]
const Place = lazyPicture(async () => (await places).PlaceArt)
const Ritual = lazyPicture(async () => (await rituals).RitualArt)

/** The picture of a place, empty until it is loaded. */
export const PlaceArt = (props: ComponentProps<typeof Place>) => (
  <Suspense fallback={<svg viewBox="0 0 114 80" aria-hidden="true" />}>
    <Place {...props} />
  </Suspense>
)

/** The picture of a ritual, empty until it is loaded. */
export const RitualArt = (props: ComponentProps<typeof Ritual>) => (
  <Suspense fallback={<svg viewBox="0 0 130 84" aria-hidden="true" />}>
    <Ritual {...props} />
  </Suspense>
)
