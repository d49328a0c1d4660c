import type { JourneyId } from '../../funnel/types.ts'
import type { Outside } from '../../sagas/runtime/outside.ts'
import { leadSubject } from '../../sagas/subject/lead.ts'

/** What a journey is made of besides its steps and texts, which are made known when it is loaded. */
export interface JourneyParts extends Pick<Outside, 'subject' | 'needs' | 'submits' | 'watch'> {
  readonly id: JourneyId
  /** Brings the steps behind the first ones; absent where all are there. */
  readonly later?: () => Promise<void>
}

/** The parts of a journey that goes through the checkout with a lead. */
export const checkoutParts = (id: JourneyId): JourneyParts => ({
  id,
  subject: leadSubject,
  later: async () => (await import('./later.ts')).addLater(id),
})
