/**
 * Lists all keys that this site uses in browser storage. A `local` value is kept when the tab is closed, a `session`
 * value is not. `early-input-and-tracking-script.ts` and `recovery-script.ts` in `src/app/server-rendering` import nothing and repeat some of
 * the keys; tests/tooling/early-input-and-tracking-script.test.ts and recovery-script.test.ts check that they agree.
 */
export const storageKeys = {
  /** Ids of the visitor's records on the server: a lead, a migration, a renewal. */
  lead: { key: 'prosa.lead', kind: 'local' },
  migration: { key: 'prosa.migration', kind: 'local' },
  renewal: { key: 'prosa.renewal', kind: 'local' },
  /** Ids of call requests, which the visitor needs to erase them, each with that of the order that it is about. */
  calls: { key: 'prosa.calls', kind: 'local' },
  /**
   * On a server that does not give an order's answers back: those that say nothing about a person, and the order that
   * was sent to be made without a reply.
   */
  answers: { key: 'prosa.answers', kind: 'session' },
  finishing: { key: 'prosa.finishing', kind: 'local' },
  mode: { key: 'prosa.mode', kind: 'local' },
  /** The visitor's address, kept until a lead exists. */
  address: { key: 'prosa.draft', kind: 'session' },
  wish: { key: 'prosa.wish', kind: 'session' },
  /** The questions that are about a company's representative, once the visitor has said that a company orders. */
  company: { key: 'prosa.company', kind: 'session' },
  /** Tracking parameters of the first page of this visit. */
  tracking: { key: 'prosa.tracking', kind: 'session' },
  /** The number of the edition of the shop that the last landing page was of. */
  edition: { key: 'prosa.edition', kind: 'session' },
  sent: { key: 'prosa.sent', kind: 'session' },
  checkKey: { key: 'prosa.check', kind: 'session' },
  /** The URL at which the visitor entered a journey, if it is one of the journey's alternative URLs. */
  entrance: { key: 'prosa.entrance', kind: 'session' },
  /** The finished order that the visitor looks at as a whole, after its receipt. */
  whole: { key: 'prosa.whole', kind: 'session' },
  /** Whether the visitor has seen the animation that says that fibre reaches the house. */
  found: { key: 'prosa.found', kind: 'session' },
  /** When a code was sent, so that a reload does not send another one. */
  code: { key: 'prosa.code', kind: 'session' },
  /** Ids of the quiz answers given in the chat, until they are sent. */
  quiz: { key: 'prosa.quiz', kind: 'session' },
  /** '-' if this browser used `test=` and is excluded from the experiment (src/app/counting). */
  entry: { key: 'prosa.entry', kind: 'local' },
  /**
   * The A/B version, and the day on which the random draw first decided what this browser sees
   * (docs/decisions/0053).
   */
  exposed: { key: 'prosa.exposed', kind: 'local' },
  /**
   * Ids of the questions seen in this tab, so that a reload does not count them twice; '-' if the visit used
   * `test=`.
   */
  visit: { key: 'prosa.visit', kind: 'session' },
  /** Names of the events that were reported of the landing pages seen in this tab, so that none is reported twice. */
  reportedEvents: { key: 'prosa.told', kind: 'session' },
  waiting: { key: 'prosa.waiting', kind: 'session' },
  /** Page zoom as a factor: '1.25'. */
  zoom: { key: 'prosa.zoom', kind: 'local' },
  /** Whether the site's font has loaded in this tab. */
  font: { key: 'prosa.font', kind: 'session' },
  /** What was typed in the first form of a page that was left before it was ready; no document's number. Read once. */
  typed: { key: 'prosa.typed', kind: 'session' },
  /** Time of the last reload caused by a file that failed to load. */
  reloaded: { key: 'prosa.reloaded', kind: 'session' },
  /** The A/B version that was drawn or forced (F§2). */
  version: { key: 'prosa.version', kind: 'local' },
  /** Written for a moment, to see whether storage works. */
  test: { key: 'prosa.test', kind: 'local' },
  /** The order of the journey at /demo, which no server stores and which is therefore exempt from S18. */
  demo: { key: 'prosa.demo', kind: 'local' },
  'demo-order': { key: 'prosa.demo-order', kind: 'local' },
  demoLanguage: { key: 'prosa.demo-language', kind: 'local' },
  demoTheme: { key: 'prosa.demo-theme', kind: 'local' },
  /** Set by developers: the host of the API, if the build allows it. */
  apiHost: { key: 'apiHost', kind: 'local' },
  /** Written by the operator's own script, and sent with a lead (F§7). */
  preferences: { key: 'user_prefs2', kind: 'session' },
} as const satisfies Record<string, { key: string; kind: 'local' | 'session' }>
