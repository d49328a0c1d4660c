/**
 * How long a question took, as a class of time instead of a time: coarse enough to say nothing of one person, fine
 * enough for a median. Upper bounds in seconds; the last class has none.
 */
const TIME_BOUNDS = [2, 4, 7, 12, 20, 35, 60, 120, 300, 900] as const

export const TIME_BUCKETS = TIME_BOUNDS.length + 1

/** The class of a time in seconds, 0 to TIME_BUCKETS − 1; a bound belongs to the class above it. */
export function timeBucket(seconds: number): number {
  const at = TIME_BOUNDS.findIndex((bound) => seconds < bound)
  return at < 0 ? TIME_BOUNDS.length : at
}

/** From (inclusive) and to (exclusive) in seconds; `to` is null for the last class. */
export const bucketRange = (bucket: number): { readonly from: number; readonly to: number | null } => ({
  from: TIME_BOUNDS[bucket - 1] ?? 0,
  to: TIME_BOUNDS[bucket] ?? null,
})
