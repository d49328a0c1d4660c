/**
 * Form of a page with several steps and one submit button. Each step is validated and saved as if it had its own page.
 */
import { useId, type ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { formOf, pageOf, stepOf } from '../funnel/journey-registry.ts'
import { withDrafts } from '../funnel/apply-answer-and-clear-dependents.ts'
import type { Field, Order, Page, StepId, Values } from '../funnel/step-and-journey-types.ts'
import { placeOfCep } from '../funnel/steps/nr-imovel.ts'
import { answersSubmitted } from '../store/redux-actions.ts'
import {
  selectCan,
  selectDraft,
  selectIsBusy,
  selectOrder,
  selectPosition,
  selectProblems,
  selectRefusals,
  selectReturnTo,
} from '../store/selectors.ts'
import type { RootState } from '../store/root-reducer.ts'
import { selectOrderWithTypedCep } from '../store/select-order-with-typed-cep.ts'
import { CheckboxField } from '../ui/forms/CheckboxField.tsx'
import { PrimaryButton } from '../ui/forms/PrimaryButton.tsx'
import { Question } from '../ui/forms/FieldTexts.tsx'
import { StepForm } from '../ui/forms/StepForm.tsx'
import { callOnChangePerField } from './call-on-change-per-field.ts'
import { EmailTypoQuestion, useEmailTypoQuestion } from './EmailTypoQuestion.tsx'
import { optionsWithSavings } from './direct-debit-notes.ts'
import { StepFields, type StepFieldsProps } from './StepFields.tsx'
import { formTextOf, textOf, wordingOf } from './look-up-step-texts.ts'
import { useStep } from './useStep.ts'
import './composed-question.css'

type Drafts = Readonly<Record<StepId, Values>>

/**
 * Returns the steps to show on a composed page, which is one page with several steps. A value typed in one
 * step may decide whether another step is shown.
 */
function askedSteps(order: Order, { steps }: Page, drafts: Drafts): StepId[] {
  const typed = withDrafts(order, drafts)
  return steps.filter((id) => stepOf(order, id).applies(typed))
}

const selectAsked = (state: RootState): string => {
  const page = pageOf(state.order, state.ui.position)
  const drafts = Object.fromEntries(page.steps.map((id) => [id, selectDraft(state, id)]))
  return askedSteps(selectOrder(state), page, drafts).join()
}

/** Whether the town of the typed CEP has no network. */
const selectIsUnserved = (state: RootState): boolean =>
  placeOfCep(selectOrderWithTypedCep(state))?.hasNetwork === false

/** Splits the submitted values of the page's form by step. */
function byStep(order: Order, { steps }: Page, values: Values): Record<StepId, Values> {
  return Object.fromEntries(
    steps.map((id) => {
      const { fields, none } = stepOf(order, id)
      const names = [...fields.map((field) => field.name), ...Object.keys(none?.values ?? {})]
      return [id, Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))]
    }),
  )
}

/** Groups the steps of the page under its headings. */
function partsOf(asked: readonly StepId[], headings: Readonly<Record<string, string>>) {
  const parts: { heading: string | undefined; steps: StepId[] }[] = []
  for (const id of asked) {
    const present = parts.at(-1)
    if (headings[id] === undefined && present) present.steps.push(id)
    else parts.push({ heading: headings[id], steps: [id] })
  }
  return parts
}

export default function SeveralQuestionsForm({ page }: { page: Page }) {
  const dispatch = useDispatch()
  const order = useSelector(selectOrder)
  const position = useSelector(selectPosition)
  const isCorrection = useSelector(selectReturnTo) !== null
  const asked = useSelector(selectAsked).split(',')
  const refusals = useSelector(selectRefusals)
  const isRefused = useSelector((state: RootState) =>
    page.steps.some((id) => Object.keys(selectProblems(state, id)).length > 0),
  )
  const email = useSelector((state: RootState) =>
    page.steps.map((id) => selectDraft(state, id).email).find((typed) => typed !== undefined),
  )
  const isUnserved = useSelector(selectIsUnserved)
  const busy = useSelector(selectIsBusy)
  const form = formOf(page)
  const { heading, why, submit, parts = {}, reasons = [] } = formTextOf(order, form)

  function send(values: Values) {
    const given = byStep(order, page, values)
    const answers = Object.fromEntries(askedSteps(order, page, given).map((id) => [id, given[id] ?? {}]))
    dispatch(answersSubmitted({ answers }))
  }
  const { doubt, answer } = useEmailTypoQuestion(send, order.answers.email?.values.email)
  const first = isCorrection && asked.includes(position) ? position : asked[0]

  return (
    <StepForm
      step={form}
      onAnswer={answer}
      busy={busy}
      refusals={isRefused ? refusals : 0}
      className="ask ask--page composed"
    >
      <Question why={why}>{heading}</Question>
      {partsOf(asked, parts).map((part) => (
        <Part key={part.steps[0]} heading={part.heading}>
          {part.steps.map((id) => (
            <div key={id} className="composed__step" data-first={id === first || undefined}>
              {isUnserved && <Unserved text={textOf(order, id).variants?.noNetwork?.why} />}
              <PartFields step={id} hasReason={reasons.includes(id)} isLast={id === asked.at(-1)} />
            </div>
          ))}
        </Part>
      ))}
      <EmailTypoQuestion doubt={doubt} typed={email} onAnswer={send} />
      <PrimaryButton state={busy ? 'loading' : 'default'}>{submit}</PrimaryButton>
    </StepForm>
  )
}

type PartFieldsProps = Pick<StepFieldsProps, 'isLast'> & {
  readonly step: StepId
  /** Whether the step's reason is shown with its fields. */
  readonly hasReason: boolean
}

function PartFields({ step: id, hasReason, isLast }: PartFieldsProps) {
  const asked = useStep(id)
  const { step, text, order, draft, onChange } = asked
  const canBeNone = useSelector(
    (state: RootState) => step.none !== undefined && selectCan(state, step.none.needs),
  )
  const none = canBeNone ? Object.entries(step.none?.values ?? {}) : []
  const isNone = none.length > 0 && none.every(([name, value]) => draft[name] === value)
  const isEmpty = step.fields.every(({ name, kind }) => kind !== 'text' || !draft[name])
  return (
    <>
      <StepFields
        asked={asked}
        variant="page"
        isPart
        note={hasReason ? wordingOf(order, id, draft).why : undefined}
        isLast={isLast}
        priced={optionsWithSavings}
      />
      {/* a box of its own, because the page has one button for all its questions */}
      {none.map(([name, value]) => (
        <CheckboxField
          key={name}
          name={name}
          label={text.none ?? ''}
          value={isNone && isEmpty ? value : ''}
          onChange={(_name, now) =>
            callOnChangePerField({ ...emptied(step.fields), [name]: now }, draft, onChange)
          }
        />
      ))}
    </>
  )
}

/** Empty values of the text fields, which an answer of "none" replaces. */
const emptied = (fields: readonly Field[]): Values =>
  Object.fromEntries(fields.flatMap(({ name, kind }) => (kind === 'text' ? [[name, '']] : [])))

/** Hint that the town of the typed CEP (postcode) has no network, shown above the next question. */
const Unserved = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <p className="hint composed__said" role="status">
      {text}
    </p>
  )

function Part({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  const id = useId()
  if (heading === undefined) return <div className="composed__part">{children}</div>
  return (
    <section className="composed__part" aria-labelledby={id}>
      <h2 className="composed__heading" id={id}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
