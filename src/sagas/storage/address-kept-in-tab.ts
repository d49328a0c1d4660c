/** Stores and restores the address of an unfinished order in this tab. */
import { checkAnswer } from '../../funnel/check-answer.ts'
import { withAnswer } from '../../funnel/apply-answer-and-clear-dependents.ts'
import { idsOf, stepOf } from '../../funnel/journey-registry.ts'
import type { Order, Values } from '../../funnel/step-and-journey-types.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { getDependencies, select } from '../runtime/effects.ts'
import type { ClientStorage } from '../runtime/dependencies.ts'
import { isRecord, parseStoredJson } from './parse-stored-json.ts'

/** Steps of a journey whose answers are stored for this tab. */
const keptSteps = (order: Pick<Order, 'journey'>) =>
  idsOf(order, 'chat')
    .map((id) => stepOf(order, id))
    .filter((step) => step.isKeptInTab)

/** The answers to store. A doubtful answer is left out, so that a reload asks for it again. */
export const keptAnswers = (order: Order) =>
  Object.fromEntries(
    keptSteps(order).flatMap(({ id }) => {
      const answer = order.answers[id]
      if (!answer || answer.isUnsure) return []
      return [[id, { ...answer.values, ...(answer.lacks ? { lacks: answer.lacks } : {}) }]]
    }),
  )

/**
 * Stores CEP, number, complement, block and lot for this tab until a lead exists, and while a lead's address
 * is being corrected. A reload then returns to the same question. Once the address has been checked,
 * the server stores it.
 */
export function* rememberAddress() {
  const { storage } = yield* getDependencies()
  const { recordId, phase } = yield* select(selectUi)
  const order = yield* select(selectOrder)
  if (keptSteps(order).length === 0) return
  if (phase === 'loading') return // the stored address has not been read yet
  if (recordId && order.facts.coverage) {
    if (!order.finished || !handedOver(storage)) storage.drop('address')
    storage.drop('checkKey')
    return
  }
  storage.write('address', JSON.stringify({ lead: recordId, ...keptAnswers(order) }))
}

function textsOf(value: unknown): Values {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Returns the address stored for an order; null if there is none. */
export function keptFor(recordId: string | null, storage: ClientStorage) {
  const kept = parseStoredJson(storage.read('address'))
  return isRecord(kept) && (kept.lead ?? null) === recordId ? kept : null
}

/**
 * Adds the stored address to an order, after validating it again. An address stored for another lead is
 * discarded.
 * @param recordId id of the order's lead; null if there is none yet
 */
export function withKeptAddress(order: Order, recordId: string | null, storage: ClientStorage): Order {
  if (keptSteps(order).length === 0) return order
  const kept = keptFor(recordId, storage)
  if (!kept) storage.drop('address')
  let found = order
  for (const step of keptSteps(order)) {
    const texts = textsOf(kept?.[step.id])
    const checked = checkAnswer(step, texts, order)
    if ('problems' in checked) break
    const lacks = step.second?.line.field.name
    found = withAnswer(found, step.id, checked.values, texts.lacks === lacks ? lacks : undefined)
  }
  return found
}

/** Returns the address that another journey has left for the next order; null if there is none. */
export function handedOver(storage: ClientStorage) {
  const kept = parseStoredJson(storage.read('address'))
  return isRecord(kept) && kept.isNew ? kept : null
}
