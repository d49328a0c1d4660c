/** The first edition of the shop, with which tests compare what is shown and sold. */
import { pagePlansOf } from '../../server/site/collect-render-input.ts'
import { campaigns, firstShop, landingOf } from '../../src/edition/first-edition-resolved-now.ts'
import { firstEdition } from '../../src/edition/first-edition.ts'
import type { Plan } from '../../src/contract/plan.ts'

export { campaigns, firstEdition, firstShop, landingOf }

export const catalogue: readonly Plan[] = firstShop.plans

export function bySku(sku: string): Plan {
  const found = catalogue.find((plan) => plan.sku === sku)
  if (!found) throw new Error(`no plan ${sku}`)
  return found
}

/** What a campaign sells at a covered address. */
export const soldUnder = (prefix: string): readonly Plan[] =>
  catalogue.filter(({ sku }) => campaigns.settingsOf(prefix).checkout.includes(sku))

/** The data of a campaign's landing page, without its texts. */
export const pageDataOf = (prefix: string) => pagePlansOf(firstShop, prefix)

/** The plan list of a campaign (GET /json/{file}). */
export const planListOf = (prefix: string): readonly Plan[] => pageDataOf(prefix).plans
