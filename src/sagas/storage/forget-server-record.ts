import type { ClientStorage } from '../runtime/dependencies.ts'
import type { RecordKind } from '../runtime/server-record-types.ts'

/**
 * Forgets the id of the visitor's server record (lead, renewal or migration), which is the only key to that record and
 * is stored under the record's kind, with what this browser stored about its requests.
 * @param kind absent in a journey that stores nothing on the server
 */
export function forgetRecord(storage: Pick<ClientStorage, 'drop'>, kind: RecordKind | undefined): void {
  if (kind !== undefined) storage.drop(kind)
  for (const name of ['sent', 'checkKey', 'waiting', 'code', 'company'] as const) storage.drop(name)
}
