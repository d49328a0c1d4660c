/** Starts sagas so that an error ends only the saga in which it happens, and is reported. */
import { call, getDependencies, spawn, takeEvery, takeLeading } from './effects.ts'
import type { Action } from '@reduxjs/toolkit'

/** Wraps a saga: an uncaught error would also end all other watchers. */
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

/** The events that start a saga; every action creator is one. */
type Events<A extends Action> = { readonly match: (action: Action) => action is A }

/** Runs a saga for every such event. */
export const every =
  <A extends Action>(events: Events<A>, saga: (event: A) => Generator) =>
  () =>
    takeEvery(events.match, reportErrors(saga))

/** Runs a saga for an event, and drops events that follow while it runs. */
export const leading =
  <A extends Action>(events: Events<A>, saga: (event: A) => Generator) =>
  () =>
    takeLeading(events.match, reportErrors(saga))

/** Runs a saga beside all others from the start. */
export const spawned =
  <Args extends unknown[]>(saga: (...args: Args) => Generator, ...args: Args) =>
  () =>
    spawn(reportErrors(saga), ...args)
