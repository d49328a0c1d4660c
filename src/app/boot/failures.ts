/*
 * Errors of this document. They are kept from its first moment on and reported once the code for that has loaded
 * (docs/decisions/0040); in every page's first file, so it is short.
 */

type Tell = (error: unknown) => void

const early: unknown[] = []
let tell: Tell = (error) => void early.push(error)

/** Something went wrong that was not rethrown. */
export function noteFailure(error: unknown): void {
  tell(error)
}

/** Hands on what went wrong so far, and from now on. */
export function onFailure(to: Tell): void {
  tell = to
  early.forEach(to)
}

addEventListener('error', ({ error }) => tell(error))
addEventListener('unhandledrejection', ({ reason }) => tell(reason))
