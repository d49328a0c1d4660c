/**
 * Measures a server's peak memory during a first start with `npm start`, while it renders all pages in the background
 * and five visitors order.
 */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { generousLimits, startServerProcess } from '../../scripts/start-server-process.ts'
import { memoryOf } from './start-measured-servers.ts'
import { ANSWERS } from './requests.ts'

const VISITORS = 5
/** Milliseconds before each call of a visitor: an order takes about ten seconds. */
const PAUSE_MS = 500
/** Milliseconds without a new page after which all are rendered: far more than the rest after the slowest page. */
const SETTLED_MS = 15_000

export type FirstStart = {
  /** Highest resident memory of the server's process, in bytes. */
  readonly highest: number
  readonly pages: number
  readonly orders: number
}

/** Starts a server on an empty folder, and waits until it has rendered all pages. Linux only. */
export async function measureFirstStart(): Promise<FirstStart> {
  const server = await startServerProcess({
    script: 'scripts/start.ts',
    env: { ...generousLimits, CUSTOMER_CODES: 'off' },
    patience: 300_000,
  })
  const over = new AbortController()
  try {
    const book = { orders: 0 }
    const visitors = Array.from({ length: VISITORS }, () => keepOrdering(server.url, book, over.signal))
    const pages = await Promise.race([
      allRendered(path.join(server.dataDir, 'pages')),
      // a visitor who meets something unexpected ends the run
      Promise.all(visitors).then(() => new Promise<never>(() => undefined)),
    ])
    const { highest } = memoryOf(server.pid())
    over.abort()
    await Promise.allSettled(visitors)
    return { highest, pages, orders: book.orders }
  } finally {
    over.abort()
    await server.stop()
  }
}

/** Places one order after another. Rejects if a call is refused. */
async function keepOrdering(url: string, book: { orders: number }, over: AbortSignal): Promise<void> {
  const call = async (method: string, address: string, body?: object) => {
    await wait(PAUSE_MS)
    const reply = await fetch(`${url}/api/${address}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`${method} ${address}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as Record<string, unknown>
  }
  while (!over.aborted) {
    const id = String((await call('POST', 'lead-v2', { cep: '01310100', number: '1000' })).idLead)
    const answers = { plan: { idPlan: 'plan-d600a' }, ...ANSWERS }
    for (const [step, answer] of Object.entries(answers)) await call('PATCH', `lead-v2/${id}/${step}`, answer)
    await call('PUT', `lead-v2/${id}`, {})
    const { dates } = (await call('GET', `lead-v2/${id}/scheduleDate`)) as { dates: { date: string }[] }
    // different ones each time, as the teams' visits are few
    const first = Math.floor(Math.random() * (dates.length - 2))
    const schedules = dates.slice(first, first + 3).map(({ date }) => ({ date, period: 'manha' }))
    await call('PATCH', `lead-v2/${id}/scheduleDate`, { schedules })
    await call('PUT', `lead/${id}`, { accept_information: true })
    book.orders += 1
  }
}

/** Waits until no further page is stored. Returns how many there are. */
async function allRendered(folder: string): Promise<number> {
  let [count, since] = [0, performance.now()]
  while (count === 0 || performance.now() - since < SETTLED_MS) {
    await wait(1_000)
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    const stored = entries.filter((each) => each.isFile()).length
    if (stored !== count) [count, since] = [stored, performance.now()]
  }
  return count
}
