/** Loads how many phone calls each desk user (an employee with an account at the desk) made, and what came of them. */
import { addDays } from '../../../src/lib/iso-dates.ts'
import { callsByDeskUser } from '../../repositories/desk/calls-by-desk-user.ts'
import { REACHED_RESULTS } from '../../rules/desk/call-results.ts'
import type { DeskContext } from './desk-context.ts'
import type { DeskUserCallsRow } from '../../../src/desk/page-data-types/calls-by-desk-user.ts'

/** Returns the start of a day in São Paulo. */
const startOf = (day: string) => new Date(`${day}T00:00:00-03:00`)

/**
 * Returns the calls that were taken from the day `from` to the day `to` (yyyy-mm-dd), by desk user. The desk user
 * with the most orders comes first; the last row is the total of all desk users.
 */
export async function callsByDeskUserIn(
  { db }: Pick<DeskContext, 'db'>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ rows: DeskUserCallsRow[] }> {
  return { rows: await callsByDeskUser(db, startOf(from), startOf(addDays(to, 1)), REACHED_RESULTS) }
}
