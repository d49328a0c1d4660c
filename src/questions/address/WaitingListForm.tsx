/** The form in which visitors without coverage leave their contact for the waiting list. */
import { useDispatch, useSelector } from 'react-redux'
import { notSent } from '../../content/contact-not-sent.ts'
import { waitingList as words } from '../../content/waiting-list.ts'
import { addressStep } from '../../funnel/journey-registry.ts'
import type { StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { correctionRequested, withdrawalRequested } from '../../store/redux-actions.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { StepForm } from '../../ui/forms/StepForm.tsx'
import { HelpLinks } from '../../ui/frame/HelpPanel.tsx'
import { Notice, QuietButton } from '../../ui/states/Notice.tsx'
import { EmailTypoQuestion, useEmailTypoQuestion } from '../EmailTypoQuestion.tsx'
import { FieldView } from '../FieldView.tsx'
import { PageForm } from '../PageForm.tsx'
import { problemText } from '../turn-problems-into-messages.ts'
import { type QuestionProps, takeFocus } from '../question-props.ts'
import { useCallRequestHref } from '../useCallRequestHref.ts'
import { useStep } from '../useStep.ts'
import { useCurrentChatField } from '../useCurrentChatField.ts'
import './waiting-list.css'

/**
 * Does nothing on submit. The message is a form, because focus handling and tests look for the form of a
 * step.
 */
const nothingToSend = () => undefined

/**
 * Form shown if nothing can be sold at the address. The visitor can leave a contact, decline, or try another
 * address.
 */
export function WaitingListForm({ step: id, variant, Form }: QuestionProps) {
  const { contact } = useSelector(selectUi)
  const part = useCurrentChatField(id)
  if (contact.notify === 'sent' || contact.withdraw === 'sent') return <Told id={id} />
  if (variant === 'page' || part.name === null) return <WholeContact id={id} hasFields={variant === 'page'} />
  return <ContactPart step={id} variant={variant} Form={Form} name={part.name} />
}

/** Says why the last request to join or leave the list failed: the server's words, or those of the error. */
export function WaitingListFailure() {
  const { waitingListProblem } = useSelector(selectUi).contact
  return <Notice tone="error">{waitingListProblem ? problemText(waitingListProblem) : notSent}</Notice>
}

type PartProps = { readonly id: StepId }

function Told({ id }: PartProps) {
  const dispatch = useDispatch()
  const lookElsewhere = useLookElsewhere()
  const { contact } = useSelector(selectUi)
  const isWithdrawn = contact.withdraw === 'sent'
  const { name, phone, email } = contact.shown ?? {}
  const shown = [name, phone, email].filter((each) => typeof each === 'string')
  return (
    <StepForm step={id} onAnswer={nothingToSend} className="ask">
      <div tabIndex={-1} ref={takeFocus}>
        <Notice tone="done" title={isWithdrawn ? words.withdrawn.title : words.sent.title}>
          <p>{isWithdrawn ? words.withdrawn.text : words.reachedBy(shown)}</p>
        </Notice>
      </div>
      {contact.withdraw === 'failed' && <WaitingListFailure />}
      <PrimaryButton type="button" onClick={lookElsewhere}>
        {words.elsewhere}
      </PrimaryButton>
      {!isWithdrawn && (
        <div className="ways">
          <QuietButton onClick={() => dispatch(withdrawalRequested())}>{words.withdraw}</QuietButton>
        </div>
      )}
    </StepForm>
  )
}

type WholeProps = PartProps & { readonly hasFields: boolean }

/**
 * Form with all contact fields. In the chat it has only the button that sends the contact again, because the
 * fields were already answered one by one.
 */
function WholeContact({ id, hasFields }: WholeProps) {
  const { text, step, order, draft, problems, refusals, onChange, onAnswer } = useStep(id)
  const { contact } = useSelector(selectUi)
  const { doubt, answer } = useEmailTypoQuestion(onAnswer, order.answers.email?.values.email)
  function sendChosen(values: Values) {
    // if this fails, the form sends what its field contains
    onChange('email', values.email ?? '')
    onAnswer(values)
  }
  return (
    <StepForm
      step={id}
      onAnswer={hasFields ? answer : () => onAnswer(draft)}
      refusals={refusals}
      className="ask"
    >
      {hasFields &&
        step.fields.map((field, index) => (
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
      <EmailTypoQuestion doubt={doubt} typed={draft.email} onAnswer={sendChosen} />
      {(contact.notify === 'failed' || contact.withdraw === 'failed') && <WaitingListFailure />}
      <PrimaryButton state={contact.notify === 'sending' ? 'loading' : 'default'}>
        {text.submit}
      </PrimaryButton>
      <NoCoverageOptions />
    </StepForm>
  )
}

type ContactPartProps = QuestionProps & { readonly name: string }

/** One field of the contact form in the chat, which asks for name, phone number and e-mail one by one. */
function ContactPart({ step: id, Form = PageForm, name }: ContactPartProps) {
  const { text, step, draft, problems, refusals, onChange } = useStep(id)
  const { onAnswer, onCancel } = useCurrentChatField(id)
  const field = step.fields.find((each) => each.name === name)
  return (
    <Form
      step={id}
      onAnswer={onAnswer}
      onCancel={onCancel}
      busy={false}
      refusals={refusals}
      submit={text.submit}
      layout="line"
    >
      {field && (
        <FieldView
          key={name}
          field={field}
          text={text}
          draft={draft}
          problems={problems}
          onChange={onChange}
          as="hidden"
          label={text.asks?.[name]}
          last
          words="message"
        />
      )}
    </Form>
  )
}

/**
 * The other ways to continue if nothing can be sold at the address, quieter than the form and in one group:
 * another address, declining, and the contact channels once they are asked for.
 */
export function NoCoverageOptions() {
  const callHref = useCallRequestHref()
  const dispatch = useDispatch()
  const lookElsewhere = useLookElsewhere()
  return (
    <div className="ways" role="group" aria-label={words.others}>
      <QuietButton onClick={lookElsewhere}>{words.elsewhere}</QuietButton>
      <QuietButton onClick={() => dispatch(withdrawalRequested())}>{words.withdraw}</QuietButton>
      <details className="ways__people">
        <summary className="quiet-link">{words.person}</summary>
        <HelpLinks callHref={callHref} />
      </details>
    </div>
  )
}

/** Returns a handler that asks for another address. */
function useLookElsewhere() {
  const dispatch = useDispatch()
  const order = useSelector(selectOrder)
  return () => dispatch(correctionRequested({ step: addressStep(order) }))
}
