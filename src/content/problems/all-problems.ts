/** All error messages of the site, and the functions that look them up. */
import type { Problem, ProblemKey } from '../../lib/problem-keys.ts'
import { answerProblems } from './all-answer-problems.ts'
import { failedRequestProblems } from './failed-requests.ts'
import { networkProblems } from './internet-connection.ts'
import { textOfProblem } from './fill-in-error-message.ts'

/** Names of the `{name}` placeholders in a text. */
type Repeated<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Repeated<Rest>
  : never

/**
 * Compile-time check: a message may only contain placeholders for values that its error has, and for the sales phone
 * number.
 */
type Fitting<Words extends Record<string, string>> = {
  [Key in keyof Words & ProblemKey]: Repeated<Words[Key]> extends keyof Problem<Key> | 'vendas'
    ? string
    : never
}

const words = { ...answerProblems, ...failedRequestProblems, ...networkProblems } as const

/** All error messages, by the key of the error. */
export const everyProblem: Record<Exclude<ProblemKey, 'outro'>, string> & Fitting<typeof words> = words

/**
 * Returns the message of any error, with the sales phone number still in braces (replace-phone-placeholders.ts). Only the server
 * uses this; browsers load just the messages they need.
 */
export const anyProblemText = (problem: Problem): string =>
  textOfProblem(everyProblem, Object.assign({ vendas: '{vendas}' }, problem))

/** Returns an error message for statistics, with '…' instead of values; null if the key is unknown. */
export const problemLabel = (key: string): string | null =>
  Object.hasOwn(everyProblem, key)
    ? ((everyProblem as Readonly<Record<string, string>>)[key]?.replace(/\{\w+\}/g, '…') ?? null)
    : null
