/** Reads and stores the day of this browser's first visit, which is sent with a new lead. */
import { isIsoDate } from '../../lib/iso-dates.ts'
import { storageKeys } from '../../lib/storage-keys.ts'
import { isBrowserExcluded } from './exclude-forced-ab-versions.ts'

/** What this browser stores about its first visit. */
export interface FirstVisit {
  /** Day of the first visit, yyyy-mm-dd in America/Sao_Paulo; null if it has not been sent yet. */
  readonly day: string | null
  /** False if storage is blocked or `test=` was used. No first visit is counted for such a browser. */
  readonly isKept: boolean
}

const { key } = storageKeys.entry

const read = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return localStorage.getItem(key) === text
  } catch {
    return false
  }
}

// the drawn version is stored before the day, as pages of release 0.2 expect
const KEPT = /^[AB] (\d{4}-\d{2}-\d{2})$/

const keptDay = (): string | undefined => KEPT.exec(read() ?? '')?.[1]

/** Day of this browser's first visit, as sent with a new lead; undefined if none is stored. */
export function firstVisitDay(): string | undefined {
  const day = keptDay()
  return day !== undefined && isIsoDate(day) ? day : undefined
}

/** Reads what this browser stores about its first visit. */
export function storedFirstVisit(): FirstVisit {
  try {
    if (isBrowserExcluded()) return { day: null, isKept: false }
  } catch {
    return { day: null, isKept: false }
  }
  const day = keptDay()
  if (day !== undefined) return { day, isKept: true }
  // a browser that cannot store anything would look new on every page
  return { day: null, isKept: write(read() ?? '') }
}

/** Stores the day of the first visit after it has been sent. Returns whether it could be stored. */
export const storeFirstVisit = (drawn: 'A' | 'B', day: string): boolean => write(`${drawn} ${day}`)
