import { useDispatch, useSelector } from 'react-redux'
import type { FormValues } from '../ui/forms/StepForm.tsx'
import { callAsked, drafted } from '../store/events.ts'
import { phoneProblems } from '../content/problems/phone.ts'
import { selectFlow } from '../store/selectors.ts'
import { problemText } from './problem-texts.ts'
import { addProblems } from './registry.ts'

// asked for on a page that loads no later question, too
addProblems(phoneProblems)

/** The form's id: the last segment of its address. */
export const CALL_STEP = 'receber-ligacao'

/** A request for a call as both ways show it: what is typed stays when the visitor changes from one to the other. */
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
