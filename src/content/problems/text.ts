import type { Problem, ProblemKey } from '../../lib/problems.ts'

/** Problems whose texts are in this folder: all but what the server says. */
export type SpokenKey = Exclude<ProblemKey, 'outro'>

/** Texts of some problems, by key. */
export type ProblemWords = { readonly [Key in SpokenKey]?: string }

/** What is wrong, in words for the visitor; a problem that comes with a text is shown with it. */
export function filledIn(words: ProblemWords, problem: Problem): string {
  if (problem.problem === 'outro') return problem.text
  const values: Readonly<Record<string, string | number>> = problem
  // a value that is '' may be the last one
  return (words[problem.problem] ?? '')
    .replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))
    .trim()
}

/**
 * The same where the texts of all that may be wrong are at hand.
 * @param words the texts of every problem that this may be
 */
export const textOfProblem = <Key extends SpokenKey>(
  words: Readonly<Record<Key, string>>,
  problem: Problem<Key> | Problem<'outro'>,
): string => filledIn(words as ProblemWords, problem as Problem)
