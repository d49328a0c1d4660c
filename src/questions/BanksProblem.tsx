import { useDispatch, useSelector } from 'react-redux'
import { states } from '../content/loading-and-failures.ts'
import { retryAsked } from '../store/events.ts'
import { selectBanksProblem } from '../store/selectors.ts'
import { Notice, QuietButton } from '../ui/states/Notice.tsx'

/** Error notice with a retry, shown if the list of banks could not be loaded. */
export function BanksProblem() {
  const dispatch = useDispatch()
  const text = useSelector(selectBanksProblem)
  if (!text) return null
  const retry = <QuietButton onClick={() => void dispatch(retryAsked())}>{states.retry}</QuietButton>
  return <Notice tone="error" title={text} actions={retry} />
}
