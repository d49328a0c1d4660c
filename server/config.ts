/** Reads the server's configuration from environment variables and checks it. */
import { resolve } from 'node:path'
import * as z from 'zod'
import type { Seller } from '../src/content/seller-company-line.ts'
import { fixedLimits, type FixedLimits } from './config-limits.ts'
import { allowsHost } from './config-value-schemas.ts'
import { Environment } from './config-environment-variables.ts'

/** Converts the validated environment variables to the configuration that the server uses, grouped by purpose. */
const settingsOf = (e: z.output<typeof Environment>, fixed: FixedLimits) => ({
  port: e.PORT,
  host: e.HOST,
  dataDir: resolve(e.DATA_DIR),
  siteDir: resolve(e.SITE_DIR),
  env: e.APP_ENV,
  logLevel: e.LOG_LEVEL,
  database: {
    url: e.DATABASE_URL,
    pool: e.DATABASE_POOL,
    queue: e.DATABASE_QUEUE,
    timeoutMs: e.DATABASE_TIMEOUT_MS,
    pooler: e.DATABASE_POOLER,
  },
  /** Which data to load at startup. The operator's own database gets demo data only if SEED requests it. */
  seed: e.SEED ?? (e.DATABASE_URL ? 'catalogue' : 'demo'),
  /** `decryption` contains further keys that are only used to decrypt. */
  keys: { encryption: e.ENCRYPTION_KEY, lookup: e.LOOKUP_KEY, decryption: e.DECRYPTION_KEYS },
  /** The public URL of the site without a trailing slash, used for links in e-mails. */
  publicUrl: e.PUBLIC_URL?.replace(/\/+$/, ''),
  /** Who sells; null if it is not configured. */
  company: companyOf(e),
  /** How a bill arrives and may be paid; '' if it is not configured. */
  paymentSentence: e.PAYMENT_SENTENCE ?? '',
  /** The last day of the prices, for search engines. */
  pricesUntil: e.PRICES_UNTIL,
  /** Whether pages are rendered before they are first requested. */
  warmPages: e.WARM_PAGES,
  /** Former host names of the site. Their page of the employee offer redirects to `publicUrl`. */
  legacyHosts: e.LEGACY_HOSTS,
  /** Which proxies are trusted. With `false`, the address of the socket counts as the client's. */
  trustProxy: e.TRUST_PROXY,
  allowedOrigins: e.ALLOWED_ORIGINS,
  /**
   * Where the pages' calls go: `url` is another server's base URL; `hosts` may be named by a browser's storage.
   * `takesNoEmail`: they take an empty e-mail address.
   */
  backend: { url: e.API_URL ?? '', hosts: e.API_HOSTS, takesNoEmail: e.API_WITHOUT_EMAIL },
  /**
   * Third-party hosts that pages may use: `script` for scripts, `connect` for those scripts' calls and
   * images, `frame` for frames.
   */
  thirdPartyHosts: { script: e.SCRIPT_HOSTS, connect: e.CONNECT_HOSTS, frame: e.FRAME_HOSTS },
  /**
   * URLs of third-party scripts, each loaded only after the consent that it needs, and of the video
   * player. Undefined if not configured. `videos` are the ids of videos by news item.
   */
  thirdParties: {
    container: e.TAG_CONTAINER_URL,
    webchat: e.WEBCHAT_URL,
    affiliate: e.AFFILIATE_URL,
    video: e.VIDEO_URL,
    videos: e.NEWS_VIDEOS,
  },
  /** Third-party pages that marketing pages link to. */
  outsideLinks: e.OUTSIDE_LINKS,
  /** Rate limits. The names state the period. */
  limits: {
    ...fixed,
    leadsPerMinute: e.RATE_LIMIT_LEADS_PER_MINUTE,
    /** Requests of any other kind from one IP address; each kind is counted separately. */
    addressPerMinute: e.RATE_LIMIT_ADDRESS_PER_MINUTE,
    cpfPerMinute: e.RATE_LIMIT_CPF_PER_MINUTE,
    documentPerHour: e.RATE_LIMIT_DOCUMENT_PER_HOUR,
    /** E-mailed codes of one kind: for one lead, and from one IP address to one mailbox. */
    codesPerHour: e.RATE_LIMIT_CODES_PER_HOUR,
    /** E-mailed codes and links of one kind to one domain. */
    domainCodesPerHour: e.RATE_LIMIT_DOMAIN_CODES_PER_HOUR,
    /** E-mails about orders from one IP address to all unproven mailboxes. */
    orderMailsPerHour: e.RATE_LIMIT_ORDER_MAILS_PER_HOUR,
    /** Messages about which the language model is asked, from all visitors together. */
    readerPerHour: e.READER_BUDGET_PER_HOUR,
    /** Failed logins at the desk in five minutes, by IP address. */
    operatorAddressTries: e.RATE_LIMIT_OPERATOR_ADDRESS_TRIES,
    /** Searches for persons at the desk that need no reason, by person. */
    searchesPerHour: e.RATE_LIMIT_SEARCHES_PER_HOUR,
  },
  /** How many open visits may share a phone, mailbox, house or IP network. `uncounted`: networks of call centres. */
  openVisits: {
    phone: e.OPEN_VISITS_PER_PHONE,
    mailbox: fixed.visitsPerMailbox,
    house: fixed.visitsPerHouse,
    building: e.OPEN_VISITS_PER_BUILDING,
    network: e.OPEN_VISITS_PER_NETWORK,
    uncounted: e.OPEN_VISITS_UNCOUNTED_NETWORKS,
  },
  /** The percentage of a day's counts above which one IP address is reported as a flood. */
  floodPercent: e.FLOOD_PERCENT,
  /** The percentage of a list at the desk that one IP network may fill in a day. */
  listSharePercent: e.LIST_SHARE_PERCENT,
  /** Calls that visitors request. */
  calls: { perNetwork: e.CALLS_PER_NETWORK },
  requestTimeoutMs: e.REQUEST_TIMEOUT_MS,
  addressProvider: e.ADDRESS_PROVIDER,
  /** The service that searches for the CEPs of a street. `origin` is the source without a trailing slash. */
  streetSearch: { provider: e.STREET_PROVIDER, origin: e.VIACEP_URL.replace(/\/+$/, '') },
  /** The risk service of RISK_PROVIDER=http; undefined with the embedded one. `timeoutMs` is for all tries. */
  riskService:
    e.RISK_PROVIDER === 'http' && e.RISK_URL && e.RISK_TOKEN
      ? { url: e.RISK_URL, token: e.RISK_TOKEN, timeoutMs: e.RISK_TIMEOUT_MS }
      : undefined,
  /** The language model that proposes what a message may mean; undefined if none is configured. */
  reader:
    e.READER_URL && e.READER_MODEL
      ? { url: e.READER_URL, model: e.READER_MODEL, token: e.READER_TOKEN, timeoutMs: e.READER_TIMEOUT_MS }
      : undefined,
  /** `off`: existing customers need no e-mailed code to renew or migrate. */
  customerCodes: e.CUSTOMER_CODES,
  employeeDomains: e.COLLABORATOR_DOMAINS,
  bonus: { timcontrole: e.BONUS_TIMCONTROLE, timblack: e.BONUS_TIMBLACK, timpre: e.BONUS_TIMPRE },
  smtp: e.SMTP_HOST
    ? {
        host: e.SMTP_HOST,
        port: e.SMTP_PORT,
        user: e.SMTP_USER,
        password: e.SMTP_PASSWORD,
        secure: e.SMTP_SECURE,
      }
    : undefined,
  mailFrom: e.MAIL_FROM,
  webhook:
    e.ORDER_WEBHOOK_URL && e.ORDER_WEBHOOK_SECRET
      ? { url: e.ORDER_WEBHOOK_URL, secret: e.ORDER_WEBHOOK_SECRET }
      : undefined,
  outboxGiveUpHours: e.OUTBOX_GIVE_UP_HOURS,
  /** Days after which data is deleted: all about abandoned leads (`days`), the waiting list, and orders. */
  retention: {
    days: e.RETENTION_DAYS,
    waitingListDays: e.WAITING_LIST_RETENTION_DAYS,
    orderDays: e.ORDER_RETENTION_DAYS,
  },
  /** The single sign-on provider of the operator's desk (OpenID Connect). */
  singleSignOn:
    e.OIDC_ISSUER_URL && e.OIDC_CLIENT_ID && e.OIDC_CLIENT_SECRET
      ? { issuer: e.OIDC_ISSUER_URL, clientId: e.OIDC_CLIENT_ID, clientSecret: e.OIDC_CLIENT_SECRET }
      : undefined,
  /** Whether an edition of the shop is published at the desk only once a second person has approved it. */
  needsShopApproval: e.SHOP_APPROVAL === 'on',
  /** The bearer token for /api/metrics. Without it, only this machine may read the metrics. */
  metricsToken: e.METRICS_TOKEN,
  /** Milliseconds for which a server that is shutting down reports not ready but still serves visitors. */
  shutdownDelayMs: e.SHUTDOWN_DELAY_MS,
})

export type Config = Readonly<ReturnType<typeof settingsOf>>

/** Returns who sells; null unless all four settings are there. */
function companyOf(e: z.output<typeof Environment>): Seller | null {
  const { COMPANY_NAME: name, COMPANY_CNPJ: cnpj, COMPANY_ADDRESS: address } = e
  const { COMPANY_PRIVACY_CONTACT: privacyContact } = e
  return name && cnpj && address && privacyContact ? { name, cnpj, address, privacyContact } : null
}

/** An invalid configuration or environment. Its message is for the operator and lists every problem. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Returns how settings contradict each other, or are invalid in a way that their schemas do not see. */
function problemsOf(e: z.output<typeof Environment>): string[] {
  const [, encodedSecret] = e.ORDER_WEBHOOK_SECRET?.split(/^whsec_/) ?? []
  const company = [e.COMPANY_NAME, e.COMPANY_CNPJ, e.COMPANY_ADDRESS, e.COMPANY_PRIVACY_CONTACT]
  const signOn = [e.OIDC_ISSUER_URL, e.OIDC_CLIENT_ID, e.OIDC_CLIENT_SECRET]
  const isIncomplete = (all: readonly unknown[]) => all.some(Boolean) && !all.every(Boolean)
  const isUnsafe = (url: string | undefined) => url !== undefined && !isSafeTarget(new URL(url))
  const isForbidden = (url: string | undefined, hosts: readonly string[]) =>
    url !== undefined && !allowsHost(hosts, new URL(url))
  const problems = [
    e.DATABASE_URL &&
      (!e.ENCRYPTION_KEY || !e.LOOKUP_KEY) &&
      'ENCRYPTION_KEY and LOOKUP_KEY are required with DATABASE_URL (32 random bytes each)',
    e.DATABASE_POOLER !== 'none' &&
      !e.DATABASE_URL &&
      'DATABASE_POOLER has no effect without DATABASE_URL: the server’s own database has no pooler',
    e.LEGACY_HOSTS.length > 0 && !e.PUBLIC_URL && 'PUBLIC_URL is required with LEGACY_HOSTS',
    e.ENCRYPTION_KEY && e.LOOKUP_KEY?.equals(e.ENCRYPTION_KEY) && 'ENCRYPTION_KEY and LOOKUP_KEY must differ',
    e.DECRYPTION_KEYS.some((each) => e.LOOKUP_KEY?.equals(each)) &&
      'LOOKUP_KEY must not be one of DECRYPTION_KEYS',
    e.ORDER_WEBHOOK_URL &&
      !e.ORDER_WEBHOOK_SECRET &&
      'ORDER_WEBHOOK_SECRET (16 characters or more) is required with ORDER_WEBHOOK_URL',
    encodedSecret !== undefined &&
      !z.base64().min(16).safeParse(encodedSecret).success &&
      'ORDER_WEBHOOK_SECRET must be base64 after whsec_',
    isUnsafe(e.ORDER_WEBHOOK_URL) &&
      'ORDER_WEBHOOK_URL carries personal data: https, or http within a private network only',
    [e.API_URL, ...e.API_HOSTS].some(isUnsafe) &&
      'API_URL and API_HOSTS receive personal data: https, or http within a private network only',
    e.RISK_PROVIDER === 'http' &&
      !(e.RISK_URL && e.RISK_TOKEN) &&
      'RISK_URL and RISK_TOKEN are required with RISK_PROVIDER=http',
    e.RISK_PROVIDER === 'embedded' &&
      (e.RISK_URL || e.RISK_TOKEN) &&
      'RISK_URL and RISK_TOKEN have no effect without RISK_PROVIDER=http',
    isIncomplete([e.READER_URL, e.READER_MODEL]) &&
      'READER_URL and READER_MODEL belong together: set both or none',
    e.READER_TOKEN && !e.READER_URL && 'READER_TOKEN has no effect without READER_URL',
    isUnsafe(e.READER_URL) &&
      'READER_URL receives what visitors write: https, or http within a private network only',
    isUnsafe(e.RISK_URL) && 'RISK_URL receives personal data: https, or http within a private network only',
    (e.SMTP_USER || e.SMTP_PASSWORD) &&
      !e.SMTP_HOST &&
      'SMTP_HOST is required with SMTP_USER and SMTP_PASSWORD',
    isIncomplete([e.SMTP_USER, e.SMTP_PASSWORD]) &&
      'SMTP_USER and SMTP_PASSWORD belong together: set both or none',
    !/^[^<>@\s]+@[^<>@\s]+$|^[^<>]*<[^<>@\s]+@[^<>@\s]+>$/.test(e.MAIL_FROM.trim()) &&
      'MAIL_FROM must be an address: name@example.com or Name <name@example.com>',
    isIncomplete(company) &&
      'COMPANY_NAME, COMPANY_CNPJ, COMPANY_ADDRESS and COMPANY_PRIVACY_CONTACT belong together: set all or none',
    isIncomplete(signOn) && 'OIDC_ISSUER_URL, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together',
    signOn.some(Boolean) &&
      !e.PUBLIC_URL &&
      'PUBLIC_URL is required with OIDC_ISSUER_URL: the provider sends people back there',
    isUnsafe(e.OIDC_ISSUER_URL) && 'OIDC_ISSUER_URL must be https, or http within a private network',
    ...(['TAG_CONTAINER_URL', 'WEBCHAT_URL', 'AFFILIATE_URL'] as const).map(
      (name) =>
        isForbidden(e[name], e.SCRIPT_HOSTS) &&
        `${name} is refused by every browser: its host is missing in SCRIPT_HOSTS`,
    ),
    isForbidden(e.VIDEO_URL, e.FRAME_HOSTS) &&
      'VIDEO_URL is refused by every browser: its host is missing in FRAME_HOSTS',
    Object.keys(e.NEWS_VIDEOS).length > 0 && !e.VIDEO_URL && 'NEWS_VIDEOS has no effect without VIDEO_URL',
  ]
  return problems.flatMap((each) => each || [])
}

/**
 * Returns whether a URL may receive personal data: over https, or at a host that only a private network can
 * resolve, such as a name without dots or a private address.
 */
function isSafeTarget({ protocol, hostname }: URL): boolean {
  if (protocol === 'https:') return true
  const privateAddress =
    /^(?:(?:127|10)(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2})$|^\[(?:::1\]|f[cd])/
  return privateAddress.test(hostname) || /^[\w-]+$/.test(hostname) || /\.(?:internal|local)$/.test(hostname)
}

/**
 * Reads the configuration from the environment (docs/settings.md lists every variable). An empty variable
 * counts as unset. Throws ConfigError, which names each invalid variable.
 * @param fixed the limits that no variable sets
 */
export function readConfig(
  environment: NodeJS.ProcessEnv = process.env,
  fixed: FixedLimits = fixedLimits,
): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`The configuration is not usable:\n${lines.join('\n')}`)
  }
  const e = parsed.data
  const problems = problemsOf(e)
  if (problems.length > 0) {
    throw new ConfigError(`The configuration is not usable:\n  ${problems.join('\n  ')}`)
  }
  return settingsOf(e, fixed)
}
