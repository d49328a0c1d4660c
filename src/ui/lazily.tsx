import { useLayoutEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { fetchStylesAgain, insist } from './reload-once.ts'

type Loaded<P> = { default: ComponentType<P> }

type Options = {
  /** Stands while the part is on its way. */
  readonly fallback?: ReactNode
  /** The screen does well without it: it comes when it can, and costs nobody a reload. */
  readonly spare?: boolean
}

/**
 * Like React.lazy, but a part that was preloaded renders at once, so that a question never flickers in and the
 * prerendered page is hydrated in one go; and a part that is rendered and does not come is insisted on
 * (X16): in the end it comes, the page is loaded anew, or the boundary says so. React.lazy keeps a failure for good;
 * a Suspense that is retried over a new promise asks for ever.
 */
export function lazily<P extends object>(load: () => Promise<Loaded<P>>, options: Options = {}) {
  const { fallback = null, spare = false } = options
  let loaded: ComponentType<P> | null = null
  let coming: Promise<Loaded<P>> | null = null
  let hasFailed = false

  async function fetch(): Promise<Loaded<P>> {
    try {
      if (hasFailed) await fetchStylesAgain()
      const module = await load()
      loaded = module.default
      return module
    } catch (error) {
      hasFailed = true
      coming = null // the next one who asks for it tries again
      throw error
    }
  }

  /** Fetches it ahead; a failure is nobody's business before the part is rendered. */
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
