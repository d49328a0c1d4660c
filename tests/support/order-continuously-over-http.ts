/**
 * Simulates visitors who continuously create leads and orders over HTTP, and records every write that was acknowledged
 * to them.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ANSWERS, FINISH, PAULISTA } from './create-leads.ts'

export type AcknowledgedLead = {
  readonly id: string
  /** Keys of its answers. */
  readonly keys: string[]
  dueDate: number
  version: number
  name: boolean
  orderNumber?: string
}

/** A reply with status 200. */
export type AcknowledgedCall = { readonly url: string; readonly sentAt: number; readonly ms: number }

export type Book = {
  readonly leads: Map<string, AcknowledgedLead>
  /** Keys with which leads were created, acknowledged or not. */
  readonly creations: Set<string>
  answers: number
  orders: number
  /** Milliseconds that the longest call took, whatever its reply. */
  longestMs: number
}

export const newBook = (): Book => ({
  leads: new Map(),
  creations: new Set(),
  answers: 0,
  orders: 0,
  longestMs: 0,
})

export type Visit = {
  /** Servers of one database: a call that fails is repeated at the next, as behind a balancer. */
  readonly urls: readonly string[]
  readonly book: Book
  /** Ends the visit, in the middle of an order. */
  readonly over: AbortSignal
  /** Each order requests three of these, different ones each time. */
  readonly dates: readonly string[]
  /** Draws a number below `limit`. */
  readonly draw: (limit: number) => number
  /** Milliseconds after which a call is given up. */
  readonly patienceMs: number
  readonly onAcknowledged?: (reply: AcknowledgedCall) => void
  /** Called when the call that makes the order is about to be sent. */
  readonly onFinish?: () => void
}

/** Another status than 200 or 5xx: the server has lost what it acknowledged, or this test is wrong. */
export class UnexpectedReply extends Error {}

type Body = Record<string, unknown>
type Call = readonly [method: string, path: string, body?: object]

/** Sends one call; returns undefined if no reply came. */
async function send(url: string, [method, path, body]: Call, key: string, patienceMs: number) {
  try {
    const reply = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    })
    return { status: reply.status, body: (await reply.json()) as Body }
  } catch {
    return undefined
  }
}

/** Sends a call until it is acknowledged, as the visitor's browser does; undefined if the visit ends first. */
async function sendUntilAcknowledged(visit: Visit, call: Call, key: string): Promise<Body | undefined> {
  const { urls, book, over } = visit
  for (let at = visit.draw(urls.length); !over.aborted; at += 1) {
    const url = urls[at % urls.length] ?? ''
    const sentAt = performance.now()
    const reply = await send(url, call, key, visit.patienceMs)
    const ms = performance.now() - sentAt
    book.longestMs = Math.max(book.longestMs, ms)
    if (reply?.status === 200) {
      visit.onAcknowledged?.({ url, sentAt, ms })
      return reply.body
    }
    if (reply && reply.status < 500)
      throw new UnexpectedReply(`${call[0]} ${call[1]}: ${reply.status} ${JSON.stringify(reply.body)}`)
    await wait(20)
  }
  return undefined
}

/** Answers a step until it is acknowledged; false when the visit is over. */
async function answer(visit: Visit, lead: AcknowledgedLead, step: string, body: object): Promise<boolean> {
  const key = randomUUID()
  const saved = await sendUntilAcknowledged(visit, ['PATCH', `/api/lead-v2/${lead.id}/${step}`, body], key)
  if (!saved) return false
  lead.keys.push(key)
  visit.book.answers += 1
  if ('due_date' in body) Object.assign(lead, { dueDate: body.due_date, version: saved.version })
  if (step === 'name') lead.name = true
  return true
}

/** All answers of an order, one of them changed often; false when the visit is over. */
async function answerAll(visit: Visit, lead: AcknowledgedLead): Promise<boolean> {
  for (const day of [1, 5, 10, 15, 20, 25]) {
    if (!(await answer(visit, lead, 'dueDate', { due_date: day }))) return false
  }
  for (const [step, body] of Object.entries(ANSWERS)) {
    if (!(await answer(visit, lead, step, body))) return false
  }
  if (!(await sendUntilAcknowledged(visit, ['PUT', `/api/lead-v2/${lead.id}`, {}], randomUUID())))
    return false
  const first = visit.draw(visit.dates.length - 2)
  const schedules = visit.dates.slice(first, first + 3).map((date) => ({ date, period: 'manha' }))
  return answer(visit, lead, 'scheduleDate', { schedules })
}

/** Places one order after another until the visit is over. Rejects with UnexpectedReply. */
export async function keepOrdering(visit: Visit): Promise<void> {
  const { book, over } = visit
  while (!over.aborted) {
    const key = randomUUID()
    book.creations.add(key)
    const opened = await sendUntilAcknowledged(visit, ['POST', '/api/lead-v2', PAULISTA], key)
    if (!opened) return
    const lead: AcknowledgedLead = {
      id: String(opened.idLead),
      keys: [],
      dueDate: 0,
      version: 0,
      name: false,
    }
    book.leads.set(lead.id, lead)
    if (!(await answerAll(visit, lead))) return
    visit.onFinish?.()
    const done = await sendUntilAcknowledged(visit, ['PUT', `/api/lead/${lead.id}`, FINISH], randomUUID())
    if (!done) return
    lead.orderNumber = String(done.orderNumber)
    book.orders += 1
  }
}

/** Dates that are free at a server; opens a lead to ask for them. */
export async function freeDates(url: string): Promise<string[]> {
  const opened = await send(url, ['POST', '/api/lead-v2', PAULISTA], randomUUID(), 10_000)
  const reply = await fetch(`${url}/api/lead-v2/${String(opened?.body.idLead)}/scheduleDate`)
  return ((await reply.json()) as { dates: { date: string }[] }).dates.map((day) => day.date)
}
