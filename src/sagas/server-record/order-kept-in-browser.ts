/**
 * Stores a journey's whole order in this browser instead of on the server. Only the demo does so; it is the exception
 * in S18 (docs/rules/security.md).
 */
import { checkAnswer } from '../../funnel/check-answer.ts'
import { isStepOf, stepOf } from '../../funnel/journey-registry.ts'
import type { Order, Step, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { firstMissing } from '../../funnel/next-previous-and-allowed-steps.ts'
import {
  answerAccepted,
  factsLoaded,
  stepChanged,
  orderFinished,
  orderRestarted,
} from '../../store/redux-actions.ts'
import { selectUi, selectOrder, selectRecordId } from '../../store/selectors.ts'
import { getDependencies, put, select, takeEvery } from '../runtime/effects.ts'
import { reportErrors } from '../runtime/guarded-sagas.ts'
import { goToNextStep } from './go-to-step.ts'
import type { StoredRecord, RecordApiCalls } from '../runtime/server-record-types.ts'
import { isRecord, parseStoredJson } from '../storage/parse-stored-json.ts'

/** The stored data of an order. */
interface Kept {
  readonly id: string
  readonly answers: Readonly<Record<StepId, Values>>
  readonly isFinished: boolean
}

/**
 * Parses the stored order. Returns null if it is missing, has another id or does not have the expected shape. The
 * answers are checked later, by their steps.
 */
function keptOf(text: string | null, id: string): Kept | null {
  const kept = parseStoredJson(text)
  return isRecord(kept) && kept.id === id && isRecord(kept.answers) ? (kept as unknown as Kept) : null
}

/** Restores the answers that the journey's steps still accept. */
function restored(base: Order, answers: Kept['answers']): Order {
  const valid = Object.entries(answers).flatMap(([id, values]) => {
    const checked = isStepOf(base, id) ? checkAnswer(stepOf(base, id), values, base) : { problems: {} }
    return 'values' in checked ? [[id, { values: checked.values }] as const] : []
  })
  return { ...base, answers: Object.fromEntries(valid) }
}

/** Result of a finished order that is sent nowhere and therefore has no number. */
const WITHOUT_NUMBER = { orderNumber: '', schedule: null }

/**
 * Creates the calls and sagas that store the order. The order has an id like one on the server, so resuming it, a
 * second tab and restarting work as usual.
 */
export function keptInBrowser(kind: string) {
  const place = `${kind}-order`

  const recordCalls: RecordApiCalls = {
    kind,
    *load(id) {
      const { storage } = yield* getDependencies()
      const kept = keptOf(storage.read(place), id)
      return {
        versions: {},
        prefix: (yield* select(selectOrder)).prefix,
        restore: (base) => ({
          ...restored(base, kept?.answers ?? {}),
          finished: kept?.isFinished === true ? WITHOUT_NUMBER : null,
        }),
      } satisfies StoredRecord
    },
    *erase() {
      yield* forget()
    },
  }

  /** Stores the order. The first answer gives it an id. */
  function* keep() {
    const { storage, uuid } = yield* getDependencies()
    let id = yield* select(selectRecordId)
    if (id === null) {
      id = uuid()
      storage.write(kind, id)
      yield* put(factsLoaded({ facts: {}, recordId: id }))
    }
    const { answers, finished } = yield* select(selectOrder)
    const values = Object.fromEntries(Object.entries(answers).map(([step, answer]) => [step, answer.values]))
    storage.write(place, JSON.stringify({ id, answers: values, isFinished: finished !== null }))
  }

  function* forget() {
    const { storage } = yield* getDependencies()
    storage.drop(place)
  }

  function* watch() {
    yield* takeEvery([answerAccepted.type, orderFinished.type], reportErrors(keep))
    yield* takeEvery(orderRestarted.type, reportErrors(forget))
  }

  /** Finishes the order without a server. */
  function* finish(step: Step) {
    const order = yield* select(selectOrder)
    if (order.finished) return
    const missing = firstMissing(order, (yield* select(selectUi)).mode)
    if (missing !== step.id) {
      yield* put(stepChanged({ to: missing, how: 'push' }))
      return
    }
    yield* put(orderFinished(WITHOUT_NUMBER))
    yield* goToNextStep(step.id)
  }

  return { recordCalls, watch, submits: { finish } }
}
