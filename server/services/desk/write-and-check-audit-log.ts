/** Writes the entries of the desk's audit log, and checks that nobody has altered them. */
import type { AuditedAction } from '../../../src/content/desk/audit-sentences.ts'
import type { Db, Sql } from '../../db/database.ts'
import type { Clock } from '../../clock.ts'
import {
  addAuditEntry,
  auditAfter,
  auditHead,
  lockAuditHead,
  type AuditEntry,
  type AuditHead,
} from '../../repositories/desk/audit-log.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import type { Vault } from '../../security/encryption-vault.ts'

type AuditParts = { clock: Clock; vault: Pick<Vault, 'lookup'> }

/** An action to record in the audit log. */
export type AuditEvent = {
  /** Who did it: a desk user, null if unknown, or 'command' for a person who runs commands on the server. */
  by: DeskUser | null | 'command'
  what: AuditedAction
  /** The reference of the record, or the e-mail address of the account, that the action was about. */
  subject?: string
  /** Further values; never personal data of a visitor. */
  detail?: Readonly<Record<string, unknown>>
}

/** Returns the entries of an object sorted by key, because PostgreSQL does not preserve the order of keys. */
const sorted = (detail: Readonly<Record<string, unknown>>) =>
  Object.entries(detail).toSorted(([a], [b]) => (a < b ? -1 : 1))

/**
 * Returns the hash that links an entry to the one before it: an HMAC over the entry and the previous hash.
 */
const linkOf = (vault: Pick<Vault, 'lookup'>, before: AuditHead, seq: number, entry: AuditEntry): string => {
  const { at, operatorId, operator, role, what, subject, detail } = entry
  return vault.lookup(
    JSON.stringify([
      'audit',
      before.chain,
      seq,
      at.toISOString(),
      operatorId,
      operator,
      role,
      what,
      subject,
      sorted(detail),
    ]),
  )
}

const actorOf = (by: AuditEvent['by']) =>
  by === null || by === 'command'
    ? { operatorId: null, operator: by, role: null }
    : { operatorId: by.id, operator: by.email, role: by.role }

/**
 * Writes an audit log entry in the same transaction as the action that it records, so that neither is stored
 * without the other. Only one transaction at a time can write an entry: call this last and keep the
 * transaction short.
 */
export async function audit(sql: Sql, { clock, vault }: AuditParts, event: AuditEvent): Promise<void> {
  const head = await lockAuditHead(sql)
  if (!head) throw new Error('the audit log has no head')
  const { by, what, subject = null, detail = {} } = event
  const entry: AuditEntry = { at: clock.now(), ...actorOf(by), what, subject, detail }
  const seq = head.seq + 1
  await addAuditEntry(sql, { seq, chain: linkOf(vault, head, seq, entry) }, entry)
}

const PAGE = 1000

/**
 * Checks the chain of HMACs that links the entries of the audit log. `entries` is how many were found intact.
 * `brokenAt` is the number of the first entry that was altered or is missing; null if all are intact.
 * @param newest how many of the latest entries to check; all of them by default
 */
export async function checkAudit(
  db: Db,
  vault: Pick<Vault, 'lookup'>,
  newest = Infinity,
): Promise<{ entries: number; brokenAt: number | null }> {
  const end = (await auditHead(db)) ?? { seq: 0, chain: '' }
  const first = Math.max(0, end.seq - newest)
  const [before] = first === 0 ? [] : await auditAfter(db, first - 1, 1)
  if (first > 0 && before?.seq !== first) return { entries: 0, brokenAt: first }
  let at: AuditHead = before ?? { seq: 0, chain: '' }
  while (at.seq < end.seq) {
    const rows = await auditAfter(db, at.seq, Math.min(PAGE, end.seq - at.seq))
    for (const row of rows) {
      const seq = at.seq + 1
      if (row.seq !== seq || row.chain !== linkOf(vault, at, seq, row))
        return { entries: at.seq - first, brokenAt: seq }
      at = { seq, chain: row.chain }
    }
    if (rows.length === 0) return { entries: at.seq - first, brokenAt: at.seq + 1 }
  }
  return { entries: end.seq - first, brokenAt: at.chain === end.chain ? null : end.seq }
}
