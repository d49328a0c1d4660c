import { performance } from 'node:perf_hooks'
import autocannon from 'autocannon'
import type { LoadRequest, LoadResult, RunLoad } from '../../bench/api/load.ts'

/** Seconds that a client waits for a response; far longer than any visitor would. */
const PATIENCE = 10

const headersOf = ({ headers, body }: LoadRequest) => ({
  ...headers,
  ...(body !== undefined && { 'content-type': 'application/json' }),
})

/** Sends requests over open connections, each as soon as the previous reply has arrived, and records every latency. */
export const runLoad: RunLoad = async ({ port, connections, seconds, next, amount }): Promise<LoadResult> => {
  const accepted: number[] = []
  const refused = new Map<number, number>()
  let withoutRetryAfter = 0
  const started = performance.now()
  const { errors } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    timeout: PATIENCE,
    requests: [
      {
        setupRequest(request) {
          const made = next()
          return {
            ...request,
            method: made.method,
            path: made.path,
            headers: headersOf(made),
            body: made.body,
          }
        },
        onResponse(status, _body, _context, headers = {}) {
          if ((status === 429 || status === 503) && !('retry-after' in headers)) withoutRetryAfter += 1
        },
      },
    ],
    setupClient(client) {
      client.on('response', (status, _bytes, milliseconds) => {
        if (status === 200) accepted.push(milliseconds)
        else refused.set(status, (refused.get(status) ?? 0) + 1)
      })
    },
  })
  const taken = (performance.now() - started) / 1000
  return {
    seconds: taken,
    accepted: accepted.toSorted((a, b) => a - b),
    refused,
    withoutRetryAfter,
    lost: errors,
  }
}
