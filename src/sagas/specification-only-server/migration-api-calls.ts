/** API calls for a migration on a server that offers only the calls of the specification. */
import type { Lead } from '../../contract/reply-fields-in-browser/lead.ts'
import { restoreOrderBySpecification, valuesOf } from '../../funnel/specification-only-orders.ts'
import type { CustomerOffers } from '../../funnel/order-state-types.ts'
import type { Coverage, CustomerOnRecord } from '../../funnel/step-and-journey-types.ts'
import { hideAddress } from '../../lib/masked-data.ts'
import { coverageChecked } from '../../store/redux-actions.ts'
import { selectOrder, selectPosition, selectUi } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import { call, getDependencies, put, select } from '../runtime/effects.ts'
import type { StoredRecord, RecordApiCalls } from '../runtime/server-record-types.ts'
import { houseOfOrder } from '../../funnel/house-address-in-wire-names.ts'
import { goToNextStep } from '../server-record/go-to-step.ts'
import { lookUpMigration } from '../server-record/look-up-customer-by-document.ts'
import { migrationApiCalls } from '../server-record/migration-api-calls.ts'
import { callOrFindRecovery, applyRecoveryDetached } from '../server-record/recover-from-rejected-call.ts'
import { prefetchComplementTypes } from '../catalogue/optional-lists.ts'
import { waitForSaves } from '../server-record/wait-for-saves.ts'
import { readUnlessUncertain } from './finish-order-once.ts'
import {
  callsOfLead,
  coverageOf,
  datesNow,
  finishedOf,
  saveBySpecification,
  withoutHouse,
} from './lead-api-calls.ts'
import { orderKeptInTab } from './order-kept-in-tab.ts'

/** The address on record, masked, because anyone who knows the document can see it. */
function onRecord({ address: { cep, number, address, city, state } }: Lead): CustomerOnRecord {
  return cep && number ? { address: hideAddress({ address, number, city, state }) } : {}
}

/** Rebuilds a migration from its lead, the offers, and what this tab has kept. */
function* storedMigration(id: string, found: CustomerOffers | null): Generator<unknown, StoredRecord> {
  const { storage } = yield* getDependencies()
  const lead = yield* readUnlessUncertain(id, () => callApi((api) => api.customer.loadMigration(id)))
  const kept = orderKeptInTab(storage, id)
  const { prefix } = yield* select(selectUi)
  const { cep, 'nr-imovel': number } = kept?.answers ?? {}
  const moved =
    cep && number && houseOfOrder({ answers: { cep: { values: cep }, 'nr-imovel': { values: number } } })
  const { address } = lead
  const house =
    moved ||
    houseOfOrder({
      answers: { cep: { values: { cep: address.cep } }, 'nr-imovel': { values: valuesOf(lead) } },
    })
  const coverage: Coverage | null = house.cep ? yield* coverageOf(house) : null
  const dates = yield* datesNow()
  const offers = found ?? kept?.offers ?? null
  return {
    versions: {},
    prefix,
    restore: (base) => ({
      ...restoreOrderBySpecification(base, withoutHouse(valuesOf(lead)), kept?.answers ?? {}, {
        offers,
        // the address on record is one text, so none of its parts counts as missing
        coverage: moved || !coverage ? coverage : { ...coverage, address: null },
        freeDates: dates,
        onRecord: onRecord(lead),
      }),
      finished: finishedOf(lead.orderNumber, kept?.finished ?? null),
    }),
  }
}

/**
 * Looks up the offers of a document. The reply or the link (`lmig`) names the lead. Without a lead nothing can be
 * ordered here, and the visitor learns this before anything else is asked.
 */
const open: NonNullable<RecordApiCalls['open']> = function* (...request) {
  const { storage, loadJourney } = yield* getDependencies()
  const opened = yield* lookUpMigration(...request)
  const { offers = null } = opened.facts
  const hasOffers = offers !== null && offers.plans.length > 0
  const id = opened.recordId ?? (hasOffers ? storage.read('migration') : null)
  if (id === null)
    return hasOffers
      ? { recordId: null, facts: { offers: { plans: [], extras: [] }, isUnavailable: true } }
      : opened
  yield* call(loadJourney)
  return { ...opened, recordId: id, stored: yield* storedMigration(id, offers) }
}

/** Checks what is sold at the new address. Both of its parts have been saved by then. */
export function* checkNewAddressBySpecification() {
  const { loadJourney } = yield* getDependencies()
  if (!(yield* waitForSaves('coverage'))) return
  const { recordId } = yield* select(selectUi)
  const outcome = yield* callOrFindRecovery('coverage', function* () {
    yield* call(loadJourney)
    return yield* coverageOf(houseOfOrder(yield* select(selectOrder)))
  })
  if ('way' in outcome) {
    yield* applyRecoveryDetached(outcome.way)
    return
  }
  yield* put(
    coverageChecked({
      coverage: outcome.reply,
      recordId,
      noCoverageId: null,
      kept: ['plan', 'scheduleDate'],
    }),
  )
  yield* prefetchComplementTypes()
  yield* goToNextStep(yield* select(selectPosition))
}

const save: NonNullable<RecordApiCalls['save']> = (api, item, id) =>
  item.wire === 'cep' || item.wire === 'number' || item.wire === 'plan'
    ? migrationApiCalls.save(api, item as never, id)
    : saveBySpecification(api, item, id)

export const specifiedMigration = {
  ...callsOfLead(true),
  open,
  load: (id) => storedMigration(id, null),
  save,
} satisfies Partial<RecordApiCalls>
