/** Lists the settings that still have their demonstration values. */
import type { Config } from '../config.ts'
import { customerCodes } from './must-customer-enter-code.ts'
import type { Providers } from '../providers/provider-types.ts'

/**
 * A setting that is acceptable in a demonstration but not for real customers: it uses invented data, or
 * leaves something unconfigured.
 */
export type DemoSetting = keyof ReturnType<typeof demoSettingLines>

/** Lists the demo settings in use, for the startup log and the desk's home page. The server starts with them. */
export function demoSettingsInUse(config: Config, providers: Pick<Providers, 'mail'>): DemoSetting[] {
  const codes = customerCodes({ config, providers })
  const found: Record<DemoSetting, boolean> = {
    seed: config.seed === 'demo',
    risk: !config.riskService,
    'codes-off': codes === 'off',
    'codes-unavailable': codes === 'unavailable',
    mail: !config.smtp,
    'public-url': config.publicUrl === undefined,
    seller: config.company === null,
    webhook: !config.webhook,
  }
  return (Object.keys(found) as DemoSetting[]).filter((each) => found[each])
}

/** Returns the line of the startup log for each demo setting. */
export const demoSettingLines = ({ dataDir }: Pick<Config, 'dataDir'>) => ({
  seed: 'SEED=demo: coverage, streets and customers are invented.',
  risk: 'RISK_PROVIDER=embedded: risk is not checked; every document except those of test people is approved.',
  'codes-off':
    'Renewal and migration ask for no code (CUSTOMER_CODES=off, or the demo): a CPF alone is enough.',
  'codes-unavailable':
    'No SMTP_HOST: renewal and migration are unavailable, since no code can be sent by e-mail (CUSTOMER_CODES).',
  mail: `No SMTP_HOST: e-mails are written to files in ${dataDir}/mail.`,
  'public-url':
    'No PUBLIC_URL: links in e-mails lead to localhost, addresses for search engines are relative, and writes are checked against the Host of each request.',
  seller:
    'No COMPANY_NAME, COMPANY_CNPJ, COMPANY_ADDRESS and COMPANY_PRIVACY_CONTACT: nothing says who sells.',
  webhook: 'No ORDER_WEBHOOK_URL: orders are not reported to any system; they wait in the outbox.',
})
