/*
 * Collects the errors of this page. They are kept from the start and reported once the reporting code has
 * loaded (docs/decisions/0040). Every page loads this file in its first script, so keep it short.
 */

type Tell = (error: unknown) => void

const early: unknown[] = []
let tell: Tell = (error) => void early.push(error)

/** Records an error that was caught and not thrown again. */
export function noteFailure(error: unknown): void {
  tell(error)
}

/** Passes every error to a listener: those recorded so far, and all later ones. */
export function onFailure(to: Tell): void {
  tell = to
  early.forEach(to)
}

addEventListener('error', ({ error }) => tell(error))
addEventListener('unhandledrejection', ({ reason }) => tell(reason))
