/**
 * The order's first pages, and how many bytes of JavaScript may load until they can be answered: 1 KiB more than the
 * 121.0 and 123.1 KiB from before there were marketing pages (docs/decisions/0025). `bench` and `bench:web` hold them
 * to it.
 */
export const orderPages = [
  { path: '/checkout/cep/', script: 122 * 1024 },
  { path: '/chat', script: 124.1 * 1024 },
] as const
