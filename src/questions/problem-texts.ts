import { filledIn } from '../content/problems/text.ts'
import type { Problem } from '../lib/problems.ts'
import { problemWords } from './journey-part-registry.ts'

/** Returns the text that tells the visitor about a problem. */
export const problemText = (problem: Problem): string => filledIn(problemWords, problem)

/** Returns the texts of the problems in a form, by field name. */
export const problemTexts = (problems: Readonly<Record<string, Problem>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, problemText(problem)]))
