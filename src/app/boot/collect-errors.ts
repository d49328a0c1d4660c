/**
 * Collects all errors of this page until the code that reports them has loaded (docs/decisions/0035). Every
 * page loads this file in its first script, so keep it short.
 */

type Tell = (error: unknown) => void

const early: unknown[] = []
let tell: Tell = (error) => void early.push(error)

/** Records an error that was caught and not thrown again. */
export function collectError(error: unknown): void {
  tell(error)
}

/** Sets the listener that gets every error: at once those collected so far, and then each later one. */
export function onCollectedError(to: Tell): void {
  tell = to
  early.forEach(to)
}

addEventListener('error', ({ error }) => tell(error))
addEventListener('unhandledrejection', ({ reason }) => tell(reason))
