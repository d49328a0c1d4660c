/** Collects the test data of every step (one row per step) from the files in this folder. */
import type { StepId } from '../../../src/funnel/step-and-journey-types.ts'
import type { StepRow } from './row-type.ts'
import { availability } from './availability.ts'
import { contact } from './contact.ts'
import { ending } from './ending.ts'
import { installation } from './installation.ts'
import { payment } from './payment.ts'
import { person } from './person.ts'

/** The rows of each file in this folder. */
const rowsByFile: Readonly<Record<string, readonly StepRow[]>> = {
  availability,
  contact,
  person,
  installation,
  payment,
  ending,
}

/** A row for every step of the standard journey, in its order. */
export const rows = Object.values(rowsByFile)
  .flat()
  .map((row) => ({ path: `/checkout/${row.id}/`, kind: 'question' as const, ...row }))

/** Returns the file that has the row of a step, for messages; undefined if there is no such row. */
export function fileOfRow(id: StepId): string | undefined {
  const found = Object.entries(rowsByFile).find(([, each]) => each.some((row) => row.id === id))
  return found && `tests/support/step-rows/${found[0]}.ts`
}
