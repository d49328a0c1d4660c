/** Handles a chat message: reads it, decides, and carries out what was decided. */
import { cleanTyped } from '../../lib/clean-typed-text.ts'
import type { OpenDoubt } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import { canRead } from '../../understanding/lazy-extractor-and-pattern-registry.ts'
import { read, SAMPLE_MESSAGES } from '../../understanding/read-message.ts'
import { understoodOf, withoutSecrets } from '../hide-secrets-in-message.ts'
import { answerWaiting, carryOut, type ChatStore } from './carry-out-chat-moves.ts'
import { collectMessageContext } from './collect-message-context.ts'
import { completeHouse } from './complete-house-number-and-flat.ts'
import { decide } from './decide-chat-moves.ts'
import { loadLazyHandlers } from './load-lazy-handlers.ts'
import { pricesLoaded } from './load-prices.ts'
import { readInContext } from './read-message-in-context.ts'
import type { ReceivedMessage } from './received-message-type.ts'
import { isTooLong, refuseLongMessage } from './refuse-long-message.ts'
import {
  mayBeFinishedElsewhere,
  replyAfterRefresh,
  speaksOfFinishedOrder,
} from './reply-after-refreshing-order.ts'
import { withoutVisitAtCallTimes } from './reply-to-preferred-call-times.ts'

/** Whether everything that may be needed to read a message at the open question has loaded. */
export function isReadyFor(store: ChatStore, message: string): boolean {
  const state = store.getState()
  return canRead(message, { order: selectOrder(state), step: selectPosition(state) })
}

/**
 * Handles a message that the visitor typed into any input of the chat (docs/decisions/0021).
 * @param submitForm submits the form into which the message was typed. It is called instead if the message
 *   neither answers the open question nor contains anything else, such as a command.
 */
export function handleMessage(store: ChatStore, message: string, submitForm?: () => void): void {
  answerWaiting(store)
  if (isTooLong(message)) {
    carryOut(store, refuseLongMessage(store.getState(), message))
    return
  }
  const received = receiveMessage(store.getState(), message, submitForm !== undefined)
  if (!received) return
  if (!speaksOfFinishedOrder(received.text) || !mayBeFinishedElsewhere(store.getState())) {
    carryOut(store, decide(received, store.getState()), submitForm)
    return
  }
  replyAfterRefresh(store, received.echo, () => {
    // what the order has become decides what the message means
    const now = receiveMessage(store.getState(), message, submitForm !== undefined)
    if (now) carryOut(store, decide(now, store.getState()), submitForm)
  })
}

/**
 * Reads a message that the visitor typed into any input of the chat.
 * @param isOfForm whether it was typed into a form that can be submitted instead
 * @returns null for an empty message
 */
function receiveMessage(state: RootState, message: string, isOfForm: boolean): ReceivedMessage | null {
  const text = compact(cleanTyped(message).trim())
  if (text === '') return null
  const { doubt } = state.dialogue
  const situation = collectMessageContext(state, text)
  const { order, step } = situation
  const reading = completeHouse(readInContext(text, situation), text, order, doubt)
  const echo = withoutSecrets(order, step, text, understoodOf(reading))
  const received = { situation, reading, echo, text, pending: stillOpen(doubt), isOfForm }
  return { ...received, reading: withoutVisitAtCallTimes(received) }
}

/**
 * Returns a text with one byte for each character, if these are Latin. What Chromium gives of an input has two, for which
 * it would compile all patterns a second time: a third of a second on a slow phone.
 */
const compact = (text: string): string => Array.from(text).join('')

/**
 * Returns the doubt that is still unresolved. An error in the answer is dropped, because the question is asked again; what
 * was to be asked after it is not.
 */
function stillOpen(doubt: OpenDoubt | null): OpenDoubt | null {
  if (doubt?.why !== 'invalid' && doubt?.why !== 'unavailable') return doubt
  const [first, ...next] = doubt.next ?? []
  return first ? { ...first, next } : null
}

function whenBrowserIsIdle(run: () => unknown): void {
  // not every browser reports idle moments
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 500)
}

/**
 * Warms up the code that reads messages, so that the first message is read faster, and does so again with its later part:
 * in idle moments. Call it when the journey has loaded.
 * @param whenIdle calls a function in the next idle moment
 */
export function prepareToHandle(store: ChatStore, whenIdle = whenBrowserIsIdle): void {
  const prepare = () => {
    const situation = collectMessageContext(store.getState(), '')
    // one at a time: an answer that is sent meanwhile waits for one
    for (const text of SAMPLE_MESSAGES) whenIdle(() => read(text, situation))
  }
  prepare()
  whenIdle(() => carryOut(store, pricesLoaded(store.getState())))
  // after a failure, the first answer that needs it only takes a little longer
  loadLazyHandlers()
    .then(prepare)
    .catch(() => {})
}
