import type { Problem, ProblemKey } from '../../lib/problems.ts'

/** Keys of the problems with an error message in this folder. 'outro' is a message sent by the server. */
export type SpokenKey = Exclude<ProblemKey, 'outro'>

/** Error messages of some problems, by problem key. */
export type ProblemWords = { readonly [Key in SpokenKey]?: string }

/**
 * Returns the error message of a problem, with its values filled in. The message of a server error is
 * returned unchanged.
 */
export function filledIn(words: ProblemWords, problem: Problem): string {
  if (problem.problem === 'outro') return problem.text
  const values: Readonly<Record<string, string | number>> = problem
  // an empty value at the end leaves a space
  return (words[problem.problem] ?? '')
    .replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))
    .trim()
}

/**
 * Like `filledIn`, but the type checker makes sure that `words` has a message for the problem.
 * @param words error messages for every problem that may occur
 */
export const textOfProblem = <Key extends SpokenKey>(
  words: Readonly<Record<Key, string>>,
  problem: Problem<Key> | Problem<'outro'>,
): string => filledIn(words as ProblemWords, problem as Problem)
