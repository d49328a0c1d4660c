/** Remembers in this tab that an address without an offer is on the waiting list. */
import type { Api } from '../../api/create-api.ts'
import { ApiError } from '../../api/api-error-and-its-message.ts'
import type { WaitingListEntry } from '../../contract/waiting-list.ts'
import { waitingListEntryLoaded, type ShownContact } from '../../store/redux-actions.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import { getDependencies, put, select, spawn } from '../runtime/effects.ts'
import type { ClientStorage } from '../runtime/dependencies.ts'
import { reportErrors } from '../runtime/guarded-sagas.ts'
import { houseOfOrder } from '../../funnel/house-address-in-wire-names.ts'
import { isRecord, parseStoredJson } from './parse-stored-json.ts'

/**
 * What this tab stores for an address without an offer: the id of its entry on the waiting list, the lead
 * that was corrected to this address, if any, and whether a contact was sent. The contact itself is never
 * stored.
 */
interface Waiting {
  readonly id: string
  readonly lead: string | null
  readonly told: boolean
  /** Address of the entry, in wire names. */
  readonly house: string
}

function keptIn(storage: ClientStorage): Waiting | null {
  const kept = parseStoredJson(storage.read('waiting'))
  if (!isRecord(kept) || typeof kept.id !== 'string') return null
  return {
    id: kept.id,
    lead: typeof kept.lead === 'string' ? kept.lead : null,
    told: kept.told === true,
    house: typeof kept.house === 'string' ? kept.house : '',
  }
}

/**
 * Updates the stored entry after an address check. If it is a different entry, forgets that a contact was
 * sent.
 */
export function* updateStoredEntry() {
  const { storage } = yield* getDependencies()
  const { noCoverageId } = yield* select(selectUi)
  const { facts } = yield* select(selectOrder)
  if (noCoverageId === null) {
    if (facts.coverage?.plans.length) storage.drop('waiting')
    return
  }
  if (keptIn(storage)?.id === noCoverageId) yield* restoreEntry()
  else yield* storeWaitingListEntry(noCoverageId, false)
}

/** Stores an entry on the waiting list, so that it survives a reload. */
export function* storeWaitingListEntry(id: string, told: boolean) {
  const { storage } = yield* getDependencies()
  const { recordId } = yield* select(selectUi)
  const house = yield* houseNow()
  storage.write('waiting', JSON.stringify({ id, lead: recordId, told, house } satisfies Waiting))
}

/**
 * Restores the stored entry of the current lead, if any. Its contact is loaded from the server afterwards.
 */
export function* restoreEntry() {
  const { storage } = yield* getDependencies()
  const { recordId, noCoverageId, contact } = yield* select(selectUi)
  const kept = keptIn(storage)
  if (kept?.lead !== recordId || (noCoverageId === kept.id && contact.shown)) return
  yield* put(waitingListEntryLoaded({ noCoverageId: kept.id, notify: kept.told ? 'sent' : 'none' }))
  if (kept.told) yield* spawn(reportErrors(showContact), kept.id)
}

/** Loads the masked contact of an entry. If the entry is no longer on the waiting list, this tab forgets it as well. */
function* showContact(id: string) {
  const { storage } = yield* getDependencies()
  const [masks, isGone] = yield* callApi((api) => contactOf(api, id))
  const { noCoverageId, contact } = yield* select(selectUi)
  if (noCoverageId !== id || contact.notify !== 'sent' || contact.withdraw !== 'none') return
  if (isGone) {
    for (const name of ['waiting', 'checkKey'] as const) storage.drop(name)
    yield* put(waitingListEntryLoaded({ noCoverageId: null, notify: 'none' }))
  } else if (masks) yield* put(waitingListEntryLoaded({ noCoverageId: id, notify: 'sent', shown: masks }))
}

/**
 * Returns the masked contact of an entry (null if unknown), and whether the server says that the entry no longer
 * exists.
 */
async function contactOf(api: Api, id: string): Promise<[ShownContact | null, boolean]> {
  try {
    return [(await api.contact.waiting(id)).contact, false]
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return [null, 'status' in error.failure && error.failure.status === 404]
  }
}

function* houseNow() {
  return JSON.stringify(houseOfOrder(yield* select(selectOrder)))
}

/**
 * Restores the stored entry if this tab has put the current address on the waiting list. Returns whether it has.
 */
export function* restoreEntryOfAddress() {
  const { storage } = yield* getDependencies()
  if (keptIn(storage)?.house !== (yield* houseNow())) return false
  yield* restoreEntry()
  return true
}

/** Stores, for this tab, an entry that a link names: its address, and whether it has a contact. */
export function storeEntryOfLink(place: WaitingListEntry, storage: ClientStorage): void {
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
  const house = JSON.stringify(houseOfOrder({ answers }))
  storage.write('address', JSON.stringify({ lead: null, cep: { cep }, 'nr-imovel': values }))
  storage.write('waiting', JSON.stringify({ id, lead: null, told, house } satisfies Waiting))
}
