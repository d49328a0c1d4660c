/** Places orders by HTTP calls to a server in a separate process, for tests that do not need a browser. */
import { ANSWERS, FINISH, itemsOf, PAULISTA } from './create-leads.ts'

export type HttpReply = {
  readonly status: number
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

/** One call to a running server; `path` starts at its root. */
export async function send(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<HttpReply> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? (JSON.parse(text) as Record<string, unknown>) : { text },
  }
}

/** A call that must succeed; returns the answer. */
async function call(url: string, method: string, path: string, body?: unknown): Promise<HttpReply['body']> {
  const answer = await send(url, method, path, body)
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/**
 * Creates a lead with exactly these answers; returns its id.
 * @param answers answers by step of the API
 * @param place the address, as `POST /api/lead-v2` takes it
 */
export async function startLead(
  url: string,
  answers: Readonly<Record<string, object>>,
  place: object = PAULISTA,
): Promise<string> {
  const id = String((await call(url, 'POST', '/api/lead-v2', place)).idLead)
  if (Object.keys(answers).length === 0) return id
  // one call costs half the time of a call for each
  const stored = await call(url, 'PATCH', `/api/lead-v2/${id}/batch`, { items: itemsOf(answers) })
  const refused = (stored.results as { success: boolean }[]).find(({ success }) => !success)
  if (refused) throw new Error(JSON.stringify(refused))
  return id
}

/**
 * Creates a lead that lacks nothing but the finish; returns its id.
 * @param changed answers that replace the usual ones, by step of the API
 * @param place the address, as `POST /api/lead-v2` takes it
 */
export async function startReadyLead(
  url: string,
  changed: Readonly<Record<string, object>> = {},
  place: object = PAULISTA,
): Promise<string> {
  const id = await startLead(url, { ...ANSWERS, ...changed }, place)
  await call(url, 'PUT', `/api/lead-v2/${id}`, {})
  const found = await call(url, 'GET', `/api/lead-v2/${id}/scheduleDate`)
  const { dates } = found as { dates: { date: string }[] }
  const schedules = [{ date: dates.at(-1)?.date, period: 'tarde' }]
  await call(url, 'PATCH', `/api/lead-v2/${id}/scheduleDate`, { schedules })
  return id
}

/** Places a whole order; returns its number. */
export async function placeOrder(
  url: string,
  changed: Readonly<Record<string, object>> = {},
): Promise<string> {
  const id = await startReadyLead(url, changed)
  const { status, body } = await send(url, 'PUT', `/api/lead/${id}`, FINISH)
  if (status !== 200) throw new Error(`finish: ${JSON.stringify(body)}`)
  return String(body.orderNumber)
}
