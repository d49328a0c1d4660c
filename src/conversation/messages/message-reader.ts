import { heldRead, messageHeld } from '../../store/events.ts'
import { selectIsBusy } from '../../store/selectors.ts'
import { reportableWords } from '../../understanding/reportable-words.ts'
import { loadSaleTalk } from './load-sale-talk.ts'
import { handleMessage, prepareToHandle } from './handle-message.ts'
import type { Store } from './add-chat-lines.ts'
import { keepTyped } from './record-answers.ts'

// This one module exports all code that is loaded for reading messages, because a module cannot be requested
// again after one of its imports failed (src/lib/import-with-retry.ts).
export { handleMessage, loadSaleTalk, reportableWords, prepareToHandle }

/**
 * Handles, in order, the messages that the visitor sent before the code that reads messages had loaded. Text
 * that is being typed stays in the input. If a message starts a request to the server, the messages after it
 * wait for the reply.
 */
export function handleHeldMessages(store: Store): void {
  const { held } = store.getState().dialogue
  store.dispatch(heldRead())
  keepTyped(store, () => {
    for (const text of held) {
      if (selectIsBusy(store.getState())) store.dispatch(messageHeld({ text }))
      else handleMessage(store, text)
    }
  })
}
