/** Asks the operator's risk service over HTTP, as docs/risk-provider.md describes. */
import { setTimeout as wait } from 'node:timers/promises'
import { riskMessages } from '../../src/content/risk-messages.ts'
import { brToIso } from '../../src/lib/iso-dates.ts'
import type { Config } from '../config.ts'
import { RiskCheckResponse, type RiskCheckRequest } from './risk-service-schemas.ts'
import type { PersonToCheck, RiskOutcome, RiskProvider } from './provider-types.ts'

/** Milliseconds before the second and the third attempt. There is no fourth. */
const PAUSES = [200, 600]

/** An error after which the service may be asked again, after the seconds that it asked for. */
class Passing extends Error {
  override name = 'Passing'
  readonly seconds: number

  constructor(message: string, options: ErrorOptions & { seconds?: number } = {}) {
    super(message, options)
    this.seconds = options.seconds ?? 0
  }
}

const isPassing = (status: number) => status === 408 || status === 429 || status >= 500

const secondsOf = (header: string | null) => (header !== null && /^\d+$/.test(header) ? Number(header) : 0)

const bodyOf = (person: PersonToCheck, attempt: number): RiskCheckRequest => ({
  attempt,
  person: {
    ...(person.cpf && { cpf: person.cpf }),
    ...(person.cnpj && { cnpj: person.cnpj }),
    name: person.name,
    birthDate: brToIso(person.birthDate),
    ...(person.mothersName && { mothersName: person.mothersName }),
    phone: person.phone,
    email: person.email,
  },
})

/** Returns the outcome that a reply states. What visitors read about it are our own texts. */
function outcomeOf(text: string): RiskOutcome {
  let sent: unknown
  try {
    sent = JSON.parse(text)
  } catch {
    // the error would quote the reply, which may contain personal data
    throw new Error('the risk service answered with something other than JSON')
  }
  const { data } = RiskCheckResponse.safeParse(sent)
  if (!data) throw new Error('the risk service answered with something other than an outcome')
  switch (data.outcome) {
    case 'approved':
      return { kind: 'approved' }
    case 'rejected':
      return { kind: 'rejected', message: riskMessages.rejected }
    case 'quiz':
      return { kind: 'quiz', questions: data.questions }
  }
}

/**
 * Creates the provider for RISK_PROVIDER=http. A failed attempt is repeated within `timeoutMs` (RISK_TIMEOUT_MS in
 * server/config-environment-variables.ts), always with the same key, by which the service recognises a check that it has already
 * made. A service that does not respond is not asked again.
 */
export function httpRisk({ url, token, timeoutMs }: NonNullable<Config['riskService']>): RiskProvider {
  const send = async (body: string, key: string, signal: AbortSignal) => {
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json; charset=utf-8',
      'idempotency-key': key,
      'user-agent': 'prosa',
    }
    const response = await fetch(url, { method: 'POST', redirect: 'manual', signal, headers, body })
    return { response, text: await response.text() }
  }

  async function ask(body: string, key: string, signal: AbortSignal): Promise<string> {
    const { response, text } = await send(body, key, signal).catch((cause: unknown) => {
      if (signal.aborted) throw new Error(`the risk service had not answered after ${timeoutMs} ms`)
      throw new Passing('the risk service could not be reached', { cause })
    })
    if (response.status === 200) return text
    const message = `the risk service answered ${response.status}`
    if (isPassing(response.status))
      throw new Passing(message, { seconds: secondsOf(response.headers.get('retry-after')) })
    throw new Error(message)
  }

  return {
    async assess(person, attempt, key) {
      const end = performance.now() + timeoutMs
      const signal = AbortSignal.timeout(timeoutMs)
      const body = JSON.stringify(bodyOf(person, attempt))
      for (let failed = 0; ; failed += 1) {
        try {
          return outcomeOf(await ask(body, key, signal))
        } catch (error) {
          const pause = PAUSES[failed]
          if (!(error instanceof Passing) || pause === undefined) throw error
          const needed = Math.max(pause, error.seconds * 1000)
          if (performance.now() + needed >= end) throw error
          await wait(needed)
        }
      }
    },
  }
}
