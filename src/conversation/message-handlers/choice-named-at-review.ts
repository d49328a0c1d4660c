import { stepOf } from '../../funnel/journey-registry.ts'
import { messageRead, type OpenDoubt } from '../../store/redux-actions.ts'
import type { ReceivedMessage } from './received-message-type.ts'
import { addVisitorMessage, askAgain, type ChatStore } from './add-chat-lines.ts'
import { askToConfirm } from './ask-about-doubtful-values.ts'
import { choicesNamed } from './choices-named-in-message.ts'
import { clearInput } from './clear-or-fill-current-input.ts'
import { isUnderstood } from './read-in-context.ts'
import { sayUnchanged } from './say-unchanged.ts'

const DENIES = /\b(?:n[aã]o|nem|nunca|menos|sem)\b/i

/**
 * Handles a message at the review that was not understood but names a choice of the order: one that is recorded already
 * is said to be so, another is proposed.
 * @returns whether it did
 */
export function handleNamedChoice(store: ChatStore, received: ReceivedMessage): boolean {
  const { reading, text, echo, pending, situation } = received
  const { order, step } = situation
  if (stepOf(order, step).view !== 'review' || isUnderstood(reading) || pending) return false
  if (reading.unanswered || text.includes('?') || DENIES.test(text)) return false
  const named = choicesNamed(text, situation)
  if (named.length === 0) return false
  store.dispatch(messageRead({ understood: true }))
  clearInput(store)
  addVisitorMessage(store, echo)
  const asRecorded = named.filter(({ isAsRecorded }) => isAsRecorded)
  if (asRecorded.length > 0)
    sayUnchanged(store, Object.fromEntries(asRecorded.map((each) => [each.step, each.values])))
  const [first, ...next] = named
    .filter(({ isAsRecorded }) => !isAsRecorded)
    .map(({ step: id, values }): OpenDoubt => ({ step: id, values, why: 'confirm' }))
  if (first) askToConfirm(store, { ...first, next }, '')
  else askAgain(store)
  return true
}
