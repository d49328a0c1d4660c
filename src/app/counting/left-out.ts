import { storageKeys } from '../../lib/storage-keys.ts'

const LEFT_OUT = '-'
const { entry, visit } = storageKeys

/**
 * Excludes visitors who force a version by `test=` (D12, D92): this tab's visit from all counts, and the browser, which
 * keeps the version, from the experiment for good. Throws where storage is blocked.
 */
export function leaveOut(): void {
  localStorage.setItem(entry.key, LEFT_OUT)
  sessionStorage.setItem(visit.key, LEFT_OUT)
}

/** Whether this browser is left out of the experiment. */
export const isLeftOut = (): boolean => localStorage.getItem(entry.key) === LEFT_OUT

/** Whether this tab's visit is not counted at all. */
export function isTabLeftOut(): boolean {
  try {
    return sessionStorage.getItem(visit.key) === LEFT_OUT
  } catch {
    return false
  }
}
