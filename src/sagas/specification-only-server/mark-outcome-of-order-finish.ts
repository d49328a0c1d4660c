/** What the reply to a finish says of the order, and the mark that the browser keeps of it (D138). */
import { isPostponed, type ApiError } from '../../api/api-error-and-its-message.ts'
import type { ClientStorage } from '../runtime/dependencies.ts'

/**
 * What is known of a finish without an order number:
 * - `sent`: it was sent, and no reply says whether the order was made;
 * - `failed`: the server refused it with a status of its own failure, so that the order might still have been made;
 * - `refused`: the server refused it.
 */
export type FinishMark = 'sent' | 'failed' | 'refused'

const MARKS: readonly FinishMark[] = ['sent', 'failed', 'refused']

/** What is stored for a mark. An id alone is one that was sent, as in releases that knew no other mark. */
const stored = (id: string, mark: FinishMark) => (mark === 'sent' ? id : `${id} ${mark}`)

export const markOf = (storage: ClientStorage, id: string): FinishMark | null => {
  const kept = storage.read('finishing')
  return MARKS.find((mark) => kept === stored(id, mark)) ?? null
}

export function markFinish(storage: ClientStorage, id: string, mark: FinishMark): void {
  storage.write('finishing', stored(id, mark))
}

/**
 * What a failed finish leaves behind; null if the server has done nothing and takes the same request later. A reply
 * that names an order number is no refusal, whatever else it says.
 */
export function markAfter(error: ApiError): FinishMark | null {
  const { failure } = error
  if (failure.kind === 'unsupported' || isPostponed(error)) return null
  if (failure.kind !== 'server' && failure.kind !== 'http') return 'sent'
  if (failure.kind === 'server' && failure.hasGoodStatus)
    return 'orderNumber' in failure.reply ? 'sent' : 'refused'
  const { status } = failure
  if (status >= 400 && status < 500) return status === 408 ? 'sent' : 'refused'
  const saysError = failure.kind === 'server' || failure.isError === true
  return saysError && (status === 500 || status === 501) ? 'failed' : 'sent'
}
