/**
 * What keeps the server's memory small, in one place: for `npm start`, tests and benchmarks, and repeated in the
 * Containerfile. What each is worth stands in docs/scale.md, Memory.
 */

/** Limits of V8's heap, in megabytes: for what lives as long as a request, and for the rest. */
export const MEMORY_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=512'] as const

/** Settings of glibc's allocator; others ignore them. */
export const MEMORY_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
} as const
