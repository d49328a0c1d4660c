/** Remembers in this tab that a code was sent, so that a reload does not send another. */
import { selectRecordId } from '../../store/selectors.ts'
import { getDependencies, select } from '../runtime/effects.ts'
import { isRecord, parseStoredJson } from './parse-stored-json.ts'

/**
 * What this tab stores about a sent code: the id of its order, when it was sent (milliseconds since the
 * epoch) and for how many minutes it is valid. It stores no contact.
 */
interface SentCode {
  readonly id: string
  readonly at: number
  readonly minutes: number
}

/**
 * Stores that a code was sent just now, because only five codes an hour may be requested. Returns the
 * current time in milliseconds.
 */
export function* keepSentCode(minutes: number) {
  const { storage, now } = yield* getDependencies()
  const id = yield* select(selectRecordId)
  const at = now()
  if (id) storage.write('code', JSON.stringify({ id, at, minutes } satisfies SentCode))
  return at
}

/** Reads what this tab stores about a code of this order; null if it knows of no code that is still valid. */
export function* sentCode(): Generator<unknown, SentCode | null> {
  const { storage, now } = yield* getDependencies()
  const kept = parseStoredJson(storage.read('code'))
  if (!isRecord(kept) || typeof kept.at !== 'number' || typeof kept.minutes !== 'number') return null
  const { id, at, minutes } = kept
  if (id !== (yield* select(selectRecordId)) || now() >= at + minutes * 60_000) return null
  return { id: String(id), at, minutes }
}

/** Forgets the sent code. Call it if the code was right, is used up, or belongs to another contact. */
export function* forgetSentCode() {
  const { storage } = yield* getDependencies()
  storage.drop('code')
}
