import { cleanTyped } from '../../lib/clean-typed-text.ts'
import type { OpenDoubt } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { withoutSecrets } from '../mask-secrets-in-message.ts'
import { collectMessageContext } from './collect-message-context.ts'
import { completeHouse } from './complete-house-number-and-flat.ts'
import { withoutVisitAtCallTimes } from './reply-to-preferred-call-times.ts'
import { readInContext } from './read-in-context.ts'
import type { ReceivedMessage } from './received-message-type.ts'

/**
 * Reads a message that the visitor typed into any input of the chat.
 * @param isOfForm whether it was typed into a form that can be submitted instead
 * @returns null for an empty message
 */
export function receiveMessage(state: RootState, message: string, isOfForm: boolean): ReceivedMessage | null {
  const text = cleanTyped(message).trim()
  if (text === '') return null
  const { doubt } = state.dialogue
  const situation = collectMessageContext(state, text)
  const { order, step } = situation
  const reading = completeHouse(readInContext(text, situation), text, order, doubt)
  const understood = [
    ...Object.entries(reading.answers).map(([id, values]) => ({ step: id, values })),
    ...reading.doubts,
  ]
  const echo = withoutSecrets(order, step, text, understood)
  const received = { situation, reading, echo, text, pending: stillOpen(doubt), isOfForm }
  return { ...received, reading: withoutVisitAtCallTimes(received) }
}

/**
 * Returns the doubt that is still unresolved. An error in the answer is dropped, because the question is asked again.
 */
const stillOpen = (doubt: OpenDoubt | null): OpenDoubt | null =>
  doubt?.why === 'invalid' || doubt?.why === 'unavailable' ? null : doubt
