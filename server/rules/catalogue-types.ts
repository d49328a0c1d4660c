/** Types of the catalogue: banks, legal texts, customers' offers, and the plans of an edition. */
import type { Phones } from '../../src/content/brand-and-phones.ts'
import type { TextsFromEdition } from '../../src/content/landing/editable-texts.ts'
import type { Campaigns } from '../../src/campaigns/make-campaigns.ts'
import type { Benefit } from '../../src/contract/banks-regulations-and-plan-lists.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { GENERAL_LIST, type ResolvedEdition } from '../../src/edition/edition-content-at-instant.ts'

export type Bank = { id: string; code: string; name: string }
/** A legal text about plans, with the skus it applies to. If `collaborator` is set, only employees may read it. */
export type Regulation = {
  id: string
  kind: 'regulation' | 'summary' | 'contract'
  title: string
  body: string
  skus: string[]
  collaborator: boolean
}
export type Offer = { addon: string; landing: string[]; checkout: string[] }
export type ComplementType = { infra: string; id: string; name: string }

/**
 * The edition in which a lead began, and until when its plans and prices hold for it. `at` is when it began. Times are
 * in ISO 8601.
 */
export type HeldEdition = { readonly number: number; readonly at: string; readonly until: string }

/** The catalogue (plans, benefits, offers, banks, regulations) of an edition. */
export type EditionCatalogue = {
  /** The edition's number, an instant at which it is like this, and when its publication ends; null for no end. */
  edition: { readonly number: number; readonly at: Date; readonly until: Date | null }
  campaigns: Campaigns
  plans: Plan[]
  byId: ReadonlyMap<string, Plan>
  bySku: ReadonlyMap<string, Plan>
  offers: ReadonlyMap<string, Offer>
  benefits: Benefit[]
  /** The lists of frequently asked questions, and the phones that their answers name. */
  faq: TextsFromEdition['faq']
  phones: Phones
  banks: Bank[]
  regulations: Regulation[]
  complementTypes: ComplementType[]
  /** Returns the plans with these ids that still exist. Equal lists of ids get the same array. */
  plansOf(ids: readonly string[]): Plan[]
}

/** Returns an edition with the plans alone that may be sold to the visitors of a campaign. */
export function editionOfCampaign(edition: ResolvedEdition, prefix: string): ResolvedEdition {
  const { campaigns, offers, plans } = edition
  const skusOf = (list: string) => {
    const { landing = [], checkout = [] } = offers.get(list) ?? {}
    return [...landing, ...checkout]
  }
  const own = skusOf(prefix || GENERAL_LIST)
  const isRegional = prefix === '' || campaigns.settingsOf(prefix).flags.regionOffer === true
  const ofRegions = [...offers.keys()].filter(
    (list) => list !== GENERAL_LIST && !campaigns.prefixes.includes(list),
  )
  // where a plan with a regional price is not sold, the general list may be (docs/decisions/0057)
  const isOfState = plans.some(({ sku, state }) => state !== undefined && own.includes(sku))
  const sold = new Set([
    ...own,
    ...(isRegional ? ofRegions.flatMap(skusOf) : []),
    ...(isOfState ? skusOf(GENERAL_LIST) : []),
  ])
  return { ...edition, plans: plans.filter(({ sku }) => sold.has(sku)) }
}
