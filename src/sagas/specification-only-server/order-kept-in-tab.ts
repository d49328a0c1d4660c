/**
 * Stores an order's address and non-personal answers in this tab, so that it can continue after a reload although the
 * server does not return answers.
 */
import { isStepOf, stepOf } from '../../funnel/journey-registry.ts'
import type { CustomerOffers } from '../../funnel/order-state-types.ts'
import type { Order, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import {
  answerAccepted,
  answerSaved,
  coverageChecked,
  factsLoaded,
  orderFinished,
  orderRestarted,
  recordLoaded,
  recordLost,
  saveQueued,
} from '../../store/redux-actions.ts'
import { selectOrder, selectRecordId, selectSaves } from '../../store/selectors.ts'
import { getDependencies, select, takeEvery } from '../runtime/effects.ts'
import { reportErrors } from '../runtime/guarded-sagas.ts'
import { isRecord, parseStoredJson } from '../storage/parse-stored-json.ts'
import type { ClientStorage } from '../runtime/dependencies.ts'

export interface OrderKeptInTab {
  readonly id: string
  readonly answers: Readonly<Record<StepId, Values>>
  readonly offers: CustomerOffers | null
  readonly finished: Order['finished']
}

/** Reads what this tab has kept about a record; null if it has kept nothing. */
export function orderKeptInTab(storage: ClientStorage, id: string): OrderKeptInTab | null {
  const kept = parseStoredJson(storage.read('answers'))
  return isRecord(kept) && kept.id === id ? (kept as unknown as OrderKeptInTab) : null
}

/**
 * The answers that the tab may keep.
 * @param unsaved steps whose answers the server does not have yet: after a reload nothing would send them, so they are
 *   asked for again
 */
function keptAnswers(order: Order, unsaved: readonly StepId[]): OrderKeptInTab['answers'] {
  return Object.fromEntries(
    Object.entries(order.answers).flatMap(([id, { values, isUnsure, lacks }]) => {
      if (isUnsure || lacks !== undefined || unsaved.includes(id) || !isStepOf(order, id)) return []
      const { isAnonymous, isKeptInTab } = stepOf(order, id)
      return isAnonymous || isKeptInTab ? [[id, values] as const] : []
    }),
  )
}

function* keep() {
  const { storage } = yield* getDependencies()
  const id = yield* select(selectRecordId)
  const order = yield* select(selectOrder)
  if (id === null) return
  const { offers } = order.facts
  const unsaved = (yield* select(selectSaves)).items.map(({ step }) => step)
  const record: OrderKeptInTab = {
    id,
    answers: keptAnswers(order, unsaved),
    offers,
    finished: order.finished,
  }
  storage.write('answers', JSON.stringify(record))
}

function* forget() {
  const { storage } = yield* getDependencies()
  storage.drop('answers')
}

/** Keeps the tab's record up to date. */
export function* keepOrderInTab() {
  const changes = [
    answerAccepted,
    answerSaved,
    coverageChecked,
    factsLoaded,
    orderFinished,
    recordLoaded,
    saveQueued,
  ]
  yield* takeEvery(
    changes.map(({ type }) => type),
    reportErrors(keep),
  )
  yield* takeEvery([orderRestarted.type, recordLost.type], reportErrors(forget))
}
