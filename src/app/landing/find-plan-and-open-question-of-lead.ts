/** Finds the question at which a stored order stopped. Only returning visitors load this code. */
import type { Lead } from '../../contract/lead.ts'
import { planOf } from '../../funnel/chosen-plan-and-price.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import { firstMissing } from '../../funnel/next-previous-and-allowed-steps.ts'
import { restoreOrder } from '../../funnel/restore-order.ts'
import type { JourneyId, Mode } from '../../funnel/step-and-journey-types.ts'
import { todayInSaoPaulo } from '../../lib/iso-dates.ts'
import { wordingOf } from '../../questions/look-up-step-texts.ts'
import { emptyOrder } from '../../store/order.ts'
import { loadJourney } from '../journeys/load-journey.ts'

/** The plan that was chosen and the question that is open, each '' if there is none. */
export interface PlanAndOpenQuestion {
  readonly plan: string
  readonly question: string
}

export async function findPlanAndOpenQuestion(
  lead: Lead,
  journey: JourneyId,
  mode: Mode,
): Promise<PlanAndOpenQuestion> {
  const { id, later } = await loadJourney(journey)
  await later?.()
  const base = emptyOrder({ journey: id, prefix: lead.addon, wish: {}, today: todayInSaoPaulo(new Date()) })
  const order = restoreOrder(lead, base)
  const open = firstMissing(order, mode)
  const isAsked = ['question', 'review'].includes(stepOf(order, open).kind)
  return { plan: planOf(order)?.plan ?? '', question: isAsked ? wordingOf(order, open).heading : '' }
}
