/**
 * Simulated visitors who do everything except order: they read leads, look up addresses, report visit counts, ask to be
 * called back, and renew.
 */
import { randomUUID } from 'node:crypto'
import { query } from '../../tests/support/query-database.ts'
import type { Findings } from '../../tests/support/compare-writes-with-database.ts'
import { FINISH } from '../../tests/support/create-leads.ts'
import { sendUntilAcknowledged, type Visit } from '../../tests/support/order-continuously-over-http.ts'

/** Everything that was acknowledged to them. */
export type NonOrderingRecord = {
  reads: number
  lookups: number
  /** Visits that were counted. */
  counted: number
  /** Ids of requests for a call. */
  readonly calls: string[]
  /** Idempotency keys of call requests, acknowledged or not. */
  readonly callKeys: Set<string>
  /** Renewals by id, with the number that each was given. */
  readonly renewals: Map<string, string>
}

export const newNonOrderingRecord = (): NonOrderingRecord => ({
  reads: 0,
  lookups: 0,
  counted: 0,
  calls: [],
  callKeys: new Set(),
  renewals: new Map(),
})

/** Streets of several cities that the network reaches, and one that it does not. */
const CEPS = ['01310100', '04538133', '20040002', '30130010', '80020310', '69900000']
/** A customer with offers (docs/test-people.md). */
const CUSTOMER = { cpf: '30000000620' }
/** What a browser sends of a visit's first question (docs/decisions/0035). */
const SEEN = {
  journey: 'standard',
  campaign: '',
  device: 'telefone',
  version: 'A',
  age: 0,
  counts: [{ what: 'shown', step: 'cep', channel: 'pages', isEntry: true }],
}
const OFFERS = ['plan-rf500', 'plan-rf600']

const draw = <T>(visit: Visit, list: readonly T[]): T | undefined => list[visit.draw(list.length)]

async function readLead(visit: Visit, book: NonOrderingRecord): Promise<void> {
  const id = draw(visit, [...visit.book.leads.keys()].slice(-100))
  if (id && (await sendUntilAcknowledged(visit, ['GET', `/api/lead/${id}`], randomUUID()))) book.reads += 1
}

async function lookUp(visit: Visit, book: NonOrderingRecord): Promise<void> {
  const path = `/api/cep/coverage?cep=${draw(visit, CEPS)}&number=${1 + visit.draw(2000)}`
  if (await sendUntilAcknowledged(visit, ['GET', path], randomUUID())) book.lookups += 1
}

async function beCounted(visit: Visit, book: NonOrderingRecord): Promise<void> {
  if (await sendUntilAcknowledged(visit, ['POST', '/api/visits', SEEN], randomUUID())) book.counted += 1
}

async function askForCall(visit: Visit, book: NonOrderingRecord): Promise<void> {
  const key = randomUUID()
  book.callKeys.add(key)
  const telephone = `119${String(10_000_000 + visit.draw(89_999_999))}`
  const made = await sendUntilAcknowledged(visit, ['POST', '/api/supportRequest', { telephone }], key)
  if (made) book.calls.push(String(made.id))
}

async function renew(visit: Visit, book: NonOrderingRecord): Promise<void> {
  const opened = await sendUntilAcknowledged(
    visit,
    ['POST', '/api/renewalBaseUser/documentNumber', CUSTOMER],
    randomUUID(),
  )
  if (!opened) return
  const id = String(opened.id_renewal_request)
  const path = `/api/renewalBaseUser/${id}`
  const choice = {
    id_renewal_base_user: opened.id_renewal_base_user,
    offer1: draw(visit, OFFERS),
    offer2: null,
  }
  if (!(await sendUntilAcknowledged(visit, ['PATCH', path, choice], randomUUID()))) return
  const done = await sendUntilAcknowledged(visit, ['PUT', path, FINISH], randomUUID())
  if (done) book.renewals.set(id, String(done.orderNumber))
}

/** Reads and looks up at random, again and again, until the visit is over. Rejects with UnexpectedReply. */
export async function runNonOrderingVisitor(visit: Visit, book: NonOrderingRecord): Promise<void> {
  const kinds = [readLead, readLead, readLead, lookUp, lookUp, beCounted, beCounted, askForCall, renew]
  while (!visit.over.aborted) await draw(visit, kinds)?.(visit, book)
}

/** Compares what was acknowledged with the database at `url`, while nothing is written to it. */
export async function compareNonOrderingRecord(url: string, book: NonOrderingRecord): Promise<Findings> {
  const calls = new Set((await query(url, 'select id from support_requests')).map(({ id }) => String(id)))
  const rows = await query(
    url,
    'select id, order_number from renewal_requests where order_number is not null',
  )
  const renewals = new Map(rows.map((row) => [String(row.id), String(row.order_number)]))
  const examples = [
    ...book.calls.filter((id) => !calls.has(id)).map((id) => `lost: call ${id}`),
    ...[...book.renewals]
      .filter(([id, number]) => renewals.get(id) !== number)
      .map(([id]) => `lost: renewal ${id}`),
  ]
  const missing = examples.length
  const calledTwice = Math.max(0, calls.size - book.callKeys.size)
  if (calledTwice > 0) examples.push(`twice: ${calls.size} calls by ${book.callKeys.size} keys`)
  // a batch that is sent again because its reply was lost counts twice: figures, not orders
  const [sum] = await query(url, "select sum(shown)::int as seen from step_counts where campaign = ''")
  const uncounted = Math.max(0, book.counted - Number(sum?.seen ?? 0))
  if (uncounted > 0) examples.push(`lost: ${uncounted} counted visits`)
  const numbers = [...renewals.values()]
  const numberedTwice = numbers.length - new Set(numbers).size
  if (numberedTwice > 0) examples.push(`twice: ${numberedTwice} numbers of renewals`)
  return { lost: missing + uncounted, twice: calledTwice + numberedTwice, examples: examples.slice(0, 5) }
}
