/**
 * Wraps a saga so that an error ends only that saga and is reported. An uncaught error would also end all other
 * watchers.
 */
import { call, getDependencies } from './effects.ts'

export function reportErrors<Args extends unknown[]>(worker: (...args: Args) => Generator) {
  return function* safe(...args: Args) {
    try {
      yield* call(worker, ...args)
    } catch (error) {
      const { report } = yield* getDependencies()
      report(error, worker.name)
    }
  }
}
