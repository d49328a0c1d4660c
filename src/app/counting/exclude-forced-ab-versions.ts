/**
 * Excludes a visit whose A/B version the URL sets (`test=A` or `test=B`) from all counts, and its browser from the
 * experiment.
 */
import { storageKeys } from '../../lib/storage-keys.ts'

const LEFT_OUT = '-'
const { entry, visit } = storageKeys

/**
 * Excludes this tab's visit from all counts, and the browser from the experiment for good, because it keeps the forced
 * version. Throws if storage is blocked.
 */
export function excludeBrowser(): void {
  localStorage.setItem(entry.key, LEFT_OUT)
  sessionStorage.setItem(visit.key, LEFT_OUT)
}

/** Whether this browser is excluded from the experiment. Throws if storage is blocked. */
export const isBrowserExcluded = (): boolean => localStorage.getItem(entry.key) === LEFT_OUT

/** Whether this tab's visit is excluded from all counts. */
export function isTabExcluded(): boolean {
  try {
    return sessionStorage.getItem(visit.key) === LEFT_OUT
  } catch {
    return false
  }
}
