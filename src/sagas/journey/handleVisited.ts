import type { PayloadAction } from '@reduxjs/toolkit'
import type { StepId } from '../../funnel/types.ts'
import { backStep, firstMissing, guard } from '../../funnel/walk.ts'
import { correctionLeft, headed, moved, type Mode } from '../../store/events.ts'
import { selectFlow, selectOrder, selectPhase, selectPosition } from '../../store/selectors.ts'
import { outside, put, select } from '../effects.ts'
import { bringBackTo } from './move.ts'

type Visit = PayloadAction<{ step: StepId | null; mode: Mode; how: 'address' | 'history' | 'link' }>

/** A visit by address, link or the browser's history: the guard allows it or says where to go instead. */
export function* handleVisited({ payload: { step: asked, mode, how } }: Visit) {
  const { go, memory } = yield* outside()
  // The visitor's own switch is a preference that outlives the visit (decisions 12).
  if (how === 'link' && mode !== (yield* select(selectFlow)).mode) memory.write('mode', mode)
  // An order that is not there yet cannot say what is allowed; it will, once it has come.
  if ((yield* select(selectPhase)) === 'loading') {
    yield* put(headed({ step: asked, mode }))
    return
  }
  const order = yield* select(selectOrder)
  const step = asked ?? firstMissing(order)
  const verdict = guard(order, step)
  if (!verdict.allow) {
    if (verdict.to === 'start') go({ step: 'start', mode, how: 'replace' })
    else yield* put(moved({ to: verdict.to, how: 'replace', mode }))
    return
  }
  const position = yield* select(selectPosition)
  if (step === position) {
    yield* put(moved({ to: step, how: 'none', mode }))
    return
  }
  // The back link of a correction leads to where it began, and leaves it: the old answer stays.
  if (how === 'link' && step === (yield* select(selectFlow)).returnTo) yield* put(correctionLeft())
  // The way back out of a correction: what was typed and not sent goes, the old answer stays.
  if (step === (yield* select(selectFlow)).returnTo) yield* put(correctionLeft())
  // In the chat, Back opens an answer for correction and comes back from it (decisions 36); no back link leads
  // to planos, so a link there is "Trocar plano", a correction too.
  const isCorrection = mode === 'chat' ? how === 'history' : how === 'link' && step === 'planos'
  const goesOn = firstMissing(order)
  const correcting = isCorrection && step !== goesOn && !order.finished
  const returnTo = how === 'link' ? position : goesOn
  yield* put(moved({ to: step, how: 'none', mode, returnTo: correcting ? returnTo : null }))
}

/** The start page asks the first question, so there the visitor stands; an order that has a lead goes on elsewhere. */
export function* handleStartVisited() {
  const { leadId, position } = yield* select(selectFlow)
  if (leadId || position === 'cep') return
  yield* put(moved({ to: 'cep', how: 'none', returnTo: null }))
}

/**
 * The back link (funnel §2). During a correction it leaves the correction, the old answer stays; unless the
 * correction has left a gap that stands before the place to come back to.
 */
export function* handleBack() {
  const { go } = yield* outside()
  const { returnTo, mode } = yield* select(selectFlow)
  const order = yield* select(selectOrder)
  if (returnTo && guard(order, returnTo).allow) {
    yield* handleCorrectionLeft()
    return
  }
  const to = backStep(order, yield* select(selectPosition))
  if (to === null) return
  if (to === 'start') go({ step: 'start', mode, how: 'push' })
  else yield* put(moved({ to, how: 'push' }))
}

/** "Alterar", "Corrigir", "Trocar plano": opens an earlier answer; afterwards straight back. */
export function* handleCorrection({ payload }: PayloadAction<{ step: StepId }>) {
  const order = yield* select(selectOrder)
  if (order.finished || !guard(order, payload.step).allow) return
  yield* bringBackTo(payload.step)
}

/** Leaves a correction without answering. */
function* handleCorrectionLeft() {
  const { returnTo } = yield* select(selectFlow)
  if (!returnTo || !guard(yield* select(selectOrder), returnTo).allow) return
  yield* put(correctionLeft())
  yield* put(moved({ to: returnTo, how: 'push' }))
}

/** The same question, the other way (faults 18). What was typed stays, since drafts belong to the step. */
export function* handleMode({ payload }: PayloadAction<{ mode: Mode }>) {
  const { mode } = yield* select(selectFlow)
  if (mode === payload.mode) return
  yield* put(moved({ to: yield* select(selectPosition), how: 'push', mode: payload.mode }))
}
