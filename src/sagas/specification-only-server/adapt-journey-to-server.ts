/**
 * Adapts a journey to a server that offers only the calls of the specification. A browser loads this only for such a
 * server (docs/connect-a-backend.md).
 */
import type { Capabilities } from '../../contract/server-capabilities.ts'
import { journeyOf, stepOf } from '../../funnel/journey-registry.ts'
import type { JourneyId } from '../../funnel/step-and-journey-types.ts'
import type { Dependencies } from '../runtime/dependencies.ts'
import { fork, getDependencies, select, put, takeEvery, take } from '../runtime/effects.ts'
import { reportErrors } from '../runtime/guarded-sagas.ts'
import type { RecordApiCalls } from '../runtime/server-record-types.ts'
import { specifiedLead } from './lead-api-calls.ts'
import { checkNewAddressBySpecification, specifiedMigration } from './migration-api-calls.ts'
import { keepOrderInTab, orderKeptInTab } from './order-kept-in-tab.ts'
import { noFacts, factsToClearForNewLead } from '../../funnel/initial-server-data-and-clearing-rules.ts'
import { selectOrder, selectRecordId } from '../../store/selectors.ts'
import { finishOnce, throwIfUncertain } from './finish-order-once.ts'
import { inSpecification } from '../../contract/lead-answers/answer-registry.ts'
import { answerAccepted, factsLoaded, coverageChecked, saveQueued } from '../../store/redux-actions.ts'
import type { Action } from '@reduxjs/toolkit'
import { savedAnswers, restoreOrderBySpecification } from '../../funnel/specification-only-orders.ts'

type Parts = Pick<Dependencies, 'recordCalls' | 'needs' | 'submits' | 'watch'>
type PartsOfJourney = Parts & { readonly id: JourneyId }

/**
 * API calls for a renewal on a server that offers only the calls of the specification. Such a server cannot return a
 * renewal that it has stored.
 */
const specifiedRenewal = {
  *load(id) {
    yield* throwIfUncertain(id)
    const { storage } = yield* getDependencies()
    const kept = orderKeptInTab(storage, id)
    const { prefix } = yield* select(selectOrder)
    return {
      versions: {},
      prefix,
      // without the offers the document is asked again
      restore: (base) => ({
        ...restoreOrderBySpecification(base, {}, kept?.answers ?? {}, {
          ...noFacts,
          offers: kept?.offers ?? null,
        }),
        finished: kept?.finished ?? null,
      }),
    }
  },
  finish: (id, order) =>
    finishOnce(
      id,
      order,
      async (api) => api.customer.finishRenewal(id, { accept_information: true }, ''),
      null,
    ),
} satisfies Partial<RecordApiCalls>

const SPECIFIED: Readonly<Record<string, Partial<RecordApiCalls>>> = {
  lead: specifiedLead,
  migration: specifiedMigration,
  renewal: specifiedRenewal,
}

/** Calls of ours. A record without them does what the other calls can do. */
function withoutOurs({
  batch: _batch,
  leave: _leave,
  carries: _carries,
  ...recordCalls
}: RecordApiCalls): RecordApiCalls {
  return recordCalls
}

function* idle() {
  yield* []
}

/** Returns what a journey does on a server with these capabilities. */
export function adaptJourneyToServer(parts: PartsOfJourney, can: Capabilities): Parts {
  if (can.has('kept-orders') || !parts.recordCalls) return parts
  const { recordCalls } = parts
  const specified = SPECIFIED[recordCalls.kind]
  if (!specified) return parts
  const { finish } = recordCalls
  // the end of a journey that places no order must not place one here either
  const isRequest = finish !== undefined && journeyOf({ journey: parts.id }).placesNoOrder === true
  return {
    recordCalls: { ...withoutOurs(recordCalls), ...specified, ...(isRequest && { finish }) },
    needs: {
      ...parts.needs,
      ...(can.has('early-risk-check') ? {} : { 'risk-ahead': idle }),
      ...(can.has('availability') ? {} : { customers: idle }),
      ...(recordCalls.kind === 'migration' ? { coverage: checkNewAddressBySpecification } : {}),
    },
    submits: parts.submits,
    *watch() {
      yield* fork(reportErrors(keepOrderInTab))
      yield* fork(reportErrors(watchRiskAnswers))
      yield* fork(reportErrors(watchNewLead))
      if (parts.watch) yield* parts.watch()
    },
  }
}

/** Sends all answers again when a corrected address has created a new lead. */
function* sendAgain() {
  const { uuid } = yield* getDependencies()
  const { facts } = yield* select(selectOrder)
  yield* put(factsLoaded({ facts: factsToClearForNewLead(facts) }))
  for (const answer of savedAnswers(yield* select(selectOrder)))
    yield* put(saveQueued({ key: uuid(), ...answer }))
}

/** Notices that the lead has become another one. */
function* watchNewLead() {
  for (let before = yield* select(selectRecordId); ; before = yield* select(selectRecordId)) {
    const action: Action = yield* take('*')
    const now = yield* select(selectRecordId)
    if (coverageChecked.match(action) && before !== null && now !== before) yield* sendAgain()
  }
}

/** Asks for another risk check when an answer changes that is sent only with the risk check. */
function* watchRiskAnswers() {
  yield* takeEvery(answerAccepted, reportErrors(forgetRiskCheck))
}

/** Forgets the result of the risk check, if the changed answer was part of it. */
function* forgetRiskCheck({ payload: { step } }: ReturnType<typeof answerAccepted>) {
  const order = yield* select(selectOrder)
  const isTold = stepOf(order, step).wire?.some((wire) => inSpecification(wire) === 'risk-check') === true
  if (!isTold || !order.answers[step]?.changed || order.facts.risk === 'none') return
  yield* put(factsLoaded({ facts: { risk: 'none', quizFields: [] } }))
}
