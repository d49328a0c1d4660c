/** Registers a journey's steps, texts and sagas in the browser. */
import { fetchModule } from '../../lib/import-with-retry.ts'
import type { JourneyId } from '../../funnel/types.ts'
import { networkProblems } from '../../content/problems/network.ts'
import { addPart, addProblems, type JourneyPart } from '../../questions/journey-part-registry.ts'
import type { Outside } from '../../sagas/runtime/saga-environment.ts'
import { loadDeferred } from '../../sagas/load-deferred.ts'

// network error texts come first, because the network may fail before anything else has loaded
addProblems(networkProblems)

/**
 * A journey as the browser loads it: its first steps and texts, which are registered, and the sagas that run
 * it.
 */
export interface JourneyParts extends JourneyPart, Pick<Outside, 'subject' | 'needs' | 'submits' | 'watch'> {
  readonly id: JourneyId
  /** Loads and registers the later steps and their sagas; absent if nothing loads later. */
  readonly later?: () => Promise<void>
  /** Title and language of an address, if they differ from the operator's site. */
  readonly headAt?: (path: string) => { readonly title: string; readonly lang: string }
  /** Set if the journey calls no server. Tracking and other background requests are then left out, too. */
  readonly isAlone?: true
}

/** A journey before it is registered. Its `later` loads the remaining part without registering it. */
export type Unregistered = Omit<JourneyParts, 'later'> & { readonly later?: () => Promise<JourneyPart> }

/** Registers a journey's first part at once, and the later part as soon as `later` has loaded it. */
export function registerJourney({ later, ...first }: Unregistered): JourneyParts {
  addPart(first.id, first)
  return { ...first, later: later && (async () => addPart(first.id, await later())) }
}

/** Loads the checkout's later steps and the sagas that they need. */
export async function checkoutLater(): Promise<JourneyPart & Required<Pick<JourneyPart, 'steps'>>> {
  const [{ checkout }] = await Promise.all([
    fetchModule(async () => import('./standard/checkout-steps.ts')),
    loadDeferred(),
  ])
  return checkout
}

/** Loads the sagas of the later steps, for a journey whose steps are all bundled. */
export async function workersLater(): Promise<JourneyPart> {
  await loadDeferred()
  return {}
}
