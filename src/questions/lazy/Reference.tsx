import { useSelector } from 'react-redux'
import { wishes } from '../../content/wishes.ts'
import { selectOrder } from '../../store/selectors.ts'
import './order-wish.css'

/** What a person of the team finds the order by (D72); nothing where there is no order yet. */
export default function Reference() {
  const { reference } = useSelector(selectOrder).facts
  if (!reference) return null
  return (
    <p className="order-wish">
      <span>
        {wishes.reference} <strong className="num">{reference}</strong>
      </span>
    </p>
  )
}
