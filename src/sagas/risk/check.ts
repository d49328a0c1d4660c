import { findStep } from '../../funnel/journeys.ts'
import type { RiskReply } from '../../contract/risk.ts'
import { riskChecked } from '../../store/events.ts'
import { selectFlow, selectOrder, selectPosition } from '../../store/selectors.ts'
import { call, outside, put, select, spawn } from '../runtime/effects.ts'
import { safely } from '../runtime/safely.ts'
import { savesFlushed } from '../subject/flush.ts'
import { moveOn } from '../subject/move.ts'
import { orWayOut, takeWayOut, type WayOut } from '../subject/recover.ts'

type Outcome = { readonly reply: RiskReply } | { readonly way: WayOut }

/** The risk check, once everything that was answered is stored. Null when it came to nothing. */
export function* askRisk(): Generator<unknown, Outcome | null> {
  const { api, subject, uuid } = yield* outside()
  if (!(yield* savesFlushed('risk'))) return null
  const { subjectId } = yield* select(selectFlow)
  const confirm = subject?.confirm
  if (!subjectId || !confirm) return null
  const key = uuid()
  return yield* orWayOut('risk', function* () {
    return yield* call(confirm, api, subjectId, key)
  })
}

/** Goes on behind the step at which the risk check is waited for. */
export function* moveOnFromRisk() {
  const step = findStep(yield* select(selectOrder), ({ needs }) => needs === 'risk')
  if (step) yield* moveOn(step.id)
}

/** The risk check. At a quiz it only fetches its questions again (after a reload). */
export function* checkRisk() {
  const outcome = yield* askRisk()
  if (!outcome) return
  if ('way' in outcome) {
    // It moves the visitor, which cancels this worker: so it runs on its own.
    yield* spawn(safely(takeWayOut), outcome.way)
    return
  }
  const waited = findStep(yield* select(selectOrder), ({ needs }) => needs === 'risk')?.id
  yield* put(riskChecked(outcome.reply))
  const position = yield* select(selectPosition)
  if (position === waited || !outcome.reply.quiz) yield* moveOnFromRisk()
}
