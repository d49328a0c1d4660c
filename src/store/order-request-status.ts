import type { CodeSent, ResumeCode } from '../contract/one-time-codes.ts'
import type { Problem } from '../lib/problems.ts'
import * as events from './events.ts'
import type { Wish } from './events.ts'
import { reducerOf } from './create-reducer.ts'

/**
 * Store slice for requests that concern the whole order, such as erasing it or rescheduling the appointment:
 * whether each is running, done or failed.
 */
export interface Wishes {
  /** State of each request. */
  readonly states: Partial<Record<Wish['what'], 'busy' | 'done' | 'failed'>>
  /** Why a request failed. */
  readonly problems: Partial<Record<Wish['what'], Problem>>
  /** The code for continuing in another browser. */
  readonly code: ResumeCode | null
  /** Where the code was sent with which a rate-limited order continues (D89); null if none was sent. */
  readonly sent: CodeSent | null
}

const none: Wishes = { states: {}, problems: {}, code: null, sent: null }

export const wishesReducer = reducerOf(none, (on) => {
  on(events.wished, (wishes, { what }) => ({ ...wishes, states: { ...wishes.states, [what]: 'busy' } }))
  on(events.wishGranted, (wishes, { what, code = wishes.code, sent = wishes.sent }) => ({
    ...wishes,
    states: { ...wishes.states, [what]: 'done' },
    code,
    sent,
  }))
  on(events.wishFailed, (wishes, { what, problem }) => ({
    ...wishes,
    states: { ...wishes.states, [what]: 'failed' },
    problems: { ...wishes.problems, [what]: problem },
  }))
  // if a request is stopped again, the visitor needs a new code
  on(events.waitFailed, (wishes) => (wishes.sent ? { ...wishes, states: {}, sent: null } : wishes))
  on(events.booted, () => none)
  on(events.restarted, () => none)
})
