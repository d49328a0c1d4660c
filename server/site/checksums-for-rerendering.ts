/** Checksums that tell whether a marketing page must be rendered again. */
import { createHash } from 'node:crypto'
import type { Landing } from '../../src/campaigns/landing-types.ts'
import type { CampaignBonus, PageCampaign } from '../../src/campaigns/types.ts'
import type { OutsideLinks } from '../../src/content/landing/third-party-links.ts'
import { linkedPrefixes, type SiteWords } from '../../src/content/landing/site-words.ts'
import type { Seller } from '../../src/content/seller.ts'
import type { Benefit } from '../../src/contract/plan-file.ts'
import type { Plan } from '../../src/contract/plan.ts'
import type { ResolvedEdition } from '../../src/edition/resolve.ts'
import { planFileOf, GENERAL_PLAN_LIST } from '../rules/plans-on-offer.ts'

/**
 * The data from which the marketing pages of a campaign are rendered: its plans, all plans, those of the general
 * list, the benefits, the mobile bonus, the campaign of which it is a variant, and what all pages say.
 */
export type PagePlans = {
  readonly plans: readonly Plan[]
  readonly catalogue: readonly Plan[]
  readonly general: readonly Plan[]
  readonly benefits: readonly Benefit[]
  readonly bonus: CampaignBonus | null
  readonly variantOf: string | null
  readonly words: SiteWords
  readonly prefixes: readonly string[]
}

/** Returns the data from which a campaign's marketing pages are rendered in an edition. */
export function pagePlansOf(
  { campaigns, plans, offers, benefits, words }: ResolvedEdition,
  prefix: string,
): PagePlans {
  const shelf = { offers, bySku: new Map(plans.map((plan) => [plan.sku, plan])) }
  const { bonus, variantOf } = campaigns.rulesOf(prefix)
  return {
    plans: planFileOf(shelf, prefix || GENERAL_PLAN_LIST) ?? [],
    catalogue: plans.filter((plan) => plan.plan_type === null),
    general: planFileOf(shelf, GENERAL_PLAN_LIST) ?? [],
    benefits,
    bonus,
    variantOf,
    words,
    prefixes: linkedPrefixes(words, campaigns.prefixes),
  }
}

/** Where a page's calls go. */
export type BackendSettings = {
  /** The base URL of another server; '' if they go to the one that sends the page. */
  readonly url: string
  /** Base URLs that a browser's storage may name instead. */
  readonly hosts: readonly string[]
  /** Whether another server takes an order without an e-mail address. */
  readonly takesNoEmail: boolean
}

/**
 * What a page contains but the build does not know: the site's origin, the operator's links to other sites,
 * who sells, how bills may be paid, and where its calls go.
 */
export type PageAddresses = {
  readonly origin: string
  readonly links: OutsideLinks
  /** Who sells; null if it is not configured. */
  readonly company: Seller | null
  /** The last day of the prices, as yyyy-mm-dd; null if it is not configured. */
  readonly pricesUntil: string | null
  /** How a bill arrives and may be paid; '' if it is not configured. */
  readonly payment: string
  readonly backend: BackendSettings
}

/** All that is rendered into the marketing pages of a campaign. */
export type PageData = PagePlans & { readonly landing: Landing; readonly campaign: PageCampaign }

/** Returns a checksum of all data from which the marketing pages of a campaign are rendered. */
export const checksumOfPages = (
  data: PageData,
  site: PageAddresses = {
    origin: '',
    links: {},
    company: null,
    pricesUntil: null,
    payment: '',
    backend: { url: '', hosts: [], takesNoEmail: false },
  },
) => checksumOf({ ...data, ...site })

/** Returns a checksum of a value. The order of an object's fields makes no difference. */
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
