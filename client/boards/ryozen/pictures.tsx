import { type ComponentProps, Suspense } from 'react'
import { lazyPicture } from '../../ui/picture.ts'

// The pictures are a tenth of what the table loads. They come while the table can already be used, into boxes that keep their size.
const [events, revelations, villages] = [import('./event-art.tsx'), import('./revelation-art.tsx'), import('./village-art.tsx')]
const Event = lazyPicture(async () => (await events).EventArt)
const Revelation = lazyPicture(async () => (await revelations).RevelationArt)
const Village = lazyPicture(async () => (await villages).VillageArt)

const EMPTY_CARD = <svg viewBox="0 0 130 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true" />

/** The picture of an event, empty until it is loaded. */
export const EventArt = (props: ComponentProps<typeof Event>) => (
  <Suspense fallback={EMPTY_CARD}>
    <Event {...props} />
  </Suspense>
)

/** The picture of a revelation, empty until it is loaded. */
export const RevelationArt = (props: ComponentProps<typeof Revelation>) => (
  <Suspense fallback={EMPTY_CARD}>
    <Revelation {...props} />
  </Suspense>
)

/** The picture of a village, empty until it is loaded. */
export const VillageArt = (props: ComponentProps<typeof Village>) => (
  <Suspense fallback={<svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true" />}>
    <Village {...props} />
  </Suspense>
)
