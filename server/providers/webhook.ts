/**
 * Sends notices to the URL that the operator configured, as signed JSON. The notices of orders are built in
 * server/services/build-order-notices.ts and kept in the outbox until they are delivered.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { Webhook } from 'standardwebhooks'
import type { Config } from '../config.ts'

/**
 * Milliseconds after which a delivery times out. It must be shorter than the time for which a process claims
 * an outbox row.
 */
const TIMEOUT_MS = 10_000

/** An event to send. `id` is the same for all retries, so that receivers can recognise duplicates. */
type WebhookEvent = { id: string; type: string; at: Date; data: unknown }

/** Sends notices to the receiver that the operator configured. */
export interface WebhookTarget {
  /** Sends an event. Resolves if the receiver accepted it (2xx); rejects otherwise, also on a timeout. */
  send(event: WebhookEvent, now: Date): Promise<void>
}

/**
 * Returns the signer for a secret. A secret that starts with whsec_ is base64 after that prefix, as
 * receivers' libraries expect. Any other secret is plain text.
 */
const signerOf = (secret: string): Webhook =>
  secret.startsWith('whsec_')
    ? new Webhook(secret)
    : new Webhook(new TextEncoder().encode(secret), { format: 'raw' })

/**
 * Returns whether a request to us has the signature of this secret, over its text, made within five minutes.
 * @param headers those of Standard Webhooks, among others
 */
export function isSigned(secret: string, text: string, headers: IncomingHttpHeaders): boolean {
  try {
    signerOf(secret).verify(text, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}

/**
 * Creates the webhook. It POSTs events as JSON `{type, timestamp, data}` with the headers webhook-id,
 * webhook-timestamp and webhook-signature (https://www.standardwebhooks.com). Redirects are not followed,
 * because the data is only for the configured URL.
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
