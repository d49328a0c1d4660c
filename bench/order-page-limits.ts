/**
 * The limits for the first pages of an order, which `npm run bench` and `npm run bench:web` check. `npm test` checks
 * only the bytes (tests/e2e/first-question.test.ts).
 */
export const orderPages = [
  { path: '/checkout/cep/', script: 117.7 * 1024, next: 2.2 },
  { path: '/chat', script: 124 * 1024, next: 2.6 },
] as const
