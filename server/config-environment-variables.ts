/**
 * Schemas of all environment variables that the server reads. Their descriptions are Markdown, because `npm run
 * settings` generates the lists in docs/settings.md from them.
 */
import * as z from 'zod'
import { brand } from '../src/content/brand-and-phones.ts'
import { limits } from './config-limits.ts'
import { allowsWrites, isReadableUrl } from './parse-database-url.ts'
import {
  baseUrl,
  baseUrls,
  emailDomains,
  booleanValue,
  companyTaxId,
  hostList,
  encryptionKey,
  decryptionKeys,
  namedLinks,
  originList,
  trustedProxies,
  secretText,
  webUrl,
  newsVideoIds,
  integerValue,
} from './config-value-schemas.ts'

/** The longest period that a setting in days accepts: a hundred years. */
const LONGEST_DAYS = 36_500

const place = {
  PORT: integerValue(3000, 0, 65_535).describe('port to listen on.'),
  HOST: z.string().default('0.0.0.0').describe('address to listen on.'),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('folder of the embedded PostgreSQL, its keys, and mails that are kept as files.'),
  SITE_DIR: z.string().default('./dist').describe('folder of the built site.'),
  APP_ENV: z
    .enum(['production', 'test', 'development'])
    .default('production')
    .describe('kind of deployment. With `test` search engines are kept out.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('least important level that is logged.'),
  PUBLIC_URL: webUrl.describe(
    'where visitors find the site. Used in mails and for search engines; only its origin and host may write.',
  ),
  LEGACY_HOSTS: emailDomains('').describe(
    'former host names, comma-separated. There `/oferta-colaborador` redirects to `PUBLIC_URL`, which is required.',
  ),
  COMPANY_NAME: z
    .string()
    .trim()
    .optional()
    .describe(
      'who sells: the company. The next three belong to it; they are shown in footers, e-mails and PDF files.',
    ),
  COMPANY_CNPJ: companyTaxId.describe('its tax id (CNPJ).'),
  COMPANY_ADDRESS: z.string().trim().optional().describe('its postal address.'),
  COMPANY_PRIVACY_CONTACT: z
    .string()
    .trim()
    .optional()
    .describe('where visitors ask about their personal data: an e-mail address or a page.'),
  PAYMENT_SENTENCE: z
    .string()
    .trim()
    .max(300, 'may have 300 characters at most')
    .optional()
    .describe(
      'how a bill arrives and how it may be paid, in one sentence: `A fatura chega por e-mail e pode ser paga por Pix ou boleto.` A second one may say what the first bill is: `A primeira fatura …`. Shown where a way of paying is chosen, in the review, receipt, mail and chat; what it lacks they say is not known there, and who tells.',
    ),
  PRICES_UNTIL: z.iso
    .date()
    .optional()
    .describe('last day of the prices in the catalogue, as `2026-12-31`. Search engines show it.'),
  TRUST_PROXY: trustedProxies.describe(
    'addresses or networks of the proxies in front, or their number. Without it `X-Forwarded-*` is ignored; with `true` it is taken from anybody.',
  ),
  ALLOWED_ORIGINS: originList.describe(
    'further origins that may call the API and write, comma-separated: `https://www.example.com`.',
  ),
  API_URL: baseUrl
    .optional()
    .describe(
      'the backend that takes the orders instead of this server, as the whole base of its calls: `https://api.example.com/v1` ([Another backend](#another-backend)).',
    ),
  API_HOSTS: baseUrls.describe(
    'further backends, comma-separated, that `apiHost` in a browser’s storage may name, such as one for tests.',
  ),
  API_WITHOUT_EMAIL: booleanValue(false).describe(
    'whether these backends take an order with an empty `email`; then “Não tenho e-mail” is offered there too.',
  ),
  WARM_PAGES: booleanValue(true).describe(
    'whether all pages are rendered in the background before anybody asks for them; with `false` each at its first request.',
  ),
  SHUTDOWN_DELAY_MS: integerValue(0, 0, 600_000).describe(
    'how long a server that is shutting down still accepts visitors, so that a load balancer notices.',
  ),
}

const database = {
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres:// or postgresql://', abort: true })
    .refine(isReadableUrl, {
      error: 'cannot be read: write # as %23, / as %2F, @ as %40 in its password',
      abort: true,
    })
    .refine(allowsWrites, 'must name each host, and no target_session_attrs but read-write or primary')
    .optional()
    .describe(
      'your PostgreSQL (15 or newer), also with [several hosts](high-availability.md). Without it the server runs its own.',
    ),
  DATABASE_POOL: integerValue(16, 1, 500).describe('maximum connections of each server; it opens one more.'),
  DATABASE_QUEUE: integerValue(128, 0, 100_000).describe(
    'how many more requests may use the database in a burst. Others get 503 with Retry-After.',
  ),
  DATABASE_TIMEOUT_MS: integerValue(10_000, 100, 600_000).describe(
    'how long a request may take, and a connection or statement within it. Risk checks and mails may take 10 s more.',
  ),
  DATABASE_POOLER: z
    .enum(['none', 'session', 'transaction'])
    .default('none')
    .describe(
      'the mode of a pooler in front of your PostgreSQL ([Behind PgBouncer](high-availability.md#behind-pgbouncer)).',
    ),
  SEED: z
    .enum(['demo', 'catalogue', 'none'])
    .optional()
    .describe(
      'data written at start ([Seed data](#seed-data)). Default: `demo`, with `DATABASE_URL` `catalogue`.',
    ),
  ENCRYPTION_KEY: encryptionKey.describe(
    'seals personal data: 32 random bytes (`openssl rand -hex 32`), as 64 hex digits or base64. Required with `DATABASE_URL`.',
  ),
  DECRYPTION_KEYS: decryptionKeys.describe(
    'other keys that still open what they sealed, comma-separated ([Changing keys](operations.md#changing-keys)).',
  ),
  LOOKUP_KEY: encryptionKey.describe(
    'finds sealed values and counts limits: a different key in the same format. Required with `DATABASE_URL`.',
  ),
}

const customers = {
  ADDRESS_PROVIDER: z
    .enum(['none', 'cep-promise'])
    .default('none')
    .describe('where to look up a CEP that our own table of streets lacks.'),
  STREET_PROVIDER: z
    .enum(['none', 'viacep'])
    .default('none')
    .describe(
      'who searches for the CEPs of a street, for visitors who do not know theirs. Without it our own table of streets is searched ([imports](imports.md#streets)).',
    ),
  VIACEP_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://viacep.com.br')
    .describe('where `STREET_PROVIDER=viacep` asks: ViaCEP, or a mirror that speaks like it.'),
  RISK_PROVIDER: z
    .enum(['embedded', 'http'])
    .default('embedded')
    .describe(
      'who checks risk. The embedded one only knows [test people](test-people.md); `http` is [a service of yours](risk-provider.md).',
    ),
  RISK_URL: webUrl.describe('address of that service: https, or http within a private network.'),
  RISK_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must have 16 visible ASCII characters or more')
    .optional()
    .describe('sent to it as `Authorization: Bearer …`: 16 visible ASCII characters or more.'),
  RISK_TIMEOUT_MS: integerValue(8_000, 100, 10_000).describe(
    'how long a check may take, with all of its tries.',
  ),
  CUSTOMER_CODES: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'whether renewal and migration ask for a code by e-mail ([Codes for customers](#codes-for-customers)).',
    ),
  COLLABORATOR_DOMAINS: emailDomains('timbrasil.com.br,tim.com.br').describe(
    'mail domains of collaborators, comma-separated.',
  ),
  READER_URL: baseUrl
    .optional()
    .describe(
      'base address of [a language model](language-model.md) that proposes what a chat message may mean that the chat has not understood: `http://localhost:11434/v1`. Without it the chat asks by itself.',
    ),
  READER_MODEL: z.string().trim().optional().describe('name of the model there. Required with `READER_URL`.'),
  READER_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must have visible ASCII characters only')
    .optional()
    .describe('sent to it as `Authorization: Bearer …`, if it wants one.'),
  READER_TIMEOUT_MS: integerValue(2_500, 100, 4_000).describe(
    'how long it may think about a message. Then the chat asks by itself.',
  ),
  READER_BUDGET_PER_HOUR: integerValue(600, 1).describe(
    'messages an hour that it is asked about, over all servers. Beyond them the chat asks by itself.',
  ),
  BONUS_TIMCONTROLE: z
    .string()
    .default('bonus-timcontrole')
    .describe('id of the bonus plan of the addon TIM Controle.'),
  BONUS_TIMBLACK: z.string().default('bonus-timblack').describe('the same for TIM Black.'),
  BONUS_TIMPRE: z.string().default('bonus-timpre').describe('the same for TIM Pré.'),
}

const delivery = {
  SMTP_HOST: z
    .string()
    .optional()
    .describe('mail server. Without it mails are `.eml` files in `DATA_DIR/mail`.'),
  SMTP_PORT: integerValue(587, 1, 65_535).describe('its port.'),
  SMTP_USER: z
    .string()
    .optional()
    .describe('its user. The password is only sent over TLS, unless the server is this machine.'),
  SMTP_PASSWORD: z.string().optional().describe("the user's password."),
  SMTP_SECURE: booleanValue(false).describe('TLS from the first byte (port 465) instead of STARTTLS.'),
  MAIL_FROM: z.string().default(`${brand.name} <nao-responda@localhost>`).describe('sender of mails.'),
  ORDER_WEBHOOK_URL: webUrl.describe(
    'receives [notifications](webhook.md) of orders: https, or http within a private network.',
  ),
  ORDER_WEBHOOK_SECRET: secretText.describe(
    'signs the notifications: 16 characters or more, or `whsec_` and base64.',
  ),
  OUTBOX_GIVE_UP_HOURS: integerValue(72, 1, LONGEST_DAYS * 24).describe(
    'how long a failed delivery is retried.',
  ),
}

const thirdParties = {
  SCRIPT_HOSTS: hostList.describe(
    'origins or hosts that scripts may come from, comma-separated: `https://www.googletagmanager.com`.',
  ),
  CONNECT_HOSTS: hostList.describe(
    'the same for what these scripts call, and for the images they report with.',
  ),
  FRAME_HOSTS: hostList.describe('the same for frames: the host of the videos.'),
  TAG_CONTAINER_URL: webUrl.describe(
    'script of the tag container, with its id in the address. Loaded after consent to publicity.',
  ),
  WEBCHAT_URL: webUrl.describe(
    'script of the web chat, which sets `window.webchat`. Loaded after consent to performance and function.',
  ),
  AFFILIATE_URL: webUrl.describe(
    "affiliate script of the campaign `livelo`, called with `url_product`, the page's address. Loaded after consent to publicity.",
  ),
  VIDEO_URL: webUrl.describe(
    'video player: `https://www.youtube-nocookie.com/embed/`. Loaded once a video is clicked.',
  ),
  NEWS_VIDEOS: newsVideoIds.describe("ids of news items' videos at that provider: `instalacao=abc123`."),
  OUTSIDE_LINKS: namedLinks.describe(
    'pages that marketing pages link to, by name ([Links to other sites](#links-to-other-sites)).',
  ),
}

const watching = {
  RETENTION_DAYS: integerValue(90, 1, LONGEST_DAYS).describe(
    'days until abandoned leads are purged, and replies, call requests, delivered notices, mails, reports of browsers.',
  ),
  WAITING_LIST_RETENTION_DAYS: integerValue(365, 1, LONGEST_DAYS).describe(
    'days until places on the waiting list are purged.',
  ),
  ORDER_RETENTION_DAYS: integerValue(1826, 1, LONGEST_DAYS).describe(
    'days until orders are purged, with everything about them.',
  ),
  METRICS_TOKEN: secretText.describe(
    'opens `/api/metrics` to `Authorization: Bearer …`, and to nobody else: 16 characters or more. Where it is not set, this machine alone may read them.',
  ),
  OIDC_ISSUER_URL: webUrl.describe(
    'provider of the [single sign-on](desk.md#single-sign-on). It needs the next two, and `PUBLIC_URL`.',
  ),
  OIDC_CLIENT_ID: z.string().optional().describe('id of the desk at that provider.'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('its secret.'),
  SHOP_APPROVAL: z
    .enum(['on', 'off'])
    .default('off')
    .describe('whether what is published at the desk needs [a second person](desk.md#the-shop).'),
}

/** All settings, grouped by the list in docs/settings.md in which they appear. */
export const settingGroups = { place, database, limits, customers, delivery, thirdParties, watching }

/** The schema of the whole environment. */
export const Environment = z.object({
  ...place,
  ...database,
  ...limits,
  ...customers,
  ...delivery,
  ...thirdParties,
  ...watching,
})
