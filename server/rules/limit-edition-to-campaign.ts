/** Leaves out of an edition what one campaign does not sell, because a preview opens no more than its campaign. */
import { GENERAL_LIST, type ResolvedEdition } from '../../src/edition/edition-content-at-instant.ts'

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
