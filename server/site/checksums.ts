import { createHash } from 'node:crypto'
import type { Campaigns } from '../../src/campaigns/make.ts'
import type { CampaignBonus } from '../../src/campaigns/types.ts'
import type { OutsideLinks } from '../../src/content/landing/third-party-links.ts'
import type { Benefit } from '../../src/contract/plan-file.ts'
import type { Plan } from '../../src/contract/plan.ts'
import type { Shelf } from '../rules/shelf.ts'
import { planFileOf, GENERAL, listOf } from '../rules/offers.ts'

/**
 * What a campaign's marketing pages are made from: its list, the whole catalogue, its benefits, and the mobile bonus.
 */
export type PagePlans = {
  readonly plans: readonly Plan[]
  readonly catalogue: readonly Plan[]
  readonly benefits: readonly Benefit[]
  readonly bonus: CampaignBonus | null
}

/** The same from the database. */
export function pagePlansOf(campaigns: Campaigns, shelf: Shelf, prefix: string): PagePlans {
  const plans = planFileOf(shelf, prefix ? listOf(campaigns, shelf, prefix) : GENERAL) ?? []
  const catalogue = shelf.plans.filter((plan) => plan.plan_type === null)
  return { plans, catalogue, benefits: shelf.benefits, bonus: campaigns.rulesOf(prefix).bonus }
}

/** What a page is made from besides plans: unknown to the build. */
export type PageAddresses = { readonly origin: string; readonly links: OutsideLinks }

/** A checksum of a campaign's marketing pages. */
export const checksumOfPages = (
  plans: PagePlans,
  { origin, links }: PageAddresses = { origin: '', links: {} },
) => checksumOf({ ...plans, origin, links })

/** A checksum of what pages are made from; the order of an object's fields makes no difference. */
export const checksumOf = (made: unknown): string =>
  createHash('sha256')
    .update(
      JSON.stringify(made, (_name, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
          : value,
      ),
    )
    .digest('hex')
