/**
 * Creates a component that is loaded when it is first rendered, like React.lazy, with two differences: a preloaded
 * component renders at once, and a failed load is retried. Thus questions do not flicker, and server-rendered pages
 * hydrate in one pass.
 */
import { useLayoutEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { fetchStylesAgain, loadWithRetries } from './retry-failed-files-or-reload.ts'

type Loaded<P> = { default: ComponentType<P> }

type Options = {
  /** Shown while the component loads. */
  readonly fallback?: ReactNode
  /**
   * Whether the screen works without the component. The page is then never reloaded because the component
   * fails to load.
   */
  readonly isOptional?: boolean
}

export function lazily<P extends object>(load: () => Promise<Loaded<P>>, options: Options = {}) {
  const { fallback = null, isOptional = false } = options
  let loaded: ComponentType<P> | null = null
  let coming: Promise<Loaded<P>> | null = null
  let hasFailed = false

  async function fetch(): Promise<Loaded<P>> {
    try {
      if (hasFailed) await fetchStylesAgain()
      const module = await load()
      // a file of another build, or what a network sends in its place
      if (!module.default) throw new TypeError('the file has not what it should have')
      loaded = module.default
      return module
    } catch (error) {
      hasFailed = true
      coming = null // the next caller tries again
      throw error
    }
  }

  /** Loads the component before it is rendered. A failure has no effect until the component is rendered. */
  const preload = (): Promise<Loaded<P>> => (coming ??= fetch())

  function Lazy(props: P) {
    const [Part, setPart] = useState(() => loaded)
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    useLayoutEffect(() => {
      if (Part) return
      let here = true
      loadWithRetries(preload, () => here, isOptional).then(
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
