import { call } from './runtime/effects.ts'

type Later = typeof import('./later.ts')

let later: Later | null = null

/** Loads the workers of the later questions, ahead of them. Fails as the network does. */
export async function loadLater(): Promise<Later> {
  later ??= await import('./later.ts')
  return later
}

/** A worker out of those; loaded first where nobody has. */
export const late = <Args extends unknown[]>(pick: (workers: Later) => (...args: Args) => Generator) =>
  function* lateWorker(...args: Args) {
    yield* pick(later ?? (yield* call(loadLater)))(...args)
  }
