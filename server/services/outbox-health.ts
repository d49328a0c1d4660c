/** Reports whether the notices in the outbox (webhook calls and e-mails to send) are delivered on time. */
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import { cacheFor } from '../timed-cache.ts'
import type { Db } from '../db/database.ts'
import { outboxState, type TargetState } from '../repositories/outbox.ts'
import type { Providers } from '../providers/provider-types.ts'
import { countTrouble, type OutboxTrouble } from '../repositories/outbox-problems.ts'
import { outboxTargetsOf } from './deliver-outbox.ts'

/**
 * The health of the outbox. `late`: a delivery is being retried or has waited over a minute. `failing`: a
 * delivery was given up or has waited over 15 minutes.
 */
type OutboxHealth = 'ok' | 'late' | 'failing'

/** Monitors the queues of the outbox. */
export type OutboxWatch = {
  /** Returns the state of each target's queue, cached for a second so that polling cannot overload the database. */
  state(): Promise<TargetState[]>
  /** Returns the seconds since delivery of the oldest pending notice was first attempted, or was due if it never was. */
  lag(state: TargetState): number
  health(): Promise<OutboxHealth>
}

const FRESH_MS = 1_000
/** Milliseconds for which a delivery may wait before it is late. */
const LATE_MS = 60_000
const FAILING_MS = 900_000

/** Monitors the outbox for the health check and the metrics. Rows whose target is not configured count as waiting. */
export function watchOutbox(db: Db, clock: Clock): OutboxWatch {
  const state = cacheFor(
    FRESH_MS,
    () => performance.now(),
    () => outboxState(db),
  )
  const lag = ({ oldest }: TargetState) =>
    oldest ? Math.max(0, (clock.now().getTime() - oldest.getTime()) / 1000) : 0
  return {
    state,
    lag,
    async health() {
      const all = await state()
      if (all.some((each) => each.failed > 0 || lag(each) * 1_000 > FAILING_MS)) return 'failing'
      return all.some((each) => each.retrying > 0 || lag(each) * 1_000 > LATE_MS) ? 'late' : 'ok'
    },
  }
}

type TroubleParts = { db: Db; clock: Clock; providers: Pick<Providers, 'webhook'> }

/** Returns a point in time: a notice that was due, or was first tried, before it counts as late. */
export const lateThreshold = (now: Date): Date => new Date(now.getTime() - LATE_MS)

/** Counts the deliveries that were given up on, that are late, or that have no configured target. */
export const countOutboxTrouble = ({ db, clock, providers }: TroubleParts): Promise<OutboxTrouble> =>
  countTrouble(db, outboxTargetsOf(providers), lateThreshold(clock.now()))

/** Logs how many notices cannot be delivered because no target is configured for them, if there are any. */
export async function warnOfUndelivered(
  parts: TroubleParts & { log: Pick<FastifyBaseLogger, 'warn'> },
): Promise<void> {
  const { orders, others, oldest } = await countOutboxTrouble(parts)
  if (orders + others === 0) return
  parts.log.warn(
    { untold: { orders, others, since: oldest?.toISOString() } },
    'nobody is told: no ORDER_WEBHOOK_URL is set',
  )
}
