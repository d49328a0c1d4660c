/**
 * The order's first pages, with their limits. `bench` and `bench:web` hold them to it.
 *
 * - `script`: bytes of JavaScript that may load until they can be answered: 1 KiB more than the 121.0 and 123.1 KiB from
 *   before there were marketing pages (docs/decisions/0025).
 * - `next`: time from the answer to the next question, as a ratio to the page for comparison (bench/floor).
 */
export const orderPages = [
  { path: '/checkout/cep/', script: 122 * 1024, next: 2.2 },
  { path: '/chat', script: 124.1 * 1024, next: 2.6 },
] as const
