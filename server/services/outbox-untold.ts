import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../context.ts'
import type { Db } from '../db/database.ts'
import type { Providers } from '../providers/types.ts'
import { countTrouble, type OutboxTrouble } from '../repositories/outbox-trouble.ts'
import { targetsOf } from './outbox.ts'

/** Milliseconds after which a delivery that was not tried yet is late. */
const LATE_MS = 60_000

type TroubleParts = { db: Db; clock: Clock; providers: Pick<Providers, 'webhook'> }

/** Rows written before this moment that still wait for their first try are late. */
export const lateBefore = (now: Date): Date => new Date(now.getTime() - LATE_MS)

/** How many deliveries were given up on, are late, or have nowhere to go. */
export const troubleOf = ({ db, clock, providers }: TroubleParts): Promise<OutboxTrouble> =>
  countTrouble(db, targetsOf(providers), lateBefore(clock.now()))

/** Logs what nobody is notified of because no target for it is configured; logs nothing if there is none. */
export async function warnOfUntold(
  parts: TroubleParts & { log: Pick<FastifyBaseLogger, 'warn'> },
): Promise<void> {
  const { orders, others, oldest } = await troubleOf(parts)
  if (orders + others === 0) return
  parts.log.warn(
    { untold: { orders, others, since: oldest?.toISOString() } },
    'nobody is told: no ORDER_WEBHOOK_URL is set',
  )
}
