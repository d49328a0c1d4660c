/**
 * Builds a reducer from one pure function per event. It replaces createSlice, which would add immer to the code that
 * the first question needs (docs/decisions/0056).
 */
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit'

type Event<P> = { readonly type: string; match: (action: unknown) => action is PayloadAction<P> }
type On<S> = <P>(event: Event<P>, change: (state: S, payload: P) => S) => void

export function buildReducer<S>(initial: S, describe: (on: On<S>) => void) {
  const changes = new Map<string, (state: S, action: UnknownAction) => S>()
  describe((event, change) => {
    changes.set(event.type, (state, action) => (event.match(action) ? change(state, action.payload) : state))
  })
  return (state: S = initial, action: UnknownAction): S => changes.get(action.type)?.(state, action) ?? state
}
