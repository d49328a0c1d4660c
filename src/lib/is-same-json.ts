/** Returns whether two values are the same as JSON, where the order of fields matters. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
