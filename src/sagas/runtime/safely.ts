import { call, outside } from './effects.ts'

/**
 * Wraps a worker so that an error ends only this worker: an uncaught one would kill its sibling watchers (A12). The
 * error is reported, never swallowed.
 */
export function safely<Args extends unknown[]>(worker: (...args: Args) => Generator) {
  return function* safe(...args: Args) {
    try {
      yield* call(worker, ...args)
    } catch (error) {
      const { report } = yield* outside()
      report(error, worker.name)
    }
  }
}
