import { fetchModule } from '../../lib/fetch-module.ts'
import type { JourneyId } from '../../funnel/types.ts'
import type { Outside } from '../../sagas/runtime/outside.ts'
import { loadDeferred } from '../../sagas/load-deferred.ts'
import { leadSubject } from '../../sagas/subject/lead.ts'

/** What a journey consists of besides its steps and texts, which are registered on load. */
export interface JourneyParts extends Pick<Outside, 'subject' | 'needs' | 'submits' | 'watch'> {
  readonly id: JourneyId
  /** Loads the steps after the first ones; absent if all are bundled. */
  readonly later?: () => Promise<void>
  /** The title and the language of an address, where they are not the operator's. */
  readonly headAt?: (path: string) => { readonly title: string; readonly lang: string }
  /** Calls no server: what is reported or fetched besides the order's own calls is left out, too. */
  readonly isAlone?: true
}

/** The parts of a journey that takes a lead through the checkout. */
export const checkoutParts = (id: JourneyId): JourneyParts => ({
  id,
  subject: leadSubject,
  later: async () => {
    const [{ addLater }] = await Promise.all([fetchModule(async () => import('./later.ts')), loadDeferred()])
    addLater(id)
  },
})
