import type { CampaignBonus } from '../../src/campaigns/types.ts'
import { statement, type Sql } from '../db/database.ts'

/** `bonus`: the plan this line brings; null: its brand's default. */
export type MobileLine = { brand: CampaignBonus; bonus: string | null }

const FIND = statement('line.find', 'select brand, bonus from mobile_lines where line_lookup = $1')

export const findLine = (sql: Sql, lookup: string) => sql.row<MobileLine>(FIND, [lookup])
