/** Returns plans and offers from the seed files in the format of the API, without a database. */
import { campaigns } from '../../src/campaigns/all-campaigns.ts'
import type { Campaigns } from '../../src/campaigns/make-campaigns.ts'
import { linkedPrefixes, textsWithoutEdition } from '../../src/content/landing/texts-from-edition.ts'
import type { Benefit } from '../../src/contract/banks-regulations-and-plan-lists.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { freeDates } from '../../src/lib/installation-days.ts'
import { planFile } from '../rules/plans-on-offer.ts'
import { seedCustomerList } from './seed-customers-and-mobile-lines.ts'
import { seedBanks, seedBenefits, seedComplementTypes, seedPlans } from './seed-files.ts'

/** Returns the plans with these skus from the seed files, in the format of the API. */
function plansOf(skus: readonly string[]): Plan[] {
  const names = new Map(seedBenefits().map(({ slug, name }) => [slug, name]))
  const bySku = new Map(seedPlans().map((plan) => [plan.sku, plan]))
  return skus.flatMap((sku) => {
    const plan = bySku.get(sku)
    const benefits = plan?.benefits.map((slug) => ({ slug, benefit: names.get(slug) ?? slug }))
    return plan && benefits ? [{ ...plan, benefits, speed: plan.speed ?? plan.plan_download }] : []
  })
}

/** Returns all plans in the seed files that are sold to new customers. */
const seedCatalogue = (): Plan[] =>
  plansOf(seedPlans().flatMap(({ sku, plan_type }) => (plan_type === null ? [sku] : [])))

/**
 * Returns the plan list of a campaign (GET /json/{file}) according to the seed files: what the code's own
 * edition says.
 */
export function seedPlanFile(of: Campaigns, prefix: string): Plan[] {
  const { checkout, page } = of.settingsOf(prefix)
  return planFile(plansOf(page ?? checkout), plansOf(checkout))
}

/**
 * Returns the data from which the marketing pages of a campaign are rendered in the code's own edition: the plans and
 * the bonus of the campaign, all plans for new customers, all benefits, and what all pages say.
 */
export const seedMarketing = (of: Campaigns, prefix: string) => ({
  plans: seedPlanFile(of, prefix),
  catalogue: seedCatalogue(),
  general: seedPlanFile(of, ''),
  benefits: seedBenefits().map(({ name, ...benefit }): Benefit => ({ ...benefit, benefit: name })),
  bonus: of.settingsOf(prefix).bonus,
  variantOf: of.settingsOf(prefix).variantOf,
  words: textsWithoutEdition,
  prefixes: linkedPrefixes(textsWithoutEdition, of.prefixes),
})

/** Returns the offers of the first customer in the seed files, for renewal or for migration. */
export function seedCustomerOffers(flow: 'renewal' | 'migration') {
  const customer = seedCustomerList().find((each) => each.flow === flow)
  return { plans: plansOf(customer?.offers ?? []), extras: plansOf(customer?.extra_offers ?? []) }
}

/**
 * Returns what the seed files offer at Avenida Paulista (01310-100) to a visitor of the default campaign: the
 * plans in order, the banks, and the free dates as if nothing were booked.
 * @param today today as yyyy-mm-dd
 */
export function seedOffer(today: string) {
  return {
    address: {
      cep: '01310100',
      address: 'Avenida Paulista',
      neighborhood: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    },
    infra: 'I-SYSTEMS',
    plans: plansOf(campaigns.settingsOf('').checkout),
    banks: seedBanks(),
    freeDates: freeDates(new Date(`${today}T15:00:00Z`), new Set()),
    // The network at Avenida Paulista has no complement types, so those of another network are used.
    complementTypes: seedComplementTypes()['V.TAL'] ?? [],
  }
}
