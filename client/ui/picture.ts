import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Makes a picture that comes later than the page. The page can be used without it, so one that cannot be loaded stays empty. */
export const lazyPicture = <P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await load().catch((): ComponentType<P> => () => undefined) }))
