import { campaigns } from '../../src/campaigns/index.ts'
import type { Campaigns } from '../../src/campaigns/make.ts'
import type { Benefit } from '../../src/contract/plan-file.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { freeDates } from '../rules/dates.ts'
import { planFile } from '../rules/offers.ts'
import { seedCustomerList } from './seed-customers.ts'
import { seedBanks, seedBenefits, seedComplementTypes, seedPlans } from './seed-files.ts'

/** The seed's plans with these skus, as a call shows them. */
function plansOf(skus: readonly string[]): Plan[] {
  const names = new Map(seedBenefits().map(({ slug, name }) => [slug, name]))
  const bySku = new Map(seedPlans().map((plan) => [plan.sku, plan]))
  return skus.flatMap((sku) => {
    const plan = bySku.get(sku)
    const benefits = plan?.benefits.map((slug) => ({ slug, benefit: names.get(slug) ?? slug }))
    return plan && benefits ? [{ ...plan, benefits }] : []
  })
}

/** Every plan of the seed that is sold to new customers. */
const seedCatalogue = (): Plan[] =>
  plansOf(seedPlans().flatMap(({ sku, plan_type }) => (plan_type === null ? [sku] : [])))

/**
 * The list file of a campaign (GET /json/{file}) as the untouched seed gives it: what its marketing pages are
 * prerendered from.
 */
export function seedPlanFile(of: Campaigns, prefix: string): Plan[] {
  const { checkout, excluded } = of.rulesOf(prefix)
  const ordinary = seedPlans().filter((plan) => plan.plan_type === null)
  const landing = excluded
    ? ordinary.filter(({ sku }) => !excluded.includes(sku)).map(({ sku }) => sku)
    : checkout
  return planFile(plansOf(landing), plansOf(checkout))
}

/** What a campaign's marketing pages are prerendered from: its plans, the whole catalogue, its bonus. */
export const seedMarketing = (of: Campaigns, prefix: string) => ({
  plans: seedPlanFile(of, prefix),
  catalogue: seedCatalogue(),
  benefits: seedBenefits().map(({ name, ...benefit }): Benefit => ({ ...benefit, benefit: name })),
  bonus: of.rulesOf(prefix).bonus,
})

/** The offers for the seed's first customer of a flow. */
export function seedCustomerOffers(flow: 'renewal' | 'migration') {
  const customer = seedCustomerList().find((each) => each.flow === flow)
  return { plans: plansOf(customer?.offers ?? []), extras: plansOf(customer?.extra_offers ?? []) }
}

/**
 * What the demo seed offers at Avenida Paulista (01310-100) to a visitor of the default campaign, without a database:
 * its plans in order, banks, and the free dates of a day on which nothing is booked.
 * @param today ISO
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
    plans: plansOf(campaigns.rulesOf('').checkout),
    banks: seedBanks(),
    freeDates: freeDates(new Date(`${today}T15:00:00Z`), new Set()),
    // the network at Avenida Paulista has none; another network's are used for the question that needs them
    complementTypes: seedComplementTypes()['V.TAL'] ?? [],
  }
}
