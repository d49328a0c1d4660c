import type { Plan } from '../../contract/plan.ts'
import type { Streaming } from '../../funnel/streaming-toggles.ts'
import { bundles, streamingOf, streamings } from '../../content/landing/streaming.ts'

/** A mini-card (M3.4). */
export type MiniCard = {
  readonly title: string
  /** An address of this site without campaign prefix. */
  readonly link: string
  readonly price: number
  readonly full_price: number
  readonly streaming: Streaming | null
}

type Bundle = Pick<Plan, 'sku' | 'plan' | 'price_full' | 'price_with_dacc' | 'subscriptions'>

/** The mini-cards of the bundles in a catalogue (M2.55, D60); a plan it does not have has no card. */
export function miniCards(plans: readonly Bundle[]): MiniCard[] {
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
