/**
 * A fake risk service for tests, which follows the protocol of docs/risk-provider.md and returns the outcome that a
 * test chooses.
 */
import type { ServerResponse } from 'node:http'
import { RiskCheckRequest } from '../../server/providers/risk-service-schemas.ts'
import { replyJson, startHttpServer, type HttpServer } from './http-server.ts'

export const TOKEN = 'token-of-the-risk-service'

/** An outcome, or another way to reply. */
type Behaviour = object | ((response: ServerResponse) => void)

export type RiskService = HttpServer & {
  /** Bodies of the requests so far, as the contract reads them. */
  readonly questions: readonly RiskCheckRequest[]
  /** Sets the replies to the next requests; the last reply is repeated. By default everyone is approved. */
  behave(...next: Behaviour[]): void
}

/**
 * Starts the service. It refuses a wrong token (401), a body that the contract does not allow (422) and a missing key
 * (400), and repeats its earlier outcome for a known key.
 */
export async function riskService(): Promise<RiskService> {
  const questions: RiskCheckRequest[] = []
  const decided = new Map<string, object>()
  let behaviours: Behaviour[] = [{ outcome: 'approved' }]
  const server = await startHttpServer(({ headers, body, method }, response) => {
    if (method !== 'POST' || headers.authorization !== `Bearer ${TOKEN}`) return replyJson(response, 401, {})
    const key = headers['idempotency-key']
    if (typeof key !== 'string') return replyJson(response, 400, {})
    const { data, error } = RiskCheckRequest.safeParse(JSON.parse(body))
    if (!data) return replyJson(response, 422, { problem: error.message })
    questions.push(data)
    const known = decided.get(key)
    if (known) return replyJson(response, 200, known)
    const behaviour = (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? {}
    if (typeof behaviour === 'function') return behaviour(response)
    decided.set(key, behaviour)
    return replyJson(response, 200, behaviour)
  })
  return {
    ...server,
    questions,
    behave(...next) {
      behaviours = next
    },
  }
}
