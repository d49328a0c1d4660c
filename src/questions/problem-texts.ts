import { filledIn } from '../content/problems/text.ts'
import type { Problem } from '../lib/problems.ts'
import { problemWords } from './registry.ts'

/** What is wrong, in words for the visitor. */
export const problemText = (problem: Problem): string => filledIn(problemWords, problem)

/** The same for every field of a form. */
export const problemTexts = (problems: Readonly<Record<string, Problem>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, problemText(problem)]))
