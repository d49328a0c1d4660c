/** SQL that finds existing customers and their mobile lines. */
import { statement, type Sql } from '../db/database.ts'
import type { CampaignBonus } from '../../src/campaigns/campaign-types.ts'
import { databaseErrorCode } from '../db/recognise-database-errors.ts'
import type { LeadPlace } from '../rules/lead-row-types.ts'

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

/** The part of the address that is changed: 'cep' or 'number'. Each has its own version. */
export type ChangedAddressPart = 'cep' | 'number'

// The customer's offers are valid at any address, so the plan stays. Answers about the former house are
// removed.
const MOVE = statement(
  'migration.move',
  `with u as (
     update leads set place = $2, answers = answers - '{scheduleDate,address}'::text[],
       versions = versions || jsonb_build_object($3::text, coalesce((versions->>$3)::int, 0) + 1),
       seq = seq + 1, updated_at = $4
     where id = $1 and status = 'open' and ($5::int is null or coalesce((versions->>$3)::int, 0) = $5)
       and ($6::text is null or not exists (select from lead_events where lead_id = leads.id and key = $6))
     returning id, seq, (versions->>$3)::int as version
   ), e as (
     insert into lead_events (lead_id, seq, at, what, steps, channel, key, fingerprint, version)
     select id, seq, $4, 'coverage', array[$3::text], $8, $6, $7, version from u
   ) select version from u`,
)

/**
 * Stores the new address of a migration and returns the version of the changed part. Returns undefined if
 * nothing was written: the lead is unknown or finished, the version does not match, or the key was used
 * before. `explain` returns the reason.
 */
export async function changeMigrationAddress(
  sql: Sql,
  move: {
    id: string
    by: ChangedAddressPart
    place: LeadPlace
    at: Date
    expected: number | null
    key: string | null
    fingerprint: string | null
    channel: string | null
  },
): Promise<number | undefined> {
  const { id, by, place, at, expected, key, fingerprint, channel } = move
  try {
    const row = await sql.row<{ version: number }>(MOVE, [
      id,
      place,
      by,
      at,
      expected,
      key,
      fingerprint,
      channel,
    ])
    return row?.version
  } catch (error) {
    // A concurrent request with the same key was faster.
    if (databaseErrorCode(error) === '23505') return undefined
    throw error
  }
}
