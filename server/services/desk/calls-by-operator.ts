/** Loads the desk's figures of phone calls by operator. */
import { addDays } from '../../../src/lib/iso-dates.ts'
import { callsByOperator } from '../../repositories/desk/calls-by-operator.ts'
import { REACHED_RESULTS } from '../../rules/desk/call-results.ts'
import type { DeskContext } from './desk-context.ts'
import type { OperatorCallsRow } from '../../../src/desk/page-data-types/calls-by-operator.ts'

/** Returns the start of a day in São Paulo. */
const startOf = (day: string) => new Date(`${day}T00:00:00-03:00`)

/**
 * Returns the calls that were taken from the day `from` to the day `to` (yyyy-mm-dd), by operator. The operator
 * with the most orders comes first; the last row is the total of all operators.
 */
export async function callsByOperatorIn(
  { db }: Pick<DeskContext, 'db'>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ rows: OperatorCallsRow[] }> {
  return { rows: await callsByOperator(db, startOf(from), startOf(addDays(to, 1)), REACHED_RESULTS) }
}
