import type { ChatAction, AddedLine } from '../../store/redux-actions.ts'

/** An answer with the buttons under it. */
export interface TalkAnswer {
  readonly text: string
  readonly actions?: readonly ChatAction[]
  readonly link?: AddedLine['link']
  /** Whether it confirms what was told rather than answers a question. */
  readonly isTold?: true
}
