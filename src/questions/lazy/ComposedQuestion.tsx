import { useDispatch, useSelector, useStore } from 'react-redux'
import { withDrafts } from '../../funnel/answer.ts'
import { formOf, stepOf } from '../../funnel/journeys.ts'
import type { Order, Page, StepId, Values } from '../../funnel/types.ts'
import { answered } from '../../store/events.ts'
import { selectDraft, selectIsBusy, selectOrder, selectRefusals } from '../../store/selectors.ts'
import type { RootState } from '../../store/store.ts'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { Question } from '../../ui/forms/Question.tsx'
import { StepForm } from '../../ui/forms/StepForm.tsx'
import { StepFields } from '../StepFields.tsx'
import { textOf } from '../texts.ts'
import './composed-question.css'

/** Steps that a composed page asks now: one field may decide whether another step is asked beside it. */
function askedSteps(state: RootState, { steps }: Page): StepId[] {
  const order = selectOrder(state)
  const drafts = Object.fromEntries(steps.map((id) => [id, selectDraft(state, id)]))
  const typed: Order = withDrafts(order, drafts)
  return steps.filter((id) => stepOf(order, id).applies(typed))
}

/** Several steps on one page, with one submit: each is checked and saved as on a page of its own. */
export default function ComposedQuestion({ page }: { page: Page }) {
  const dispatch = useDispatch()
  const store = useStore<RootState>()
  const order = useSelector(selectOrder)
  const asked = useSelector((state: RootState) => askedSteps(state, page).join())
    .split(',')
    .filter(Boolean)
  const refusals = useSelector(selectRefusals)
  const isRefused = useSelector((state: RootState) =>
    page.steps.some((id) => Object.keys(state.flow.problems[id] ?? {}).length > 0),
  )
  const busy = useSelector(selectIsBusy)
  const form = formOf(page)
  const { heading, why, submit } = textOf(order, form)

  function answer(values: Values) {
    const answers: Record<StepId, Values> = {}
    for (const id of askedSteps(store.getState(), page)) {
      const names = stepOf(order, id).fields.map((field) => field.name)
      answers[id] = Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
    }
    dispatch(answered({ answers }))
  }

  return (
    <StepForm
      step={form}
      onAnswer={answer}
      busy={busy}
      refusals={isRefused ? refusals : 0}
      className="ask ask--page composed"
    >
      <Question why={why}>{heading}</Question>
      {asked.map((id) => (
        <section key={id} className="composed__part">
          {asked.length > 1 && textOf(order, id).row === undefined && <h2>{textOf(order, id).heading}</h2>}
          <StepFields step={id} variant="page" isPart isLast={id === asked.at(-1)} />
        </section>
      ))}
      <PrimaryButton state={busy ? 'loading' : 'default'}>{submit}</PrimaryButton>
    </StepForm>
  )
}
