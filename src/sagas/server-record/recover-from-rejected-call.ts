/** Decides how to continue the order after the server has rejected a call, and does so. */
import type { Action } from '@reduxjs/toolkit'
import { ApiError } from '../../api/api-error-and-its-message.ts'
import { paysByDebit, planOf } from '../../funnel/chosen-plan-and-price.ts'
import { apiCallThatSaves } from '../../funnel/api-call-that-saves-answer.ts'
import { findStep, lastStep } from '../../funnel/journey-registry.ts'
import type { Order, Step, StepId } from '../../funnel/step-and-journey-types.ts'
import type { Problem } from '../../lib/problem-keys.ts'
import {
  stepChanged,
  noticeRaised,
  saveQueued,
  appointmentSlotsTaken,
  type WaitFor,
} from '../../store/redux-actions.ts'
import { selectOrder, selectPosition, selectSaves, selectUi } from '../../store/selectors.ts'
import { cancelWhenLeft, cancelWhenOver } from '../runtime/run-cancellable-saga.ts'
import { getDependencies, put, select, spawn } from '../runtime/effects.ts'
import { callWithRetry } from '../runtime/retry-calls-and-show-failures.ts'
import { reportErrors } from '../runtime/guarded-sagas.ts'
import { loadRecord, loseRecord } from './load-server-record.ts'

/** What to do after a rejected risk check, quiz, dates request or order. */
export type Recovery =
  | { readonly kind: 'gone' }
  | { readonly kind: 'slots'; readonly problem: Problem }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'price'; readonly before: number; readonly now: number }
  | { readonly kind: 'plan'; readonly problem: Problem }
  | { readonly kind: 'reload' }
  | { readonly kind: 'missing'; readonly step: StepId }

/** Requirements of the server that are not answers, each with a test for the step that fulfils it. */
const CHECKS: Readonly<Record<string, (step: Step) => boolean>> = {
  // answering the house number triggers the coverage check
  coverage: (step) => step.fields.some((field) => field.name === 'number'),
  riskValidation: (step) => step.needs === 'risk',
  offer1: (step) => step.view === 'offers',
  customerCode: (step) => step.submits === 'code',
  collaboratorCode: (step) => step.submits === 'code',
}

function stepOfMissing(order: Order, names: readonly string[]): StepId | null {
  const asked = findStep(order, (step) => step.wire?.some((wire) => names.includes(wire)) ?? false)
  const mends = names.flatMap((name) => (Object.hasOwn(CHECKS, name) ? (CHECKS[name] ?? []) : []))[0]
  return (asked ?? (mends ? findStep(order, mends) : null))?.id ?? null
}

const asksDates = (order: Order): boolean =>
  findStep(order, ({ needs }) => needs === 'dates')?.applies(order) === true

/**
 * Decides how to handle a rejection: the lead no longer exists, the order is refused for a reason only the server
 * knows, the chosen dates are taken, the price changed, the plan is no longer sold, the order was finished elsewhere,
 * or the server lacks answers. Returns null if only the server's message can be shown.
 */
export function recoveryFrom({ failure, problem }: ApiError, order: Order): Recovery | null {
  // dates are what changes most between the question and the order; without them the words stand at the review
  if (failure.kind === 'orderRefused') return asksDates(order) ? { kind: 'refused', problem } : null
  if (failure.kind !== 'server' && failure.kind !== 'http') return null
  if (failure.status === 404 || failure.status === 410) return { kind: 'gone' }
  if (failure.kind === 'http') return null
  const { code, missing, price } = failure.reply
  if (code === 'slots_taken') return { kind: 'slots', problem }
  if (code === 'price_changed' && price) return { kind: 'price', ...price }
  if (code === 'plan_unavailable') return { kind: 'plan', problem }
  if (code === 'finished') return { kind: 'reload' }
  const step = code === 'missing_steps' ? stepOfMissing(order, missing ?? []) : null
  return step ? { kind: 'missing', step } : null
}

type Outcome<T> = { readonly reply: T } | { readonly way: Recovery }

/** Makes a call that the visitor waits for. Returns its reply, or how to recover from its rejection. */
export function* callOrFindRecovery<T>(
  what: WaitFor,
  request: (word?: Action) => Generator<unknown, T>,
): Generator<unknown, Outcome<T>> {
  const order = yield* select(selectOrder)
  try {
    return { reply: yield* callWithRetry(what, request, (error) => recoveryFrom(error, order) !== null) }
  } catch (error) {
    const way = error instanceof ApiError ? recoveryFrom(error, order) : null
    if (!way) throw error
    return { way }
  }
}

/** Saves the same offers again. This accepts the new price, but orders nothing until the visitor confirms. */
function* chooseAgain() {
  const order = yield* select(selectOrder)
  const step = findStep(order, ({ view }) => view === 'offers')
  const save = step && apiCallThatSaves(order, step.id)
  if (!save) return
  const { uuid } = yield* getDependencies()
  yield* put(saveQueued({ key: uuid(), step: step.id, wire: save.step, body: save.body }))
}

/**
 * Makes a call while the visitor stays on a step, and recovers if it is rejected. Returns its reply; null if there is
 * none, or if the visitor has left.
 */
export function* replyWhileOn<T>(
  step: StepId,
  request: () => Generator<unknown, Outcome<T> | null>,
): Generator<unknown, T | null> {
  const outcome = yield* cancelWhenLeft(step, request)
  if (outcome && 'way' in outcome) yield* applyRecovery(outcome.way)
  return outcome && 'reply' in outcome ? outcome.reply : null
}

/** What differs between the order that was shown and the loaded one, of that which a price depends on. */
function changedElsewhere(shown: Order, loaded: Order): 'payment' | 'plan' | null {
  if (planOf(shown)?.id !== planOf(loaded)?.id) return 'plan'
  return paysByDebit(shown) === paysByDebit(loaded) ? null : 'payment'
}

/** Carries out a recovery. A saga that is cancelled by navigating must use `applyRecoveryDetached` instead. */
export function* applyRecovery(way: Recovery) {
  yield* cancelWhenOver(() => leadOut(way))
}

/** Carries out a recovery in a saga of its own, which goes on when navigating cancels the one that began it. */
export function* applyRecoveryDetached(way: Recovery) {
  yield* spawn(reportErrors(applyRecovery), way)
}

function* leadOut(way: Recovery) {
  const order = yield* select(selectOrder)
  const idOf = (holds: (step: Step) => boolean) => findStep(order, holds)?.id ?? lastStep(order)
  const review = idOf((step) => step.kind === 'review')
  switch (way.kind) {
    case 'gone':
      yield* loseRecord()
      break
    case 'slots': {
      const step = idOf(({ needs }) => needs === 'dates')
      yield* put(appointmentSlotsTaken({ problem: way.problem, step }))
      yield* put(stepChanged({ to: step, how: 'push', returnTo: review }))
      break
    }
    case 'refused': {
      const step = idOf(({ needs }) => needs === 'dates')
      yield* put(stepChanged({ to: step, how: 'push', returnTo: review }))
      yield* put(noticeRaised({ kind: 'order-refused', problem: way.problem, step }))
      break
    }
    case 'price': {
      yield* loadRecord()
      if ((yield* getDependencies()).recordCalls?.acceptsPriceByChoice) yield* chooseAgain()
      const cause = changedElsewhere(order, yield* select(selectOrder))
      const { before, now } = way
      yield* put(noticeRaised({ kind: 'price-changed', before, now, ...(cause && { cause }) }))
      break
    }
    case 'plan': {
      yield* loadRecord()
      const step = idOf(({ view }) => view === 'plans' || view === 'offers')
      yield* put(stepChanged({ to: step, how: 'push', returnTo: review }))
      yield* put(noticeRaised({ kind: 'save-refused', problem: way.problem, step }))
      break
    }
    case 'reload':
      yield* loadRecord()
      if ((yield* select(selectOrder)).finished)
        yield* put(stepChanged({ to: lastStep(order), how: 'replace' }))
      break
    case 'missing': {
      const before = yield* select(selectPosition)
      const { versions } = yield* select(selectSaves)
      yield* loadRecord()
      // Loading navigates by itself if the loaded lead shows the missing answer.
      const now = yield* select(selectPosition)
      const where =
        now === before ? { to: way.step, how: 'push' as const } : { to: now, how: 'none' as const }
      yield* put(stepChanged({ ...where, returnTo: before }))
      const isNewer = Object.entries((yield* select(selectSaves)).versions).some(
        ([wire, version]) => version > (versions[wire] ?? 0),
      )
      const { notice } = yield* select(selectUi)
      // else the visitor would land at a question without a reason
      if (isNewer && notice?.kind !== 'plan-withdrawn')
        yield* put(noticeRaised({ kind: 'other-tab', before: order.answers }))
    }
  }
}
