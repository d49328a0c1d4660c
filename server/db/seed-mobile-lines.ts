import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CampaignBonus } from '../../src/campaigns/types.ts'
import { lookupOfLine } from '../rules/mobile-lines.ts'
import type { Vault } from '../security/vault.ts'
import { statement, type Db } from './database.ts'

type SeedLine = { phone: string; brand: CampaignBonus; bonus?: string }

const ADD = statement(
  'seed.lines',
  `insert into mobile_lines (line_lookup, brand, bonus)
   select * from unnest($1::text[], $2::text[], $3::text[]) on conflict (line_lookup) do nothing`,
)

/** The demo's mobile lines (docs/test-people.md). They are looked up by HMAC, so seeding needs the keys. */
export async function seedMobileLines(db: Db, vault: Vault): Promise<void> {
  const file = join(import.meta.dirname, 'seed/mobile-lines.json')
  const lines = JSON.parse(readFileSync(file, 'utf8')) as SeedLine[]
  await db.rows(ADD, [
    lines.map(({ phone }) => lookupOfLine(vault, phone)),
    lines.map(({ brand }) => brand),
    lines.map(({ bonus }) => bonus ?? null),
  ])
}
