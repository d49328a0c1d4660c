import { stepOf } from '../funnel/journeys.ts'
import type { StepId } from '../funnel/types.ts'
import { textOf } from '../questions/texts.ts'
import { selectDraft, selectIsBusy, selectOpenPart, selectOrder, selectQuiz } from '../store/selectors.ts'
import type { RootState } from '../store/store.ts'
import type { Line } from './transcript.ts'

/** The parts of a question that were asked so far, each with its answer, and the one that is asked now. */
export function partLines(state: RootState, id: StepId): Line[] {
  const order = selectOrder(state)
  const { parts } = stepOf(order, id)
  const quiz = selectQuiz(state)
  const draft = selectDraft(state, id)
  const open = state.flow.position === id ? selectOpenPart(state) : null
  const { taken, reopened } = state.parts
  const { asks, labels } = textOf(order, id)
  const isSent = selectIsBusy(state) || ['sending', 'sent'].includes(state.flow.contact.notify)
  return (parts?.names(order) ?? []).flatMap((name): Line[] => {
    const question = quiz?.questions.find((each) => each.id === name)
    const asked: Line = {
      kind: 'message',
      key: `${id}-${name}-question`,
      text: question?.text ?? asks?.[name] ?? '',
    }
    if (!taken[id]?.includes(name)) return name === open ? [asked] : []
    const isReopened = reopened?.step === id && reopened.name === name
    const value = (isReopened ? reopened.before : draft[name]) ?? ''
    const chosen = question?.answers.find((each) => each.id === value)?.text
    const answer: Line = {
      kind: 'answer',
      key: `${id}-${name}-answer`,
      step: id,
      part: name,
      name: isSent ? '' : (question?.text ?? labels[name] ?? ''),
      text: chosen ?? parts?.show?.(name, value) ?? value,
      changed: false,
      correcting: isReopened,
    }
    return name === open ? [asked, answer, { ...asked, key: `${id}-${name}-again` }] : [asked, answer]
  })
}

/** Whether two transcripts of parts are the same, so that nothing re-renders. */
export const sameLines = (a: readonly Line[], b: readonly Line[]) => JSON.stringify(a) === JSON.stringify(b)
