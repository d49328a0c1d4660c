import { useDispatch, useSelector } from 'react-redux'
import { states } from '../content/states.ts'
import { retryAsked } from '../store/events.ts'
import { selectBanksProblem } from '../store/selectors.ts'
import { Notice, QuietButton } from '../ui/states/Notice.tsx'
import { problemText } from './problem-texts.ts'

/** Why there is no bank to choose from, with a retry; nothing while that is not known. */
export function BanksProblem() {
  const dispatch = useDispatch()
  const problem = useSelector(selectBanksProblem)
  if (!problem) return null
  const retry = <QuietButton onClick={() => void dispatch(retryAsked())}>{states.retry}</QuietButton>
  return <Notice tone="error" title={problemText(problem)} actions={retry} />
}
