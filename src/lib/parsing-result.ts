import type { Problem, ProblemKey } from './problem-keys.ts'

/**
 * The result of parsing what a visitor typed: the normalised value, or the reason why it is not accepted.
 * `Key` lists the possible reasons.
 */
export type Parsed<T, Key extends ProblemKey = ProblemKey> = { value: T } | Problem<Key>
