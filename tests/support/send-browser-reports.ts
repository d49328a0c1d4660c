/** Sends the reports that browsers send about visits, exposures to the experiment and errors. */
import type {
  Count,
  VisitBatch,
  BrowserErrorReport,
} from '../../src/contract/visit-counts-and-browser-errors.ts'
import type { TestServer } from './server.ts'

/** A person's browser. */
export const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

/** A batch of a visit today; `counts` as given, everything else may be changed. */
export const batchOf = (counts: readonly Count[], changed: Partial<VisitBatch> = {}): VisitBatch => ({
  journey: 'standard',
  campaign: '',
  device: 'telefone',
  version: 'A',
  age: 0,
  counts: [...counts],
  ...changed,
})

export const sendBatch = (server: TestServer, batch: unknown, userAgent = PHONE) =>
  server.call('POST', '/api/visits', batch, { 'user-agent': userAgent })

/** Reports that a browser enters the experiment; `from` is its IP address, for a server that trusts its proxies. */
export const sendExposure = (server: TestServer, version: 'A' | 'B', from?: string) =>
  server.call(
    'POST',
    '/api/exposures',
    { version },
    { 'user-agent': PHONE, ...(from !== undefined && { 'x-forwarded-for': from }) },
  )

export const FAILURE_REPORT: BrowserErrorReport = {
  release: '0.2.0',
  failures: [{ name: 'TypeError', message: '… is not a function', place: 'first-CU4rUAJ9.js:1:2034' }],
}

export const sendFailures = (server: TestServer, report: unknown, userAgent = PHONE) =>
  server.call('POST', '/api/failures', report, { 'user-agent': userAgent })
