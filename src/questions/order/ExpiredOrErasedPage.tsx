/**
 * Page shown after the order has expired or the visitor has erased it. If the answers of an expired order are still in
 * memory, they can be used to start a new order.
 */
import { useDispatch, useSelector } from 'react-redux'
import { placedOrderActionProblems } from '../../content/problems/placed-order-actions.ts'
import { orderSelfService } from '../../content/order-self-service.ts'
import { requestRecreatingExpiredLead } from '../../funnel/request-recreating-expired-lead.ts'
import { restartRequested, orderActionRequested } from '../../store/redux-actions.ts'
import { selectPhase } from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { NoCoverageFrame } from '../../ui/frame/NoCoverageFrame.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { QuestionHeader } from '../QuestionHeader.tsx'
import { problemText } from '../turn-problems-into-messages.ts'
import { addProblems } from '../journey-part-registry.ts'
import { usePageTitle } from '../usePageTitle.ts'

addProblems(placedOrderActionProblems)

export default function ExpiredOrErasedPage() {
  const dispatch = useDispatch()
  const isErased = useSelector(selectPhase) === 'erased'
  const isKnown = useSelector((state: RootState) => requestRecreatingExpiredLead(state.order) !== null)
  const { states: wishStates, problems } = useSelector((state: RootState) => state.orderActions)
  const words = isErased ? orderSelfService.erase.erased : orderSelfService.expired
  usePageTitle(words.title.replace(/\.$/, ''))
  return (
    <NoCoverageFrame header={<QuestionHeader />} heading={words.title} text={words.text}>
      {wishStates.revive === 'failed' && (
        <Notice tone="error" title={problems.revive && problemText(problems.revive)} />
      )}
      {!isErased && isKnown && (
        <PrimaryButton
          type="button"
          state={wishStates.revive === 'busy' ? 'loading' : 'default'}
          onClick={() => dispatch(orderActionRequested({ what: 'revive' }))}
        >
          {orderSelfService.revive}
        </PrimaryButton>
      )}
      <PrimaryButton
        type="button"
        tone={!isErased && isKnown ? 'secondary' : 'primary'}
        onClick={() => dispatch(restartRequested())}
      >
        {words.action}
      </PrimaryButton>
    </NoCoverageFrame>
  )
}
