import type { Problem, ProblemKey } from './problems.ts'

/**
 * The result of parsing an input: the normalised value, or the problem with the input. `Key` limits the
 * possible problems.
 */
export type Parsed<T, Key extends ProblemKey = ProblemKey> = { value: T } | Problem<Key>
