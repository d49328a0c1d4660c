/**
 * Stores the ids of the visitor's call requests in the browser, so that the visitor can erase these requests, and the
 * order that each is about, so that a call is not offered for it as if none had been asked for.
 */

/** The part of the browser storage that these functions use. */
interface CallStorage {
  read(name: 'calls'): string | null
  write(name: 'calls', value: string): void
}

/** Maximum number of stored ids, and of those that a call request may name. Nobody makes more call requests before the server deletes the first ones. */
const MOST = 20

/** Stands between the id of a request and that of the order that it is about. */
const ABOUT = '@'

const entriesIn = (stored: string | null): string[] => stored?.split(' ').filter(Boolean) ?? []

/** Returns the ids of the call requests that were made in this browser and not erased, oldest first. */
export const storedCallIds = (storage: Pick<CallStorage, 'read'>): string[] =>
  entriesIn(storage.read('calls')).map((entry) => entry.split(ABOUT, 1).join(''))

/** Whether a call about this order was asked for in this browser. `stored` is what the browser stores of calls. */
export const isCallStoredFor = (stored: string | null, order: string): boolean =>
  entriesIn(stored).some((entry) => entry.endsWith(ABOUT + order))

/**
 * Stores the id of a call request in the browser, because the visitor needs the id to erase the request.
 * @param order the id of the order that the call is about; '' for none
 */
export function storeCallId(storage: CallStorage, id: string, order = ''): void {
  const others = entriesIn(storage.read('calls')).filter((entry) => !entry.startsWith(id))
  const entries = [...others, order ? id + ABOUT + order : id]
  storage.write('calls', entries.slice(-MOST).join(' '))
}

/** What a call request says of the ones that were made in this browser before. */
export function earlierCalls(storage: Pick<CallStorage, 'read'>): { earlierCalls?: string[] } {
  const ids = storedCallIds(storage)
  return ids.length === 0 ? {} : { earlierCalls: ids }
}
