/**
 * Starts the sagas that a step needs when the visitor reaches it, and cancels them when the visitor leaves. Switching
 * between chat and pages does not count as leaving.
 */
import type { Action } from '@reduxjs/toolkit'
import type { Task } from 'redux-saga'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { StepPrerequisite, StepId } from '../../funnel/step-and-journey-types.ts'
import { stepsAnsweredTogether } from '../../funnel/next-previous-and-allowed-steps.ts'
import { recordLost, stepChanged } from '../../store/redux-actions.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { cancel, fork, getDependencies, select, take } from '../runtime/effects.ts'
import { reportErrors } from '../runtime/guarded-sagas.ts'
import { applyEarlyAnswer, goToNextStep } from '../server-record/go-to-step.ts'

/** @param preparerOf returns the saga for what a step needs, once it has loaded */
export function* prepareSteps(preparerOf: PreparerOf) {
  let step: StepId | null = null
  let work: Task | null = null
  for (;;) {
    const action: Action = yield* take([stepChanged.type, recordLost.type])
    const to = stepChanged.match(action) ? action.payload.to : null
    if (to === step && work?.isRunning()) continue
    if (work) yield* cancel(work)
    step = to
    // an order that takes the place of a lost one needs at the same step what belongs to it, such as a code
    if (to === null) continue
    work = yield* fork(reportErrors(arrive), preparerOf)
  }
}

/** Sagas that prepare a step before it can be answered, by what the step needs. */
export type StepPreparers = Partial<Record<StepPrerequisite, () => Generator>>

type PreparerOf = (need: StepPrerequisite) => Generator<unknown, (() => Generator) | undefined>

function* arrive(preparerOf: PreparerOf) {
  const { needs: own } = yield* getDependencies()
  const order = yield* select(selectOrder)
  const { position, mode } = yield* select(selectUi)
  for (const id of stepsAnsweredTogether(order, position, mode)) {
    const { needs, meanwhile } = stepOf(order, id)
    for (const need of [needs, meanwhile]) {
      const worker = need && (own?.[need] ?? (yield* preparerOf(need)))
      if (worker) yield* worker()
    }
  }
  // an answer that was given early can be checked now that the step has what it needs
  if (yield* applyEarlyAnswer(position, true)) yield* goToNextStep(position)
}
