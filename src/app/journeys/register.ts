import { fetchModule } from '../../lib/fetch-module.ts'
import type { JourneyId } from '../../funnel/types.ts'
import { networkProblems } from '../../content/problems/network.ts'
import { addPart, addProblems, type JourneyPart } from '../../questions/registry.ts'
import type { Outside } from '../../sagas/runtime/outside.ts'
import { loadDeferred } from '../../sagas/load-deferred.ts'

// the network may fail before anything else is loaded
addProblems(networkProblems)

/** A journey as the browser loads it: its first part, which is registered, and what runs it. */
export interface JourneyParts extends JourneyPart, Pick<Outside, 'subject' | 'needs' | 'submits' | 'watch'> {
  readonly id: JourneyId
  /** Loads and registers the steps after the first ones; absent if all are bundled. */
  readonly later?: () => Promise<void>
  /** The title and the language of an address, where they are not the operator's. */
  readonly headAt?: (path: string) => { readonly title: string; readonly lang: string }
  /** Calls no server: what is reported or fetched besides the order's own calls is left out, too. */
  readonly isAlone?: true
}

/** A journey before it is registered; `later` loads a part. */
export type Unregistered = Omit<JourneyParts, 'later'> & { readonly later?: () => Promise<JourneyPart> }

/** Registers a journey's first part at once, and what `later` loads as soon as it has loaded. */
export function registerJourney({ later, ...first }: Unregistered): JourneyParts {
  addPart(first.id, first)
  return { ...first, later: later && (async () => addPart(first.id, await later())) }
}

/** The steps of the checkout behind its first ones, with the workers that they need. */
export async function checkoutLater(): Promise<JourneyPart & Required<Pick<JourneyPart, 'steps'>>> {
  const [{ checkout }] = await Promise.all([
    fetchModule(async () => import('./standard/checkout-steps.ts')),
    loadDeferred(),
  ])
  return checkout
}

/** For a journey whose steps are all bundled: the workers of the later ones. */
export async function workersLater(): Promise<JourneyPart> {
  await loadDeferred()
  return {}
}
