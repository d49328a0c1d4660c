import type { CodeSent, ResumeCode } from '../contract/one-time-codes.ts'
import type { Problem } from '../lib/problems.ts'
import * as events from './events.ts'
import type { Wish } from './events.ts'
import { reducerOf } from './create-reducer.ts'

/** Store slice of the actions on the whole order, such as erasing or rescheduling it. */
export interface Wishes {
  /** State of each action. */
  readonly states: Partial<Record<Wish['what'], 'busy' | 'done' | 'failed'>>
  /** Why an action failed. */
  readonly problems: Partial<Record<Wish['what'], Problem>>
  /** The code for continuing in another browser. */
  readonly code: ResumeCode | null
  /** The e-mail address to which the code for continuing a rate-limited order was sent (D89). */
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
