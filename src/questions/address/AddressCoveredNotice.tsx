/** Tells the visitor that there is fibre at the address just given, in a box above the next question. */
import { useSelector } from 'react-redux'
import { addressCovered } from '../../content/address-covered-message.ts'
import type { StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { selectOrder } from '../../store/selectors.ts'
import { AddressCoveredText } from '../../ui/motif/AddressCoveredText.tsx'
import { registeredPartOf } from '../journey-part-registry.ts'
import { textOf } from '../look-up-step-texts.ts'
import AddressCoveredScene from './AddressCoveredScene.tsx'
import './address-covered-notice.css'

/**
 * The notice. It also says which plan the order has already, and during a coverage check in the background it shows the
 * expected result.
 * @param of the question about the address
 * @param values what the texts of that question's result name
 */
export function AddressCoveredNotice({ of, values }: { readonly of: StepId; readonly values: Values }) {
  const order = useSelector(selectOrder)
  const { coverage } = order.facts
  const { found } = registeredPartOf(order.journey)
  if (!coverage || !order.answers[of] || !found) return null
  const { isExpected = false } = coverage
  const said = (text: string) => (isExpected ? addressCovered.checking(text) : text)
  return (
    <div className="address-covered-notice night">
      <div className="found">
        <AddressCoveredText text={said(found(order))} />
        <AddressCoveredScene isExpected={isExpected} />
      </div>
      <p className="address-covered-notice__text num">{said(textOf(order, of).result?.(values) ?? '')}</p>
    </div>
  )
}
