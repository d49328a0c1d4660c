/** Puts an order on hold when a step is refused because only an agent may continue the order. */
import type { Context } from '../context.ts'
import { HttpError } from '../api-errors.ts'
import { holdLead, holdRenewal } from '../repositories/orders-on-hold.ts'

async function holding<T>(work: () => Promise<T>, hold: () => Promise<void>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof HttpError && error.more.help === 'call') await hold()
    throw error
  }
}

/** Runs `work` for a lead. If only an agent can continue, puts the lead on hold and rethrows the refusal. */
export const holdLeadOnRefusal = <T>(context: Context, id: string, work: () => Promise<T>): Promise<T> =>
  holding(work, () => holdLead(context.db, id, context.clock.now()))

/** The same for a renewal request. */
export const holdRenewalOnRefusal = <T>(context: Context, id: string, work: () => Promise<T>): Promise<T> =>
  holding(work, () => holdRenewal(context.db, id, context.clock.now()))
