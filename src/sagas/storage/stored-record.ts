/**
 * The id of the visitor's record on the server (a lead, a renewal or a migration), as this browser stores it. The id is
 * the only key to the record. Only this file reads, writes and drops it.
 */
import type { SubjectKind } from '../runtime/subject-types.ts'

/** What these functions need of the browser's storage. */
interface RecordStorage {
  read(name: SubjectKind): string | null
  write(name: SubjectKind, value: string): void
  drop(name: SubjectKind): void
}

/** Returns the id of the record of a kind; null if this browser has none. */
export const storedRecordId = (storage: Pick<RecordStorage, 'read'>, kind: SubjectKind): string | null =>
  storage.read(kind)

/** Stores the id of a record. It replaces that of an earlier record of the same kind. */
export const storeRecordId = (storage: Pick<RecordStorage, 'write'>, kind: SubjectKind, id: string): void =>
  storage.write(kind, id)

/** Drops the id of a record. */
export const dropRecordId = (storage: Pick<RecordStorage, 'drop'>, kind: SubjectKind): void =>
  storage.drop(kind)

/** Forgets a record, with what this browser stored about its requests. @param kind absent in a journey without records */
export function forgetRecord(storage: Pick<RecordStorage, 'drop'>, kind: SubjectKind | undefined): void {
  if (kind !== undefined) dropRecordId(storage, kind)
  for (const name of ['sent', 'checkKey', 'waiting', 'code']) storage.drop(name)
}
