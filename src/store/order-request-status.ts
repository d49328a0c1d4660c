import type { CodeSent, ResumeCode } from '../contract/one-time-codes.ts'
import type { Problem } from '../lib/problems.ts'
import * as events from './events.ts'
import type { OpenedAgentLink, Wish } from './order-requests.ts'
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
  /** Where the code was sent with which a rate-limited order continues; null if none was sent. */
  readonly sent: CodeSent | null
  /** The agent's link with which the visit began, with what it says. */
  readonly agentLink: OpenedAgentLink | null
}

const none: Wishes = { states: {}, problems: {}, code: null, sent: null, agentLink: null }

export const wishesReducer = reducerOf(none, (on) => {
  on(events.wished, (wishes, { what }) => ({ ...wishes, states: { ...wishes.states, [what]: 'busy' } }))
  on(
    events.wishGranted,
    (wishes, { what, code = wishes.code, sent = wishes.sent, agentLink = wishes.agentLink }) => ({
      ...wishes,
      states: { ...wishes.states, [what]: 'done' },
      code,
      sent,
      agentLink,
    }),
  )
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
