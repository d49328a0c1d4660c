/** Cuts off clients that take too long to send a request. A route can allow its own requests more time. */
import type { IncomingMessage, ServerResponse } from 'node:http'

/** The longest time that a route may give a request to arrive, in milliseconds. */
export const LONGEST_ARRIVAL_MS = 180_000

const timers = new WeakMap<IncomingMessage, { late: NodeJS.Timeout; cut: () => void }>()

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Cuts off a request whose body has not arrived in time. */
export function cutOffSlowClient(request: IncomingMessage, response: ServerResponse, ms: number): void {
  if (!hasBody(request)) return
  const cut = () => {
    if (request.complete) return
    if (!response.headersSent)
      request.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    request.destroy()
  }
  const late = setTimeout(cut, ms)
  timers.set(request, { late, cut })
  request.once('close', () => clearTimeout(timers.get(request)?.late))
}

/** Gives a request more time to arrive, from now on. */
export function giveSlowClientMoreTime(request: IncomingMessage, ms: number): void {
  const known = timers.get(request)
  if (!known) return
  clearTimeout(known.late)
  timers.set(request, { ...known, late: setTimeout(known.cut, ms) })
}
