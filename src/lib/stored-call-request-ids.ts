/** Stores the ids of the visitor's call requests in the browser, so that the visitor can erase these requests. */

/** The part of the browser storage that these functions use. */
interface CallStorage {
  read(name: 'calls'): string | null
  write(name: 'calls', value: string): void
}

/** Maximum number of stored ids, and of those that a call request may name. Nobody makes more call requests before the server deletes the first ones. */
const MOST = 20

/** Returns the ids of the call requests that were made in this browser and not erased, oldest first. */
export const storedCallIds = (storage: Pick<CallStorage, 'read'>): string[] =>
  storage.read('calls')?.split(' ').filter(Boolean) ?? []

/**
 * Stores the id of a call request in the browser, because the visitor needs the id to erase the request.
 */
export function storeCallId(storage: CallStorage, id: string): void {
  const ids = [...new Set([...storedCallIds(storage), id])]
  storage.write('calls', ids.slice(-MOST).join(' '))
}

/** What a call request says of the ones that were made in this browser before. */
export function earlierCalls(storage: Pick<CallStorage, 'read'>): { earlierCalls?: string[] } {
  const ids = storedCallIds(storage)
  return ids.length === 0 ? {} : { earlierCalls: ids }
}
