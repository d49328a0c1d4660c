import { Webhook } from 'standardwebhooks'
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
const signerOf = (secret: string): Webhook =>
  secret.startsWith('whsec_')
    ? new Webhook(secret)
    : new Webhook(new TextEncoder().encode(secret), { format: 'raw' })

/**
 * POSTs events as JSON `{type, timestamp, data}` with the headers webhook-id, webhook-timestamp and
 * webhook-signature. Redirects are not followed: the data is only for the configured address.
 */
export function webhook({ url, secret }: NonNullable<Config['webhook']>): WebhookTarget {
  const signer = signerOf(secret)
  return {
    async send({ id, type, at, data }, now) {
      const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'prosa',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': signer.sign(id, now, body),
        },
        body,
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the target answered ${response.status}`)
    },
  }
}
