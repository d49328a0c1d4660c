/** Final review of the order before it is placed. Once the order is placed, the review is read-only. */
import { useId, useEffect, useMemo, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { answersSubmitted, correctionRequested, chatMemoryUpdated } from '../../store/redux-actions.ts'
import { selectOrder, selectWait } from '../../store/selectors.ts'
import { ActionBar } from '../../ui/forms/ActionBar.tsx'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { Question } from '../../ui/forms/FieldTexts.tsx'
import { StepForm } from '../../ui/forms/StepForm.tsx'
import { AcceptanceText } from '../../ui/order/AcceptanceText.tsx'
import { Review } from '../../ui/order/Review.tsx'
import { useRefreshedOrder } from './useRefreshedOrder.ts'
import { WaitState } from '../waits/WaitState.tsx'
import { type QuestionProps, comeIntoView, takeFocus } from '../question-props.ts'
import { textOf } from '../look-up-step-texts.ts'
import { orderView } from './build-order-card-and-receipt-texts.ts'
import { resultWordsOf } from '../find-journey-result-names.ts'
import { acceptedPrice, reviewOf, rowsBefore } from './build-review-rows.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import type { RootState } from '../../store/root-reducer.ts'

const focusConfirm = () => document.querySelector<HTMLElement>('[name=accept_information]')?.focus()

const selectReviewed = ({ dialogue }: RootState) => dialogue.memory.reviewed
/** Whether the chat is asking about another change: that stays in view, and after it what is said to its answer. */
const selectIsAsked = ({ dialogue }: RootState) => dialogue.doubt !== null
const selectLastChange = ({ dialogue }: RootState) =>
  dialogue.lines.findLast(({ change }) => change)?.change?.of

/**
 * What the changed rows of the review said when it was first shown, by label, and the one that changed last: that comes
 * into view, and gets the focus unless the visitor is typing.
 */
function useReviewChanges(order: Order) {
  const dispatch = useDispatch()
  const reviewed = useSelector(selectReviewed)
  const lastChange = useSelector(selectLastChange)
  const isAsked = useSelector(selectIsAsked)
  const row = useRef<HTMLDivElement>(null)
  const isOpen = order.finished === null
  useEffect(() => {
    if (!reviewed && isOpen) dispatch(chatMemoryUpdated({ reviewed: order }))
  }, [dispatch, reviewed, order, isOpen])
  const before = useMemo(
    () => (reviewed && isOpen ? rowsBefore(order, reviewed) : new Map<string, string>()),
    [order, reviewed, isOpen],
  )
  const labels = [...before.keys()]
  const own = reviewOf(order)
    .flatMap(({ rows }) => rows)
    .find(({ label, step }) => step === lastChange && before.has(label))?.label
  const last = own ?? labels[0]
  const changes = JSON.stringify([...before])
  /** The changes that have come into view, or that the chat has gone on from with a question. */
  const seen = useRef('')
  useEffect(() => {
    // after the screen has moved the focus to the question that has opened
    const frame = requestAnimationFrame(() => {
      if (!row.current || seen.current === changes) return
      seen.current = changes
      if (isAsked) return
      comeIntoView(row.current)
      if (document.activeElement?.matches('input, select') !== true) takeFocus(row.current)
    })
    return () => cancelAnimationFrame(frame)
  }, [changes, isAsked])
  return { before, last, row }
}

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
