/** The three ways in which the root saga starts a saga. An error ends only what it happened in, and is reported. */
import type { Action } from '@reduxjs/toolkit'
import { spawn, takeEvery, takeLeading } from './effects.ts'
import { reportErrors } from './report-errors.ts'

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
