/**
 * What a parser answers: the clean value to send, or the sentence (Portuguese)
 * that stands beside the field.
 */
export type Parsed<T> = { value: T } | { problem: string }
