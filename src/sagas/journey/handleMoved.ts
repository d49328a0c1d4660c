import type { PayloadAction } from '@reduxjs/toolkit'
import type { Task } from 'redux-saga'
import type { StepId } from '../../funnel/types.ts'
import { moved } from '../../store/events.ts'
import { selectFlow, selectOrder, selectPosition } from '../../store/selectors.ts'
import { loadBanks } from '../catalogue/catalogue.ts'
import { checkCoverage } from '../coverage/checkCoverage.ts'
import { cancel, fork, outside, select, take } from '../effects.ts'
import { checkRisk } from '../risk/checkRisk.ts'
import { safely } from '../safely.ts'
import { loadFreeDates } from '../schedule/loadFreeDates.ts'

/** The address follows the state (architecture.md). */
export function* followWithAddress({ payload }: PayloadAction<{ how: 'push' | 'replace' | 'none' }>) {
  if (payload.how === 'none') return
  const { go } = yield* outside()
  const { mode, position } = yield* select(selectFlow)
  go({ step: position, mode, how: payload.how })
}

/**
 * Runs what a step needs, and cancels it as soon as the visitor leaves the step. Changing between chat and pages
 * is no leaving: what is under way goes on.
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

/** What has to happen at a step before the visitor can go on. */
function* arrive() {
  const position: StepId = yield* select(selectPosition)
  const order = yield* select(selectOrder)
  const { quiz, banks } = yield* select(selectFlow)
  if (position === 'verificando-disponibilidade') yield* checkCoverage()
  else if (position === 'confirmando-dados') yield* checkRisk()
  else if (position === 'validacao' && !quiz) yield* checkRisk()
  else if (position === 'data-instalacao' && !order.freeDates) yield* loadFreeDates()
  else if (position === 'conta-debito' && !banks) yield* loadBanks()
}
