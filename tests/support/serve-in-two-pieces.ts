/** Serves pages in two pieces, as they arrive over a slow connection. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listenLocally } from './http-server.ts'

/** Milliseconds between the two pieces: enough for the first to be painted. */
const PAUSE = 700

/**
 * A slow connection in front of a server: the page stops after a piece of its text, and continues later.
 * @param server where the pages come from
 * @param stop the text after which a page stops
 * @param until the rest comes once this is settled; after a moment by default
 * @returns its address, and a function that closes it
 */
export async function serveInTwoPieces(server: string, stop: string, until?: Promise<unknown>) {
  async function pass(request: IncomingMessage, response: ServerResponse) {
    const { status, headers, body } = await fetchFrom(server + (request.url ?? ''))
    response.writeHead(status, headers)
    const found = body.indexOf(stop)
    const at = found < 0 ? 0 : found + stop.length
    // a script that fetches the page gets it whole
    if (at > 0 && request.headers['sec-fetch-mode'] === 'navigate') {
      response.write(body.subarray(0, at))
      await (until ?? wait(PAUSE))
    }
    response.end(body.subarray(at))
  }
  return listenLocally((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
}

async function fetchFrom(url: string) {
  const reply = await fetch(url, { redirect: 'manual' })
  const kept = ['content-type', 'content-security-policy', 'location'] as const
  const headers = Object.fromEntries(
    kept.flatMap((name) => (reply.headers.has(name) ? [[name, reply.headers.get(name) ?? '']] : [])),
  )
  return { status: reply.status, headers, body: Buffer.from(await reply.arrayBuffer()) }
}
