import type { Action } from '@reduxjs/toolkit'
import type { ChatAction, AddedLine } from '../../store/redux-actions.ts'

/** The chat's reply to a question or remark of the visitor, with the buttons below it. */
export interface TalkAnswer {
  readonly text: string
  readonly actions?: readonly ChatAction[]
  readonly link?: AddedLine['link']
  /** What is remembered of the question before it is answered, as events. */
  readonly before?: readonly Action[]
  /** Whether it acknowledges a statement of the visitor; otherwise it answers a question. */
  readonly isTold?: true
}
