/**
 * Lists what our server can do beyond the specification. Other servers can do none of it, so code must check for a
 * capability before it uses one (docs/connect-a-backend.md).
 */
export const CAPABILITIES = [
  /** Answers have versions (If-Match), so that two tabs cannot overwrite each other. */
  'versions',
  /** A request that arrives twice is carried out once (Idempotency-Key). */
  'keys',
  /** The way in which the visitor orders is stored (X-Channel). */
  'channel',
  /** Several answers in one call, also with the risk check (`items`). */
  'items',
  /** The server keeps an order: GET lead replies its answers, and a corrected address keeps them. */
  'kept-orders',
  /** The risk check may run before the payment is answered. */
  'early-risk-check',
  /** Free installation dates. */
  'free-dates',
  /** The CEP look-up says how houses are numbered and what is sold at all of them. */
  'cep-coverage',
  /** Streets are searched for. */
  'streets',
  /** Codes prove who renews or migrates. */
  'codes',
  /** Links and codes open an order in another browser. */
  'resume',
  /** All that is stored about an order can be erased. */
  'erasure',
  /** A placed order is confirmed by e-mail. */
  'order-mails',
  /** The appointment of an order can be changed. */
  'reschedule',
  /** Links that an agent has prepared. */
  'agent-links',
  /** Entries of the waiting list can be read again. */
  'waiting-list',
  /** An order may be placed without an e-mail address (`no_email`). */
  'no-email',
  /** Whether renewals and migrations are offered at the moment. */
  'availability',
  /** The prices that a page has shown hold for an order (`edition`). */
  'editions',
  /** The landing pages are rendered from its plans. */
  'landing-pages',
] as const

export type Capability = (typeof CAPABILITIES)[number]
export type Capabilities = ReadonlySet<Capability>

/** Reads a list of capabilities. Names that this release does not know are left out. */
export const capabilitiesOf = (names: readonly string[]): Capabilities =>
  new Set(CAPABILITIES.filter((each) => names.includes(each)))

/** The capabilities of our own server that another server lacks. */
export const lackingCapabilities = (can: Capabilities): readonly Capability[] =>
  CAPABILITIES.filter((each) => !can.has(each))

/** All capabilities of our own server. */
export const ALL_CAPABILITIES: Capabilities = new Set(CAPABILITIES)
