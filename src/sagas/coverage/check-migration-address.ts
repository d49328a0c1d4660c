/**
 * Checks what is sold at the new address of a customer who migrates to fibre and moves house. Each part of the address
 * is saved when it is answered. A part that was sent while the visitor left the page may not have arrived; it is then
 * sent again, the CEP before the number.
 */
import { apiCallThatSaves } from '../../funnel/api-call-that-saves-answer.ts'
import { restoreOrder } from '../../funnel/restore-order.ts'
import { idsOf, stepOf } from '../../funnel/journey-registry.ts'
import type { Order, Step } from '../../funnel/step-and-journey-types.ts'
import { coverageChecked } from '../../store/redux-actions.ts'
import { selectUi, selectOrder, selectPosition } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import { call, getDependencies, put, select } from '../runtime/effects.ts'
import { askAboutDoubtfulHouse } from './check-coverage-while-visitor-waits.ts'
import { rememberAddress } from '../storage/address-kept-in-tab.ts'
import { waitForSaves } from '../server-record/wait-for-saves.ts'
import { goToNextStep } from '../server-record/go-to-step.ts'
import { callOrFindRecovery, applyRecoveryDetached } from '../server-record/recover-from-rejected-call.ts'
import { prefetchComplementTypes } from '../catalogue/optional-lists.ts'
import type { StoredRecord, RecordApiCalls } from '../runtime/server-record-types.ts'

/** Steps that ask for the parts of an address, in order. */
const partsOf = (order: Order): Step[] =>
  idsOf(order, 'pages')
    .map((id) => stepOf(order, id))
    .filter((step) => step.isKeptInTab)

const saidBy = (order: Order, step: Step) => JSON.stringify(apiCallThatSaves(order, step.id)?.body)

export function* checkMigrationAddress() {
  const { recordCalls, loadJourney, storage } = yield* getDependencies()
  const { load, save } = recordCalls ?? {}
  if (!load || !save || !(yield* waitForSaves('coverage'))) return
  const { recordId } = yield* select(selectUi)
  if (!recordId) return
  const outcome = yield* callOrFindRecovery('coverage', function* () {
    yield* call(loadJourney)
    return yield* settled({ load, save }, recordId)
  })
  if ('way' in outcome) {
    yield* applyRecoveryDetached(outcome.way)
    return
  }
  const { restore, versions } = outcome.reply
  const { facts } = restore(yield* select(selectOrder), restoreOrder)
  if (!facts.coverage) return
  storage.drop('sent')
  yield* put(coverageChecked({ coverage: facts.coverage, recordId, noCoverageId: null, versions }))
  yield* rememberAddress()
  if (facts.coverage.infra === null && (yield* askAboutDoubtfulHouse())) return
  yield* prefetchComplementTypes()
  yield* goToNextStep(yield* select(selectPosition))
}

/** Calls of a record that is saved step by step. */
type Stores = Required<Pick<RecordApiCalls, 'load' | 'save'>>

/** Loads the stored record, after sending the parts of the address that it lacks. */
function* settled({ load, save }: Stores, id: string): Generator<unknown, StoredRecord> {
  const { uuid } = yield* getDependencies()
  const stored = yield* load(id)
  const order = yield* select(selectOrder)
  const held = stored.restore(order, restoreOrder)
  const parts = partsOf(order)
  const first = parts.findIndex((step) => saidBy(order, step) !== saidBy(held, step))
  if (first < 0) return stored
  for (const step of parts.slice(first)) {
    const saving = apiCallThatSaves(order, step.id)
    if (!saving) continue
    const version = stored.versions[saving.step] ?? 0
    const item = { step: step.id, wire: saving.step, body: saving.body, key: uuid(), version }
    yield* callApi((api) => save(api, item, id))
  }
  return yield* load(id)
}
