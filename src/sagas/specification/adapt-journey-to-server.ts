/**
 * Adapts a journey to a server that offers only the calls of the specification. A browser loads this only for such a
 * server (docs/connect-a-backend.md).
 */
import type { Capabilities } from '../../contract/capabilities.ts'
import type { Dependencies } from '../runtime/dependencies.ts'
import { fork } from '../runtime/effects.ts'
import { safely } from '../runtime/safely.ts'
import type { Subject } from '../runtime/subject-types.ts'
import { specifiedLead } from './calls-of-lead.ts'
import { checkNewAddressBySpecification, specifiedMigration } from './calls-of-migration.ts'
import { watchNewLead } from './resend-answers-to-new-lead.ts'
import { specifiedRenewal } from './calls-of-renewal.ts'
import { keepOrderInTab } from './order-kept-in-tab.ts'

type Parts = Pick<Dependencies, 'subject' | 'needs' | 'submits' | 'watch'>

const SPECIFIED: Readonly<Record<string, Partial<Subject>>> = {
  lead: specifiedLead,
  migration: specifiedMigration,
  renewal: specifiedRenewal,
}

/** Calls of ours. A record without them does what the other calls can do. */
function withoutOurs({ batch: _batch, leave: _leave, carries: _carries, ...subject }: Subject): Subject {
  return subject
}

function* idle() {
  yield* []
}

/** Returns what a journey does on a server with these capabilities. */
export function adaptJourneyToServer(parts: Parts, can: Capabilities): Parts {
  if (can.has('kept-orders') || !parts.subject) return parts
  const { subject } = parts
  const specified = SPECIFIED[subject.kind]
  if (!specified) return parts
  return {
    subject: { ...withoutOurs(subject), ...specified },
    needs: {
      ...parts.needs,
      ...(can.has('early-risk-check') ? {} : { 'risk-ahead': idle }),
      ...(can.has('availability') ? {} : { customers: idle }),
      ...(subject.kind === 'migration' ? { coverage: checkNewAddressBySpecification } : {}),
    },
    submits: parts.submits,
    *watch() {
      yield* fork(safely(keepOrderInTab))
      yield* fork(safely(watchNewLead))
      if (parts.watch) yield* parts.watch()
    },
  }
}
