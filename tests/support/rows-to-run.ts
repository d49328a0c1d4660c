/** Selects the rows of a test table that run: a sample with `npm test`, all of them with `npm run test:full`. */

/** Whether whole tables run: `npm run test:full` sets FULL=1. */
export const isFull = process.env.FULL === '1'

/**
 * The rows of a table that are to be tested in this run: all of them with `npm run test:full`, else a sample that is
 * the same in every run.
 * @param sample how many rows, spread evenly over the table with its first and last one among them; or which rows
 */
export function rowsToRun<Row>(
  all: readonly Row[],
  sample: number | ((row: Row, index: number) => boolean),
): readonly Row[] {
  if (isFull) return all
  if (typeof sample === 'function') return all.filter(sample)
  if (sample >= all.length) return all
  const step = sample > 1 ? (all.length - 1) / (sample - 1) : 0
  return Array.from({ length: sample }, (_, at) => all[Math.round(at * step)]).filter(
    (row) => row !== undefined,
  )
}

/** The first row of each kind, for tables whose rows of one kind are handled by the same code. */
export function oneOfEach<Row>(kindOf: (row: Row) => unknown): (row: Row, index: number) => boolean {
  const seen = new Set<unknown>()
  return (row) => {
    const kind = kindOf(row)
    if (seen.has(kind)) return false
    seen.add(kind)
    return true
  }
}
