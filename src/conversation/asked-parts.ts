import { stepOf } from '../funnel/journeys.ts'
import type { StepId } from '../funnel/types.ts'
import { textOf } from '../questions/texts.ts'
import { selectDraft, selectIsBusy, selectOpenPart, selectOrder, selectQuiz } from '../store/selectors.ts'
import type { RootState } from '../store/store.ts'

/** A part of a question: what is asked, and the answer if there is one. */
export interface PartLine {
  readonly name: string
  readonly question: string
  readonly answer?: string
  /** Short name of the answer, for the button that corrects it; '' once it is sent. */
  readonly label: string
  /** It is asked now; with an answer: it is being corrected. */
  readonly isOpen: boolean
}

/** The parts of a question that were asked so far, and the one that is asked now. */
export function partLines(state: RootState, id: StepId): PartLine[] {
  const order = selectOrder(state)
  const { parts } = stepOf(order, id)
  const quiz = selectQuiz(state)
  const draft = selectDraft(state, id)
  const open = state.flow.position === id ? selectOpenPart(state) : null
  const { taken, reopened } = state.parts
  const { asks, labels } = textOf(order, id)
  const isSent = selectIsBusy(state) || ['sending', 'sent'].includes(state.flow.contact.notify)
  return (parts?.names(order) ?? []).flatMap((name): PartLine[] => {
    const asked = quiz?.questions.find((each) => each.id === name)
    const isTaken = taken[id]?.includes(name) === true
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
