import type { ResumeCode } from '../contract/codes.ts'
import * as events from './events.ts'
import type { Wish } from './events.ts'
import { reducerOf } from './reducer.ts'

/** State of the actions on the whole order. */
export interface Wishes {
  /** Actions in progress. */
  readonly states: Partial<Record<Wish['what'], 'busy' | 'done' | 'failed'>>
  /** Error message by action. */
  readonly texts: Partial<Record<Wish['what'], string>>
  /** The code for another browser. */
  readonly code: ResumeCode | null
}

const none: Wishes = { states: {}, texts: {}, code: null }

export const wishesReducer = reducerOf(none, (on) => {
  on(events.wished, (wishes, { what }) => ({ ...wishes, states: { ...wishes.states, [what]: 'busy' } }))
  on(events.wishGranted, (wishes, { what, code = wishes.code }) => ({
    ...wishes,
    states: { ...wishes.states, [what]: 'done' },
    code,
  }))
  on(events.wishFailed, (wishes, { what, text }) => ({
    ...wishes,
    states: { ...wishes.states, [what]: 'failed' },
    texts: { ...wishes.texts, [what]: text },
  }))
  on(events.booted, () => none)
  on(events.restarted, () => none)
})
