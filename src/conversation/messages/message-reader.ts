import { drafted, heldRead, messageHeld } from '../../store/events.ts'
import { selectIsBusy, selectPosition } from '../../store/selectors.ts'
import { reportableWords } from '../../understanding/reportable-words.ts'
import { handleMessage, prepareToHandle } from './handle-message.ts'
import type { Store } from './say.ts'

// one module exports everything, because a module whose imports failed cannot be requested again (src/lib/fetch-module.ts)
export { handleMessage, reportableWords, prepareToHandle }

/**
 * Handles the messages that were held until the code that reads them had loaded, in turn. The text that is being typed
 * stays in the input. If a message starts a request to the server, the messages after it stay held.
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
