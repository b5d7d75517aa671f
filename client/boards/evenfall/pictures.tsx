import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'

// The pictures are a fifth of what the table loads. They come while the table can already be used, into boxes that keep their size.
const [places, rituals] = [import('./place-art.tsx'), import('./ritual-art.tsx')]
/** Loads a picture. A table without pictures can still be played, so one that cannot be loaded stays empty. */
const later = <P extends object>(loading: Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await loading.catch((): ComponentType<P> => () => undefined) }))
const Place = later(places.then(({ PlaceArt }) => PlaceArt))
const Ritual = later(rituals.then(({ RitualArt }) => RitualArt))

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
