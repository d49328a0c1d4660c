/** Order summary next to the question. It is hidden until a plan is chosen or the coverage of the address is known. */
import { useSelector } from 'react-redux'
import { findStep, pageOf } from '../../funnel/journey-registry.ts'
import { selectOrder, selectUi } from '../../store/selectors.ts'
import { OrderSummary } from '../../ui/order/OrderSummary.tsx'
import { journeyScene } from '../journey-illustrations.tsx'
import { orderSummaryOf } from './build-order-card-and-receipt-texts.ts'
import { resultWordsOf } from '../find-journey-result-names.ts'
import { selectPaymentPressed } from '../plans/usePaymentShown.ts'
import { useCampaignHref } from '../../ui/useCampaign.ts'

export default function OrderCard() {
  const order = useSelector(selectOrder)
  const { mode } = useSelector(selectUi)
  const plans = findStep(order, ({ isOpenForChange }) => isOpenForChange === true)
  const href = useCampaignHref(plans ? pageOf(order, plans.id).path : '')
  const { plan, rows } = orderSummaryOf(order, useSelector(selectPaymentPressed))
  if (!plan && !order.facts.coverage) return null
  const isCovered = order.facts.coverage === null || order.facts.coverage.plans.length > 0
  const state = order.finished ? 'reached' : isCovered ? 'found' : 'short'
  // the news that the address is covered has the same picture: above the plans, and in the chat from then on
  const isDrawnAlready = state === 'found' && (!plan || mode === 'chat')
  return (
    <OrderSummary
      words={resultWordsOf(order).card}
      plan={plan}
      rows={rows}
      scene={isDrawnAlready ? undefined : journeyScene(order.journey, { state, moves: !plan })}
      changePlanHref={order.finished || !plans ? undefined : href}
    />
  )
}
