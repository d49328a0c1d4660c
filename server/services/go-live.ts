/** Tells what must still be seen to before real customers come (D146), and keeps what the administration ticks of it. */
import { GO_LIVE_ITEMS, isTicked, type GoLiveItemId } from '../../src/contract/go-live-items.ts'
import type { Context } from '../context.ts'
import { PUBLISHED_BY_RELEASE } from '../db/edition-of-release.ts'
import type { DeskUser } from '../repositories/desk/desk-users.ts'
import {
  dataThere,
  goLiveTicks,
  tickItem,
  untickItem,
  type DataThere,
} from '../repositories/editions-and-publications.ts'
import { audit } from './desk/write-and-check-audit-log.ts'
import type { Config } from '../config.ts'
import { customerCodes } from './customer-by-cpf.ts'
import type { Providers } from '../providers/provider-types.ts'

/** An item of the list; `tick` says who has ticked it and when (ISO), where only a person can. */
export type GoLiveState = {
  readonly item: GoLiveItemId
  readonly isDone: boolean
  readonly isTicked: boolean
  readonly tick: { readonly by: string; readonly at: string } | null
}

type Parts = Pick<Context, 'db' | 'config' | 'providers' | 'tls'>

/** Whether an address leads nowhere but to the computer on which it is opened. */
const isOfThisComputer = (url: string) =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(new URL(url).hostname)

/**
 * A setting that is acceptable in a demonstration but not for real customers: it uses invented data, or
 * leaves something unconfigured.
 */
type DemoSetting = keyof ReturnType<typeof demoSettingLines>

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

/** Returns whether each item that a server can see by itself is set. */
function seenByServer(
  { config, providers, tls }: Parts,
  there: DataThere,
): Partial<Record<GoLiveItemId, boolean>> {
  const demo = demoSettingsInUse(config, providers)
  const isOwn = !demo.includes('seed')
  return {
    coverage: isOwn && there.coverage,
    streets: config.streetSearch.provider !== 'none' || (isOwn && there.streets),
    customers: isOwn && there.customers,
    plans: there.plans,
    mail: !demo.includes('mail'),
    codes: !demo.includes('codes-off') && !demo.includes('codes-unavailable'),
    webhook: !demo.includes('webhook'),
    risk: !demo.includes('risk'),
    address: config.publicUrl !== undefined && !isOfThisComputer(config.publicUrl),
    proxy: config.trustProxy !== false && tls.isSeen,
    company: !demo.includes('seller'),
    payment: config.paymentSentence !== '',
    metrics: config.metricsToken !== undefined,
  }
}

export async function goLiveList(parts: Parts): Promise<GoLiveState[]> {
  const [there, ticks] = await Promise.all([dataThere(parts.db, PUBLISHED_BY_RELEASE), goLiveTicks(parts.db)])
  const seen = seenByServer(parts, there)
  return GO_LIVE_ITEMS.map((item) => {
    const found = ticks.find((each) => each.item === item)
    const tick = found ? { by: found.by, at: found.at.toISOString() } : null
    return {
      item,
      isTicked: isTicked(item),
      tick,
      isDone: isTicked(item) ? tick !== null : seen[item] === true,
    }
  })
}

/**
 * Ticks an item, or takes its tick away.
 * @returns false if it is none that a person ticks
 */
export async function setGoLiveTick(
  desk: Pick<Context, 'db' | 'clock' | 'vault'>,
  user: DeskUser,
  name: string,
  isDone: boolean,
): Promise<boolean> {
  const item = GO_LIVE_ITEMS.find((each) => each === name && isTicked(each))
  if (item === undefined) return false
  await desk.db.transaction(async (sql) => {
    if (isDone) await tickItem(sql, item, user.email, desk.clock.now())
    else await untickItem(sql, item)
    await audit(sql, desk, {
      by: user,
      what: isDone ? 'go_live_ticked' : 'go_live_unticked',
      detail: { item },
    })
  })
  return true
}
