import { useSelector } from 'react-redux'
import { stepOf } from '../funnel/journeys.ts'
import { selectOrder } from '../store/selectors.ts'
import { OrderGlance } from '../ui/order/OrderGlance.tsx'
import { glanceOf } from './views.ts'
import { useHref } from '../ui/useHref.ts'

/** The order so far beside the question; nothing until there is something to show. */
export default function OrderCard() {
  const order = useSelector(selectOrder)
  const href = useHref(stepOf('planos').path)
  const { plan, rows } = glanceOf(order)
  if (!plan && !order.coverage) return null
  return <OrderGlance plan={plan} rows={rows} changePlanHref={order.finished ? undefined : href} />
}
