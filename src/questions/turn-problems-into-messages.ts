/** Turns problems, such as an invalid answer or a failed call, into the error messages that visitors read. */
import { filledIn } from '../content/problems/fill-in-error-message.ts'
import type { Problem } from '../lib/problem-keys.ts'
import { problemWords } from './journey-part-registry.ts'

export const problemText = (problem: Problem): string => filledIn(problemWords, problem)

/** Returns the error messages of a form, by field name. */
export const problemTexts = (problems: Readonly<Record<string, Problem>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, problemText(problem)]))
