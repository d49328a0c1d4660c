/**
 * Local and session storage that never throw. If the browser refuses to store a value, it is kept in memory until the
 * page closes.
 */
import { storageKeys } from '../../lib/storage-keys.ts'
import type { ClientStorage, StoredName } from '../../sagas/runtime/dependencies.ts'

function storageOf(kind: 'local' | 'session'): Storage | null {
  try {
    const storage = kind === 'local' ? window.localStorage : window.sessionStorage
    storage.setItem(storageKeys.test.key, '1')
    storage.removeItem(storageKeys.test.key)
    return storage
  } catch {
    return null // blocked or full: values are kept in memory
  }
}

type StorageSlot = { readonly key: string; readonly kind: 'local' | 'session' }

/**
 * Finds the storage and the key for a name. A name that a journey has brought and that is not in the table belongs to
 * local storage, which outlives the tab.
 */
function slotOf(name: StoredName): StorageSlot {
  const known: Readonly<Record<string, StorageSlot>> = storageKeys
  return known[name] ?? { key: `prosa.${name}`, kind: 'local' }
}

export function browserStorage(): ClientStorage {
  const storages = { local: storageOf('local'), session: storageOf('session') }
  const spare = new Map<StoredName, string>()
  return {
    works: storages.local !== null,
    read(name) {
      const { key, kind } = slotOf(name)
      try {
        return spare.get(name) ?? storages[kind]?.getItem(key) ?? null
      } catch {
        return null
      }
    },
    write(name, value) {
      const { key, kind } = slotOf(name)
      try {
        if (!storages[kind]) throw new Error('storage is blocked')
        storages[kind].setItem(key, value)
        spare.delete(name)
      } catch {
        spare.set(name, value)
      }
    },
    drop(name) {
      const { key, kind } = slotOf(name)
      spare.delete(name)
      try {
        storages[kind]?.removeItem(key)
      } catch {
        // nothing was stored, so there is nothing to remove
      }
    },
  }
}
