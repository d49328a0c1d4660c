/** Lists the fields of a question that the chat has asked for so far, one by one. */
import { stepOf } from '../funnel/journey-registry.ts'
import type { StepId } from '../funnel/step-and-journey-types.ts'
import { textOf } from '../questions/look-up-step-texts.ts'
import { selectDraft, selectIsBusy, selectOpenPart, selectOrder, selectQuiz } from '../store/selectors.ts'
import type { RootState } from '../store/root-reducer.ts'

/** One field of a question that the chat asks field by field, with the answer if there is one. */
export interface QuestionPart {
  readonly name: string
  readonly question: string
  readonly answer?: string
  /** Name of its correction button; '' once the answer can no longer be corrected. */
  readonly label: string
  /** Whether the chat is asking for this field now. If there is an answer already, the visitor is correcting it. */
  readonly isOpen: boolean
}

export function askedFields(state: RootState, id: StepId): QuestionPart[] {
  const order = selectOrder(state)
  const { parts } = stepOf(order, id)
  const quiz = selectQuiz(state)
  const draft = selectDraft(state, id)
  const open = state.ui.position === id ? selectOpenPart(state) : null
  const { accepted, reopened } = state.parts
  const { asks, labels } = textOf(order, id)
  const isSent = selectIsBusy(state) || ['sending', 'sent'].includes(state.ui.contact.notify)
  return (parts?.names(order) ?? []).flatMap((name): QuestionPart[] => {
    const asked = quiz?.questions.find((each) => each.id === name)
    const isTaken = accepted[id]?.includes(name) === true
    if (!isTaken && name !== open) return []
    const value = (reopened?.name === name ? reopened.before : draft[name]) ?? ''
    const chosen = asked?.answers.find((each) => each.id === value)?.text
    const question = asked?.text ?? asks?.[name] ?? ''
    return [
      {
        name,
        question,
        ...(isTaken ? { answer: chosen ?? parts?.show?.(name, value) ?? value } : {}),
        label: isSent ? '' : (labels[name] ?? question),
        isOpen: name === open,
      },
    ]
  })
}
