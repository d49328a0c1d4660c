import { use } from 'react'
import type { ComponentType } from 'react'

type Loaded<P> = { default: ComponentType<P> }

/**
 * Like React.lazy, but a part that was preloaded renders at once, without a suspended frame: needed for
 * hydration, for prerendering, and so that a question never flickers in.
 */
export function lazily<P extends object>(load: () => Promise<Loaded<P>>) {
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

  function Lazy(props: P) {
    const Part = loaded ?? use(preload()).default
    return <Part {...props} />
  }
  return Object.assign(Lazy, { preload })
}
