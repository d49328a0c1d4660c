import type { PayloadAction } from '@reduxjs/toolkit'
import type { Task } from 'redux-saga'
import { stepOf } from '../../funnel/journeys.ts'
import type { Need, StepId } from '../../funnel/types.ts'
import { stepsBeside } from '../../funnel/walk.ts'
import { moved } from '../../store/events.ts'
import { selectFlow, selectOrder } from '../../store/selectors.ts'
import { loadBanks } from '../catalogue/lists.ts'
import { checkCoverage } from '../coverage/check.ts'
import { loadFreeDates } from '../dates/load.ts'
import { checkRisk } from '../risk/check.ts'
import { cancel, fork, outside, select, take } from '../runtime/effects.ts'
import { safely } from '../runtime/safely.ts'
import { moveOn } from '../subject/move.ts'
import { takeAhead } from '../subject/take-ahead.ts'

/** Keeps the URL in sync with the state (A5). */
export function* followWithAddress({ payload }: PayloadAction<{ how: 'push' | 'replace' | 'none' }>) {
  if (payload.how === 'none') return
  const { go } = yield* outside()
  const { mode, position } = yield* select(selectFlow)
  go({ step: position, mode, how: payload.how })
}

/**
 * Starts the work a step needs, and cancels it when the visitor leaves the step. Switching between chat and pages
 * does not count as leaving: work in progress continues.
 */
export function* watchMoves() {
  let step: StepId | null = null
  let work: Task | null = null
  for (;;) {
    const { payload }: ReturnType<typeof moved> = yield* take(moved)
    if (payload.to === step && work?.isRunning()) continue
    if (work) yield* cancel(work)
    step = payload.to
    work = yield* fork(safely(arrive))
  }
}

function* fetchQuiz() {
  if (!(yield* select(selectFlow)).quiz) yield* checkRisk()
}

function* fetchDates() {
  if (!(yield* select(selectOrder)).facts.freeDates) yield* loadFreeDates()
}

/** Work to be done before a step can be answered. */
const WORKERS: Partial<Record<Need, () => Generator>> = {
  coverage: checkCoverage,
  risk: checkRisk,
  quiz: fetchQuiz,
  dates: fetchDates,
  banks: loadBanks,
}

function* arrive() {
  const { needs: own } = yield* outside()
  const order = yield* select(selectOrder)
  const { position, mode } = yield* select(selectFlow)
  for (const id of stepsBeside(order, position, mode)) {
    const { needs } = stepOf(order, id)
    const worker = needs && (own?.[needs] ?? WORKERS[needs])
    if (worker) yield* worker()
  }
  // an answer given ahead can be judged now that the step has what it needs
  if (yield* takeAhead(position, true)) yield* moveOn(position)
}
