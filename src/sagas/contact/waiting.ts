import { contactRecalled } from '../../store/events.ts'
import { selectFlow } from '../../store/selectors.ts'
import { outside, put, select } from '../effects.ts'
import type { Memory } from '../outside.ts'
import { isRecord, parsed } from '../resume/address.ts'

/**
 * What this tab keeps of an address without an offer: its no-coverage lead, the lead that was corrected to that
 * address if there is one, and whether a contact was sent. Nothing of the contact itself (security 18).
 */
interface Waiting {
  readonly id: string
  readonly lead: string | null
  readonly told: boolean
}

function keptIn(memory: Memory): Waiting | null {
  const kept = parsed(memory.read('waiting'))
  if (!isRecord(kept) || typeof kept.id !== 'string') return null
  return { id: kept.id, lead: typeof kept.lead === 'string' ? kept.lead : null, told: kept.told === true }
}

/** After a check of the address: whether a contact was sent is known of the same no-coverage lead only. */
export function* rememberWaiting() {
  const { memory } = yield* outside()
  const { noCoverageId } = yield* select(selectFlow)
  if (noCoverageId === null) memory.drop('waiting')
  else if (keptIn(memory)?.id === noCoverageId) yield* recallContact()
  else yield* keepWaiting(noCoverageId, false)
}

/** Keeps it for a reload. */
export function* keepWaiting(id: string, told: boolean) {
  const { memory } = yield* outside()
  const { leadId } = yield* select(selectFlow)
  memory.write('waiting', JSON.stringify({ id, lead: leadId, told } satisfies Waiting))
}

/** What was kept for the lead of this visit, if anything. */
export function* recallContact() {
  const { memory } = yield* outside()
  const { leadId } = yield* select(selectFlow)
  const kept = keptIn(memory)
  if (kept?.lead !== leadId) return
  yield* put(contactRecalled({ noCoverageId: kept.id, notify: kept.told ? 'sent' : 'none' }))
}
