import { campaigns } from '../../src/campaigns/index.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { freeDates } from '../rules/dates.ts'
import { seedBanks, seedBenefits, seedComplementTypes, seedPlans } from './seed-files.ts'

/**
 * What the demo seed offers at Avenida Paulista (01310-100) to a visitor of the default campaign, without a database:
 * its plans in order, banks, and the free dates of a day on which nothing is booked.
 * @param today ISO
 */
export function seedOffer(today: string) {
  const { checkout } = campaigns.rulesOf('')
  const names = new Map(seedBenefits().map(({ slug, name }) => [slug, name]))
  const bySku = new Map(seedPlans().map((plan) => [plan.sku, plan]))
  const plans = checkout.flatMap((sku): Plan[] => {
    const plan = bySku.get(sku)
    if (!plan) return []
    return [{ ...plan, benefits: plan.benefits.map((slug) => ({ slug, benefit: names.get(slug) ?? slug })) }]
  })
  return {
    address: {
      cep: '01310100',
      address: 'Avenida Paulista',
      neighborhood: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    },
    infra: 'I-SYSTEMS',
    plans,
    banks: seedBanks(),
    freeDates: freeDates(new Date(`${today}T15:00:00Z`), new Set()),
    // the network at Avenida Paulista has none; another network's stand in for the question that needs them
    complementTypes: seedComplementTypes()['V.TAL'] ?? [],
  }
}
