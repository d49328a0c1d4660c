/** Registers a journey's steps, texts and sagas in the browser. */
import type { JourneyId } from '../../funnel/step-and-journey-types.ts'
import { networkProblems } from '../../content/problems/internet-connection.ts'
import { addPart, addProblems, type JourneyPart } from '../../questions/journey-part-registry.ts'
import type { Dependencies } from '../../sagas/runtime/dependencies.ts'
import { loadOrderPart } from '../../sagas/order-part.ts'

// network error texts come first, because the network may fail before anything else has loaded
addProblems(networkProblems)

/** A journey as the browser loads it: its first steps and texts, and the sagas that run it. */
export interface JourneyParts
  extends JourneyPart, Pick<Dependencies, 'recordCalls' | 'needs' | 'submits' | 'watch'> {
  readonly id: JourneyId
  /** Loads the steps that are not in the first bundle, and their sagas; absent if there are none. */
  readonly later?: () => Promise<JourneyPart>
  /**
   * Returns the title and language of the page at a path, for a journey whose pages differ in them from the
   * operator's site, and a script that runs before the first paint.
   */
  readonly headAt?: (path: string) => {
    readonly title: string
    readonly lang: string
    readonly script?: string
  }
  /** Set if the journey calls no server. Tracking and other background requests are then left out, too. */
  readonly isAlone?: true
}

/**
 * Registers the steps and texts in a journey's first bundle at once. The returned `later` also registers what it loads.
 */
export function registerJourney({ later, ...first }: JourneyParts): JourneyParts {
  addPart(first.id, first)
  return {
    ...first,
    later:
      later &&
      (async () => {
        const part = await later()
        addPart(first.id, part)
        return part
      }),
  }
}

/** Loads the checkout's steps after the coverage check, and the sagas that they need. */
export async function loadCheckout(): Promise<JourneyPart & Required<Pick<JourneyPart, 'steps'>>> {
  const [{ checkoutSteps: checkout }] = await Promise.all([
    import('./standard/checkout-steps-and-texts.ts'),
    loadOrderPart(),
  ])
  return checkout
}

/**
 * Loads the sagas that the first questions do not need, for a journey whose steps are all in its first
 * bundle.
 */
export async function loadLaterSagas(): Promise<JourneyPart> {
  await loadOrderPart()
  return {}
}
