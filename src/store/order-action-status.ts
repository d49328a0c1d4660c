/**
 * Store slice for requests that concern the whole order, such as erasing it or rescheduling the appointment: whether
 * each is running, done or failed.
 */
import type { CodeSent, ResumeCode } from '../contract/one-time-codes-and-resume-links.ts'
import type { Problem } from '../lib/problem-keys.ts'
import * as events from './redux-actions.ts'
import type { OpenedAgentLink, OrderAction } from './whole-order-action-types.ts'
import { buildReducer } from './reducer-without-immer.ts'

export interface OrderActionState {
  readonly states: Partial<Record<OrderAction['what'], 'busy' | 'done' | 'failed'>>
  /** Why a request failed. */
  readonly problems: Partial<Record<OrderAction['what'], Problem>>
  /** The code for continuing in another browser. */
  readonly code: ResumeCode | null
  /** The address to which the code for a rate-limited order was sent; null if none was sent. */
  readonly sent: CodeSent | null
  /** The agent's link with which the visit began, with what it says. */
  readonly agentLink: OpenedAgentLink | null
}

const none: OrderActionState = { states: {}, problems: {}, code: null, sent: null, agentLink: null }

export const orderActionsReducer = buildReducer(none, (on) => {
  on(events.orderActionRequested, (actions, { what }) => ({
    ...actions,
    states: { ...actions.states, [what]: 'busy' },
  }))
  on(
    events.orderActionDone,
    (actions, { what, code = actions.code, sent = actions.sent, agentLink = actions.agentLink }) => ({
      ...actions,
      states: { ...actions.states, [what]: 'done' },
      code,
      sent,
      agentLink,
    }),
  )
  on(events.orderActionFailed, (actions, { what, problem }) => ({
    ...actions,
    states: { ...actions.states, [what]: 'failed' },
    problems: { ...actions.problems, [what]: problem },
  }))
  // if a request is stopped again, the visitor needs a new code
  on(events.waitFailed, (actions) => (actions.sent ? { ...actions, states: {}, sent: null } : actions))
  on(events.journeyStarted, () => none)
  on(events.orderRestarted, () => none)
})
