import type { CountedVersion } from '../../contract/counts.ts'
import { isIsoDate } from '../../lib/dates.ts'
import { storageKeys } from '../../lib/storage-keys.ts'

/** What this browser keeps of its first exposure: the version it drew, and the day. */
export interface Entry {
  readonly version: CountedVersion
  /** yyyy-mm-dd in America/Sao_Paulo; null: not sent yet, or left out of the experiment. */
  readonly day: string | null
}

const { key } = storageKeys.entry

/** Whoever used `test=` once is left out from then on: the version that it forced is kept by the browser. */
const LEFT_OUT = '-'

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

const KEPT = /^([AB]) (\d{4}-\d{2}-\d{2})$/

/** The day of this browser's first exposure, as the creation of a lead carries it; undefined while there is none. */
export function entryDay(): string | undefined {
  const day = KEPT.exec(read() ?? '')?.[2]
  return day !== undefined && isIsoDate(day) ? day : undefined
}

/**
 * Where this browser stands in the experiment.
 * @param drawn the version that it keeps
 * @param isForced the address names a version (`test=`)
 */
export function entryOf(drawn: 'A' | 'B', isForced: boolean): Entry {
  const kept = read()
  if (isForced || kept === LEFT_OUT) {
    write(LEFT_OUT)
    return { version: '-', day: null }
  }
  const [, version, day] = KEPT.exec(kept ?? '') ?? []
  if (version !== undefined && day !== undefined) return { version: version as 'A' | 'B', day }
  // blocked storage draws anew with each page
  return write(kept ?? '') ? { version: drawn, day: null } : { version: '-', day: null }
}

/** Keeps the first exposure, which has been sent. */
export const keepEntry = (version: 'A' | 'B', day: string): boolean => write(`${version} ${day}`)
