import type { Config } from '../config.ts'
import { customerCodes } from './customers.ts'
import type { Providers } from '../providers/types.ts'

/** What is only demo content, or missing, and still serves customers (S37). */
export type Shipped = 'seed' | 'risk' | 'codes-off' | 'codes-unavailable' | 'mail' | 'public-url' | 'webhook'

/** By name, for the startup log and the desk's home page. Nothing is refused because of it. */
export function shippedForTrying(config: Config, providers: Pick<Providers, 'mail'>): Shipped[] {
  const codes = customerCodes({ config, providers })
  const found: Record<Shipped, boolean> = {
    seed: config.seed === 'demo',
    risk: config.riskProvider === 'embedded',
    'codes-off': codes === 'off',
    'codes-unavailable': codes === 'unavailable',
    mail: !config.smtp,
    'public-url': config.publicUrl === undefined,
    webhook: !config.webhook,
  }
  return (Object.keys(found) as Shipped[]).filter((each) => found[each])
}

/** One log line for each. */
export const shippedLines = ({ dataDir }: Pick<Config, 'dataDir'>): Record<Shipped, string> => ({
  seed: 'SEED=demo: coverage, streets and customers are invented.',
  risk: 'RISK_PROVIDER=embedded: nobody’s risk is checked, every document but those of test people is approved.',
  'codes-off':
    'Renewal and migration ask for no code (CUSTOMER_CODES=off, or the demo): a CPF alone is enough.',
  'codes-unavailable':
    'No SMTP_HOST: renewal and migration are not available, since no code can be mailed (CUSTOMER_CODES).',
  mail: `No SMTP_HOST: mails are files in ${dataDir}/mail.`,
  'public-url':
    'No PUBLIC_URL: links in mails lead to localhost, and writes are checked by the Host of each request.',
  webhook: 'No ORDER_WEBHOOK_URL: nobody is told of orders, they wait in the outbox.',
})
