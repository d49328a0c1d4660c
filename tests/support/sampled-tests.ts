/**
 * Declares Vitest tests that `npm test` skips or runs for one variant only, and `npm run test:full` runs completely.
 */
import { describe, it } from 'vitest'
import { isFull } from './rows-to-run.ts'

type Define = (title: string, test: () => void | Promise<void>, timeout?: number) => void

const leaveOut: Define = () => {}

/**
 * Defines a test that runs only with `npm run test:full`: what it shows is covered by another one in `npm test`
 * (docs/testing.md, Samples and the full run). The check of the rules ignores it.
 */
export const itInFullRun: Define = isFull ? it : leaveOut

/** Defines a group of tests that run only with `npm run test:full`, as `itInFullRun` does one test. */
export const describeInFullRun: (title: string, tests: () => void) => void = isFull ? describe : () => {}

/**
 * Returns the `it` of a group that runs once for each variant, such as the chat and the pages. In `npm test` the
 * variants take turns: each test, and each row of a table, runs for one of them. So every test must show the same for
 * all variants.
 */
export function itInTurn<Variant>(
  variants: readonly Variant[],
  variant: Variant,
): Define & { readonly each: typeof it.each } {
  const place = variants.indexOf(variant)
  let at = 0
  const isItsTurn = (): boolean => {
    const turn = at % variants.length
    at += 1
    return isFull || turn === place
  }
  const define: Define = (...parts) => (isItsTurn() ? it : leaveOut)(...parts)
  const each = (rows: readonly unknown[]) => it.each(rows.filter(isItsTurn))
  return Object.assign(define, { each: each as typeof it.each })
}
