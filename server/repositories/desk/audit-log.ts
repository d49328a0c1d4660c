/** SQL that writes and reads the audit log of the operator's desk. */
import { statement, type Sql } from '../../db/database.ts'

/** An entry of the audit log. `operator` is an e-mail address; null if it is not known who acted. */
export type AuditEntry = {
  at: Date
  operatorId: string | null
  operator: string | null
  role: string | null
  what: string
  /**
   * What the entry is about: the reference of a record (server/rules/order-number.ts), or an account's e-mail
   * address.
   */
  subject: string | null
  detail: Readonly<Record<string, unknown>>
}

const HEAD = statement('audit.head', 'select seq::int as seq, chain from audit_head where id = 1 for update')
const ADD = statement(
  'audit.add',
  `with h as (update audit_head set seq = $1, chain = $9 where id = 1)
   insert into audit_log (seq, at, operator_id, operator, role, what, subject, detail, chain)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
)

/**
 * The number of an audit entry, and its HMAC. Each HMAC also covers the previous HMAC, so that a changed
 * entry is noticed.
 */
export type AuditHead = { seq: number; chain: string }

/** Reads the number and the HMAC of the last audit entry. Keeps them locked until the transaction ends. */
export const lockAuditHead = (sql: Sql) => sql.row<AuditHead>(HEAD)

/** Adds an audit entry. Call it in a transaction that has called `lockAuditHead`. */
export async function addAuditEntry(sql: Sql, head: AuditHead, entry: AuditEntry): Promise<void> {
  const { at, operatorId, operator, role, what, subject, detail } = entry
  await sql.run(ADD, [
    head.seq,
    at,
    operatorId,
    operator,
    role,
    what,
    subject,
    JSON.stringify(detail),
    head.chain,
  ])
}

const COLUMNS = `seq::int as seq, at, operator_id as "operatorId", operator, role, what, subject, detail, chain`
const IS_LISTED = `seq < $1 and ($2::text[] is null or what = any($2))
  and ($4::date is null or at >= $4::date::timestamp at time zone 'America/Sao_Paulo')
  and ($5::date is null or at < ($5::date + 1)::timestamp at time zone 'America/Sao_Paulo')`
const PAGE = statement(
  'audit.page',
  `select ${COLUMNS} from audit_log where ${IS_LISTED} order by seq desc limit $3`,
)
const PAGE_OF = statement(
  'audit.pageof',
  `select ${COLUMNS} from audit_log where ${IS_LISTED} and operator_id = (select id from operators where email = $6)
   order by seq desc limit $3`,
)
const FORWARD = statement(
  'audit.forward',
  `select ${COLUMNS} from audit_log where seq > $1 order by seq limit $2`,
)
const NOW = statement('audit.now', 'select seq::int as seq, chain from audit_head where id = 1')

export type AuditRow = AuditEntry & AuditHead

type AuditFilter = {
  operator: string | null
  actions: readonly string[] | null
  from: string | null
  to: string | null
}

/**
 * Returns the audit entries whose number is less than `before`, newest first.
 * @param filter the e-mail address of an account, the actions that are asked for, and the first and last day (yyyy-mm-dd);
 * null for all
 */
export const auditBefore = (
  sql: Sql,
  before: number,
  { operator, actions, from, to }: AuditFilter,
  limit: number,
) =>
  operator === null
    ? sql.rows<AuditRow>(PAGE, [before, actions, limit, from, to])
    : sql.rows<AuditRow>(PAGE_OF, [before, actions, limit, from, to, operator])

/** Returns the audit entries whose number is greater than `after`, oldest first. */
export const auditAfter = (sql: Sql, after: number, limit: number) =>
  sql.rows<AuditRow>(FORWARD, [after, limit])

/** Reads the number and the HMAC of the last audit entry, without locking them. */
export const auditHead = (sql: Sql) => sql.row<AuditHead>(NOW)
