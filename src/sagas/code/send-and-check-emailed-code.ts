/** E-mails the six-digit code to the customer, and checks the code that the visitor types. */
import type { Action } from '@reduxjs/toolkit'
import { ApiError, helpForError } from '../../api/api-error-and-its-message.ts'
import { checkAnswer } from '../../funnel/check-answer.ts'
import { oneTimeCodeProblem } from '../../funnel/one-time-code-problem.ts'
import { findStep } from '../../funnel/journey-registry.ts'
import type { CodeState, Order, Step, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import {
  answerAccepted,
  answersSubmitted,
  newCodeRequested,
  draftChanged,
  factsLoaded,
  answerRefused,
  waitEnded,
} from '../../store/redux-actions.ts'
import { hideEmail } from '../../lib/masked-data.ts'
import { selectOrder, selectStep, selectRecordId, selectWait } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import { call, getDependencies, put, race, select, take } from '../runtime/effects.ts'
import { callWithRetry } from '../runtime/retry-calls-and-show-failures.ts'
import { waitForSaves } from '../server-record/wait-for-saves.ts'
import { goBackToStep, goToNextStep } from '../server-record/go-to-step.ts'
import { acceptedValues } from '../server-record/accept-answer.ts'
import {
  callOrFindRecovery,
  applyRecoveryDetached,
  recoveryFrom,
  replyWhileOn,
} from '../server-record/recover-from-rejected-call.ts'
import { isRecord, parseStoredJson } from '../storage/parse-stored-json.ts'

const UNSENT: CodeState = { isNeeded: true, isVerified: false, sentTo: null, minutes: 0 }

function* learn(more: Partial<CodeState>) {
  const { code } = (yield* select(selectOrder)).facts
  yield* put(factsLoaded({ facts: { code: { ...(code ?? UNSENT), ...more, isNeeded: true } } }))
}

/** Name of the field in which a step asks for the code. */
const fieldOf = (step: Step): string => step.fields[0]?.name ?? ''

/** Masked e-mail address that the code goes to; '' if this page does not know it. */
function contactOf({ facts: { onRecord }, answers: { email } }: Order): string {
  const masked = typeof email?.masked === 'string' ? email.masked : undefined
  return onRecord?.email ?? masked ?? hideEmail(email?.values.email ?? '')
}

/**
 * After a reload, restores what is known about a sent code that is still valid, so that no other code is
 * sent.
 * @returns whether there is such a code
 */
function* recallSent() {
  const sent = yield* sentCode()
  if (!sent) return false
  const sentTo = contactOf(yield* select(selectOrder))
  yield* learn({ isVerified: false, sentTo, sentAt: sent.at, minutes: sent.minutes })
  return true
}

/**
 * What this tab stores about a sent code: the id of its order, when it was sent (milliseconds since the
 * epoch) and for how many minutes it is valid. It stores no contact.
 */
interface SentCode {
  readonly id: string
  readonly at: number
  readonly minutes: number
}

/**
 * Stores that a code was sent just now, because only five codes an hour may be requested. Returns the
 * current time in milliseconds.
 */
function* keepSentCode(minutes: number) {
  const { storage, now } = yield* getDependencies()
  const id = yield* select(selectRecordId)
  const at = now()
  if (id) storage.write('code', JSON.stringify({ id, at, minutes } satisfies SentCode))
  return at
}

/** Reads what this tab stores about a code of this order; null if it knows of no code that is still valid. */
function* sentCode(): Generator<unknown, SentCode | null> {
  const { storage, now } = yield* getDependencies()
  const kept = parseStoredJson(storage.read('code'))
  if (!isRecord(kept) || typeof kept.at !== 'number' || typeof kept.minutes !== 'number') return null
  const { id, at, minutes } = kept
  if (id !== (yield* select(selectRecordId)) || now() >= at + minutes * 60_000) return null
  return { id: String(id), at, minutes }
}

/** Forgets the sent code. Call it if the code was right, is used up, or belongs to another contact. */
function* forgetSentCode() {
  const { storage } = yield* getDependencies()
  storage.drop('code')
}

/**
 * Runs while the visitor is at a step that asks for a code. It sends a code when the visitor arrives, unless
 * this tab has already sent one, and another code whenever the visitor asks for it.
 */
function* keepCodeSent() {
  const { code } = (yield* select(selectOrder)).facts
  if (code?.isVerified) return
  if ((code?.sentTo ?? null) === null && !(yield* recallSent())) yield* sendUnlessTyped()
  for (;;) {
    yield* take(newCodeRequested)
    const step = yield* select(selectStep)
    yield* put(draftChanged({ step: step.id, name: fieldOf(step), value: '' }))
    yield* sendUnlessTyped()
  }
}

/**
 * Sends a code, and stops retrying once the visitor submits a code. The e-mail may have arrived although the
 * server's reply was lost.
 */
function* sendUnlessTyped() {
  const step = yield* select(selectStep)
  const order = yield* select(selectOrder)
  const isCode = (action: Action) =>
    answersSubmitted.match(action) &&
    'values' in checkAnswer(step, action.payload.answers[step.id] ?? {}, order)
  const { typed } = yield* race({ sent: call(send, step), typed: take(isCode) })
  if (typed && (yield* select(selectWait))?.status === 'failed') yield* put(waitEnded())
}

/**
 * Whether the server refuses to send a code. The visitor is told, and the call is not retried automatically.
 */
const isRefusal = (error: ApiError) =>
  error.failure.kind === 'server' &&
  error.failure.status >= 400 &&
  error.failure.status < 500 &&
  !helpForError(error)

function* send(step: Step) {
  if (!(yield* waitForSaves('code'))) return
  const { recordCalls } = yield* getDependencies()
  const id = yield* select(selectRecordId)
  const order = yield* select(selectOrder)
  const sendCode = recordCalls?.sendCode
  if (!sendCode || !id) return
  try {
    const { sentTo, minutes } = yield* callWithRetry(
      'code',
      () => callApi((api) => sendCode(api, id)),
      (error) => isRefusal(error) || recoveryFrom(error, order) !== null,
    )
    const sentAt = yield* keepSentCode(minutes)
    yield* learn({ isVerified: false, sentTo, sentAt, minutes })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    yield* settleRefusal(step, error)
  }
}

/**
 * Handles the server's refusal to send a code: goes to the step whose answer is wrong, or shows the server's
 * message at the field.
 */
function* settleRefusal(step: Step, error: ApiError) {
  const order = yield* select(selectOrder)
  const way = recoveryFrom(error, order)
  if (way) {
    yield* applyRecoveryDetached(way)
    return
  }
  const named = error.failure.kind === 'server' ? (error.failure.reply.field ?? '') : ''
  const asks = stepWith(order, named)
  if (asks === null || asks === step.id) {
    yield* put(answerRefused({ step: step.id, problems: { [fieldOf(step)]: error.problem } }))
    return
  }
  yield* put(answerRefused({ step: asks, problems: { [named]: error.problem } }))
  // Done last, because navigating cancels this saga.
  yield* goBackToStep(asks)
}

const stepWith = (order: Order, name: string): StepId | null =>
  findStep(order, ({ kind, fields }) => kind === 'question' && fields.some((field) => field.name === name))
    ?.id ?? null

/**
 * Checks a typed code. If it is right, the visitor moves on. If it is wrong, expired or used up, the question
 * says so, and an earlier validation is revoked.
 */
function* submitCode(step: Step, values: Values) {
  const order = yield* select(selectOrder)
  if (order.facts.code?.isVerified) {
    yield* goToNextStep(step.id)
    return
  }
  const typed = yield* acceptedValues(step, values)
  const reply = typed && (yield* replyWhileOn(step.id, () => tryCode(step, typed)))
  if (!reply) return
  const { validated, reason, address, currentPlan } = reply
  if (reason !== 'wrong') yield* forgetSentCode()
  yield* learn({ isVerified: validated })
  if (address) {
    const { onRecord } = (yield* select(selectOrder)).facts
    yield* put(factsLoaded({ facts: { onRecord: { ...onRecord, address } } }))
  }
  const { offers } = (yield* select(selectOrder)).facts
  if (currentPlan && offers) yield* put(factsLoaded({ facts: { offers: { ...offers, currentPlan } } }))
  if (!validated) {
    yield* put(answerRefused({ step: step.id, problems: { [fieldOf(step)]: oneTimeCodeProblem(reply) } }))
    return
  }
  // the transcript shows that the code was right; the code itself is not stored
  yield* put(answerAccepted({ step: step.id, values: {} }))
  yield* goToNextStep(step.id)
}

function* tryCode(step: Step, first: Values) {
  if (!(yield* waitForSaves('code'))) return null
  const { recordCalls } = yield* getDependencies()
  const id = yield* select(selectRecordId)
  const order = yield* select(selectOrder)
  const checkCode = recordCalls?.checkCode
  if (!checkCode || !id) return null
  let values = first
  return yield* callOrFindRecovery('code', function* (word?: Action) {
    // Submitted again, perhaps with another code: the latest one counts.
    const again =
      word && answersSubmitted.match(word)
        ? checkAnswer(step, word.payload.answers[step.id] ?? {}, order)
        : null
    if (again && 'values' in again) values = again.values
    return yield* callApi((api) => checkCode(api, id, values[fieldOf(step)] ?? ''))
  })
}

/** Sagas for every journey that asks for a code. */
export const emailCodeSagas = { needs: { code: keepCodeSent }, submits: { code: submitCode } }
