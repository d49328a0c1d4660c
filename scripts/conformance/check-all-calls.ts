/** Sends the calls of the specification one after the other, and decides from the replies which journeys work. */
import { createClient } from '../../src/api/http-client.ts'
import { capabilitiesOf } from '../../src/contract/server-capabilities.ts'
import { freeDates } from '../../src/lib/installation-days.ts'
import { calls } from './all-calls.ts'
import { PROBED_JOURNEYS, type ProbedJourney, type CallCheck, type CallResult } from './call-types.ts'
import { valueSource, type CallValues } from './request-values.ts'
import { keepReplies } from './check-one-call.ts'

export interface CallsToSend {
  readonly base: string
  /** The values from the command line. */
  readonly values: CallValues
  /** Whether calls that change or send something are also made. */
  readonly writes: boolean
  /** The origin of the site, whose browsers must be allowed to call. */
  readonly origin?: string | undefined
  readonly now: Date
}

const unknown = ({ name, stops, loses }: CallCheck, what: string): CallResult => ({
  name,
  stops,
  loses,
  state: 'unknown',
  notes: [{ what, costs: '' }],
})

const METHODS = ['PUT', 'PATCH', 'DELETE']

/** Checks whether browsers may send the calls from the site's origin. */
async function askPreflight(base: string, origin: string): Promise<CallResult> {
  const everything = Object.keys(PROBED_JOURNEYS) as ProbedJourney[]
  const seen = { name: 'OPTIONS (CORS)', stops: everything, loses: 'browsers send nothing at all' } as const
  const problems: string[] = []
  try {
    const { headers } = await fetch(`${base}/lead-v2/1/name`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'content-type',
      },
    })
    const list = (name: string) => (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/)
    const has = (name: string, value: string) =>
      list(name).some((each) => each === '*' || each === value.toLowerCase())
    if (!has('access-control-allow-origin', origin))
      problems.push(`Access-Control-Allow-Origin lacks ${origin}`)
    if (!has('access-control-allow-headers', 'content-type'))
      problems.push('Access-Control-Allow-Headers lacks content-type')
    const methods = METHODS.filter((each) => !has('access-control-allow-methods', each))
    if (methods.length > 0) problems.push(`Access-Control-Allow-Methods lacks ${methods.join(', ')}`)
  } catch {
    problems.push('no connection')
  }
  const notes = problems.map((what) => ({ what, costs: '' }))
  return { ...seen, state: notes.length > 0 ? 'failed' : 'good', notes }
}

/** Sends every call for which there are values. */
export async function checkAllCalls({
  base,
  values: given,
  writes,
  origin,
  now,
}: CallsToSend): Promise<readonly CallResult[]> {
  const send = keepReplies((request) =>
    createClient({ base, fetch: request, can: capabilitiesOf([]), channel: () => 'pages' }),
  )
  const seen: CallResult[] = origin === undefined ? [] : [await askPreflight(base, origin)]
  const date = freeDates(now)[0]?.date
  let values: CallValues = { ...given, ...(date && { date }) }
  for (const call of calls) {
    const idle = call.idle(values)
    const missing = call.needs.filter((each) => values[each] === undefined)
    if (call.kind === 'writes' && !writes) seen.push(unknown(call, 'changes or sends something (--write)'))
    else if (idle !== null) seen.push({ ...unknown(call, idle), stops: [] })
    else if (missing.length > 0)
      seen.push(unknown(call, `needs ${[...new Set(missing.map(valueSource))].join(', ')}`))
    else {
      const result = await call.ask(send, values)
      seen.push(result.seen)
      values = result.values
    }
  }
  return seen
}

/** Whether a journey can be finished according to the replies, with the calls that prevent it or were not made. */
export interface JourneyVerdict {
  readonly journey: ProbedJourney
  readonly canFinish: 'yes' | 'no' | 'unknown'
  readonly because: readonly string[]
}

export function judgeJourneys(seen: readonly CallResult[]): readonly JourneyVerdict[] {
  return (Object.keys(PROBED_JOURNEYS) as ProbedJourney[]).map((journey) => {
    const needed = seen.filter(({ stops }) => stops.includes(journey))
    const named = (state: CallResult['state']) =>
      needed.filter((each) => each.state === state).map(({ name }) => name)
    const [failed, open] = [named('failed'), named('unknown')]
    if (failed.length > 0) return { journey, canFinish: 'no', because: failed }
    return open.length > 0
      ? { journey, canFinish: 'unknown', because: open }
      : { journey, canFinish: 'yes', because: [] }
  })
}
