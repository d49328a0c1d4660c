/**
 * Limits for an order's first pages, for `npm run bench` and `npm run bench:web`. `script`: bytes of JavaScript until
 * the first question can be answered; `next`: time until the next question, as a multiple of the page with only React.
 * `npm test` checks only `script` (tests/e2e/first-question.test.ts).
 */
export const orderPageLimits = [
  { path: '/checkout/cep/', script: 117.7 * 1024, next: 2.2 },
  { path: '/chat', script: 125 * 1024, next: 2.6 },
] as const
