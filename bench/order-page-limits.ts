/**
 * The order's first pages with their limits, which `npm run bench` and `npm run bench:web` check. `npm test` checks only
 * the bytes (tests/e2e/first-question.test.ts).
 *
 * - `script`: bytes of JavaScript that may load until they can be answered (docs/decisions/0056).
 * - `next`: time from the answer to the next question, as a ratio to the page for comparison (bench/react-only-page).
 */
export const orderPages = [
  { path: '/checkout/cep/', script: 117.7 * 1024, next: 2.2 },
  { path: '/chat', script: 124 * 1024, next: 2.6 },
] as const
