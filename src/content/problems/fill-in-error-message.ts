/** Looks up error messages and fills in their values. */
import { pagePhones } from '../brand-and-phones.ts'
import type { Problem, ProblemKey } from '../../lib/problem-keys.ts'

/** Keys of the errors that have a message in this folder. The key 'outro' means a text sent by the server. */
export type SpokenKey = Exclude<ProblemKey, 'outro'>

/** Some of the error messages, by the key of the error. */
export type ProblemWords = { readonly [Key in SpokenKey]?: string }

/**
 * Returns the message of an error, with its values and the page's sales phone number filled in. A message sent by the
 * server is returned unchanged.
 */
export function filledIn(words: ProblemWords, problem: Problem): string {
  if (problem.problem === 'outro') return problem.text
  const values: Readonly<Record<string, string | number>> = { vendas: pagePhones.sales, ...problem }
  // an empty value at the end leaves a space
  return (words[problem.problem] ?? '')
    .replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))
    .trim()
}

/**
 * Returns the message of an error, with its values filled in. The type checker makes sure that `words` has a
 * message for every possible error.
 * @param words messages by the key of the error
 */
export const textOfProblem = <Key extends SpokenKey>(
  words: Readonly<Record<Key, string>>,
  problem: Problem<Key> | Problem<'outro'>,
): string => filledIn(words as ProblemWords, problem as Problem)
