/**
 * Upper bounds, in seconds, of the buckets in which the times that visitors take to answer are counted. The
 * last bucket has no upper bound. The buckets are coarse enough to reveal nothing about a person, and fine
 * enough to estimate a median.
 */
const TIME_BOUNDS = [2, 4, 7, 12, 20, 35, 60, 120, 300, 900] as const

/** Number of buckets in which answering times are counted. */
export const TIME_BUCKETS = TIME_BOUNDS.length + 1

/**
 * Returns the bucket for an answering time in seconds, from 0 to TIME_BUCKETS − 1. A time equal to a bound
 * belongs to the bucket above it.
 */
export function timeBucket(seconds: number): number {
  const at = TIME_BOUNDS.findIndex((bound) => seconds < bound)
  return at < 0 ? TIME_BOUNDS.length : at
}

/**
 * Returns the bounds of a bucket of answering times, in seconds. `from` is inclusive; `to` is exclusive, and
 * null for the last bucket.
 */
export const bucketRange = (bucket: number): { readonly from: number; readonly to: number | null } => ({
  from: TIME_BOUNDS[bucket - 1] ?? 0,
  to: TIME_BOUNDS[bucket] ?? null,
})
