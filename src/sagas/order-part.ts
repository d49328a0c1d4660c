/**
 * Loads the sagas of the order's part (order.ts). It is asked for again until it is there, and the visitor who waits for it
 * is told so. What happened before waits for it: no event is lost.
 */
import type { Action } from '@reduxjs/toolkit'
import { ApiError } from '../api/api-error-and-its-message.ts'
import type { Step, StepPrerequisite, Submit } from '../funnel/step-and-journey-types.ts'
import * as events from '../store/redux-actions.ts'
import type { WaitFor } from '../store/redux-actions.ts'
import { selectOrder, selectStep, selectWait } from '../store/selectors.ts'
import type { Arrival } from './journey/start-or-restore-order.ts'
import { call, getDependencies, put, select, take, takeEvery } from './runtime/effects.ts'
import {
  callWithRetry,
  pauseBeforeRetry,
  showFailure,
  showWait,
} from './runtime/retry-calls-and-show-failures.ts'

type OrderPart = typeof import('./order.ts')

let part: OrderPart | null = null

/** Loads the part. A failure counts as one of the network, which is retried. */
export async function loadOrderPart(): Promise<OrderPart> {
  try {
    part ??= await import('./order.ts')
    return part
  } catch (cause) {
    throw new ApiError({ kind: 'network' }, { cause })
  }
}

/** Returns the part. If it has not loaded, the visitor waits for it, and is told what for. */
function* orderPart(told: WaitFor) {
  return part ?? (yield* callWithRetry(told, () => call(loadOrderPart)))
}

/** What a step needs from the part, and what the visitor is told meanwhile. */
const NEEDS: Partial<Record<StepPrerequisite, WaitFor>> = {
  coverage: 'coverage',
  risk: 'risk',
  'risk-ahead': 'risk',
  quiz: 'quiz',
  dates: 'dates',
  banks: 'load',
}

/** Returns the part's saga that prepares a step, if there is one. */
export function* preparerOf(need: StepPrerequisite) {
  const told = NEEDS[need]
  return told && (yield* orderPart(told)).PREPARERS[need]
}

/** Restores the stored order. */
export function* openStoredOrder(arrival: Arrival) {
  yield* (yield* orderPart('load')).openStoredOrder(arrival)
}

/** Names the plan that the visitor's link asks for. */
export function* nameLinkedPlan() {
  const { painted } = yield* getDependencies()
  yield* call(painted)
  const { sku, id } = (yield* select(selectOrder)).wish
  if (sku ?? id) yield* (yield* call(loadOrderPart)).findLinkedPlan()
}

const SUBMITTED: Partial<Record<Submit, WaitFor>> = {
  quiz: 'quiz',
  finish: 'finish',
  contact: 'waiting-list',
}

/** What is said of an event that waits for the part: what the visitor waits for, or what has failed. */
function wordsOf(action: Action, { submits }: Step): WaitFor | Action | undefined {
  if (events.answersSubmitted.match(action)) return submits && SUBMITTED[submits]
  if (events.answersVolunteered.match(action)) return 'messages'
  if (events.anotherQuizRequested.match(action)) return 'quiz'
  if (events.restartRequested.match(action)) return 'load'
  if (events.streetsRequested.match(action)) return events.streetsFailed()
  if (events.callRequested.match(action))
    return events.contactRequestChanged({ what: 'call', state: 'failed' })
  if (events.regulationsRequested.match(action))
    return events.regulationsFailed({ problem: { problem: 'rede-caiu' } })
  if (events.orderActionRequested.match(action))
    return events.orderActionFailed({ what: action.payload.what, problem: { problem: 'rede-caiu' } })
  return undefined
}

/** The events that load the part; an answer brings all later questions. */
const NEEDED = [
  events.answersSubmitted,
  events.answersVolunteered,
  events.earlyAnswersKept,
  events.recordLoaded,
  events.partAnswered,
  events.pricesRequested,
  events.streetsRequested,
  events.anotherQuizRequested,
  events.orderActionRequested,
  events.restartRequested,
  events.withdrawalRequested,
  events.callRequested,
  events.regulationsRequested,
]
const isNeeded = (event: Action) => NEEDED.some(({ match }) => match(event))

/** Runs a saga beside the others; it sees only the events that the returned function is given. */
export type RunBeside = (saga: () => Generator) => (event: Action) => void

/** Runs the sagas of the part once an event needs them and it has loaded. They also see all events from before. */
export function* runOrderPart(runBeside: RunBeside) {
  const waiting: Action[] = []
  let pass: ((event: Action) => void) | null = null
  yield* takeEvery('*', function* (event: Action) {
    if (pass) return pass(event)
    waiting.push(event)
    const words = wordsOf(event, yield* select(selectStep))
    if (typeof words === 'string' && !part) yield* showWait(words)
  })
  if (!part) {
    yield* take(isNeeded)
    const { painted } = yield* getDependencies()
    // the next question is drawn first
    yield* call(painted)
  }
  for (let attempt = 0; !part; attempt += 1) yield* load(waiting, attempt)
  const step = yield* select(selectStep)
  const wait = yield* select(selectWait)
  if (wait && waiting.some((event) => wordsOf(event, step) === wait.what)) yield* put(events.waitEnded())
  const passLater = runBeside(part.orderSaga)
  // some of them cause others, which come last
  for (const event of waiting) passLater(event)
  pass = passLater
}

/** Tries to load the part. After a failure, says so of each event that waits for it, and pauses. */
function* load(waiting: Action[], attempt: number) {
  try {
    yield* call(loadOrderPart)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const step = yield* select(selectStep)
    for (const event of waiting.splice(0)) {
      const words = wordsOf(event, step)
      // a button asks for it again
      if (typeof words === 'object') yield* put(words)
      else waiting.push(event)
      if (typeof words === 'string') yield* showFailure(words, error)
    }
    yield* pauseBeforeRetry(attempt, error, (event) => events.retryRequested.match(event) || isNeeded(event))
  }
}
