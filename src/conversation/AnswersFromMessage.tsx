/** What the chat took from a message: chips, a change as a sentence. */
import { useSelector } from 'react-redux'
import { assistantMessages } from '../content/assistant-messages.ts'
import { planOf } from '../funnel/chosen-plan-and-price.ts'
import type { StepId } from '../funnel/step-and-journey-types.ts'
import { changeInWords } from '../questions/describe-answer-change.ts'
import { textOf } from '../questions/look-up-step-texts.ts'
import { selectBanks, selectUi, selectOrder } from '../store/selectors.ts'
import { UnderstoodAnswers } from '../ui/chat/UnderstoodAnswers.tsx'
import { Message } from '../ui/chat/Message.tsx'
import { chipsOf, wishText } from '../questions/answer-chip-texts.ts'
import type { TranscriptLine } from './transcript-lines.ts'

type TakenAnswersProps = {
  readonly line: Extract<TranscriptLine, { kind: 'taken' | 'wish' | 'change' }>
  /** Starts the correction of an answer. */
  readonly onCorrect: (step: StepId) => void
}

export default function AnswersFromMessage({ line, onCorrect }: TakenAnswersProps) {
  const order = useSelector(selectOrder)
  const { earlyAnswers, drafts } = useSelector(selectUi)
  const banks = useSelector(selectBanks) ?? []
  if (line.kind === 'change') {
    const change = changeInWords(order, line.change.of, line.change)
    return change === '' ? null : <Message>{change}</Message>
  }
  if (line.kind === 'wish') {
    const plan = planOf(order)
    const { met, unmet, taken } = assistantMessages.wishes
    const marked = order.facts.coverage?.plans.find(({ id }) => id === drafts[line.step]?.idPlan)
    // a coverage result fetched in advance is not announced until the server has confirmed it
    const isExpected = order.facts.coverage?.isExpected === true
    if (line.wish === '')
      return plan && !isExpected ? <Message>{taken(plan.plan, plan.price_with_dacc)}</Message> : null
    return <Message>{marked ? met(marked.plan) : unmet(wishText(line.wish))}</Message>
  }
  const chips = line.steps.flatMap((id) => {
    const answer = order.answers[id]
    const values = line.answers[id] ?? answer?.values ?? earlyAnswers[id] ?? {}
    const texts = chipsOf(order, id, values, banks)
    // an answer without its own chip can still be corrected
    return (texts.length > 0 ? texts : answer ? [textOf(order, id).name] : []).map((text, at) => ({
      key: `${id}-${at}`,
      text,
      ...(answer && order.finished === null ? { step: id, changed: answer.changed === true } : {}),
    }))
  })
  return chips.length > 0 ? <UnderstoodAnswers chips={chips} onCorrect={onCorrect} /> : null
}
