import { Suspense, use, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

type Loaded<P> = { default: ComponentType<P> }

/**
 * Like React.lazy with its Suspense, but a part that was preloaded renders at once and without one: no suspended
 * frame, so that a question never flickers in, and the prerendered page is hydrated in one go. (What stands in
 * a Suspense is hydrated later than the page around it, and an answer replayed in between would not match.)
 * @param fallback stands while the part is on its way
 */
export function lazily<P extends object>(load: () => Promise<Loaded<P>>, fallback: ReactNode = null) {
  let loaded: ComponentType<P> | null = null
  let coming: Promise<Loaded<P>> | null = null

  function preload(): Promise<Loaded<P>> {
    coming ??= load().then(
      (module) => {
        loaded = module.default
        return module
      },
      (error: unknown) => {
        coming = null // offline: the next one who needs it tries again
        throw error
      },
    )
    return coming
  }

  function Waiting(props: P) {
    const Part = loaded ?? use(preload()).default
    return <Part {...props} />
  }

  function Lazy(props: P) {
    // as it began it stays: a Suspense that came or went would make the part anew
    const [Ready] = useState(() => loaded)
    if (Ready) return <Ready {...props} />
    return (
      <Suspense fallback={fallback}>
        <Waiting {...props} />
      </Suspense>
    )
  }
  return Object.assign(Lazy, { preload })
}
