/**
 * Looks up a customer by document (CPF or CNPJ), if that is possible now, and continues with offers for that
 * customer.
 */
import type { Action } from '@reduxjs/toolkit'
import { ApiError, isRejected } from '../../api/api-error-and-its-message.ts'
import { checkAnswer } from '../../funnel/check-answer.ts'
import { restoreOrder } from '../../funnel/restore-order.ts'
import { noFacts } from '../../funnel/initial-server-data-and-clearing-rules.ts'
import { findStep, journeyOf } from '../../funnel/journey-registry.ts'
import type { Order, Problems, Step, Values } from '../../funnel/step-and-journey-types.ts'
import {
  answerAccepted,
  answersSubmitted,
  correctionCancelled,
  factsLoaded,
  answerRefused,
  orderRestarted,
  retryRequested,
  recordLoaded,
} from '../../store/redux-actions.ts'
import { emptyOrder } from '../../store/order.ts'
import { selectUi, selectOrder, selectPosition } from '../../store/selectors.ts'
import { cancelWhenLeft } from '../runtime/run-cancellable-saga.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import { callWithRetry } from '../runtime/retry-calls-and-show-failures.ts'
import { goToNextStep } from '../server-record/go-to-step.ts'
import { openOther, OTHERS, type OtherWay } from './switch-renewal-and-migration.ts'
import { choosePlanFromLink } from '../server-record/select-plan-from-link.ts'
import { checkSubmitted } from '../server-record/accept-answer.ts'
import type { LookedUp, DocumentLookupResult, DataSentWithRecord } from '../runtime/server-record-types.ts'
import { callApi } from '../runtime/call-api.ts'

const NEW_CUSTOMERS = '/novo-cliente'

type Found =
  | {
      readonly who: 'own'
      readonly values: Values
      readonly id: string
      readonly opened: DocumentLookupResult
    }
  | {
      readonly who: 'other'
      readonly id: string
      readonly way: OtherWay
      readonly values: Values
      readonly facts: DocumentLookupResult['facts']
    }
  | { readonly who: 'nobody'; readonly values: Values; readonly facts: DocumentLookupResult['facts'] }
  | { readonly who: 'refused'; readonly problems: Problems }

/**
 * Handles a submitted document. It goes to the customer's offers or, if there are none, to the ways on, which include
 * the offers of the other kind of customer. From the page that asks for any customer's document it goes to the journey
 * that has offers. A new document opens a new request.
 */
export function* submitDocumentNumber(step: Step, raw: Values) {
  const order = yield* select(selectOrder)
  if (order.finished) return
  const values = yield* checkSubmitted(step, raw)
  if (values === null) return
  if (values === 'unchanged') {
    yield* goToNextStep(step.id)
    return
  }
  const found = yield* cancelWhenLeft(step.id, () => lookUpOrRefuse(step, values))
  if (found) yield* settle(step, found)
}

function* settle(step: Step, found: Found) {
  switch (found.who) {
    case 'refused':
      yield* put(answerRefused({ step: step.id, problems: found.problems }))
      break
    case 'own':
      yield* goOnWith(step, found)
      break
    case 'other':
      if (yield* isAtSharedPage()) {
        yield* put(correctionCancelled({ step: step.id }))
        yield* openOther(found.way, found.id)
      } else {
        const otherOffers = { kind: found.way.kind, id: found.id }
        yield* showNoOffers(step, found.values, { ...found.facts, otherOffers })
      }
      break
    case 'nobody':
      yield* showNobodyFound(step, found)
  }
}

function* lookUpOrRefuse(step: Step, first: Values): Generator<unknown, Found> {
  const name = step.fields[0]?.name ?? ''
  const order = yield* select(selectOrder)
  const { uuid } = yield* getDependencies()
  let values = first
  let keys = [uuid(), uuid()] as const
  let proof: string | undefined
  try {
    return yield* callWithRetry(
      'document',
      function* (word?: Action): Generator<unknown, Found> {
        if (word && retryRequested.match(word)) proof = word.payload?.proof ?? proof
        const again = word && answersSubmitted.match(word) ? word.payload.answers[step.id] : undefined
        if (again) {
          // Submitted again, perhaps with another document: the latest one counts.
          const checked = checkAnswer(step, again, order)
          if ('problems' in checked) return { who: 'refused', problems: checked.problems }
          if (checked.values[name] !== values[name]) {
            keys = [uuid(), uuid()]
            proof = undefined
          }
          values = checked.values
        }
        return yield* lookUp(values, { cpf: values[name] ?? '', proof }, keys)
      },
      isRejected,
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { who: 'refused', problems: { [name]: error.problem } }
  }
}

/** Removes the campaign, because the other journey has its own. */
const outsideCampaign = ({
  addon: _addon,
  prefix: _prefix,
  ...visit
}: DataSentWithRecord): DataSentWithRecord => visit

/**
 * Looks for this journey's customers first, then for the other journey's. The server counts both as one
 * lookup.
 */
function* lookUp(
  values: Values,
  document: LookedUp,
  [ownKey, otherKey]: readonly [string, string],
): Generator<unknown, Found> {
  const { recordCalls, visit } = yield* getDependencies()
  if (!recordCalls?.open) return { who: 'nobody', values, facts: {} }
  const opened = yield* recordCalls.open(document, visit(), ownKey)
  const { recordId: id, facts } = opened
  if (id) return { who: 'own', values, id, opened }
  const way = OTHERS[recordCalls.kind]
  const other = way && (yield* way.open(document, outsideCampaign(visit()), otherKey))
  if (way && other?.recordId) return { who: 'other', id: other.recordId, way, values, facts }
  return { who: 'nobody', values, facts }
}

/** Forgets everything that an earlier document had brought into the order. Returns the empty order. */
function* forgetBefore() {
  const { recordId } = yield* select(selectUi)
  const { journey, prefix, wish, today } = yield* select(selectOrder)
  const order: Order = emptyOrder({ journey, prefix, wish, today })
  if (recordId) yield* put(orderRestarted({ order }))
  return order
}

function* goOnWith(step: Step, { values, id, opened }: Extract<Found, { who: 'own' }>) {
  const { fetchAhead, storage, recordCalls } = yield* getDependencies()
  if (recordCalls) storage.write(recordCalls.kind, id)
  const base = yield* forgetBefore()
  // From here on the browser has only the masked document. The document itself is stored on the server alone
  const answers = { [step.id]: { values: {}, masked: step.show?.(values, base) ?? '' } }
  const { facts, stored } = opened
  const order: Order = stored?.restore(base, restoreOrder) ?? {
    ...base,
    answers,
    facts: { ...noFacts, ...facts },
  }
  yield* put(correctionCancelled({ step: step.id }))
  yield* put(recordLoaded({ order, recordId: id, versions: { ...stored?.versions } }))
  fetchAhead()
  yield* goToNextStep((yield* choosePlanFromLink()) ?? step.id)
}

/** Whether the visitor is asked for the document of any customer, whatever the journey. */
function* isAtSharedPage() {
  const { path } = yield* getDependencies()
  const here = path().replace(/\/+$/, '')
  const { entrance } = yield* select(selectUi)
  return entrance !== null || (journeyOf(yield* select(selectOrder)).aliases?.includes(here) ?? false)
}

const noOffersStep = (order: Order) => findStep(order, ({ view }) => view === 'no-offers')

function* showNobodyFound(step: Step, { values, facts }: Extract<Found, { who: 'nobody' }>) {
  const { open } = yield* getDependencies()
  const order = yield* select(selectOrder)
  if ((yield* isAtSharedPage()) || !noOffersStep(order)) {
    yield* put(correctionCancelled({ step: step.id }))
    open(`${order.prefix && `/${order.prefix}`}${NEW_CUSTOMERS}`)
    return
  }
  yield* showNoOffers(step, values, facts)
}

/** Shows that this journey has no offers for the document, and the ways on. */
function* showNoOffers(step: Step, values: Values, facts: DocumentLookupResult['facts']) {
  const { storage, recordCalls } = yield* getDependencies()
  if (recordCalls) storage.drop(recordCalls.kind)
  yield* forgetBefore()
  yield* put(answerAccepted({ step: step.id, values }))
  yield* put(factsLoaded({ facts: { otherOffers: null, ...facts } }))
  yield* goToNextStep(step.id)
}

/**
 * Checks whether customers can be looked up, before the visitor is asked for a document. If not, a phone number is
 * shown instead.
 */
export function* checkLookupAvailability() {
  if ((yield* select(selectOrder)).facts.offers !== null) return
  const at = yield* select(selectPosition)
  try {
    const { isAvailable } = yield* callApi((api) => api.customer.availability())
    if (isAvailable) return
  } catch (error) {
    // the lookup itself will show the error
    if (error instanceof ApiError) return
    throw error
  }
  if ((yield* select(selectPosition)) !== at) return
  yield* put(factsLoaded({ facts: { offers: { plans: [], extras: [] }, isUnavailable: true } }))
  yield* goToNextStep(at)
}
