/** Delivers a test server's outbox step by step: each call runs one round of deliveries. */
import { loadKeys } from '../../server/security/secret-keys.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { makeDelivery, outboxTargetsOf, type DeliveryParts } from '../../server/services/deliver-outbox.ts'
import type { TestServer } from './server.ts'

export type LogLine = { readonly level: 'info' | 'warn' | 'error'; readonly text: string }

/** The deliveries of one process: each call makes one round for each target, and returns true if there may be more. */
export function deliveryRounds(parts: DeliveryParts): () => Promise<boolean> {
  const deliveries = outboxTargetsOf(parts.providers).map((target) => makeDelivery(parts, target))
  return async () => (await Promise.all(deliveries.map((deliver) => deliver()))).some(Boolean)
}

/** A process that delivers what the server wrote; `lines` is what it logged. */
export function outboxDeliverer(server: TestServer, more: Partial<DeliveryParts> = {}) {
  const lines: LogLine[] = []
  const write = (level: LogLine['level']) => (values: unknown, text?: string) =>
    void lines.push({ level, text: `${text} ${JSON.stringify(values)}` })
  const parts: DeliveryParts = {
    db: server.db,
    clock: server.clock,
    vault: makeVault(loadKeys(server.config)),
    providers: server.providers,
    shop: server.shop,
    giveUpHours: server.config.outboxGiveUpHours,
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    ...more,
  }
  return { lines, parts, round: deliveryRounds(parts) }
}

/** Delivers everything that waits, until nothing is due any more. */
export async function deliverAll(server: TestServer): Promise<void> {
  const { round } = outboxDeliverer(server)
  while (await round());
}
