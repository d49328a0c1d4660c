/**
 * Limits that `npm run bench:api` compares its figures with: the server's throughput, latency and memory, most of them
 * relative to a minimal server.
 */
export const targets = {
  /** Least requests per second, as a share of the minimal server's. */
  rate: 0.6,
  /** Most for the 99th percentile of the latency, as a multiple of the minimal server's. */
  p99: 3,
  /** Most by which a call may become slower with very many leads. */
  growth: 1.2,
  /** Most memory of the server after the load, in MiB. */
  memory: 200,
  /** Most memory of the server at any moment of a first start, in MiB. */
  highest: 250,
  /** Most by which the 99th percentile may grow when far more requests arrive than can be answered. */
  flooded: 2,
} as const
