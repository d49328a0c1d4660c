import type { Clock } from '../context.ts'
import type { Db } from '../db/database.ts'
import { outboxState, type TargetState } from '../repositories/outbox.ts'

/**
 * `late`: something is being retried or has waited too long; `failing`: something was given up on or has waited very
 * long.
 */
type OutboxHealth = 'ok' | 'late' | 'failing'

export type OutboxWatch = {
  /** The state of each target's queue, cached for a second so that polling cannot overload the database. */
  state(): Promise<TargetState[]>
  /** Seconds since the oldest pending row was written. */
  lag(state: TargetState): number
  health(): Promise<OutboxHealth>
}

const FRESH_MS = 1_000
const LATE_S = 60
const FAILING_S = 900

/** Monitors the outbox for health and metrics: rows without a target count as waiting. */
export function watchOutbox(db: Db, clock: Clock): OutboxWatch {
  let kept: { at: number; state: Promise<TargetState[]> } | undefined
  const state = () => {
    const now = performance.now()
    if (!kept || now - kept.at > FRESH_MS) {
      const asked = outboxState(db)
      kept = { at: now, state: asked }
      asked.catch(() => (kept = undefined))
    }
    return kept.state
  }
  const lag = ({ oldest }: TargetState) =>
    oldest ? Math.max(0, (clock.now().getTime() - oldest.getTime()) / 1000) : 0
  return {
    state,
    lag,
    async health() {
      const all = await state()
      if (all.some((each) => each.failed > 0 || lag(each) > FAILING_S)) return 'failing'
      return all.some((each) => each.retrying > 0 || lag(each) > LATE_S) ? 'late' : 'ok'
    },
  }
}
