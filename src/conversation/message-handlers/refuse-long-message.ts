/** Refuses a message that is too long to be read. */
import { chatReplies } from '../../content/chat-command-replies.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import { asksFieldByField } from '../../funnel/single-text-field-in-chat.ts'
import { LONGEST_MESSAGE } from '../../lib/chat-message-length-limit.ts'
import { answerRefused, lineAdded } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectDraft, selectOpenPart, selectOrder, selectPosition } from '../../store/selectors.ts'
import { inputFilled } from './clear-or-fill-current-input.ts'
import type { Moves } from './chat-move-types.ts'

/** Whether a message is too long to be read. */
export const isTooLong = (message: string): boolean => message.trim().length > LONGEST_MESSAGE

/**
 * Says that a message is too long. It is neither shown nor counted as one that was not understood, because it stands in
 * its field; one that was sent before the chat could read comes back there.
 */
export function refuseLongMessage(state: RootState, message: string): Moves {
  const id = selectPosition(state)
  const step = stepOf(selectOrder(state), id)
  const name = selectOpenPart(state) ?? step.fields.find(({ kind }) => kind === 'text')?.name
  const problem = { problem: 'outro', text: chatReplies.messageTooLong } as const
  const isGone = name !== undefined && !selectDraft(state, id)[name]
  return [
    ...(isGone ? inputFilled(state, { [name]: message }) : []),
    name !== undefined && asksFieldByField(step)
      ? answerRefused({ step: id, problems: { [name]: problem } })
      : lineAdded({ step: id, who: 'assistant', text: '', problem, isSaid: true }),
  ]
}
