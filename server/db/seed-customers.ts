/** Loads the customers and mobile lines of the demo data into the database. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { CustomerRecord } from '../rules/lead-row-types.ts'
import type { Vault } from '../security/encryption-vault.ts'
import { statement, type Db } from './database.ts'
import type { CampaignBonus } from '../../src/campaigns/campaign-types.ts'
import { lookupOfLine } from '../rules/mobile-line-hmac.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { firstShop } from '../../src/edition/first-edition-resolved-now.ts'
import { freeDates } from '../../src/lib/installation-days.ts'
import { seedBanks, seedComplementTypes } from './read-seed-files.ts'

type SeedCustomer = CustomerRecord & {
  flow: 'renewal' | 'migration'
  offers: string[]
  extra_offers: string[]
}

const ADD_CUSTOMER = statement(
  'seed.customer',
  `insert into customers (id, document_lookup, flow, content, offers, extra_offers)
   values ($1, $2, $3, $4, $5, $6) on conflict (document_lookup) do nothing`,
)

/** Reads the customers of the demo data from seed/customers.json. */
function seedCustomerList(): SeedCustomer[] {
  const file = join(import.meta.dirname, 'seed/customers.json')
  return JSON.parse(readFileSync(file, 'utf8')) as SeedCustomer[]
}

/**
 * Stores the customers of the demo data (docs/test-people.md), one for each kind of offer. Their records are
 * encrypted, so this needs the keys and runs after the other seed data. Existing rows are not changed.
 */
export async function seedCustomers(db: Db, vault: Vault): Promise<void> {
  for (const { flow, offers, extra_offers, ...record } of seedCustomerList()) {
    const id = randomUUID()
    const content = vault.seal(JSON.stringify(record), id)
    await db.run(ADD_CUSTOMER, [id, vault.lookup(record.cpf), flow, content, offers, extra_offers])
  }
}

type SeedLine = { phone: string; brand: CampaignBonus; bonus?: string }

const ADD_LINE = statement(
  'seed.lines',
  `insert into mobile_lines (line_lookup, brand, bonus)
   select * from unnest($1::text[], $2::text[], $3::text[]) on conflict (line_lookup) do nothing`,
)

/** Stores the mobile lines of the demo data. Their numbers are stored as HMACs, so this needs the keys. */
export async function seedMobileLines(db: Db, vault: Vault): Promise<void> {
  const file = join(import.meta.dirname, 'seed/mobile-lines.json')
  const lines = JSON.parse(readFileSync(file, 'utf8')) as SeedLine[]
  await db.run(ADD_LINE, [
    lines.map(({ phone }) => lookupOfLine(vault, phone)),
    lines.map(({ brand }) => brand),
    lines.map(({ bonus }) => bonus ?? null),
  ])
}

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
