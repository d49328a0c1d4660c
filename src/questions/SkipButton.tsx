/**
 * The button of a question that can be skipped. Usually it leaves the question open. At some it answers that there is
 * no such thing, for example no e-mail address. At others it changes an earlier answer so that this question is not
 * asked, for example that direct debit is not wanted.
 */
import { useDispatch, useSelector } from 'react-redux'
import { SKIP_QUESTION } from '../content/skip-question.ts'
import { isOptional } from '../funnel/optional-questions.ts'
import type { StepId } from '../funnel/step-and-journey-types.ts'
import { answersVolunteered } from '../store/redux-actions.ts'
import { selectCan } from '../store/selectors.ts'
import type { RootState } from '../store/root-reducer.ts'
import { QuietButton } from '../ui/states/Notice.tsx'
import { useStep } from './useStep.ts'

export default function SkipButton({ step: id }: { readonly step: StepId }) {
  const { step, text, busy, onAnswer } = useStep(id)
  const { none } = step
  const dispatch = useDispatch()
  const hasNone = useSelector((state: RootState) => none !== undefined && selectCan(state, none.needs))
  const { instead } = step
  if (instead) {
    const answers = { [instead.step]: instead.values }
    return (
      <QuietButton onClick={() => busy || dispatch(answersVolunteered({ answers }))}>
        {text.instead}
      </QuietButton>
    )
  }
  if (!hasNone && !isOptional(step)) return null
  const nothing = hasNone ? none?.values : Object.fromEntries(step.fields.map(({ name }) => [name, '']))
  return (
    <QuietButton onClick={() => busy || onAnswer(nothing ?? {})}>
      {hasNone ? text.none : SKIP_QUESTION}
    </QuietButton>
  )
}
