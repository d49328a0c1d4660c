import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'

/** Longer than any reasonable receiver takes, shorter than the time a row stays claimed. */
const TIMEOUT_MS = 10_000

/** An event. `id` stays the same across retries, so that receivers can deduplicate. */
type WebhookEvent = { id: string; type: string; at: Date; data: unknown }

/** Who is notified of orders. */
export interface WebhookTarget {
  /** Resolves when the target accepted the event (2xx); rejects otherwise, including on timeout. */
  send(event: WebhookEvent, now: Date): Promise<void>
}

/** A secret that starts with whsec_ is base64, as receivers' libraries expect; any other is plain text. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret, 'utf8')

/** `v1,` and HMAC-SHA256 over id, time in seconds and body, as standardwebhooks.com describes it. */
function signature(secret: string, id: string, seconds: number, body: string): string {
  const mac = createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64')
  return `v1,${mac}`
}

/**
 * POSTs events as JSON `{type, timestamp, data}` with the headers webhook-id, webhook-timestamp and
 * webhook-signature. Redirects are not followed: the data is only for the configured address.
 */
export function webhook({ url, secret }: NonNullable<Config['webhook']>): WebhookTarget {
  return {
    async send({ id, type, at, data }, now) {
      const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
      const seconds = Math.floor(now.getTime() / 1000)
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'prosa',
          'webhook-id': id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': signature(secret, id, seconds, body),
        },
        body,
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the target answered ${response.status}`)
    },
  }
}
