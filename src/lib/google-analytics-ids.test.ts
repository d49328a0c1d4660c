import { expect, test } from 'vitest'
import { gaIds } from './google-analytics-ids.ts'

test.each([
  ['', {}],
  ['a=b', {}],
  ['_ga=GA1.1.1234567890.1700000000', { client_id: '1234567890.1700000000' }],
  ['x=1; _ga=GA1.2.12.34; y=2', { client_id: '12.34' }],
  ['_ga_ABC123=GS1.1.1700000000.3.1.1700000100.0.0.0', { session_id: '1700000000' }],
  ['_ga_ABC123=GS2.1.s1700000001$o3$g1$t1700000100$j60$l0$h0', { session_id: '1700000001' }],
  ['_ga=GA1.1.1.2; _ga_BAD=junk; _ga_GOOD=GS1.1.42.1.0.0', { client_id: '1.2', session_id: '42' }],
  ['_ga=junk', {}],
  ['_gid=GS1.1.42.1; my_ga_ABC=GS1.1.42.1; _ga_A-B=GS1.1.42.1', {}],
  ['_ga=GA1.1.<script>.1', {}],
  ['_gat=1; my_ga=GA1.1.1.2', {}],
])('of %s: %o', (cookies, ids) => expect(gaIds(cookies)).toEqual(ids))
