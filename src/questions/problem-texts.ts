/** Returns the error message of a problem, such as an invalid answer or a failed call. */
import { filledIn } from '../content/problems/fill-in-error-message.ts'
import type { Problem } from '../lib/problem-keys.ts'
import { problemWords } from './journey-part-registry.ts'

/** Returns the error text for a problem, such as an invalid answer or a failed call. */
export const problemText = (problem: Problem): string => filledIn(problemWords, problem)

/** Returns the error texts of a form, by field name. */
export const problemTexts = (problems: Readonly<Record<string, Problem>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, problemText(problem)]))
