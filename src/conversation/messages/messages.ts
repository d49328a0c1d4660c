import { drafted, heldRead, messageHeld } from '../../store/events.ts'
import { selectIsBusy, selectPosition } from '../../store/selectors.ts'
import { reportableWords } from '../../understanding/reportable-words.ts'
import { hear, prepareToHear } from './hear.ts'
import type { Store } from './speech.ts'

// all of it by one file: one whose imports are lost cannot be requested again (src/lib/fetch-module.ts)
export { hear, reportableWords, prepareToHear }

/**
 * Reads the messages that were sent before they could be read, in turn. What is being typed stays in the line; a
 * message that waits for the server holds back those after it.
 */
export function hearHeld(store: Store): void {
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
    else hear(store, text)
  }
  if (selectPosition(store.getState()) === position) type(typed)
}
