/**
 * The back link of the current step. While the visitor is correcting an earlier answer, the link cancels the
 * correction. Nothing is rendered if there is no page to go back to.
 */
import { useSelector } from 'react-redux'
import { pageOf } from '../../funnel/journey-registry.ts'
import { textOf } from '../../questions/look-up-step-texts.ts'
import { selectBackTarget, selectOrder } from '../../store/selectors.ts'
import { BackLink } from '../../ui/forms/BackLink.tsx'
import { useCampaignHref } from '../../ui/useCampaign.ts'

export function StepBackLink() {
  const target = useSelector(selectBackTarget)
  const order = useSelector(selectOrder)
  const href = useCampaignHref(target === null || target === 'start' ? '/' : pageOf(order, target).path)
  if (target === null) return null
  // a finished order has no question to go back to
  return <BackLink href={href}>{order.finished ? textOf(order, target).submit : undefined}</BackLink>
}
