import { useDispatch, useSelector } from 'react-redux'
import { states } from '../content/loading-and-failures.ts'
import { retryAsked } from '../store/events.ts'
import { selectBanksProblem } from '../store/selectors.ts'
import { Notice, QuietButton } from '../ui/states/Notice.tsx'

/** Why there is no bank to choose from, with a retry; nothing while that is not known. */
export function BanksProblem() {
  const dispatch = useDispatch()
  const text = useSelector(selectBanksProblem)
  if (!text) return null
  const retry = <QuietButton onClick={() => void dispatch(retryAsked())}>{states.retry}</QuietButton>
  return <Notice tone="error" title={text} actions={retry} />
}
