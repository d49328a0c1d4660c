/** Shows the short code by which the operator's staff find the order. It is hidden while there is no order. */
import { useSelector } from 'react-redux'
import { orderSelfService } from '../../content/order-self-service.ts'
import { selectOrder } from '../../store/selectors.ts'
import './order-actions.css'

export default function OrderReference() {
  const { reference } = useSelector(selectOrder).facts
  if (!reference) return null
  return (
    <p className="order-wish">
      <span>
        {orderSelfService.reference} <strong className="num">{reference}</strong>
      </span>
    </p>
  )
}
