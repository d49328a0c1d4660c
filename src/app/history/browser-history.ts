/**
 * Wraps the browser's history API as the navigator that react-router's `Router` expects. react-router's own
 * wrapper is not part of its public interface.
 */
import { createPath, NavigationType, parsePath, type Location, type Navigator, type To } from 'react-router'

/** A navigation: its kind and the resulting location. */
export interface Move {
  readonly action: NavigationType
  readonly location: Location<unknown>
}

/** State stored in a browser history entry, in the shape that react-router's own history writes. */
interface Entry {
  readonly usr: unknown
  readonly key: string
  readonly idx: number
}

export interface BrowserHistory extends Navigator {
  readonly action: NavigationType
  /** Read from the browser on every access. */
  readonly location: Location<unknown>
  push(to: To, state?: unknown): void
  replace(to: To, state?: unknown): void
  /**
   * Calls the listener after every navigation, including our own. There is only one listener at a time.
   * @returns the unsubscribe function
   */
  listen(listener: (move: Move) => void): () => void
}

export function createBrowserHistory(): BrowserHistory {
  const { history: entries, location: address } = window
  let action = NavigationType.Pop
  let listener: ((move: Move) => void) | null = null

  const present = () => entries.state as Partial<Entry> | null
  let index = present()?.idx ?? 0
  if (present()?.idx === undefined) entries.replaceState({ ...present(), idx: index }, '')

  const currentLocation = (): Location<unknown> => ({
    pathname: address.pathname,
    search: address.search,
    hash: address.hash,
    state: present()?.usr ?? null,
    key: present()?.key ?? 'default',
  })

  /** A target with only a query or fragment stays on the current path. */
  const hrefOf = (to: To) =>
    createPath({ pathname: address.pathname, ...(typeof to === 'string' ? parsePath(to) : to) })
  const entryOf = (usr: unknown): Entry => ({ usr, key: Math.random().toString(36).slice(2, 10), idx: index })
  const tell = (how: NavigationType) => {
    action = how
    listener?.({ action, location: currentLocation() })
  }

  const onPop = () => {
    index = present()?.idx ?? 0
    tell(NavigationType.Pop)
  }

  return {
    get action() {
      return action
    },
    get location() {
      return currentLocation()
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    createURL: (to) => new URL(typeof to === 'string' ? to : createPath(to), address.origin),
    go: (delta) => entries.go(delta),
    push(to, state = null) {
      const href = hrefOf(to)
      index += 1
      try {
        entries.pushState(entryOf(state), '', href)
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error
        // browsers limit how often pushState may be called; past the limit, load the URL instead
        address.assign(href)
      }
      tell(NavigationType.Push)
    },
    replace(to, state = null) {
      entries.replaceState(entryOf(state), '', hrefOf(to))
      tell(NavigationType.Replace)
    },
    listen(heard) {
      listener = heard
      window.addEventListener('popstate', onPop)
      return () => {
        listener = null
        window.removeEventListener('popstate', onPop)
      }
    },
  }
}
