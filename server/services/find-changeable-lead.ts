/** Finds a lead that can still change, for calls that change it; refuses the call if it is unknown or finished. */
import type { Context } from '../context.ts'
import { leadFinished, leadNotFound } from '../api-errors.ts'
import { findLead } from '../repositories/leads.ts'
import type { LeadRow } from '../rules/lead-row-types.ts'

export async function findChangeableLead(context: Context, id: string): Promise<LeadRow> {
  const row = await findLead(context.db, id)
  if (!row) throw leadNotFound()
  if (row.status === 'finished') throw leadFinished()
  return row
}
