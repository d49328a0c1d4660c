/** Combines the slices of the store. */
import { combineReducers, type Store } from '@reduxjs/toolkit'
import { dialogueReducer } from './dialogue.ts'
import { uiReducer } from './journey-position-and-ui-state.ts'
import { orderReducer } from './order.ts'
import { savesReducer } from './answers-being-saved.ts'
import type { CodeSent, ResumeCode } from '../contract/one-time-codes-and-resume-links.ts'
import type { Problem } from '../lib/problem-keys.ts'
import * as events from './redux-actions.ts'
import type { OpenedAgentLink, OrderAction } from './whole-order-action-types.ts'
import { buildReducer } from './reducer-without-immer.ts'
import type { StepId } from '../funnel/step-and-journey-types.ts'
import type { StreetSearch } from '../funnel/street-search-state-and-rules.ts'

/** The requests that concern the whole order, such as erasing it: whether each is running, done or failed. */
interface OrderActionState {
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

const orderActionsReducer = buildReducer(none, (on) => {
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

/** Progress of the questions that the chat asks in several parts. The values are in the step's draft. */
interface QuestionParts {
  /** Names of the parts that have been answered, by step. */
  readonly accepted: Readonly<Record<StepId, readonly string[]>>
  /** An answered part that is being corrected, and its previous value. */
  readonly reopened: { readonly step: StepId; readonly name: string; readonly before: string } | null
}

const nothing: QuestionParts = { accepted: {}, reopened: null }

const partsReducer = buildReducer(nothing, (on) => {
  on(events.partAccepted, ({ accepted }, { step, name }) => ({
    accepted: { ...accepted, [step]: [...(accepted[step] ?? []).filter((each) => each !== name), name] },
    reopened: null,
  }))
  on(events.partReopened, ({ accepted }, reopened) => ({ accepted, reopened }))
  on(events.stepChanged, (parts) => (parts.reopened ? { ...parts, reopened: null } : parts))
  // the parts belong to one quiz, one address and one order
  on(events.riskChecked, () => nothing)
  on(events.coverageChecked, () => nothing)
  on(events.orderRestarted, () => nothing)
})

/** Store slice of the search for a street. It is kept in memory only. */
const streetsReducer = buildReducer<StreetSearch>({ status: 'idle' }, (on) => {
  on(events.streetsRequested, (_search, query) => ({ status: 'busy', query }))
  on(events.streetsFound, (search, { towns, streets }) =>
    search.status === 'busy' ? { ...search, status: 'done', towns, streets } : search,
  )
  on(events.streetsFailed, (search) => (search.status === 'busy' ? { ...search, status: 'failed' } : search))
})

export const rootReducer = combineReducers({
  order: orderReducer,
  ui: uiReducer,
  saves: savesReducer,
  dialogue: dialogueReducer,
  parts: partsReducer,
  orderActions: orderActionsReducer,
  streets: streetsReducer,
})
export type RootState = ReturnType<typeof rootReducer>
export type AppStore = Store<RootState>
