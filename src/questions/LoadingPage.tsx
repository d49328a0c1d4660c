import { useDispatch, useSelector } from 'react-redux'
import { states } from '../content/states.ts'
import { Header } from './Header.tsx'
import { textOf } from './texts.ts'
import { WaitState } from './WaitState.tsx'
import { restartAsked } from '../store/events.ts'
import { selectOrder, selectPhase, selectPosition } from '../store/selectors.ts'
import { PrimaryButton } from '../ui/forms/PrimaryButton.tsx'
import { LoadingFrame } from '../ui/frame/LoadingFrame.tsx'
import { NoCoverageFrame } from '../ui/frame/NoCoverageFrame.tsx'

/** The order waits for the server: stored order, coverage, risk. */
export function LoadingPage() {
  const position = useSelector(selectPosition)
  const resuming = useSelector(selectPhase) === 'loading'
  const { heading, why } = textOf(useSelector(selectOrder), position)
  return (
    <LoadingFrame
      header={<Header />}
      heading={resuming ? states.loadingLead : heading}
      text={resuming ? undefined : why}
    >
      <WaitState />
    </LoadingFrame>
  )
}

/** The lead was purged or erased (faults 21). */
export function ExpiredPage() {
  const dispatch = useDispatch()
  return (
    <NoCoverageFrame
      header={<Header />}
      heading={states.expired.title}
      text={states.expiredText}
      scene="none"
    >
      <PrimaryButton type="button" onClick={() => dispatch(restartAsked())}>
        {states.expired.action}
      </PrimaryButton>
    </NoCoverageFrame>
  )
}
