import type { Api } from '../../api/api.ts'
import { ApiError } from '../../api/errors.ts'
import type { NoCoverageLead } from '../../contract/waiting-list.ts'
import { contactRecalled, type ContactMasks } from '../../store/events.ts'
import { selectFlow, selectOrder } from '../../store/selectors.ts'
import { call, outside, put, select, spawn } from '../runtime/effects.ts'
import type { ClientStorage } from '../runtime/outside.ts'
import { safely } from '../runtime/safely.ts'
import { houseOf, isRecord, parsed } from './kept-address.ts'

/**
 * What this tab keeps for an address without an offer: its no-coverage lead, the lead corrected to that address if
 * any, and whether a contact was sent. Never the contact itself (S18).
 */
interface Waiting {
  readonly id: string
  readonly lead: string | null
  readonly told: boolean
  /** The address concerned, in wire names. */
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

/** After an address check: whether a contact was sent carries over only for the same no-coverage lead. */
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

/** Stores it for a reload. */
export function* keepWaiting(id: string, told: boolean) {
  const { storage } = yield* outside()
  const { subjectId } = yield* select(selectFlow)
  const house = yield* houseNow()
  storage.write('waiting', JSON.stringify({ id, lead: subjectId, told, house } satisfies Waiting))
}

/** What was kept for this visit's lead, if anything. Its contact comes from the server later. */
export function* recallContact() {
  const { storage } = yield* outside()
  const { subjectId, noCoverageId, contact } = yield* select(selectFlow)
  const kept = keptIn(storage)
  if (kept?.lead !== subjectId || (noCoverageId === kept.id && contact.masks)) return
  yield* put(contactRecalled({ noCoverageId: kept.id, notify: kept.told ? 'sent' : 'none' }))
  if (kept.told) yield* spawn(safely(showContact), kept.id)
}

/** Shows the stored contact as masks. A place that is no longer on the list is forgotten here too. */
function* showContact(id: string) {
  const { api, storage } = yield* outside()
  const [masks, isGone] = yield* call(contactOf, api, id)
  const { noCoverageId, contact } = yield* select(selectFlow)
  if (noCoverageId !== id || contact.notify !== 'sent' || contact.withdraw !== 'none') return
  if (isGone) {
    for (const name of ['waiting', 'checkKey'] as const) storage.drop(name)
    yield* put(contactRecalled({ noCoverageId: null, notify: 'none' }))
  } else if (masks) yield* put(contactRecalled({ noCoverageId: id, notify: 'sent', masks }))
}

/** The contact of a place, and whether the place is gone; without a reply neither is known. */
async function contactOf(api: Api, id: string): Promise<[ContactMasks | null, boolean]> {
  try {
    return [(await api.contact.waiting(id)).contact, false]
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return [null, 'status' in error.failure && error.failure.status === 404]
  }
}

function* houseNow() {
  return JSON.stringify(houseOf(yield* select(selectOrder)))
}

/** Whether this tab has joined the waiting list for the current address; restores what is known about it. */
export function* isWaitingHere() {
  const { storage } = yield* outside()
  if (keptIn(storage)?.house !== (yield* houseNow())) return false
  yield* recallContact()
  return true
}

/** A place on the waiting list from a link, kept for this tab: its address, and whether a contact is stored. */
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
