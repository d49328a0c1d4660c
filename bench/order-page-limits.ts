/**
 * The order's first pages, with their limits. `bench` and `bench:web` hold them to it, and `npm test` to the first
 * (tests/e2e/first-question.test.ts).
 *
 * - `script`: bytes of JavaScript that may load until they can be answered (docs/decisions/0056).
 * - `next`: time from the answer to the next question, as a ratio to the page for comparison (bench/floor).
 */
export const orderPages = [
  { path: '/checkout/cep/', script: 117.7 * 1024, next: 2.2 },
  { path: '/chat', script: 124 * 1024, next: 2.6 },
] as const
