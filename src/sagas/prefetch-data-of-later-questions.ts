/** Fetches ahead what a later question needs, after the present one has been drawn. The visitor never waits for it. */
import { ApiError } from '../api/api-error-and-its-message.ts'
import * as events from '../store/redux-actions.ts'
import { selectOrder, selectStep } from '../store/selectors.ts'
import { lookUpOrderCep } from './coverage/look-up-cep.ts'
import { lazySaga } from './load-lazy-sagas.ts'
import { call, getDependencies, select, take } from './runtime/effects.ts'

export const loadBanks = lazySaga('loadBanks')

/**
 * Prefetches the list of banks after the first answer, or once a stored order has loaded. Only journeys
 * with a risk check have a payment step.
 */
export function* fetchBanksAhead() {
  const { recordCalls, painted } = yield* getDependencies()
  if (!recordCalls?.confirm) return
  yield* take([events.answerAccepted.type, events.recordLoaded.type])
  yield* call(painted)
  try {
    yield* loadBanks()
  } catch (error) {
    // without network their code does not load; the question for the bank account loads it again
    if (!(error instanceof ApiError)) throw error
  }
}

const findLinkedPlan = lazySaga('findLinkedPlan')

/** Names the plan that the visitor's link asks for. */
export function* nameLinkedPlan() {
  const { painted } = yield* getDependencies()
  yield* call(painted)
  const { sku, id } = (yield* select(selectOrder)).wish
  if (sku ?? id) yield* findLinkedPlan()
}

/** Looks up the CEP while the house number is being asked. */
export function* lookUpPlace() {
  const step = yield* select(selectStep)
  // steps that need the town look up the same data
  if (step.needs === 'town' || !step.fields.some(({ name }) => name === 'is_block_allotment')) return
  const { painted } = yield* getDependencies()
  yield* call(painted)
  if ((yield* select(selectStep)) === step) yield* lookUpOrderCep()
}
