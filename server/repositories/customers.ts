import { statement, type Sql } from '../db/database.ts'
import type { CampaignBonus } from '../../src/campaigns/types.ts'

export type CustomerRow = {
  id: string
  flow: 'renewal' | 'migration'
  content: string
  offers: string[]
  extra_offers: string[]
}

const COLUMNS = 'id, flow, content, offers, extra_offers'
const BY_DOCUMENT = statement('customer.find', `select ${COLUMNS} from customers where document_lookup = $1`)
const BY_ID = statement('customer.get', `select ${COLUMNS} from customers where id = $1`)

export const findCustomer = (sql: Sql, documentLookup: string) =>
  sql.row<CustomerRow>(BY_DOCUMENT, [documentLookup])

export const getCustomer = (sql: Sql, id: string) => sql.row<CustomerRow>(BY_ID, [id])

/** `bonus`: the plan this line brings; null: its brand's default. */
type MobileLine = { brand: CampaignBonus; bonus: string | null }

const LINE = statement('line.find', 'select brand, bonus from mobile_lines where line_lookup = $1')

export const findLine = (sql: Sql, lookup: string) => sql.row<MobileLine>(LINE, [lookup])
