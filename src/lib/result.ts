/**
 * The result of a parser: the clean value to send, or the message (Portuguese) shown beside the field.
 */
export type Parsed<T> = { value: T } | { problem: string }
