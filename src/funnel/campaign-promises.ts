/** Finds what a campaign promises with a plan besides its price: points, a mobile bonus, a regional price. */
import type { CampaignBonus } from '../campaigns/campaign-types.ts'
import type { Plan } from '../contract/plan.ts'

export interface CampaignPromises {
  /** Livelo points; 0 for none. The catalogue names them for direct debit (`livelo_dacc_points`). */
  readonly points: number
  /** The mobile plan whose customers get more mobile data; null for none. */
  readonly bonus: CampaignBonus | null
  /** The only state in which the price holds, as two letters; null for all. */
  readonly state: string | null
}

const MOBILE: readonly CampaignBonus[] = ['timcontrole', 'timblack', 'timpre']

type Promised = Pick<Plan, 'state' | 'livelo_dacc_points' | 'addonBonus'>

/**
 * Returns what the campaign of an order promises with its plan.
 * @param prefix the campaign's prefix without slashes
 * @param lineHasBonus whether the visitor's mobile line gets the bonus; null or undefined if it was not looked up
 */
export function promisesOf(prefix: string, plan: Promised, lineHasBonus?: boolean | null): CampaignPromises {
  const segments = prefix.split('/')
  const brand = MOBILE.find((each) => segments.includes(each))
  return {
    points: segments.includes('livelo') ? (plan.livelo_dacc_points ?? 0) : 0,
    bonus: brand && plan.addonBonus.length > 0 && lineHasBonus !== false ? brand : null,
    state: plan.state ?? null,
  }
}
