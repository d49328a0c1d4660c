/** State and event handlers of the form for requesting a phone call. */
import { useDispatch, useSelector } from 'react-redux'
import type { FormValues } from '../ui/forms/StepForm.tsx'
import { callAsked, drafted } from '../store/events.ts'
import { phoneProblems } from '../content/problems/phone.ts'
import { selectFlow } from '../store/selectors.ts'
import { problemText } from './problem-texts.ts'
import { addProblems } from './journey-part-registry.ts'

// registered here, too, because this form is also on a page that does not load the checkout's texts
addProblems(phoneProblems)

/** Id of the call request form: the last segment of its URL. */
export const CALL_STEP = 'receber-ligacao'

/**
 * Returns the state and event handlers of the form for requesting a phone call. The typed number is kept when
 * the visitor switches between chat and pages.
 */
export function useCallRequest() {
  const dispatch = useDispatch()
  const { contact, drafts, refusals } = useSelector(selectFlow)
  return {
    state: contact.call,
    problem: contact.callProblem ? problemText(contact.callProblem) : '',
    refusals: contact.callProblem ? refusals : 0,
    telephone: drafts[CALL_STEP]?.telephone ?? '',
    type: (name: string, value: string) => dispatch(drafted({ step: CALL_STEP, name, value })),
    send: (values: FormValues) => dispatch(callAsked({ telephone: values.telephone ?? '' })),
  }
}
