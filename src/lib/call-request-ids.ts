/** The part of the browser's storage that keeps ids of call requests. */
interface CallStorage {
  read(name: 'calls'): string | null
  write(name: 'calls', value: string): void
}

/** More than anyone requests within the time that the server keeps them. */
const MOST = 20

/** Ids of the call requests that this browser has made and not erased, oldest first. */
export const keptCalls = (storage: Pick<CallStorage, 'read'>): string[] =>
  storage.read('calls')?.split(' ').filter(Boolean) ?? []

/** Keeps the id of a call request, by which alone it can be erased (D90). */
export function keepCall(storage: CallStorage, id: string): void {
  const ids = [...new Set([...keptCalls(storage), id])]
  storage.write('calls', ids.slice(-MOST).join(' '))
}
