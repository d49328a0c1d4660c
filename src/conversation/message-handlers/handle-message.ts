/** Handles a chat message: reads it, decides, and carries out what was decided. */
import { prepareToRead } from '../../understanding/read-message.ts'
import { answerWaiting, carryOut, type ChatStore } from './carry-out-moves.ts'
import { collectMessageContext } from './collect-message-context.ts'
import { decide } from './decide.ts'
import { loadLazyHandlers } from './load-lazy-handlers.ts'
import { pricesLoaded } from './load-prices.ts'
import { receiveMessage } from './receive-message.ts'
import { isTooLong, refuseLongMessage } from './refuse-long-message.ts'

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
  if (received) carryOut(store, decide(received, store.getState()), submitForm)
}

/**
 * Warms up the code that reads messages, so that the first message is read faster, and does so again with its later part. Call
 * it when the browser is idle and the journey has loaded.
 * @param whenIdle calls a function in the browser's next idle moment
 */
export function prepareToHandle(store: ChatStore, whenIdle: (run: () => void) => void): void {
  const prepare = () => prepareToRead(collectMessageContext(store.getState(), ''))
  prepare()
  carryOut(store, pricesLoaded(store.getState()))
  // after a failure, the first answer that needs it only takes a little longer
  loadLazyHandlers()
    .then(() => whenIdle(prepare))
    .catch(() => {})
}
