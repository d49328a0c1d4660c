import { contactRecalled } from '../../store/events.ts'
import { selectFlow } from '../../store/selectors.ts'
import { outside, put, select } from '../runtime/effects.ts'
import type { ClientStorage } from '../runtime/outside.ts'
import { isRecord, parsed } from './kept-address.ts'

/**
 * What this tab keeps of an address without an offer: its no-coverage lead, the lead that was corrected to that
 * address if there is one, and whether a contact was sent. Nothing of the contact itself (security 18).
 */
interface Waiting {
  readonly id: string
  readonly lead: string | null
  readonly told: boolean
}

function keptIn(storage: ClientStorage): Waiting | null {
  const kept = parsed(storage.read('waiting'))
  if (!isRecord(kept) || typeof kept.id !== 'string') return null
  return { id: kept.id, lead: typeof kept.lead === 'string' ? kept.lead : null, told: kept.told === true }
}

/** After a check of the address: whether a contact was sent is known of the same no-coverage lead only. */
export function* rememberWaiting() {
  const { storage } = yield* outside()
  const { noCoverageId } = yield* select(selectFlow)
  if (noCoverageId === null) storage.drop('waiting')
  else if (keptIn(storage)?.id === noCoverageId) yield* recallContact()
  else yield* keepWaiting(noCoverageId, false)
}

/** Keeps it for a reload. */
export function* keepWaiting(id: string, told: boolean) {
  const { storage } = yield* outside()
  const { subjectId } = yield* select(selectFlow)
  storage.write('waiting', JSON.stringify({ id, lead: subjectId, told } satisfies Waiting))
}

/** What was kept for the lead of this visit, if anything. */
export function* recallContact() {
  const { storage } = yield* outside()
  const { subjectId } = yield* select(selectFlow)
  const kept = keptIn(storage)
  if (kept?.lead !== subjectId) return
  yield* put(contactRecalled({ noCoverageId: kept.id, notify: kept.told ? 'sent' : 'none' }))
}
