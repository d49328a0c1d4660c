import { isIsoDate } from '../../lib/dates.ts'
import { storageKeys } from '../../lib/storage-keys.ts'
import { isLeftOut } from './left-out.ts'

/** What this browser keeps of its first visit. */
export interface Entry {
  /** yyyy-mm-dd in America/Sao_Paulo; null: not sent yet. */
  readonly day: string | null
  /** False where nothing is kept, or `test=` was used: such a browser has no first visit. */
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

// the drawn version is stored there for pages of release 0.2
const KEPT = /^[AB] (\d{4}-\d{2}-\d{2})$/

const keptDay = (): string | undefined => KEPT.exec(read() ?? '')?.[1]

/** The day of this browser's first visit, as the creation of a lead carries it; undefined while there is none. */
export function entryDay(): string | undefined {
  const day = keptDay()
  return day !== undefined && isIsoDate(day) ? day : undefined
}

/** Where this browser is among first visits. */
export function entryOf(): Entry {
  try {
    if (isLeftOut()) return { day: null, isKept: false }
  } catch {
    return { day: null, isKept: false }
  }
  const day = keptDay()
  if (day !== undefined) return { day, isKept: true }
  // blocked storage is new with each page
  return { day: null, isKept: write(read() ?? '') }
}

/** Keeps the first visit, which has been sent. */
export const keepEntry = (drawn: 'A' | 'B', day: string): boolean => write(`${drawn} ${day}`)
