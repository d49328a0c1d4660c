/**
 * The id of the visitor's lead, renewal or migration (the subject) in the browser's storage. It is the only key to what
 * the server has stored. Only this file reads, writes and drops it.
 */
import type { SubjectKind } from '../runtime/subject-types.ts'

/** What these functions need of the browser's storage. */
interface SubjectStorage {
  read(name: SubjectKind): string | null
  write(name: SubjectKind, value: string): void
  drop(name: SubjectKind): void
}

/** Returns the id of the subject of a kind; null if this browser has none. */
export const storedSubjectId = (storage: Pick<SubjectStorage, 'read'>, kind: SubjectKind): string | null =>
  storage.read(kind)

/** Stores the id of a subject. It replaces that of an earlier subject of the same kind. */
export const storeSubjectId = (storage: Pick<SubjectStorage, 'write'>, kind: SubjectKind, id: string): void =>
  storage.write(kind, id)

/** Drops the id of a subject. */
export const dropSubjectId = (storage: Pick<SubjectStorage, 'drop'>, kind: SubjectKind): void =>
  storage.drop(kind)

/**
 * Forgets a subject, with what this browser stored about its requests.
 * @param kind absent in a journey that stores nothing on the server
 */
export function forgetSubject(storage: Pick<SubjectStorage, 'drop'>, kind: SubjectKind | undefined): void {
  if (kind !== undefined) dropSubjectId(storage, kind)
  for (const name of ['sent', 'checkKey', 'waiting', 'code', 'company']) storage.drop(name)
}
