import type { Problem, ProblemKey } from './problems.ts'

/**
 * The result of a parser: the clean value to send, or why there is none. `Key` limits which problems it may have.
 */
export type Parsed<T, Key extends ProblemKey = ProblemKey> = { value: T } | Problem<Key>
