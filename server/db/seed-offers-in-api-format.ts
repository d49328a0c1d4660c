/** Returns offers of the first edition and of the seed files in the format of the API, without a database. */
import type { Plan } from '../../src/contract/plan.ts'
import { firstShop } from '../../src/edition/first-edition-resolved-now.ts'
import { freeDates } from '../../src/lib/installation-days.ts'
import { seedCustomerList } from './seed-customers-and-mobile-lines.ts'
import { seedBanks, seedComplementTypes } from './read-seed-files.ts'

/** Returns the first edition's plans with these skus. */
const plansOf = (skus: readonly string[]): Plan[] =>
  skus.flatMap((each) => firstShop.plans.find(({ sku }) => sku === each) ?? [])

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
    plans: plansOf(firstShop.campaigns.settingsOf('').checkout),
    banks: seedBanks(),
    freeDates: freeDates(new Date(`${today}T15:00:00Z`), new Set()),
    // The network at Avenida Paulista has no complement types, so those of another network are used.
    complementTypes: seedComplementTypes()['V.TAL'] ?? [],
  }
}
