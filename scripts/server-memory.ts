/**
 * What keeps the server's memory small, in one place: for `npm start`, tests and benchmarks, and repeated in the
 * Containerfile. What each is worth stands in docs/scale.md, Memory.
 */

/** Limits of V8's heap, in megabytes: for what lives as long as a request, and for the rest. */
export const MEMORY_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=512'] as const

/**
 * Settings of glibc's allocator; others ignore them. A first start was at its highest at 251 MiB with them, at 274 without,
 * and at 235 with the first one alone (docs/scale.md, Memory).
 */
export const MEMORY_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
} as const

/** Returns the flags that NODE_OPTIONS does not set: what the operator has set wins. */
export const memoryFlagsBeside = (nodeOptions = ''): readonly string[] =>
  MEMORY_FLAGS.filter((flag) => !nodeOptions.includes(flag.split('=')[0] ?? flag))
