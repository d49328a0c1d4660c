import type { CampaignBonus } from '../../src/campaigns/types.ts'
import { statement, type Sql } from '../db/database.ts'
import type { Vault } from '../security/vault.ts'

/** `bonus`: the plan that this line brings; null: what its brand does. */
export type MobileLine = { brand: CampaignBonus; bonus: string | null }

/** What a line is found by; `phone` is eleven digits. */
export const lookupOfLine = (vault: Pick<Vault, 'lookup'>, phone: string): string =>
  vault.lookup(`line:${phone}`)

const FIND = statement('line.find', 'select brand, bonus from mobile_lines where line_lookup = $1')

export const findLine = (sql: Sql, lookup: string) => sql.row<MobileLine>(FIND, [lookup])
