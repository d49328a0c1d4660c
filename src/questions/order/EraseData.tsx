/**
 * Form for erasing the visitor's data (right to erasure). It explains what is deleted, and asks for the order's phone
 * number if that is required.
 */
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { placedOrderActionProblems } from '../../content/problems/placed-order-actions.ts'
import { phoneProblems } from '../../content/problems/phone.ts'
import { orderSelfService } from '../../content/order-self-service.ts'
import { asksPhoneToErase } from '../../funnel/is-phone-required-to-erase.ts'
import { orderActionRequested } from '../../store/redux-actions.ts'
import { selectCan, selectOrder } from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { Icon } from '../../ui/Icon.ts'
import { MaskedField } from '../../ui/forms/MaskedField.tsx'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { StepForm } from '../../ui/forms/StepForm.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { problemText } from '../turn-problems-into-messages.ts'
import { addProblems } from '../journey-part-registry.ts'
import './order-actions.css'

const words = orderSelfService.erase

addProblems({ ...placedOrderActionProblems, ...phoneProblems })

/** @param isOpen whether the form is shown at once, and not only its title */
export default function EraseData({ isOpen = false }: { readonly isOpen?: boolean }) {
  const dispatch = useDispatch()
  const order = useSelector(selectOrder)
  const { states, problems } = useSelector((state: RootState) => state.orderActions)
  const [phone, setPhone] = useState('')
  const [tries, setTries] = useState(0)
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // its button stands at its end, on a telephone below what is seen
    if (isOpen) box.current?.scrollIntoView({ block: 'end' })
  }, [isOpen])
  const problem = states.erase === 'failed' && problems.erase ? problemText(problems.erase) : undefined
  const asksPhone = asksPhoneToErase(order)
  const canErase = useSelector((state: RootState) => selectCan(state, 'erasure'))
  if (!canErase) return null
  // a journey that places no order has no number
  const isPlaced = Boolean(order.finished?.orderNumber) && order.finished?.isCancelled !== true
  const { title, text } = isPlaced ? words.placed : words
  return (
    <details className="order-wish" open={isOpen} ref={box}>
      <summary>
        {title}
        <Icon shapes={ChevronDown} size={20} aria-hidden="true" />
      </summary>
      <StepForm
        onAnswer={() => {
          setTries(tries + 1)
          dispatch(orderActionRequested({ what: 'erase', phone }))
        }}
        refusals={problem ? tries : 0}
        className="order-wish__form"
      >
        <p className="order-wish__text">{text}</p>
        {isPlaced && order.finished?.link && (
          <p className="order-wish__text">
            {words.onlyCancel.text}{' '}
            <a href={order.finished.link} className="quiet-link">
              {words.onlyCancel.link}
            </a>
          </p>
        )}
        {asksPhone ? (
          <MaskedField
            mask="phone"
            name="phone_to_erase"
            label={words.phone}
            as="label"
            autoComplete="tel-national"
            value={phone}
            onChange={(_name, value) => setPhone(value)}
            error={problem}
          />
        ) : (
          problem && <Notice tone="error" title={problem} />
        )}
        <PrimaryButton tone="secondary" state={states.erase === 'busy' ? 'loading' : 'default'}>
          {words.submit}
        </PrimaryButton>
      </StepForm>
    </details>
  )
}
