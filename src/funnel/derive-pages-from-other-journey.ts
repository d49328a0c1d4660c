/** Returns the pages of a journey that is told as its difference from another one. */
import type { Page, StepId } from './step-and-journey-types.ts'

/** What a journey has instead of, or beside, the pages of the journey that it is based on. */
export type Differences = {
  /** Pages of its own, each before the page whose first step is the key. */
  readonly before?: Readonly<Record<StepId, readonly Page[]>>
  /** Steps that it does not ask. */
  readonly without?: readonly StepId[]
}

/**
 * Returns the base's pages with these differences. A step that one of the journey's own pages asks is asked there alone.
 * A page that the specification does not know (`isExtra`) is only in journeys that name it.
 * @throws if no page of the base begins with a step of `before`, or asks one of `without`
 */
export function pagesWith(
  base: readonly Page[],
  { before = {}, without = [] }: Differences,
): readonly Page[] {
  const asked = new Set(base.flatMap(({ steps }) => steps))
  const starts = new Set(base.map(({ steps: [first] }) => first))
  const unknown = [
    ...Object.keys(before).filter((step) => !starts.has(step)),
    ...without.filter((step) => !asked.has(step)),
  ]
  if (unknown.length > 0) throw new Error(`no such page: ${unknown.join(', ')}`)
  const askedElsewhere = Object.values(before).flatMap((own) => own.flatMap(({ steps }) => steps))
  const leftOut = new Set([...askedElsewhere, ...without])
  return base.flatMap((page) => {
    const own = before[page.steps[0] ?? ''] ?? []
    const isKept = page.isExtra !== true && !page.steps.some((step) => leftOut.has(step))
    return isKept ? [...own, page] : own
  })
}
