/** What is known about a message when the chat decides on it. */
import type { OpenDoubt } from '../../store/redux-actions.ts'
import type { Reading, Situation } from '../../understanding/reading-types.ts'

export interface ReceivedMessage {
  readonly situation: Situation
  readonly reading: Reading
  /** The message with secrets masked, as shown in the transcript. */
  readonly echo: string
  readonly text: string
  /** The doubtful value that the chat was asking about. */
  readonly pending: OpenDoubt | null
  /** Whether it was typed into a form that can be submitted instead. */
  readonly isOfForm: boolean
  /** Whether the operator's language model was asked about it. It is asked once. */
  readonly isModelAsked?: true
}
