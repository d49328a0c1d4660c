import { statement, type Sql } from '../db/database.ts'
import { CODE_TRIES, type CodeTry } from '../rules/codes.ts'
import type { OfferedPlan } from './orders.ts'

/** What the operator has on record; sealed in the database. Digits only, dates dd/mm/yyyy. */
export type CustomerRecord = {
  cpf: string
  name: string
  email: string
  phone: string
  birth_date: string
  address: { cep: string; number: string; complement: string }
}

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

const OPEN = statement(
  'renewal.open',
  `insert into renewal_requests (id, base_user, customer_id, created_at, updated_at, origin, code_needed)
   values ($1, $2, $3, $4, $4, $5, $6)`,
)

export async function openRenewal(
  sql: Sql,
  request: {
    id: string
    baseUser: string
    customer: string | null
    at: Date
    origin: Record<string, string>
    codeNeeded: boolean
  },
): Promise<void> {
  const { id, baseUser, customer, at, origin, codeNeeded } = request
  await sql.rows(OPEN, [id, baseUser, customer, at, origin, codeNeeded])
}

export type RenewalRow = {
  id: string
  base_user: string
  customer_id: string | null
  offer1: string | null
  offer2: string | null
  price: number | null
  order_number: string | null
  code_needed: boolean
  verified_at: Date | null
}

const RENEWAL = `select id, base_user, customer_id, offer1, offer2, price, order_number, code_needed, verified_at
   from renewal_requests where id = $1`
const GET = statement('renewal.get', RENEWAL)
const LOCK = statement('renewal.lock', `${RENEWAL} for update`)

export const findRenewal = (sql: Sql, id: string) => sql.row<RenewalRow>(GET, [id])
export const lockRenewal = (sql: Sql, id: string) => sql.row<RenewalRow>(LOCK, [id])

const CHOOSE = statement(
  'renewal.choose',
  `update renewal_requests set offer1 = $2, offer2 = $3, price = $4, updated_at = $5
   where id = $1 and order_number is null returning id`,
)

/** Stores the choice; false when the renewal is finished. `price` in cents a month. */
export async function chooseOffers(
  sql: Sql,
  choice: { id: string; offer1: string; offer2: string | null; price: number; at: Date },
): Promise<boolean> {
  const { id, offer1, offer2, price, at } = choice
  return (await sql.row(CHOOSE, [id, offer1, offer2, price, at])) !== undefined
}

const FINISH = statement(
  'renewal.finish',
  `update renewal_requests set order_number = $2, finished_at = $3, updated_at = $3 where id = $1 returning id`,
)

export async function finishRenewal(sql: Sql, id: string, number: string, at: Date): Promise<void> {
  await sql.rows(FINISH, [id, number, at])
}

const PLANS = statement(
  'renewal.plans',
  `select id, sku, name, price, price_with_dacc, price_full, installation_schedule
   from plans where id = any($1) and active and plan_type = 'refidel'`,
)

/** Renewal plans as they are sold now, in cents. */
export const renewalPlans = (sql: Sql, ids: string[]) => sql.rows<OfferedPlan>(PLANS, [ids])

const SET_CODE = statement(
  'renewal.code',
  `update renewal_requests set code_hash = $2, code_expires_at = $3, code_tries = 0, verified_at = null
   where id = $1 and order_number is null returning id`,
)

export async function setRenewalCode(sql: Sql, id: string, hash: string, expires: Date): Promise<boolean> {
  return (await sql.row(SET_CODE, [id, hash, expires])) !== undefined
}

const TRY = statement(
  'renewal.try',
  `update renewal_requests set code_tries = code_tries + 1,
     verified_at = case when code_hash = $2 and code_expires_at > $3 then $3::timestamptz end
   where id = $1 and order_number is null and code_hash is not null and code_tries < ${CODE_TRIES}
   returning code_tries as tries, code_hash = $2 as "right", code_expires_at <= $3 as expired`,
)

/** Counts and stores a try; undefined when there is no code or its tries are spent. */
export const tryRenewalCode = (sql: Sql, id: string, hash: string, at: Date) =>
  sql.row<CodeTry>(TRY, [id, hash, at])
