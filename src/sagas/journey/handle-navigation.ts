/** Handles navigation: URLs, Back, corrections and the switch between chat and pages. */
import type { PayloadAction } from '@reduxjs/toolkit'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Mode, StepId } from '../../funnel/step-and-journey-types.ts'
import {
  backStep,
  firstMissing,
  navigationGuard,
  stepAfterModeChange,
  stepsAnsweredTogether,
} from '../../funnel/next-previous-and-allowed-steps.ts'
import {
  correctionCancelled,
  doubtfulAnswerDiscarded,
  draftChanged,
  navigatedWhileLoading,
  stepChanged,
} from '../../store/redux-actions.ts'
import { selectUi, selectOrder, selectPhase, selectPosition } from '../../store/selectors.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import { reopenPageUnderPrefix } from '../runtime/open-other-campaign-page.ts'
import { goBackToStep } from '../server-record/go-to-step.ts'

type Visit = PayloadAction<{ step: StepId | null; mode: Mode; how: 'address' | 'history' | 'link' }>

/** Handles navigation by URL, link or browser history. The guard allows the requested step or redirects. */
export function* handleUrlNavigation({ payload: { step: asked, mode, how } }: Visit) {
  const { go, storage } = yield* getDependencies()
  // A switch between chat and pages is stored as the visitor's preference.
  if (how === 'link' && mode !== (yield* select(selectUi)).mode) storage.write('mode', mode)
  // While the order is loading, the allowed steps are unknown. The decision is made once it has loaded.
  if ((yield* select(selectPhase)) === 'loading') {
    yield* put(navigatedWhileLoading({ step: asked, mode }))
    return
  }
  const order = yield* select(selectOrder)
  const present = yield* select(selectUi)
  // The order belongs to another campaign, so it continues on a page of that campaign.
  if (present.recordId && order.prefix !== present.prefix) {
    yield* reopenPageUnderPrefix(order.prefix)
    return
  }
  const isSame = asked === present.position && mode !== present.mode
  const step = isSame ? stepAfterModeChange(order, asked, mode) : (asked ?? firstMissing(order, mode))
  const verdict = navigationGuard(order, step, mode)
  if (!verdict.allow) {
    if (verdict.to === 'start') go({ step: 'start', mode, how: 'replace' })
    else yield* put(stepChanged({ to: verdict.to, how: 'replace', mode }))
    return
  }
  // a reload shows the whole order again, not its receipt
  const isWhole = order.finished !== null && how === 'link' && stepOf(order, step).kind === 'review'
  if (isWhole && present.recordId) storage.write('whole', present.recordId)
  else storage.drop('whole')
  const position = yield* select(selectPosition)
  if (stepsAnsweredTogether(order, position, mode).includes(step)) {
    yield* put(stepChanged({ to: position, how: 'none', mode }))
    return
  }
  // When a correction is left, unsent input is discarded and the old answer stays.
  if (step === (yield* select(selectUi)).returnTo) yield* put(correctionCancelled())
  // In the chat, Back opens an answer for correction and returns from it. A link to the plans is
  // "Trocar plano", which is also a correction, because no back link leads there.
  const isChange = how === 'link' && stepOf(order, step).isOpenForChange === true
  const isCorrection = mode === 'chat' ? how === 'history' : isChange
  const goesOn = firstMissing(order, mode)
  const correcting = isCorrection && step !== goesOn && !order.finished
  const returnTo = how === 'link' ? position : goesOn
  const moves = asked === null && mode === 'pages' ? 'replace' : 'none'
  yield* put(stepChanged({ to: step, how: moves, mode, returnTo: correcting ? returnTo : null }))
}

/**
 * Handles the back link. During a correction it leaves the correction and keeps the old answer, unless
 * the correction has made an earlier step incomplete.
 */
export function* handleBack() {
  const { go } = yield* getDependencies()
  const { returnTo, mode } = yield* select(selectUi)
  const order = yield* select(selectOrder)
  if (returnTo && navigationGuard(order, returnTo, mode).allow) {
    yield* handleCorrectionLeft()
    return
  }
  const to = backStep(order, yield* select(selectPosition), mode)
  if (to === null) return
  if (to === 'start') go({ step: 'start', mode, how: 'push' })
  else yield* put(stepChanged({ to, how: 'push' }))
}

/** Handles "Alterar", "Corrigir" and "Trocar plano": opens an earlier answer and returns afterwards. */
export function* handleCorrection({ payload }: PayloadAction<{ step: StepId }>) {
  const order = yield* select(selectOrder)
  const { mode } = yield* select(selectUi)
  // one message may have answered questions after the open one; they can be corrected, too
  const isGiven = mode === 'chat' && order.answers[payload.step] !== undefined
  const mayOpen =
    navigationGuard(order, payload.step, mode).allow ||
    (isGiven && stepOf(order, payload.step).applies(order))
  if (order.finished || !mayOpen) return
  const { lacks, values } = order.answers[payload.step] ?? {}
  if (lacks !== undefined && values) {
    // the second part of this answer is still open, so the first part is asked again, as it was typed
    yield* put(doubtfulAnswerDiscarded({ step: payload.step }))
    for (const [name, value] of Object.entries(values))
      yield* put(draftChanged({ step: payload.step, name, value }))
  }
  yield* goBackToStep(payload.step)
}

/** Leaves a correction without answering. */
function* handleCorrectionLeft() {
  const { returnTo, mode } = yield* select(selectUi)
  if (!returnTo || !navigationGuard(yield* select(selectOrder), returnTo, mode).allow) return
  yield* put(correctionCancelled())
  yield* put(stepChanged({ to: returnTo, how: 'push' }))
}

/**
 * Switches between chat and pages at the same question. Typed input is kept, because it is stored by
 * step.
 */
export function* handleMode({ payload }: PayloadAction<{ mode: Mode }>) {
  const { mode, position } = yield* select(selectUi)
  if (mode === payload.mode) return
  const to = stepAfterModeChange(yield* select(selectOrder), position, payload.mode)
  yield* put(stepChanged({ to, how: 'push', mode: payload.mode }))
}
