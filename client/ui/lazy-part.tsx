import { type ComponentType, lazy, Suspense } from 'react'

/** Makes a part of the page that is loaded when it is first shown. It stays empty until then. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load() }))
  return (props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
