import { selectSubjectId } from '../../store/selectors.ts'
import { outside, select } from '../runtime/effects.ts'
import { isRecord, parsed } from './kept-address.ts'

/** What this tab keeps of a code that was sent: for which order, when (epoch ms), how long it is valid. No contact (S18). */
interface SentCode {
  readonly id: string
  readonly at: number
  readonly minutes: number
}

/** A code was sent just now: a reload must not ask for another one (five an hour, D27). */
export function* keepSentCode(minutes: number) {
  const { storage, now } = yield* outside()
  const id = yield* select(selectSubjectId)
  const at = now()
  if (id) storage.write('code', JSON.stringify({ id, at, minutes } satisfies SentCode))
  return at
}

/** The code of this order that is still valid, if this tab knows of one. */
export function* sentCode(): Generator<unknown, SentCode | null> {
  const { storage, now } = yield* outside()
  const kept = parsed(storage.read('code'))
  if (!isRecord(kept) || typeof kept.at !== 'number' || typeof kept.minutes !== 'number') return null
  const { id, at, minutes } = kept
  if (id !== (yield* select(selectSubjectId)) || now() >= at + minutes * 60_000) return null
  return { id: String(id), at, minutes }
}

/** It was right, is spent or belongs to another contact. */
export function* forgetSentCode() {
  const { storage } = yield* outside()
  storage.drop('code')
}
