import { chatReplies } from '../../content/chat-command-replies.ts'
import { asideClosed, messageRead, volunteered, type ChatAction } from '../../store/events.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import { askAgain, quote, say, type Store } from './add-chat-lines.ts'
import { clearLine, recordAnswers } from './record-answers.ts'

/**
 * Does what a button under an answer says, if it records an answer. An answer that was given before is replaced.
 * @returns whether it did; otherwise the button's label is to be read as a message
 */
export function pressAction(store: Store, { label, answers }: ChatAction): boolean {
  const state = store.getState()
  store.dispatch(asideClosed())
  if (!answers) return false
  store.dispatch(messageRead({ understood: true }))
  const order = selectOrder(state)
  const position = selectPosition(state)
  const isChange = Object.keys(answers).some((step) => order.answers[step] && step !== position)
  if (!isChange) {
    clearLine(store)
    recordAnswers(store, answers)
    const isHere = selectPosition(store.getState()) === position
    if (isHere && !answers[position]) {
      quote(store, label)
      askAgain(store)
    }
    return true
  }
  store.dispatch(volunteered({ answers }))
  const isHere = selectPosition(store.getState()) === position
  if (isHere) {
    quote(store, label)
    say(store, chatReplies.commands.corrigido)
    askAgain(store)
  }
  return true
}
