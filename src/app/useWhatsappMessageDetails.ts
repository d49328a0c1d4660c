/**
 * Returns the details for the message with which a visitor contacts the operator on WhatsApp: the order number, or for
 * an open order its reference, the plan, the question and the link back to it. The link does not contain the id of the
 * lead: the browser that has the order knows it.
 */
import { useMemo, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import type { WhatsappMessageDetails } from '../content/build-whatsapp-link.ts'
import { planOf } from '../funnel/chosen-plan-and-price.ts'
import { planLinkQuery } from '../funnel/plan-in-link.ts'
import type { JourneyId } from '../funnel/step-and-journey-types.ts'
import { textOf } from '../questions/look-up-step-texts.ts'
import { selectOrder, selectPosition, selectRecordId } from '../store/selectors.ts'
import { modeOf, screenAt } from './screen-at-path.ts'

/** For a value that changes only with hydration: there is nothing to subscribe to. */
const never = () => () => {}

/** @param base campaign prefix with a leading slash; '' if there is none */
export function useWhatsappMessageDetails(journey: JourneyId, base: string): WhatsappMessageDetails {
  const order = useSelector(selectOrder)
  const position = useSelector(selectPosition)
  const hasRecord = useSelector(selectRecordId) !== null
  const { pathname } = useLocation()
  // a server-rendered page does not know the address of the site
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useMemo(() => {
    const { finished, facts, wish } = order
    if (finished) return { orderNumber: finished.orderNumber }
    if (!isHydrated || modeOf(screenAt(journey, pathname)) === null) return {}
    // with an order, the link's own plan might replace the one that was chosen since
    const query = hasRecord ? '' : planLinkQuery(wish)
    return {
      reference: facts.reference,
      plan: planOf(order)?.plan,
      step: textOf(order, position).name,
      link: `${window.location.origin}${base}${pathname}${query && `?${query}`}`,
    }
  }, [order, position, hasRecord, pathname, isHydrated, journey, base])
}
