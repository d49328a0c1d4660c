/** Converts error keys of parsers, forms and calls into the texts that visitors see. */
import { anyProblemText } from '../../src/content/problems/all-problems.ts'
import type { Problem } from '../../src/lib/problem-keys.ts'
import type { Parsed } from '../../src/lib/parsing-result.ts'
import type { UiState } from '../../src/store/journey-position-and-ui-state.ts'

/** Returns a parser's result with the text of its problem, as the visitor reads it. */
export const withProblemText = (parsed: Parsed<string>): { value: string } | { problem: string } =>
  'value' in parsed ? parsed : { problem: anyProblemText(parsed) }

/** Returns a form's problems as the visitor reads them, by field. */
export const problemTexts = (problems: Readonly<Record<string, Problem>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, anyProblemText(problem)]))

/** Returns the result of checking an answer with the text of its problem. */
export const checkedInWords = <Values>(
  checked: { readonly values: Values } | { readonly problems: Readonly<Record<string, Problem>> },
) => ('values' in checked ? checked : { problems: problemTexts(checked.problems) })

/** Returns a problem as the visitor reads it; '' if there is none. */
export const problemInWords = (problem: Problem | null): string => (problem ? anyProblemText(problem) : '')

/** Returns the text of a wait that failed, as the visitor reads it; '' while it is running. */
export const waitInWords = (wait: UiState['wait']): string =>
  problemInWords(wait?.status === 'failed' ? wait.problem : null)
