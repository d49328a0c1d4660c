/** Returns whether two values are the same as JSON, in which the order of fields counts. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
