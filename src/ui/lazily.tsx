import { useLayoutEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { fetchModule } from '../lib/fetch-module.ts'
import { fetchStylesAgain, insist } from './reload-once.ts'

type Loaded<P> = { default: ComponentType<P> }

type Options = {
  /** Shown while the component loads. */
  readonly fallback?: ReactNode
  /** Optional: the screen works without it, so its failure never causes a reload. */
  readonly spare?: boolean
}

/**
 * Like React.lazy, with two differences. A preloaded component renders immediately, so that a question never flickers
 * and the prerendered page hydrates in one pass. And a rendered component that fails to load is retried (X16) until it
 * loads, the page reloads, or the error boundary takes over: React.lazy caches a failure for good, and a Suspense that
 * retries with a new promise each time never stops.
 */
export function lazily<P extends object>(load: () => Promise<Loaded<P>>, options: Options = {}) {
  const { fallback = null, spare = false } = options
  let loaded: ComponentType<P> | null = null
  let coming: Promise<Loaded<P>> | null = null
  let hasFailed = false

  async function fetch(): Promise<Loaded<P>> {
    try {
      if (hasFailed) await fetchStylesAgain()
      const module = await fetchModule(load)
      loaded = module.default
      return module
    } catch (error) {
      hasFailed = true
      coming = null // the next caller tries again
      throw error
    }
  }

  /** Prefetches it; a failure does not matter until the component is rendered. */
  const preload = (): Promise<Loaded<P>> => (coming ??= fetch())

  function Lazy(props: P) {
    const [Part, setPart] = useState(() => loaded)
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    useLayoutEffect(() => {
      if (Part) return
      let here = true
      insist(preload, () => here, spare).then(
        (module) => here && setPart(() => module.default),
        (error: unknown) => here && setFailure({ error }),
      )
      return () => {
        here = false
      }
    }, [Part])
    if (failure) throw failure.error
    return Part ? <Part {...props} /> : fallback
  }
  return Object.assign(Lazy, { preload })
}
