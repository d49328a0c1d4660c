/** Hooks for the forms in which a visitor asks to be called. */
import { useDispatch, useSelector } from 'react-redux'
import type { FormValues } from '../ui/forms/StepForm.tsx'
import { CALL_REQUEST_FORM_ID } from '../funnel/call-request-form-id.ts'
import { callRequested, contactRequestChanged, draftChanged } from '../store/redux-actions.ts'
import { callRequest as words } from '../content/call-request.ts'
import { phoneProblems } from '../content/problems/phone.ts'
import { phoneDigits } from '../lib/phone.ts'
import type { RootState } from '../store/root-reducer.ts'
import { selectUi } from '../store/selectors.ts'
import { useCampaignHref } from '../ui/useCampaign.ts'
import { problemText } from './turn-problems-into-messages.ts'
import { addProblems } from './journey-part-registry.ts'

// registered here, too, because not every page with such a form loads the checkout's texts
addProblems(phoneProblems)

/**
 * Returns the error message for the phone number, and a function to call on every change, which removes the message as
 * soon as another number is typed (U-inputs).
 */
export function useCallPhoneProblem() {
  const dispatch = useDispatch()
  const { callProblem } = useSelector(selectUi).contact
  return {
    problem: callProblem ? problemText(callProblem) : '',
    type(before: string, typed: string) {
      // a mask that loads late only formats what was typed
      const isOther = phoneDigits(typed) !== phoneDigits(before)
      if (callProblem && isOther) dispatch(contactRequestChanged({ what: 'call', state: 'none' }))
    },
  }
}

/**
 * Returns the state and event handlers of the form for requesting a phone call. The typed number is kept when
 * the visitor switches between chat and pages.
 */
export function useCallRequest() {
  const dispatch = useDispatch()
  const { contact, drafts, refusals } = useSelector(selectUi)
  const { problem, type } = useCallPhoneProblem()
  const telephone = drafts[CALL_REQUEST_FORM_ID]?.telephone ?? ''
  return {
    state: contact.call,
    isRepeated: contact.isCallRepeated,
    problem,
    refusals: problem ? refusals : 0,
    telephone,
    type(name: string, value: string) {
      dispatch(draftChanged({ step: CALL_REQUEST_FORM_ID, name, value }))
      type(telephone, value)
    },
    send: (values: FormValues) => dispatch(callRequested({ telephone: values.telephone ?? '' })),
  }
}

/** Returns the link on from a request that was sent: back to the order, or to the plans if there is none. */
export function useWayOn() {
  const isInOrder = useSelector(
    ({ ui, order }: RootState) => ui.recordId !== null || Object.keys(order.answers).length > 0,
  )
  const checkout = useCampaignHref('/checkout/carrinho')
  const plans = useCampaignHref('/')
  return isInOrder ? { href: checkout, label: words.back } : { href: plans, label: words.plans }
}
