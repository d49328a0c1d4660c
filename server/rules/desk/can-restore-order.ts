/** Determines whether the cancellation of an order can be taken back: on the day in São Paulo on which it was cancelled. */
import { todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'

export const canRestoreOrder = (cancelledAt: Date | null, now: Date): boolean =>
  cancelledAt !== null && todayInSaoPaulo(cancelledAt) === todayInSaoPaulo(now)
