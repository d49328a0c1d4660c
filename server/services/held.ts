import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { holdLead, holdRenewal } from '../repositories/held.ts'

/** Rethrows a refusal; if only a person can continue, the order is held first (D89). */
async function holding<T>(work: () => Promise<T>, hold: () => Promise<void>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && error.more.help === 'call') await hold()
    throw error
  }
}

export const holdingLead = <T>(context: Context, id: string, work: () => Promise<T>): Promise<T> =>
  holding(work, () => holdLead(context.db, id, context.clock.now()))

export const holdingRenewal = <T>(context: Context, id: string, work: () => Promise<T>): Promise<T> =>
  holding(work, () => holdRenewal(context.db, id, context.clock.now()))
