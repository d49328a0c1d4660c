import type { NoCoverageLead } from '../../contract/contact.ts'
import { contactRecalled } from '../../store/events.ts'
import { selectFlow, selectOrder } from '../../store/selectors.ts'
import { outside, put, select } from '../runtime/effects.ts'
import type { ClientStorage } from '../runtime/outside.ts'
import { houseOf, isRecord, parsed } from './kept-address.ts'

/**
 * What this tab keeps of an address without an offer: its no-coverage lead, the lead that was corrected to that
 * address if there is one, and whether a contact was sent. Nothing of the contact itself (S18).
 */
interface Waiting {
  readonly id: string
  readonly lead: string | null
  readonly told: boolean
  /** The address that it is about, as the wire names it. */
  readonly house: string
}

function keptIn(storage: ClientStorage): Waiting | null {
  const kept = parsed(storage.read('waiting'))
  if (!isRecord(kept) || typeof kept.id !== 'string') return null
  return {
    id: kept.id,
    lead: typeof kept.lead === 'string' ? kept.lead : null,
    told: kept.told === true,
    house: typeof kept.house === 'string' ? kept.house : '',
  }
}

/** After a check of the address: whether a contact was sent is known of the same no-coverage lead only. */
export function* rememberWaiting() {
  const { storage } = yield* outside()
  const { noCoverageId } = yield* select(selectFlow)
  const { facts } = yield* select(selectOrder)
  if (noCoverageId === null) {
    if (facts.coverage?.plans.length) storage.drop('waiting')
    return
  }
  if (keptIn(storage)?.id === noCoverageId) yield* recallContact()
  else yield* keepWaiting(noCoverageId, false)
}

/** Keeps it for a reload. */
export function* keepWaiting(id: string, told: boolean) {
  const { storage } = yield* outside()
  const { subjectId } = yield* select(selectFlow)
  const house = yield* houseNow()
  storage.write('waiting', JSON.stringify({ id, lead: subjectId, told, house } satisfies Waiting))
}

/** What was kept for the lead of this visit, if anything. */
export function* recallContact() {
  const { storage } = yield* outside()
  const { subjectId } = yield* select(selectFlow)
  const kept = keptIn(storage)
  if (kept?.lead !== subjectId) return
  yield* put(contactRecalled({ noCoverageId: kept.id, notify: kept.told ? 'sent' : 'none' }))
}

function* houseNow() {
  return JSON.stringify(houseOf(yield* select(selectOrder)))
}

/** Whether this tab has joined the waiting list for the present address; what is known of it is recalled. */
export function* isWaitingHere() {
  const { storage } = yield* outside()
  if (keptIn(storage)?.house !== (yield* houseNow())) return false
  yield* recallContact()
  return true
}

/** A place on the waiting list that a link named: its address, and whether a contact is known, for this tab. */
export function rememberPlace(place: NoCoverageLead, storage: ClientStorage): void {
  const { id, cep, contact } = place
  const values = {
    number: place.number,
    complement: '',
    is_block_allotment: String(place.is_block_allotment),
    block_number: place.block_number,
    allotment_number: place.allotment_number,
  }
  const answers = { cep: { values: { cep } }, 'nr-imovel': { values } }
  const told = Object.values(contact).some((each) => each !== null)
  const house = JSON.stringify(houseOf({ answers }))
  storage.write('address', JSON.stringify({ lead: null, cep: { cep }, 'nr-imovel': values }))
  storage.write('waiting', JSON.stringify({ id, lead: null, told, house } satisfies Waiting))
}
