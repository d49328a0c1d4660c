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
   * What the entry is about: the reference of a record (server/rules/short-reference.ts), or an account's e-mail
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
  await sql.rows(ADD, [
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
const PAGE = statement(
  'audit.page',
  `select ${COLUMNS} from audit_log where seq < $1 and ($2::text is null or operator = $2)
     and ($3::text is null or what = $3) order by seq desc limit $4`,
)
const FORWARD = statement(
  'audit.forward',
  `select ${COLUMNS} from audit_log where seq > $1 order by seq limit $2`,
)
const NOW = statement('audit.now', 'select seq::int as seq, chain from audit_head where id = 1')

export type AuditRow = AuditEntry & AuditHead

/** Returns the audit entries whose number is less than `before`, newest first. */
export const auditBefore = (
  sql: Sql,
  before: number,
  filter: { operator: string | null; what: string | null },
  limit: number,
) => sql.rows<AuditRow>(PAGE, [before, filter.operator, filter.what, limit])

/** Returns the audit entries whose number is greater than `after`, oldest first. */
export const auditAfter = (sql: Sql, after: number, limit: number) =>
  sql.rows<AuditRow>(FORWARD, [after, limit])

/** Reads the number and the HMAC of the last audit entry, without locking them. */
export const auditHead = (sql: Sql) => sql.row<AuditHead>(NOW)
