/** The Prometheus metrics of the business: orders, leads, risk checks, refused logins, exceeded rate limits. */
import { Counter, type Registry } from 'prom-client'

const CHANNELS = ['chat', 'pages', 'unknown'] as const
const ORDERS = ['order', 'renewal'] as const
const RISK_RESULTS = ['approved', 'rejected', 'quiz', 'failed'] as const
const MODEL_RESULTS = ['proposed', 'nothing', 'refused', 'failed', 'budget'] as const
const LOGIN_REFUSALS = ['password', 'code', 'single_sign_on', 'limit'] as const

/** Counts what happens in the shop. Each process counts what it did itself. */
export type BusinessMetrics = {
  /** Counts a new lead. `channel` is null if the request did not name it. */
  countLead(channel: string | null): void
  /** Counts an order or renewal when it gets its number. */
  countOrder(kind: (typeof ORDERS)[number], channel: string | null): void
  /** Counts a request to the risk provider; `failed` has no result. */
  countRiskCheck(result: (typeof RISK_RESULTS)[number]): void
  /**
   * Counts a message that was meant for the language model: `nothing` if it has no proposal, `refused` if it named
   * something that is not on offer, `failed` if there was no reply in time, `budget` if it was not asked.
   */
  countModelReply(result: (typeof MODEL_RESULTS)[number]): void
  countRefusedLogin(reason: (typeof LOGIN_REFUSALS)[number]): void
  /** Returns a function that counts a request beyond this rate limit. */
  refusalsBy(limit: string): () => void
}

const channelName = (channel: string | null) =>
  channel === 'chat' || channel === 'pages' ? channel : 'unknown'

/**
 * Creates the counters. All of their label values are known and start at 0: `increase()` would miss the first event
 * of a series that starts at 1.
 */
export function makeBusinessMetrics(registry: Registry): BusinessMetrics {
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter({ name, help, labelNames, registers: [registry] })
  const leads = counter('prosa_leads_total', 'New leads, by channel.', ['channel'])
  const orders = counter('prosa_orders_total', 'Orders and renewals that got a number.', ['kind', 'channel'])
  const checks = counter('prosa_risk_checks_total', 'Requests to the risk provider, by result.', ['result'])
  const models = counter('prosa_model_replies_total', 'Messages for the language model, by result.', [
    'result',
  ])
  const logins = counter('prosa_logins_refused_total', 'Logins refused at the desk, by reason.', ['reason'])
  const refusals = counter('prosa_limit_refusals_total', 'Requests beyond a rate limit, by limit.', ['limit'])
  for (const channel of CHANNELS) {
    leads.inc({ channel }, 0)
    for (const kind of ORDERS) orders.inc({ kind, channel }, 0)
  }
  for (const result of RISK_RESULTS) checks.inc({ result }, 0)
  for (const result of MODEL_RESULTS) models.inc({ result }, 0)
  for (const reason of LOGIN_REFUSALS) logins.inc({ reason }, 0)
  return {
    countLead: (channel) => leads.inc({ channel: channelName(channel) }),
    countOrder: (kind, channel) => orders.inc({ kind, channel: channelName(channel) }),
    countRiskCheck: (result) => checks.inc({ result }),
    countModelReply: (result) => models.inc({ result }),
    countRefusedLogin: (reason) => logins.inc({ reason }),
    refusalsBy(limit) {
      refusals.inc({ limit }, 0)
      return () => refusals.inc({ limit })
    },
  }
}
