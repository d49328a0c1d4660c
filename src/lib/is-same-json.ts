/** Returns whether two values have the same JSON text; the order of fields matters. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
