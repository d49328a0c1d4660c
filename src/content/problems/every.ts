import type { Problem, ProblemKey } from '../../lib/problems.ts'
import { answerProblems } from './answers.ts'
import { callProblems } from './calls.ts'
import { networkProblems } from './network.ts'
import { textOfProblem } from './text.ts'

/** Names of the values that a text repeats. */
type Repeated<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Repeated<Rest>
  : never

/** Refuses a text that repeats a value its problem lacks. */
type Fitting<Words extends Record<string, string>> = {
  [Key in keyof Words & ProblemKey]: Repeated<Words[Key]> extends keyof Problem<Key> ? string : never
}

const words = { ...answerProblems, ...callProblems, ...networkProblems } as const

/** The text of every problem, by its key. */
export const everyProblem: Record<Exclude<ProblemKey, 'outro'>, string> & Fitting<typeof words> = words

/** What is wrong, in words for the visitor. For the server; browsers load the texts with what may be wrong. */
export const anyProblemText = (problem: Problem): string => textOfProblem(everyProblem, problem)

/** The text of a counted problem, without what it repeated; null for one without a text here. */
export const problemLabel = (key: string): string | null =>
  Object.hasOwn(everyProblem, key)
    ? ((everyProblem as Readonly<Record<string, string>>)[key]?.replace(/\{\w+\}/g, '…') ?? null)
    : null
