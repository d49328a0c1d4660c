/**
 * Returns one card for each bundle that a campaign sells, so that every card leads to a plan that can be ordered. If a
 * campaign sells both the regional and the general plan for a bundle, the card shows the regional one, so that a page
 * shows only one price.
 */
import type { Plan, Streaming } from '../../contract/plan.ts'
import { hasLoyaltyPeriod } from '../../lib/has-loyalty-period.ts'
import { streamingNamesOf } from '../../content/streaming-service-names.ts'
import { streamingOf, streamings } from '../../content/landing/streaming-services-and-bundles.ts'

/** A small card for a bundle of fibre and streaming. Prices are in reais per month. */
export type BundleCard = {
  readonly title: string
  /** Path with query on this site, without the campaign's prefix. */
  readonly link: string
  readonly price: number
  readonly full_price: number
  readonly price_without_debit: number
  readonly has_loyalty: boolean
  /** The only state in which the plan is sold, as two letters; null for all. */
  readonly state: string | null
  /** Its streaming service, of several the first; null for none, and for one that only the shop knows. */
  readonly streaming: Streaming | null
  /** The name of a streaming service that the shop has added; null where `streaming` says it, and for none. */
  readonly addedStreaming: string | null
}

/** @param plans the plans of the campaign */
export function streamingBundleCards(plans: readonly Plan[]): BundleCard[] {
  const places = [...new Set(plans.flatMap(({ bundle }) => bundle ?? []))].toSorted((a, b) => a - b)
  return places.flatMap((place) => {
    const alike = plans.filter(({ bundle }) => bundle === place)
    const plan = alike.find(({ state }) => state !== undefined) ?? alike[0]
    if (!plan) return []
    const streaming = streamingOf(plan)
    const addedStreaming = streaming ? null : (streamingNamesOf(plan)[0] ?? null)
    const name = streaming ? streamings[streaming].name : addedStreaming
    return {
      title: name ? plan.plan.replace(` ${name}`, '') : plan.plan,
      link: `/checkout/cep/?s=${plan.sku}`,
      price: plan.price_with_dacc,
      full_price: plan.price_full,
      price_without_debit: plan.price,
      has_loyalty: hasLoyaltyPeriod(plan),
      state: plan.state ?? null,
      streaming,
      addedStreaming,
    }
  })
}
