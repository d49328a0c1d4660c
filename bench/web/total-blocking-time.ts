/** Milliseconds up to which a task does not count as blocking. */
const SHORT = 50

/**
 * Returns the total blocking time: the time that tasks took beyond 50 ms each.
 * @param long start and length of every long task
 * @param from time of the first contentful paint, before which no response is expected
 */
export const blockingTime = (
  long: readonly (readonly [start: number, length: number])[],
  from: number,
): number =>
  long.reduce((sum, [start, length]) => {
    const seen = start + length - Math.max(start, from)
    return sum + Math.max(0, seen - SHORT)
  }, 0)
