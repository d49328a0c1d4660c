import { useMemo, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import type { HelpWanted } from '../content/whatsapp.ts'
import { planOf } from '../funnel/chosen-plan.ts'
import { wishQuery } from '../funnel/plan-wish.ts'
import type { JourneyId } from '../funnel/types.ts'
import { textOf } from '../questions/step-texts.ts'
import { selectOrder, selectPosition, selectSubjectId } from '../store/selectors.ts'
import { modeOf, screenAt } from './screen-at.ts'

/** Hydration happens once: there is nothing to subscribe to. */
const never = () => () => {}

/**
 * Returns what a visitor tells the operator who leaves for WhatsApp: where in the order they are, and the link back.
 * The id of the lead is in none of it: the browser that has the order finds it by itself.
 * @param base campaign prefix with a leading slash; '' if there is none
 */
export function useHelpWanted(journey: JourneyId, base: string): HelpWanted {
  const order = useSelector(selectOrder)
  const position = useSelector(selectPosition)
  const hasSubject = useSelector(selectSubjectId) !== null
  const { pathname } = useLocation()
  // a prerendered page does not know the address of the site
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
    const query = hasSubject ? '' : wishQuery(wish)
    return {
      reference: facts.reference,
      plan: planOf(order)?.plan,
      step: textOf(order, position).name,
      link: `${window.location.origin}${base}${pathname}${query && `?${query}`}`,
    }
  }, [order, position, hasSubject, pathname, isHydrated, journey, base])
}
