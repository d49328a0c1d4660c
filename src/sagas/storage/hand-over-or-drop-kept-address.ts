/** Hands the address stored in this tab over to another journey or the next order, or clears it. */
import { selectOrder } from '../../store/selectors.ts'
import { getDependencies, select } from '../runtime/effects.ts'
import type { ClientStorage } from '../runtime/dependencies.ts'
import type { RecordKind } from '../runtime/server-record-types.ts'
import { handedOver, keptAnswers, keptFor } from './address-kept-in-tab.ts'

/**
 * Stores the address for another journey. There it corrects the order that this browser has, or starts a new
 * one.
 */
export function* handOverAddress(kind: RecordKind) {
  const { storage } = yield* getDependencies()
  const order = yield* select(selectOrder)
  storage.write('address', JSON.stringify({ lead: storage.read(kind), ...keptAnswers(order), isNew: true }))
}

/**
 * Assigns an address from another journey to the next order, because the current order is finished or
 * abandoned. Drops any other stored address.
 */
export function keepAddressForNextOrder(storage: ClientStorage): void {
  const kept = handedOver(storage)
  if (kept) storage.write('address', JSON.stringify({ ...kept, lead: null }))
  else storage.drop('address')
}

/** Clears the address stored for a lead that no longer exists. */
export function dropAddressOf(recordId: string | null, storage: ClientStorage): void {
  if (keptFor(recordId, storage)) storage.drop('address')
}
