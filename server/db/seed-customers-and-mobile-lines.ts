/** Loads the customers and mobile lines of the demo data into the database. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { CustomerRecord } from '../rules/customer-record-types.ts'
import type { Vault } from '../security/encryption-vault.ts'
import { statement, type Db } from './database.ts'
import type { CampaignBonus } from '../../src/campaigns/campaign-types.ts'
import { lookupOfLine } from '../rules/mobile-line-hmac.ts'

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
export function seedCustomerList(): SeedCustomer[] {
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
