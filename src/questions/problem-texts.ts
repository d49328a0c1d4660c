import { addressProblems } from '../content/problems/address.ts'
import { networkProblems } from '../content/problems/network.ts'
import { filledIn, type ProblemWords } from '../content/problems/text.ts'
import type { Problem } from '../lib/problems.ts'

/**
 * What the first questions may refuse is said at once, and that the network failed; the other texts are loaded with
 * their questions and with the calls.
 */
const words: Record<string, string> = { ...addressProblems, ...networkProblems }

/** Registers texts of problems, with the questions that have them. */
export function addProblems(more: ProblemWords): void {
  Object.assign(words, more)
}

/** What is wrong, in words for the visitor. */
export const problemText = (problem: Problem): string => filledIn(words, problem)

/** The same for every field of a form. */
export const problemTexts = (problems: Readonly<Record<string, Problem>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, problemText(problem)]))
