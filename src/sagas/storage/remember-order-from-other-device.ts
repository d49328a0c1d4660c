/**
 * Remembers that a link has brought an order from another device: this browser then gets only values with hidden digits
 * (D137).
 */
import { getDependencies } from '../runtime/effects.ts'
import type { ClientStorage } from '../runtime/dependencies.ts'
import type { RecordKind } from '../runtime/server-record-types.ts'

/** Stores the id of an order that a link has opened, unless this browser has that order already. */
export function noteOrderOfLink(storage: ClientStorage, kind: RecordKind, id: string): void {
  if (storage.read(kind) !== id) storage.write('elsewhere', id)
}

/** Whether a link has brought the order here. */
export function* isBegunElsewhere(id: string) {
  const { storage } = yield* getDependencies()
  return storage.read('elsewhere') === id
}
