/**
 * Checks that every write that was acknowledged to visitors is in the database: none may be lost, stored twice or stored
 * in part.
 */
import { query, type Row } from './query-database.ts'
import type { Book, AcknowledgedLead } from './order-continuously-over-http.ts'

/** What is missing, and what is stored twice: counts, and a few examples for people. */
export type Findings = {
  /** Acknowledged leads, answers and orders that are not stored. */
  lost: number
  /** Leads, answers, orders, order numbers, slots or outbox rows that are stored more than once, or only in part. */
  twice: number
  readonly examples: string[]
}

const EXAMPLES = 5

function note(findings: Findings, kind: 'lost' | 'twice', count: number, example: unknown): void {
  findings[kind] += count
  if (count > 0 && findings.examples.length < EXAMPLES)
    findings.examples.push(`${kind}: ${typeof example === 'string' ? example : JSON.stringify(example)}`)
}

const LEADS = `
  select id, status, order_number, (answers->'dueDate'->>'due_date')::int as due_date,
    (versions->>'dueDate')::int as version, answers ? 'name' as name from leads`

const KEYS = `select key from lead_events where what = 'answered' and key is not null`

/** Each query returns a row for everything that is stored twice, or only in part. */
const TWICE: Readonly<Record<string, string>> = {
  'an answer': `
    select lead_id, steps from lead_events where what = 'answered' and key is not null group by lead_id, steps
    having count(*) <> max(version) or count(*) <> count(distinct version)`,
  'a key of an answer': `
    select key from lead_events where key is not null group by lead_id, key having count(*) > 1`,
  'a lead of one key': 'select made_id from creation_keys group by made_id having count(*) > 1',
  'an order number': 'select number from orders group by number having count(*) > 1',
  'an order of a lead': 'select lead_id from orders group by lead_id having count(*) > 1',
  'half an order': `
    select l.id from leads l left join orders o on o.lead_id = l.id and o.number = l.order_number
      left join order_numbers n on n.lead_id = l.id and n.number = l.order_number
    where l.status = 'finished' and (o.number is null or n.number is null)`,
  'an order without its lead': `
    select o.number from orders o join leads l on l.id = o.lead_id where l.status <> 'finished'`,
  'an order number without its order': `
    select n.number from order_numbers n left join orders o on o.number = n.number
      left join renewal_requests r on r.order_number = n.number
    where o.number is null and r.order_number is null`,
  'an outbox row': `
    select subject_id, kind, target from outbox where kind like 'order.%'
    group by subject_id, kind, target having count(*) > 1`,
  'an order that nobody is told of': `
    select o.number from orders o
    where not exists (select from outbox b where b.subject_id = o.lead_id and b.kind = 'order.created')`,
  'a slot': `
    select day, period, s.booked, o.booked as orders from
      (select day, period, sum(booked)::int as booked from installation_slots group by 1, 2) s
      full join (select installation_day as day, installation_period as period, count(*)::int as booked
        from orders where installation_day is not null group by 1, 2) o using (day, period)
    where coalesce(s.booked, 0) <> coalesce(o.booked, 0)`,
}

function isStored(lead: AcknowledgedLead, row: Row | undefined): boolean {
  if (!row) return false
  const version = Number(row.version ?? 0)
  return (
    version >= lead.version &&
    (version !== lead.version || lead.version === 0 || row.due_date === lead.dueDate) &&
    (!lead.name || row.name === true) &&
    (lead.orderNumber === undefined || row.order_number === lead.orderNumber)
  )
}

async function noteTwice(url: string, findings: Findings): Promise<void> {
  for (const [what, text] of Object.entries(TWICE)) {
    const found = await query(url, text)
    note(findings, 'twice', found.length, `${what}: ${JSON.stringify(found[0])}`)
  }
}

/** Returns examples of what the database at `url` contains twice or only in part, while nothing is written to it. */
export async function storedTwice(url: string): Promise<readonly string[]> {
  const findings: Findings = { lost: 0, twice: 0, examples: [] }
  await noteTwice(url, findings)
  return findings.examples
}

/** Compares the book with the database at `url`, while nothing is written to it. */
export async function compareWithDatabase(url: string, book: Book): Promise<Findings> {
  const findings: Findings = { lost: 0, twice: 0, examples: [] }
  const rows = new Map((await query(url, LEADS)).map((row) => [String(row.id), row]))
  const keys = new Set((await query(url, KEYS)).map((row) => String(row.key)))
  for (const lead of book.leads.values()) {
    const lostKeys = lead.keys.filter((key) => !keys.has(key)).length
    note(findings, 'lost', lostKeys, `${lostKeys} answers of lead ${lead.id}`)
    const row = rows.get(lead.id)
    if (!isStored(lead, row)) note(findings, 'lost', 1, { lead: { ...lead, keys: lead.keys.length }, row })
  }
  await noteTwice(url, findings)
  // One more was made to ask for the dates.
  const extra = Math.max(0, rows.size - book.creations.size - 1)
  note(findings, 'twice', extra, `${rows.size} leads by ${book.creations.size} keys`)
  return findings
}
