import { useSelector } from 'react-redux'
import { receipt } from '../../content/receipt.ts'
import { findStep, lastStep, pageOf } from '../../funnel/journeys.ts'
import { PERIOD_LABELS } from '../../funnel/steps/data-instalacao.ts'
import type { Order } from '../../funnel/types.ts'
import { brToIso, formatLong } from '../../lib/dates.ts'
import { selectOrder } from '../../store/selectors.ts'
import { StepForm } from '../../ui/forms/StepForm.tsx'
import { Receipt } from '../../ui/order/Receipt.tsx'
import type { QuestionProps } from '../question-props.ts'
import EraseData from './EraseData.tsx'
import MoveVisit from './MoveVisit.tsx'
import { textOf } from '../texts.ts'
import { orderView, paysByDebit } from '../views.ts'
import { useHref } from '../../ui/useHref.ts'

/** The next events, in order (U). */
function nextOf(order: Order): string[] {
  const schedule = order.finished?.schedule
  const mail = order.answers.email?.values.email ?? order.facts.onRecord?.email
  const confirmed = mail ? [receipt.steps.email(mail)] : []
  const { next } = textOf(order, lastStep(order))
  if (next) return [...confirmed, ...next]
  return [
    ...confirmed,
    ...(schedule
      ? [
          receipt.steps.visit(
            `${formatLong(brToIso(schedule.date))}, ${PERIOD_LABELS[schedule.period].toLowerCase()}`,
          ),
          receipt.steps.call,
        ]
      : [receipt.steps.visitLater]),
    receipt.steps.bill,
  ]
}

/** The receipt. It is wrapped in a form only so that it is found like any other step; nothing is submitted. */
export default function ReceiptPart({ step, variant }: QuestionProps) {
  const order = useSelector(selectOrder)
  const review = findStep(order, ({ kind }) => kind === 'review')
  const href = useHref(review ? pageOf(order, review.id).path : '')
  const { heading, why } = textOf(order, step)
  const firstName = order.answers.nome?.values.name?.split(' ')[0]
  if (!order.finished) return null
  return (
    <>
      <StepForm step={step} onAnswer={() => window.print()}>
        <Receipt
          orderNumber={order.finished.orderNumber}
          title={heading}
          lead={firstName ? receipt.lead(firstName) : why}
          plan={orderView(order)}
          directDebit={paysByDebit(order)}
          next={nextOf(order)}
          as={variant === 'page' ? 'screen' : 'card'}
        >
          <p className="receipt__links">
            <a href={href} className="quiet-link">
              {receipt.review}
            </a>{' '}
            <button type="submit" className="quiet-link">
              {receipt.print}
            </button>
          </p>
        </Receipt>
      </StepForm>
      <MoveVisit />
      <EraseData />
    </>
  )
}
