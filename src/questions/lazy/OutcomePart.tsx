import { useDispatch, useSelector } from 'react-redux'
import { brand } from '../../content/brand.ts'
import { frame } from '../../content/frame.ts'
import { outcomes } from '../../content/outcomes.ts'
import { addressStep, firstStep, stepOf } from '../../funnel/journeys.ts'
import type { StepId } from '../../funnel/types.ts'
import { anotherQuizAsked, correctionAsked, withdrawAsked } from '../../store/events.ts'
import { selectFlow, selectOrder } from '../../store/selectors.ts'
import { ButtonLink, PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { StepForm } from '../../ui/forms/StepForm.tsx'
import { HelpLinks } from '../../ui/frame/HelpPanel.tsx'
import { Notice, QuietButton } from '../../ui/states/Notice.tsx'
import { FieldView } from '../FieldView.tsx'
import type { QuestionProps } from '../question-props.ts'
import { useStep } from '../useStep.ts'
import { WaitState } from '../WaitState.tsx'
import Reference from './Reference.tsx'
import { useHref } from '../../ui/useHref.ts'
import { useCallHref } from '../useCallHref.ts'

/** Dead ends of the order, each with at least one way out (D3, D10). */
export default function OutcomePart({ step }: QuestionProps) {
  const { view } = stepOf(useSelector(selectOrder), step)
  if (view === 'waiting-list') return <NoOffer id={step} />
  if (view === 'no-offers') return <NoOffers id={step} />
  return view === 'another-quiz' ? <AnotherQuiz id={step} /> : <HumanHelp id={step} />
}

const words = outcomes['oferta-indisponivel']

/** The pressed button disappears with its form, so focus moves to this message. Stable: runs once per element. */
const takeFocus = (told: HTMLElement | null) => told?.focus({ preventScroll: true })

/** Dead ends use a form too, because that is where the focus logic and the tests look for a step. */
const nothingToSend = () => undefined

type PartProps = { readonly id: StepId }

function NoOffer({ id }: PartProps) {
  const dispatch = useDispatch()
  const { text, step, draft, problems, refusals, onChange, onAnswer } = useStep(id)
  const order = useSelector(selectOrder)
  const { contact } = useSelector(selectFlow)
  const callHref = useCallHref()
  const elsewhere = (
    <PrimaryButton
      type="button"
      tone="secondary"
      onClick={() => dispatch(correctionAsked({ step: addressStep(order) }))}
    >
      {words.elsewhere}
    </PrimaryButton>
  )
  const withdraw = (
    <p>
      <QuietButton onClick={() => dispatch(withdrawAsked())}>{words.withdraw}</QuietButton>
    </p>
  )
  if (contact.notify === 'sent' || contact.withdraw === 'sent') {
    const isWithdrawn = contact.withdraw === 'sent'
    const done = isWithdrawn ? words.withdrawn : words.sent
    const { name, phone, email } = contact.masks ?? {}
    const masks = [name, phone, email].filter((mask) => typeof mask === 'string')
    return (
      <StepForm step={id} onAnswer={nothingToSend} className="ask">
        <div tabIndex={-1} ref={takeFocus}>
          <Notice tone="done" title={done.title}>
            <p>{done.text}</p>
            {masks.length > 0 && <p>{words.reachedBy(masks)}</p>}
          </Notice>
        </div>
        {contact.withdraw === 'failed' && <Notice tone="error">{words.failed}</Notice>}
        {elsewhere}
        {!isWithdrawn && withdraw}
      </StepForm>
    )
  }
  return (
    <StepForm step={id} onAnswer={onAnswer} refusals={refusals} className="ask">
      {step.fields.map((field, index) => (
        <FieldView
          key={field.name}
          field={field}
          text={text}
          draft={draft}
          problems={problems}
          onChange={onChange}
          as="label"
          last={index === step.fields.length - 1}
        />
      ))}
      {(contact.notify === 'failed' || contact.withdraw === 'failed') && (
        <Notice tone="error">{words.failed}</Notice>
      )}
      <PrimaryButton state={contact.notify === 'sending' ? 'loading' : 'default'}>
        {text.submit}
      </PrimaryButton>
      {elsewhere}
      {withdraw}
      <HelpLinks callHref={callHref} />
    </StepForm>
  )
}

/** No offer for this document: try another one, see the plans for new customers, or talk to us (D9, D51). */
function NoOffers({ id }: PartProps) {
  const dispatch = useDispatch()
  const order = useSelector(selectOrder)
  const callHref = useCallHref()
  const anotherDocument = () => dispatch(correctionAsked({ step: firstStep(order) }))
  return (
    <StepForm step={id} onAnswer={anotherDocument} className="ask">
      <PrimaryButton>{outcomes['no-offers'].another}</PrimaryButton>
      <ButtonLink href={useHref('/novo-cliente')} tone="secondary">
        {outcomes['no-offers'].newCustomers}
      </ButtonLink>
      <HelpLinks callHref={callHref} />
    </StepForm>
  )
}

function AnotherQuiz({ id }: PartProps) {
  const dispatch = useDispatch()
  const { wait } = useSelector(selectFlow)
  const callHref = useCallHref()
  const busy = wait?.status === 'running'
  return (
    <StepForm step={id} onAnswer={() => dispatch(anotherQuizAsked())} busy={busy} className="ask">
      <WaitState />
      <PrimaryButton state={busy ? 'loading' : 'default'}>{outcomes.erro1.primary}</PrimaryButton>
      <HelpLinks callHref={callHref} />
    </StepForm>
  )
}

function HumanHelp({ id }: PartProps) {
  const callHref = useCallHref()
  return (
    <StepForm step={id} onAnswer={nothingToSend} className="ask">
      <Reference />
      <ButtonLink href={brand.whatsapp.href}>{outcomes.erro2.primary}</ButtonLink>
      <ButtonLink href={brand.sales.href} tone="secondary">
        {frame.help.phone}
      </ButtonLink>
      <ButtonLink href={callHref} tone="secondary">
        {outcomes.erro2.secondary}
      </ButtonLink>
    </StepForm>
  )
}
