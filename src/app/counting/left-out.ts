import { storageKeys } from '../../lib/storage-keys.ts'

const LEFT_OUT = '-'
const { entry, visit } = storageKeys

/**
 * Leaves out whoever forces a version by `test=` (D12, D92): this tab's visit of all that is counted, and the browser, which
 * keeps the version, of the experiment for good. Throws where storage is blocked.
 */
export function leaveOut(): void {
  localStorage.setItem(entry.key, LEFT_OUT)
  sessionStorage.setItem(visit.key, LEFT_OUT)
}

/** Whether this browser is left out of the experiment. */
export const isLeftOut = (): boolean => localStorage.getItem(entry.key) === LEFT_OUT

/** Whether nothing of this tab's visit is counted. */
export function isTabLeftOut(): boolean {
  try {
    return sessionStorage.getItem(visit.key) === LEFT_OUT
  } catch {
    return false
  }
}
