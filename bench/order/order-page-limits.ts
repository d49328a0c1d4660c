/**
 * Limits on the loading time and size of an order's first pages, for `npm run bench` and `npm run bench:web`. `npm
 * test` checks only the sizes (tests/e2e/first-question.test.ts).
 */
export const orderPages = [
  { path: '/checkout/cep/', script: 117.7 * 1024, next: 2.2 },
  { path: '/chat', script: 124 * 1024, next: 2.6 },
] as const
