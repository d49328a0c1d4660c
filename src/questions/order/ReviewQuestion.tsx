/** Final review of the order before it is placed. Once the order is placed, the review is read-only. */
import { useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { answersSubmitted, correctionRequested } from '../../store/redux-actions.ts'
import { selectOrder, selectWait } from '../../store/selectors.ts'
import { ActionBar } from '../../ui/forms/ActionBar.tsx'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { Question } from '../../ui/forms/FieldTexts.tsx'
import { StepForm } from '../../ui/forms/StepForm.tsx'
import { AcceptanceText } from '../../ui/order/AcceptanceText.tsx'
import { Review } from '../../ui/order/Review.tsx'
import { useReviewChanges } from './useReviewChanges.ts'
import { useRefreshedOrder } from './useRefreshedOrder.ts'
import { WaitState } from '../waits/WaitState.tsx'
import type { QuestionProps } from '../question-props.ts'
import { textOf } from '../look-up-step-texts.ts'
import { orderView } from './build-order-card-and-receipt-texts.ts'
import { resultWordsOf } from '../find-journey-result-names.ts'
import { acceptedPrice, reviewOf } from './build-review-rows.ts'

const focusConfirm = () => document.querySelector<HTMLElement>('[name=accept_information]')?.focus()

export default function ReviewQuestion({ step: id, variant }: QuestionProps) {
  const dispatch = useDispatch()
  const consent = useId()
  const order = useSelector(selectOrder)
  const wait = useSelector(selectWait)
  const { heading, why, submit, consent: ownConsent } = textOf(order, id)
  const words = resultWordsOf(order)
  const plan = orderView(order)
  const done = order.finished !== null
  const busy = wait?.status === 'running'
  const { before, last, row } = useReviewChanges(order)
  useRefreshedOrder()
  const groups = reviewOf(order).map((group) => ({
    title: group.title,
    rows: group.rows.map(({ label, value, step, whole }) => ({
      label,
      value,
      was: before.get(label),
      whole: done ? undefined : whole,
      ...(label === last ? { ref: row } : {}),
      ...(step && !done ? { change: { onAsk: () => dispatch(correctionRequested({ step })) } } : {}),
    })),
  }))
  const body = (
    <>
      {variant === 'page' && (
        <Question why={done ? words.readOnly : why}>{done ? words.whole : heading}</Question>
      )}
      <Review groups={groups} mayFold={!done} onSkip={done ? undefined : focusConfirm} />
    </>
  )
  if (done) return <div className={`ask ask--${variant} stack`}>{body}</div>
  return (
    <StepForm
      step={id}
      busy={busy}
      onAnswer={(values) => dispatch(answersSubmitted({ answers: { [id]: values } }))}
      className={`ask ask--${variant}`}
    >
      {body}
      <WaitState isInForm />
      <ActionBar isAlwaysSeen>
        {ownConsent === undefined ? (
          <AcceptanceText
            id={consent}
            hasLoyalty={plan?.hasLoyalty ?? false}
            price={plan ? acceptedPrice(order) : ''}
          />
        ) : (
          <p className="consent" id={consent}>
            {ownConsent}
          </p>
        )}
        <PrimaryButton
          name="accept_information"
          value="true"
          aria-describedby={consent}
          state={busy ? 'loading' : 'default'}
          loadingText={words.confirming}
        >
          {submit}
        </PrimaryButton>
      </ActionBar>
    </StepForm>
  )
}
