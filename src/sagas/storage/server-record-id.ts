/**
 * Stores the id of the visitor's server record (lead, renewal or migration) in the browser. The id is the only key to
 * that record, and only this file reads, writes and deletes it.
 */
import type { RecordKind } from '../runtime/server-record-types.ts'

/** What these functions need of the browser's storage. */
interface RecordStorage {
  read(name: RecordKind): string | null
  write(name: RecordKind, value: string): void
  drop(name: RecordKind): void
}

/** Returns the id of the record of a kind; null if this browser has none. */
export const storedRecordId = (storage: Pick<RecordStorage, 'read'>, kind: RecordKind): string | null =>
  storage.read(kind)

/** Stores the id of a record. It replaces that of an earlier record of the same kind. */
export const storeRecordId = (storage: Pick<RecordStorage, 'write'>, kind: RecordKind, id: string): void =>
  storage.write(kind, id)

/** Drops the id of a record. */
export const dropRecordId = (storage: Pick<RecordStorage, 'drop'>, kind: RecordKind): void =>
  storage.drop(kind)

/**
 * Forgets a record, with what this browser stored about its requests.
 * @param kind absent in a journey that stores nothing on the server
 */
export function forgetRecord(storage: Pick<RecordStorage, 'drop'>, kind: RecordKind | undefined): void {
  if (kind !== undefined) dropRecordId(storage, kind)
  for (const name of ['sent', 'checkKey', 'waiting', 'code', 'company']) storage.drop(name)
}
