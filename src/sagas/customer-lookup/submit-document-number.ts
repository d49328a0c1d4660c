/** Looks up a customer by document (CPF or CNPJ), and continues with offers for that customer. */
import type { Action } from '@reduxjs/toolkit'
import { ApiError, isRejected } from '../../api/errors.ts'
import { checkAnswer } from '../../funnel/check-answer.ts'
import { restoreOrder } from '../../funnel/restore-order.ts'
import { noFacts } from '../../funnel/initial-facts-and-data-to-clear.ts'
import { findStep, journeyOf } from '../../funnel/journey-registry.ts'
import { planLinkQuery } from '../../funnel/plan-in-link.ts'
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
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { cancelWhenLeft } from '../runtime/run-cancellable-saga.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import { callWithRetry } from '../runtime/retry-calls-and-show-failures.ts'
import { goToNextStep } from '../server-record/go-to-step.ts'
import { lookUpMigration, lookUpRenewal } from '../server-record/look-up-by-document-number.ts'
import { choosePlanFromLink } from '../server-record/select-plan-from-link.ts'
import { checkSubmitted } from '../server-record/record-answer.ts'
import type {
  LookedUp,
  DocumentLookupResult,
  RecordApiCalls,
  RecordKind,
  DataSentWithRecord,
} from '../runtime/server-record-types.ts'

/**
 * How to look up the other kind of customer (renewal or migration), and where the journey of that kind starts.
 */
interface OtherWay {
  readonly kind: RecordKind
  readonly open: NonNullable<RecordApiCalls['open']>
  readonly root: string
}

const OTHERS: Partial<Record<RecordKind, OtherWay>> = {
  renewal: { kind: 'migration', open: lookUpMigration, root: '/migracao-ultrafibra' },
  migration: { kind: 'renewal', open: lookUpRenewal, root: '/refidelizacao' },
}

const NEW_CUSTOMERS = '/novo-cliente'

type Found =
  | {
      readonly who: 'own'
      readonly values: Values
      readonly id: string
      readonly opened: DocumentLookupResult
    }
  | { readonly who: 'other'; readonly id: string; readonly way: OtherWay }
  | { readonly who: 'nobody'; readonly values: Values; readonly facts: DocumentLookupResult['facts'] }
  | { readonly who: 'refused'; readonly problems: Problems }

/**
 * Handles a submitted document. It goes to the customer's offers, to the journey for the other kind of
 * customer or, if there is no offer, to the options for new customers. A new document opens a new
 * request.
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
      yield* handOver(step, found)
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
  if (way && other?.recordId) return { who: 'other', id: other.recordId, way }
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

function* handOver(step: Step, { id, way }: Extract<Found, { who: 'other' }>) {
  const { storage, open } = yield* getDependencies()
  const { mode } = yield* select(selectUi)
  storage.write(way.kind, id)
  yield* put(correctionCancelled({ step: step.id }))
  // the plan in the link may be an offer of the other journey
  const query = planLinkQuery((yield* select(selectOrder)).wish)
  open(`${way.root}/${mode === 'chat' ? 'chat' : 'ofertas/'}${query && `?${query}`}`)
}

function* showNobodyFound(step: Step, { values, facts }: Extract<Found, { who: 'nobody' }>) {
  const { open, path, storage, recordCalls } = yield* getDependencies()
  const order = yield* select(selectOrder)
  const here = path().replace(/\/+$/, '')
  const { entrance } = yield* select(selectUi)
  const isSharedPage = entrance !== null || (journeyOf(order).aliases?.includes(here) ?? false)
  const outcome = findStep(order, ({ view }) => view === 'no-offers')
  if (isSharedPage || !outcome) {
    yield* put(correctionCancelled({ step: step.id }))
    open(`${order.prefix && `/${order.prefix}`}${NEW_CUSTOMERS}`)
    return
  }
  if (recordCalls) storage.drop(recordCalls.kind)
  yield* forgetBefore()
  yield* put(answerAccepted({ step: step.id, values }))
  yield* put(factsLoaded({ facts }))
  yield* goToNextStep(step.id)
}
