/**
 * The one list of what must be seen to before real customers come (D146): at the desk, by `npm run ready`, and in
 * docs/go-live.md, which `npm run settings` writes from it. The texts of the desk are in src/content/desk/go-live.ts.
 */

/** `settings`: what sets it. `without`: what happens without it. `isTicked`: nothing but a person can see it. */
type GoLiveItem = { readonly settings: string; readonly without: string; readonly isTicked?: true }

export const goLiveItems = {
  coverage: {
    settings: '`SEED=catalogue`, then `npm run import -- coverage`',
    without: 'addresses of the demo are sold, where nobody has a network; without any, nobody can order',
  },
  streets: {
    settings: '`STREET_PROVIDER=viacep`, or `npm run import -- streets`',
    without: 'who does not know the CEP is sent to the postal service',
  },
  customers: {
    settings: '`npm run import -- customers`, `lines`',
    without: 'nobody can renew or migrate; with those of the demo, invented people can',
  },
  plans: {
    settings: 'an edition published at the desk, or `npm run shop -- publish`',
    without: 'plans and prices of the demo are sold',
  },
  mail: {
    settings: '`SMTP_HOST`, `MAIL_FROM`',
    without: 'no e-mail leaves the server: no confirmation, no code, no link back',
  },
  codes: {
    settings: '`CUSTOMER_CODES=on`, with `SMTP_HOST`',
    without: 'a CPF alone opens renewal and migration, or they are unavailable',
  },
  webhook: {
    settings: '`ORDER_WEBHOOK_URL`, `ORDER_WEBHOOK_SECRET` ([the webhook](webhook.md))',
    without: 'no system is told of an order; after `RETENTION_DAYS` only its id is left to send',
  },
  risk: {
    settings: '`RISK_PROVIDER=http`, `RISK_URL`, `RISK_TOKEN` ([the risk provider](risk-provider.md))',
    without: 'every document is approved',
  },
  address: {
    settings: '`PUBLIC_URL`',
    without: 'links in e-mails lead to localhost, and search engines see no address',
  },
  proxy: {
    settings: '`TRUST_PROXY`, and TLS in front: seen by a request since the start',
    without: 'behind a proxy all visitors count as one address: the limits refuse them together',
  },
  keys: {
    settings: '`ENCRYPTION_KEY`, `LOOKUP_KEY` or `DATA_DIR/keys.json`, kept apart from the database',
    without: 'with the keys lost, documents and telephones cannot be read again',
    isTicked: true,
  },
  company: {
    settings: '`COMPANY_NAME`, `COMPANY_CNPJ`, `COMPANY_ADDRESS`, `COMPANY_PRIVACY_CONTACT`',
    without: 'nothing says who sells, nor whom to ask about personal data',
  },
  payment: {
    settings: '`PAYMENT_SENTENCE`',
    without: 'site, receipt and mails say that ways of paying and the first bill are not known',
  },
  privacy: {
    settings: 'somebody answers for the privacy page and for what persons ask of their data',
    without: 'requests about personal data pass their legal 15 days',
    isTicked: true,
  },
  withdrawal: {
    settings: 'somebody calls who withdraws within seven days',
    without: 'a withdrawal that the law grants is not carried out',
    isTicked: true,
  },
  retention: {
    settings: '`RETENTION_DAYS`, `ORDER_RETENTION_DAYS`, `WAITING_LIST_RETENTION_DAYS` fit your rules',
    without: 'data is deleted too early, or kept longer than you told your customers',
    isTicked: true,
  },
  backup: {
    settings: 'a backup was restored elsewhere ([operations](operations.md#backup-and-restore))',
    without: 'nobody knows whether what is kept can be read',
    isTicked: true,
  },
  alarms: {
    settings: '`ops/prometheus-rules.yml` is loaded, and reaches somebody ([alarms](alarms/README.md))',
    without: 'nobody hears that orders have stopped',
    isTicked: true,
  },
  metrics: {
    settings: '`METRICS_TOKEN`',
    without: 'only a Prometheus on the same machine, without a proxy between, sees anything',
  },
} as const satisfies Readonly<Record<string, GoLiveItem>>

export type GoLiveItemId = keyof typeof goLiveItems

export const GO_LIVE_ITEMS = Object.keys(goLiveItems) as readonly GoLiveItemId[]

/** Whether only a person can say that it is done. */
export const isTicked = (item: GoLiveItemId): boolean => 'isTicked' in goLiveItems[item]
