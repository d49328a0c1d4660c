/**
 * Reads a page of the audit log for the desk. Each action becomes a sentence with a link to the record that it
 * concerned.
 */
import { auditWords as words, detailsText } from '../../../src/content/desk/audit-log.ts'
import {
  auditNouns,
  ACTION_GROUPS,
  sentenceOf,
  type SubjectNoun,
} from '../../../src/content/desk/audit-sentences.ts'
import { orderSearch, searchedBy } from '../../../src/content/desk/orders.ts'
import { ROLES } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { auditBefore, type AuditRow } from '../../repositories/desk/audit-log.ts'
import { recordsCalled } from '../../repositories/desk/phone-calls.ts'
import { allAccounts } from '../../repositories/desk/desk-users.ts'
import { readNewestRecords, recordWithNumber } from '../../repositories/desk/order-search-and-history.ts'
import { CALL_TAKEN_MINUTES } from '../../rules/desk/calls.ts'
import { ROWS_PER_PAGE } from '../../../src/lib/paginate-list.ts'
import { shortReference } from '../../rules/order-number.ts'
import { recordsByReferences } from '../reference-search.ts'
import type { DeskContext } from './desk-context.ts'
import { encryptIdForUrl, colleagueIn, colleagueOptions, colleaguesWithAccount } from './ids-in-urls.ts'

type Parts = Pick<DeskContext, 'db' | 'vault'>

/** How many entries are read for a page: several that are alike make one line. */
const READ = 3 * ROWS_PER_PAGE

/** What an action was about, and its page at the desk; no `href` if it was erased or has no page. */
type About = SubjectNoun & { readonly href: string | null }

/** The pages about actions that are about no single record, by how the names of the actions begin. */
const PAGES = {
  exported: '/operador/exportacoes',
  figures_read: '/operador/exportacoes',
  key_: '/operador/exportacoes',
  experiment_: '/operador/experimento',
  shop_: '/operador/loja',
  slots_: '/operador/agenda',
  import_: '/operador/importacoes',
  delivery_: '/operador/entregas',
  agent_link_: '/operador/links',
} as const

const pageAbout = (what: string) => Object.entries(PAGES).find(([start]) => what.startsWith(start))?.[1]

const isCall = ({ what }: AuditRow) =>
  what.startsWith('call_') || ['agent_link_made', 'phone_order_opened'].includes(what)
const isAccount = ({ what }: AuditRow) => what.startsWith('account_') || what === 'session_ended'
/** Whether an entry is about a search. Until 1.0.0 its subject was what was searched for, masked. */
const isSearch = ({ what }: AuditRow) => what === 'order_searched' || what === 'reference_looked_up'

/**
 * Returns up to twenty lines of the log, newest first, and the number of the entry before which the next page begins.
 * @param filter a colleague as the address names them, an action or a group of them, and the first and last day; '' for all
 */
export async function auditPage(
  parts: Parts,
  before: number,
  filter: {
    readonly operator: string
    readonly what: string
    readonly from: string
    readonly to: string
  },
) {
  const colleagues = await colleaguesWithAccount(parts)
  const colleague = colleagueIn(colleagues, filter.operator)
  const actions = filter.what === '' ? null : (ACTION_GROUPS[filter.what]?.[1] ?? [filter.what])
  const asked = {
    operator: colleague?.email ?? null,
    actions,
    from: filter.from || null,
    to: filter.to || null,
  }
  const read = await auditBefore(parts.db, before, asked, READ + 1)
  const groups: AuditRow[][] = []
  for (const row of read.slice(0, READ)) {
    const last = groups.at(-1)
    if (last?.[0] && isAlike(last[0], row)) last.push(row)
    else if (groups.length < ROWS_PER_PAGE) groups.push([row])
    else break
  }
  const shown = groups.flat()
  const about = await subjectsOf(parts, shown)
  const isRest = read.length > shown.length
  return {
    rows: groups.flatMap((rows) => (rows[0] ? [lineOf(rows[0], rows.length, about(rows[0]))] : [])),
    older: isRest ? (shown.at(-1)?.seq ?? null) : null,
    colleagues: colleagueOptions(colleagues, colleague),
    operator: colleague?.reference ?? '',
  }
}

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })

/** Returns whether two entries share one line: the same action by the same person on the same day. */
const isAlike = (one: AuditRow, other: AuditRow): boolean =>
  (['operator', 'what', 'subject'] as const).every((name) => one[name] === other[name]) &&
  JSON.stringify(one.detail) === JSON.stringify(other.detail) &&
  DAY.format(one.at) === DAY.format(other.at)

/**
 * Returns one line of the log: an action, or several alike in a row.
 * @param times how many; the row is the last of them
 */
function lineOf(row: AuditRow, times: number, about: About | null) {
  const { at, operator, role, what, detail } = row
  const sentence = sentenceOf(what, about)
  return {
    at: at.toISOString(),
    /** An e-mail address, or a description of a program, a command or a person without an account. */
    who:
      what === 'figures_read'
        ? words.program
        : operator === null
          ? words.nobody
          : operator === 'command'
            ? words.command
            : operator,
    role: ROLES.find((each) => each === role) ?? null,
    sentence,
    /** The page of what the action was about; null if there is none, or if it was erased. */
    href: sentence.linked === '' ? null : (about?.href ?? pageAbout(what) ?? null),
    details: detailsText(detail),
    times,
  }
}

/** Finds what these entries were about; returns a function that says it of each. */
async function subjectsOf(parts: Parts, rows: readonly AuditRow[]): Promise<(row: AuditRow) => About | null> {
  const [records, calls, accounts] = await Promise.all([
    recordsAbout(parts, rows),
    callsAbout(parts, rows.filter(isCall)),
    rows.some(isAccount) ? accountsByEmail(parts) : new Map<string, string>(),
  ])
  return (row) => {
    const { subject, detail } = row
    if (isSearch(row)) {
      const by = searchedBy[detail.by as keyof typeof searchedBy] as string | undefined
      const noun = [by, subject].filter(Boolean).join(' ')
      return noun === ''
        ? null
        : { article: 'o', noun, href: subject && (records.get(subject)?.href ?? null) }
    }
    if (subject === null) return null
    if (isAccount(row))
      return { article: 'a', noun: auditNouns.account(subject), href: accounts.get(subject) ?? null }
    if (isCall(row)) return { article: 'a', noun: auditNouns.call(subject), href: calls.get(subject) ?? null }
    return row.what.startsWith('order_')
      ? (records.get(subject) ?? { article: 'o', noun: `pedido ${subject}`, href: null })
      : null
  }
}

/** Finds leads, renewals and places on the waiting list by the references and order numbers in these entries. */
async function recordsAbout(parts: Parts, rows: readonly AuditRow[]): Promise<ReadonlyMap<string, About>> {
  const { db, vault } = parts
  const named = (isNumber: boolean) => [
    ...new Set(
      rows.flatMap(({ what, subject, detail }) =>
        subject !== null &&
        (what.startsWith('order_') || what === 'reference_looked_up') &&
        (detail.by === 'number') === isNumber &&
        (detail.by === undefined || detail.by === 'number' || detail.by === 'reference')
          ? [subject]
          : [],
      ),
    ),
  ]
  const [references, numbers] = [named(false), named(true)]
  const found = await Promise.all([
    references.length > 0 ? recordsByReferences(db, vault, references) : [],
    ...numbers.map((each) => recordWithNumber(db, each)),
  ])
  // calls are named below
  const records = found.flat().filter(({ kind }) => kind !== 'call')
  const ids = [...new Set(records.map(({ id }) => id))]
  const about = new Map<string, About>()
  for (const { id, kind, number } of ids.length > 0
    ? await readNewestRecords(db, ids, ids.length, new Date(0))
    : []) {
    const reference = shortReference(vault, id)
    const record: About =
      kind === 'lead'
        ? {
            article: 'o',
            noun: number === null ? auditNouns.begunOrder(reference) : auditNouns.order(number),
            href: `/operador/pedidos/${encryptIdForUrl(vault, id)}`,
          }
        : {
            article: kind === 'renewal' ? 'a' : 'o',
            noun: `${orderSearch.kinds[kind].toLowerCase()} ${reference}`,
            href: null,
          }
    about.set(reference, record)
    if (number !== null) about.set(number, record)
  }
  return about
}

/**
 * Finds the calls that these entries are about. The reference of a call request is stored nowhere, so it is compared
 * with those of the calls that the same people had at the time.
 */
async function callsAbout(
  { db, vault }: Parts,
  rows: readonly AuditRow[],
): Promise<ReadonlyMap<string, string>> {
  const operators = [...new Set(rows.flatMap(({ operatorId }) => operatorId ?? []))]
  const times = rows.map(({ at }) => at.getTime())
  if (operators.length === 0) return new Map()
  // the entry is written a moment after the call began, and a call is one person's for some time
  const from = new Date(Math.min(...times) - (CALL_TAKEN_MINUTES + 1) * 60_000)
  const ids = await recordsCalled(db, operators, from, new Date(Math.max(...times)))
  const named = new Set(rows.map(({ subject }) => subject))
  return new Map(
    ids
      .map((id) => [shortReference(vault, id), id] as const)
      .filter(([reference]) => named.has(reference))
      .map(([reference, id]) => [reference, `/operador/ligacoes/${encryptIdForUrl(vault, id)}`]),
  )
}

const accountsByEmail = async ({ db, vault }: Parts): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await allAccounts(db)).map(({ id, email }) => [
      email,
      `/operador/pessoas/${encryptIdForUrl(vault, id)}`,
    ]),
  )
