/**
 * Form of the page for an address with coverage ("Tem fibra em …"). The visitor requests a call or goes on to the
 * order.
 */
import { useDispatch, useSelector } from 'react-redux'
import { coveredAddressWords } from '../../../content/covered-address-result.ts'
import { callRequest } from '../../../content/call-request.ts'
import { notSent } from '../../../content/contact-not-sent.ts'
import { waitAndErrorWords } from '../../../content/loading-saving-and-failures.ts'
import { unbrokenBRL } from '../../../lib/format-prices-and-counts.ts'
import { checkoutRequested } from '../../../store/redux-actions.ts'
import { selectUi } from '../../../store/selectors.ts'
import { PrimaryButton } from '../../../ui/forms/PrimaryButton.tsx'
import { StepForm } from '../../../ui/forms/StepForm.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import { PageForm } from '../../../questions/PageForm.tsx'
import { type QuestionProps, takeFocus } from '../../../questions/question-props.ts'
import { StepFields } from '../../../questions/StepFields.tsx'
import { useCallPhoneProblem } from '../../../questions/useCallRequest.ts'
import { useStep } from '../../../questions/useStep.ts'
import { addressText } from '../../../questions/order/build-order-card-and-receipt-texts.ts'

const nothingToSend = () => undefined

export default function CallOrOrderAtCoveredAddress({ step: id, variant, Form = PageForm }: QuestionProps) {
  const dispatch = useDispatch()
  const step = useStep(id)
  const { text, order, onAnswer } = step
  const { contact, refusals } = useSelector(selectUi)
  const { problem, type } = useCallPhoneProblem()
  const problems: Readonly<Record<string, string>> = problem ? { telephone: problem } : {}
  const asked = {
    ...step,
    problems,
    onChange(name: string, value: string) {
      step.onChange(name, value)
      type(step.draft[name] ?? '', value)
    },
  }
  const plans = order.facts.coverage?.plans ?? []
  const lowest = Math.min(...plans.map((plan) => plan.price_with_dacc))
  const where = order.facts.addressLine ?? addressText(order)
  const orderNow = (
    <PrimaryButton type="button" tone="secondary" onClick={() => dispatch(checkoutRequested())}>
      {coveredAddressWords.orderNow}
    </PrimaryButton>
  )
  const found = plans.length > 0 && (
    <Notice tone="done" title={coveredAddressWords.hasFibre(where)}>
      <p>{coveredAddressWords.from(unbrokenBRL(lowest))}</p>
    </Notice>
  )
  const done = contact.isCallRepeated ? callRequest.already : callRequest.sent
  if (contact.call === 'sent') {
    return (
      <StepForm step={id} onAnswer={nothingToSend} className="ask">
        <div tabIndex={-1} ref={takeFocus}>
          <Notice tone="done" title={done.title}>
            <p>{done.text}</p>
          </Notice>
        </div>
        {orderNow}
      </StepForm>
    )
  }
  return (
    <Form
      step={id}
      onAnswer={onAnswer}
      busy={contact.call === 'sending'}
      refusals={problem ? refusals : 0}
      submit={contact.call === 'failed' ? waitAndErrorWords.retry : text.submit}
      layout="block"
      after={orderNow}
    >
      {found}
      <StepFields asked={asked} variant={variant} />
      {contact.call === 'failed' && <Notice tone="error">{notSent}</Notice>}
    </Form>
  )
}
