import { anyProblemText } from '../../src/content/problems/every.ts'
import type { Problem } from '../../src/lib/problems.ts'
import type { Parsed } from '../../src/lib/result.ts'

/** A parser's result with the text of its problem, as the visitor reads it. */
export const said = (parsed: Parsed<string>): { value: string } | { problem: string } =>
  'value' in parsed ? parsed : { problem: anyProblemText(parsed) }

/** A form's problems as the visitor reads them, by field. */
export const inWords = (problems: Readonly<Record<string, Problem>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, anyProblemText(problem)]))

/** The result of checking an answer, likewise. */
export const checkedInWords = <Values>(
  checked: { readonly values: Values } | { readonly problems: Readonly<Record<string, Problem>> },
) => ('values' in checked ? checked : { problems: inWords(checked.problems) })
