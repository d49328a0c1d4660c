/** The form pages of the order on the demo site at /demo: questions, review, and the page after the order. */
import type { ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { formOf, idsOf, lastStep, pageOf, stepOf } from '../funnel/journey-registry.ts'
import type { StepId, Values } from '../funnel/step-and-journey-types.ts'
import { answerText } from '../questions/format-answer-as-text.ts'
import { FieldView } from '../questions/FieldView.tsx'
import { formTextOf, textOf } from '../questions/look-up-step-texts.ts'
import { useStep } from '../questions/useStep.ts'
import {
  answersSubmitted,
  backRequested,
  correctionRequested,
  noticeRaised,
  restartRequested,
} from '../store/redux-actions.ts'
import {
  selectBackTarget,
  selectNotice,
  selectOrder,
  selectPhase,
  selectPosition,
  selectRefusals,
} from '../store/selectors.ts'
import { PrimaryButton } from '../ui/forms/PrimaryButton.tsx'
import { Question } from '../ui/forms/FieldTexts.tsx'
import { StepForm } from '../ui/forms/StepForm.tsx'
import { Notice } from '../ui/states/Notice.tsx'
import { useCampaignHref } from '../ui/useCampaign.ts'
import { DemoFrame } from './DemoFrame.tsx'
import { useDemoTexts } from './language-and-theme.ts'

/** Replaces the error keys of fields with messages in the selected language. */
function useInWords(problems: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const pack = useDemoTexts()
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, pack.problems[problem] ?? problem]),
  )
}

export function Fields({ step: id, as = 'label' }: { step: StepId; as?: 'label' | 'question' | 'hidden' }) {
  const { step, text, draft, problems: found, onChange } = useStep(id)
  const problems = useInWords(found)
  return step.fields.map((field) => (
    <FieldView
      key={field.name}
      field={field}
      text={text}
      draft={draft}
      problems={as === 'hidden' ? {} : problems}
      onChange={onChange}
      as={as}
      label={as === 'label' ? undefined : text.heading}
      options={text.options}
      last
    />
  ))
}

/** Returns a function that discards the order, starts a new order and shows a notice about it. */
function useCancel(): () => void {
  const dispatch = useDispatch()
  const { cancelled } = useDemoTexts()
  return () => {
    dispatch(restartRequested())
    dispatch(noticeRaised({ kind: 'text', tone: 'done', text: cancelled }))
  }
}

/** The current notice, in the selected language. */
export function DemoNotice() {
  const notice = useSelector(selectNotice)
  const { storageBlocked } = useDemoTexts()
  if (notice?.kind === 'storage') return <Notice title={storageBlocked} />
  return notice?.kind === 'text' ? <Notice tone={notice.tone} title={notice.text} /> : null
}

/** The list of answers. Until the order is placed, each answer has a button to change it. */
function Answers({ isOpen }: { isOpen: boolean }) {
  const dispatch = useDispatch()
  const order = useSelector(selectOrder)
  const { buttons } = useDemoTexts()
  return (
    <dl className="demo-review">
      {idsOf(order, 'pages')
        .filter((id) => order.answers[id])
        .map((id) => (
          <div key={id}>
            <dt>{textOf(order, id).name}</dt>
            <dd>{answerText(order, id)}</dd>
            {isOpen && (
              <dd>
                <button
                  type="button"
                  className="quiet-link"
                  onClick={() => dispatch(correctionRequested({ step: id }))}
                >
                  {buttons.change}
                  <span className="hush">: {textOf(order, id).name}</span>
                </button>
              </dd>
            )}
          </div>
        ))}
    </dl>
  )
}

/** The review of all answers, with buttons to place or cancel the order. A placed order is read-only. */
export function Confirm({ step: id }: { step: StepId }) {
  const { order, text, busy, onAnswer } = useStep(id)
  const { buttons } = useDemoTexts()
  const cancel = useCancel()
  const isOpen = order.finished === null
  return (
    <StepForm step={id} onAnswer={() => onAnswer({})} busy={busy} className="demo-form">
      <Answers isOpen={isOpen} />
      {isOpen && (
        <div className="demo-actions">
          <PrimaryButton>{text.submit}</PrimaryButton>
          <PrimaryButton type="button" tone="secondary" onClick={cancel}>
            {buttons.cancel}
          </PrimaryButton>
        </div>
      )}
    </StepForm>
  )
}

/** Shown after the order was placed: a link to the home page and a button to start a new order. */
export function AfterOrder() {
  const dispatch = useDispatch()
  const { buttons } = useDemoTexts()
  return (
    <div className="demo-actions">
      <a className="quiet-link" href={useCampaignHref('/demo/')}>
        {buttons.home}
      </a>
      <button type="button" className="quiet-link" onClick={() => dispatch(restartRequested())}>
        {buttons.again}
      </button>
    </div>
  )
}

/** A form for one or several steps. Every step receives all values and ignores the values of other steps. */
export function Ask({ steps, form, submit, children }: AskProps) {
  const dispatch = useDispatch()
  const refusals = useSelector(selectRefusals)
  const answer = (values: Values) =>
    dispatch(answersSubmitted({ answers: Object.fromEntries(steps.map((id) => [id, values])) }))
  return (
    <StepForm step={form} onAnswer={answer} refusals={refusals} className="demo-form">
      {children}
      <PrimaryButton>{submit}</PrimaryButton>
    </StepForm>
  )
}

type AskProps = {
  readonly steps: readonly StepId[]
  readonly form: string
  readonly submit: string
  readonly children: ReactNode
}

function Back() {
  const dispatch = useDispatch()
  const { buttons } = useDemoTexts()
  const target = useSelector(selectBackTarget)
  const home = useCampaignHref('/demo/')
  return (
    <p>
      {target === null ? (
        <a className="quiet-link" href={home}>
          {buttons.back}
        </a>
      ) : (
        <button type="button" className="quiet-link" onClick={() => dispatch(backRequested())}>
          {buttons.back}
        </button>
      )}
    </p>
  )
}

/** The content of the current page: review, receipt, one question or several questions. */
function Screen() {
  const order = useSelector(selectOrder)
  const position = useSelector(selectPosition)
  const page = pageOf(order, position)
  const form = formOf(page)
  const { heading, why, submit } = formTextOf(order, form)
  const { kind } = stepOf(order, position)
  if (kind === 'review' || kind === 'receipt')
    return (
      <>
        <Question why={why}>{heading}</Question>
        {kind === 'review' ? <Confirm step={position} /> : <AfterOrder />}
      </>
    )
  if (page.steps.length > 1)
    return (
      <>
        <Question why={why}>{heading}</Question>
        <Ask steps={page.steps} form={form} submit={submit}>
          {page.steps.map((id) => (
            <Fields key={id} step={id} />
          ))}
        </Ask>
      </>
    )
  return (
    <Ask steps={page.steps} form={form} submit={submit}>
      <Fields step={position} as="question" />
    </Ask>
  )
}

/** The order page of the demo site. It shows the current step. */
export function OrderPage() {
  const { loading, buttons } = useDemoTexts()
  const phase = useSelector(selectPhase)
  const order = useSelector(selectOrder)
  const position = useSelector(selectPosition)
  const toChat = useCampaignHref('/demo/chat')
  const isOver = position === lastStep(order)
  return (
    <DemoFrame
      nav={
        <a className="quiet-link" href={toChat}>
          {buttons.toChat}
        </a>
      }
    >
      {phase === 'ready' ? (
        <>
          {!isOver && <Back />}
          <DemoNotice />
          <Screen />
        </>
      ) : (
        <p role="status">{loading}</p>
      )}
    </DemoFrame>
  )
}
