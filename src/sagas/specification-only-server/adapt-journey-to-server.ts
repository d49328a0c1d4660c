/**
 * Adapts a journey to a server that offers only the calls of the specification. A browser loads this only for such a
 * server (docs/connect-a-backend.md).
 */
import type { Capabilities } from '../../contract/server-capabilities.ts'
import { journeyOf } from '../../funnel/journey-registry.ts'
import type { JourneyId } from '../../funnel/step-and-journey-types.ts'
import type { Dependencies } from '../runtime/dependencies.ts'
import { fork } from '../runtime/effects.ts'
import { reportErrors } from '../runtime/report-errors.ts'
import type { RecordApiCalls } from '../runtime/server-record-types.ts'
import { specifiedLead } from './lead-api-calls.ts'
import { checkNewAddressBySpecification, specifiedMigration } from './migration-api-calls.ts'
import { watchRiskAnswers } from './repeat-risk-check-after-change.ts'
import { watchNewLead } from './resend-answers-to-new-lead.ts'
import { specifiedRenewal } from './renewal-api-calls.ts'
import { keepOrderInTab } from './order-kept-in-tab.ts'

type Parts = Pick<Dependencies, 'recordCalls' | 'needs' | 'submits' | 'watch'>
type PartsOfJourney = Parts & { readonly id: JourneyId }

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
