import { drafted, heldRead, messageHeld } from '../../store/events.ts'
import { selectIsBusy, selectPosition } from '../../store/selectors.ts'
import { reportableWords } from '../../understanding/reportable-words.ts'
import { loadSaleTalk } from './load-sale-talk.ts'
import { handleMessage, prepareToHandle } from './handle-message.ts'
import type { Store } from './add-chat-lines.ts'

// This one module exports all code that is loaded for reading messages, because a module cannot be requested
// again after one of its imports failed (src/lib/import-with-retry.ts).
export { handleMessage, loadSaleTalk, reportableWords, prepareToHandle }

/**
 * Handles, in order, the messages that the visitor sent before the code that reads messages had loaded. Text
 * that is being typed stays in the input. If a message starts a request to the server, the messages after it
 * wait for the reply.
 */
export function handleHeldMessages(store: Store): void {
  const { dialogue, flow } = store.getState()
  const { position } = flow
  const typed = flow.drafts[position] ?? {}
  const empty = Object.fromEntries(Object.keys(typed).map((name) => [name, '']))
  const type = (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values))
      store.dispatch(drafted({ step: position, name, value }))
  }
  store.dispatch(heldRead())
  type(empty)
  for (const text of dialogue.held) {
    if (selectIsBusy(store.getState())) store.dispatch(messageHeld({ text }))
    else handleMessage(store, text)
  }
  if (selectPosition(store.getState()) === position) type(typed)
}
