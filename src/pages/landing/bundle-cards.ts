import type { Plan } from '../../contract/plan.ts'
import type { Streaming } from '../../funnel/streaming-toggles.ts'
import { bundles, streamingOf, streamings } from '../../content/landing/streaming.ts'

/** A small card for a bundle of fibre and streaming (M3.4). Prices are in reais per month. */
export type BundleCard = {
  readonly title: string
  /** Address on this site, without the campaign's prefix. */
  readonly link: string
  readonly price: number
  readonly full_price: number
  readonly streaming: Streaming | null
}

type Bundle = Pick<Plan, 'sku' | 'plan' | 'price_full' | 'price_with_dacc' | 'subscriptions'>

/** Returns the cards of the bundles that are in the catalogue (M2.55, D60). */
export function bundleCards(plans: readonly Bundle[]): BundleCard[] {
  return bundles.skus.flatMap((sku) => {
    const plan = plans.find((each) => each.sku === sku)
    if (!plan) return []
    const streaming = streamingOf(plan)
    return {
      title: streaming ? plan.plan.replace(` ${streamings[streaming].name}`, '') : plan.plan,
      link: `/checkout/cep/?s=${sku}`,
      price: plan.price_with_dacc,
      full_price: plan.price_full,
      streaming,
    }
  })
}
