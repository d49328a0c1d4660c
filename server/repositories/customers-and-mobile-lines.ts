/** SQL that finds existing customers and their mobile lines. */
import { statement, type Sql } from '../db/database.ts'
import type { CampaignBonus } from '../../src/campaigns/campaign-types.ts'

/**
 * An existing customer as stored in the database. `content` is the encrypted customer record; `offers` and
 * `extra_offers` are skus of plans.
 */
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

/** Finds a customer by the HMAC of their CPF. */
export const findCustomerByDocument = (sql: Sql, documentLookup: string) =>
  sql.row<CustomerRow>(BY_DOCUMENT, [documentLookup])

export const findCustomerById = (sql: Sql, id: string) => sql.row<CustomerRow>(BY_ID, [id])

/**
 * A customer's mobile line with one of the fibre operator's brands. `bonus` is the bonus plan that the
 * customer gets for the line; null means the brand's usual bonus.
 */
type MobileLine = { brand: CampaignBonus; bonus: string | null }

const LINE = statement('line.find', 'select brand, bonus from mobile_lines where line_lookup = $1')

/** Finds a mobile line by the HMAC of its number. */
export const findMobileLine = (sql: Sql, lookup: string) => sql.row<MobileLine>(LINE, [lookup])
