/** Finds orders, leads, renewals, calls and places on the waiting list by details that a caller knows. */

import type { OpeningReason } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import {
  readNewestRecords,
  recordWithNumber,
  type FoundRow,
} from '../../repositories/desk/order-search-and-history.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { findLead } from '../../repositories/leads.ts'
import {
  callsOfRecords,
  MOST_FOUND,
  recordsNamed,
  recordsWithKeys,
  type SearchKeyKind,
} from '../../repositories/search-keys.ts'
import { shortenName } from '../../../src/lib/masked-data.ts'
import { parseSearch, type SearchTerm } from '../../rules/desk/parse-search-text.ts'
import { shortReference } from '../../rules/order-number.ts'
import { recordsByReferences } from '../reference-search.ts'
import { callOf } from './call-list.ts'
import { audit } from './write-and-check-audit-log.ts'
import type { DeskContext } from './desk-context.ts'
import { firstMissingQuestion } from './first-missing-question.ts'
import { encryptIdForUrl } from './ids-in-urls.ts'
import type { orderSearch as words } from '../../../src/content/desk/orders.ts'

type FindParts = Pick<DeskContext, 'db' | 'clock' | 'vault' | 'catalogue'>

/** A record that was found, without whole personal data. */
export type FoundOrder = Awaited<ReturnType<typeof rowOf>>

/** The number of this search in its hour, and the reason that was given for it. */
export type SearchCount = { readonly searches: number; readonly reason?: OpeningReason | undefined }

/**
 * Finds records by an order number, a reference, the beginning of a name, or a complete phone number, e-mail address,
 * CPF or CNPJ. The audit entry says what kind of text it was and contains its HMAC, by which repeated searches are recognised, never the text.
 * @returns null if the text is none of these; then nothing is searched. `shown` is the search with personal data masked;
 *   `isExact` if it was by something that is one person's; `isCut` if only the newest of what was found are returned
 */
export async function findOrders(parts: FindParts, by: DeskUser, typed: string, count: SearchCount) {
  const { db } = parts
  const terms = parseSearch(typed)
  const [first] = terms
  if (!first) return null
  const ids = await idsOf(parts, terms)
  const found = await readNewestRecords(db, ids, MOST_FOUND, parts.clock.now())
  const detail = { ...searchDetail(parts, first.kind, first.plain, count), rows: found.length }
  await db.transaction((sql) => audit(sql, parts, { by, what: 'order_searched', detail }))
  const isNamed = first.kind === 'name'
  const rows = await Promise.all(found.map((row) => rowOf(parts, row, isNamed)))
  return { shown: first.shown, rows, isExact: !isNamed, isCut: rows.length === MOST_FOUND }
}

/** Reads records as the desk lists them, up to a hundred, the newest first. */
export async function readFoundRecords(parts: FindParts, ids: readonly string[]) {
  const found = await readNewestRecords(parts.db, ids, 100, new Date(0))
  return Promise.all(found.map((row) => rowOf(parts, row, false)))
}

/** Returns what the audit log holds of a search: its kind, its HMAC, its number in the hour. */
const searchDetail = (
  { vault }: Pick<FindParts, 'vault'>,
  kind: SearchTerm['kind'],
  plain: string,
  { searches, reason }: SearchCount,
) => ({
  by: kind,
  search: vault.lookup(`search:${plain}`).slice(0, 16),
  searches,
  ...(reason && { reason }),
})

async function idsOf({ db, vault }: FindParts, terms: readonly SearchTerm[]): Promise<string[]> {
  const keys: { kind: SearchKeyKind; lookup: string }[] = []
  const found: { id: string }[] = []
  for (const { kind, plain } of terms) {
    if (kind === 'number') found.push(...(await recordWithNumber(db, plain)))
    else if (kind === 'name') found.push(...(await recordsNamed(db, plain)))
    else if (kind === 'reference') found.push(...(await recordsByReferences(db, vault, [plain])))
    else keys.push({ kind, lookup: vault.lookup(plain) })
  }
  if (keys.length > 0) found.push(...(await recordsWithKeys(db, keys)))
  const ids = found.map(({ id }) => id)
  found.push(...(await callsOfRecords(db, ids)))
  return [...new Set(found.map(({ id }) => id))]
}

async function rowOf(parts: FindParts, row: FoundRow, isNamed: boolean) {
  const { id, kind, since, number, city } = row
  const name = row.name ?? row.ask_for
  const lead = kind === 'lead' && number === null ? await findLead(parts.db, id) : undefined
  return {
    id,
    kind,
    // other records have no page
    handle: kind === 'lead' ? encryptIdForUrl(parts.vault, id) : null,
    reference: shortReference(parts.vault, id),
    since: since.toISOString(),
    number,
    city: city === '' ? null : city,
    state: stateOf(row),
    /** The question at which an unfinished order stopped; null for everything else. */
    stopped: lead ? await firstMissingQuestion(parts, lead) : null,
    /** Whose it is, as 'Maria S.', if it was searched by name and that is known. */
    name: isNamed && name !== null ? shortenName(name) : null,
    call: await callOf(parts, id, kind === 'call'),
  }
}

function stateOf({ kind, number, is_cancelled, is_settled }: FoundRow): keyof typeof words.states {
  if (kind === 'call') return is_settled ? 'settled' : 'asked'
  if (is_cancelled) return 'cancelled'
  if (number !== null) return kind === 'renewal' ? 'renewed' : 'placed'
  return kind === 'no-coverage' ? 'waiting' : 'open'
}
