/** Interface of what the sagas use outside the store: API, storage, clock, navigation and tracking. */
import type { EventChannel } from 'redux-saga'
import type { Api } from '../../api/create-api.ts'
import type { Capabilities } from '../../contract/server-capabilities.ts'
import type {
  Mode,
  StepPrerequisite,
  Step,
  Submit,
  Target,
  Values,
} from '../../funnel/step-and-journey-types.ts'
import type { RecordApiCalls, RecordKind, DataSentWithRecord } from './server-record-types.ts'

/**
 * Names under which the sagas may store data in the browser. Under the name of a kind of record, such
 * as 'lead', they store that record's id.
 */
export type StoredName =
  | RecordKind
  | 'address'
  | 'wish'
  | 'company'
  | 'sent'
  | 'checkKey'
  | 'waiting'
  | 'entrance'
  | 'code'
  | 'calls'
  | 'quiz'
  | 'answers'
  | 'finishing'
  | 'whole'
  | 'elsewhere'
  | 'offered'
  | 'mode'
  | 'edition'

/** Browser storage that never throws. `works` is false if storage is blocked. */
export interface ClientStorage {
  readonly works: boolean
  read(name: StoredName): string | null
  write(name: StoredName, value: string): void
  drop(name: StoredName): void
}

/** Browser events that the sagas handle: the connection, the page's visibility, and leaving the page. */
export type BrowserSignal = 'online' | 'offline' | 'visible' | 'hidden' | 'leaving'

export interface Destination {
  readonly step: Target
  readonly mode: Mode
  readonly how: 'push' | 'replace'
}

/** Functions that a web chat may offer besides 'funil_recuperacao'. */
export type WebchatCall = 'funnelStep' | 'addToShoppingCart' | 'checkout_semcobertura' | 'checkout'

/** Reports the order's progress to third parties, each only with the visitor's consent. */
export interface Tracker {
  /** Current path, including the campaign prefix. */
  path(): string
  /** Reports a page view, once for each change of the path. */
  pageView(path: string): void
  /** Reports a step of the recovery funnel ('funil_recuperacao'), with the fields known by then. */
  funnel(step: number, fields: Readonly<Record<string, unknown>>): void
  webchat(call: WebchatCall, fields: Readonly<Record<string, unknown>>): void
  /** Reports a GA4 event to the tag manager, without personal data. */
  ecommerce(event: string, fields: Readonly<Record<string, unknown>>): void
}

/** Everything that the sagas use outside the store. The browser provides it, or a test. */
export interface Dependencies {
  /** Returns the API client, at once if its code is loaded. The signal aborts its requests. */
  openApi(signal?: AbortSignal): Api | Promise<Api>
  /** What the server can do beyond the specification. */
  readonly can: Capabilities
  readonly storage: ClientStorage
  /** API calls for the record that this journey stores; null if it stores none. */
  readonly recordCalls: RecordApiCalls | null
  /** This journey's own sagas that prepare a step; `submits` has those that handle a submit. */
  readonly needs?: Partial<Record<StepPrerequisite, () => Generator>>
  readonly submits?: Partial<Record<Submit, (step: Step, values: Values) => Generator>>
  /** Journey-specific watchers. */
  readonly watch?: () => Generator
  /** Loads the steps that are not in the journey's first bundle; resolves immediately if they are loaded. */
  loadJourney(): Promise<unknown>
  /** Loads the code that reads chat messages. */
  loadMessageReader(): Promise<unknown>
  /** Milliseconds since the epoch. */
  now(): number
  /** The same by the clock of the page's server, which is right. */
  serverTime(): Promise<number>
  /** A new v4 UUID, for Idempotency-Key. */
  uuid(): string
  go(destination: Destination): void
  /** Current path, without the campaign's prefix. */
  path(): string
  /**
   * Opens another page of this site with a full page load, such as another journey or campaign.
   * @param how 'replace' if Back must not return to the current page
   */
  open(path: string, how?: 'replace'): void
  signals(): EventChannel<BrowserSignal>
  /**
   * Returns the data about this visit that is sent with a lead: tracking parameters, lp_origin, flags, A/B
   * version and the protocol number of the web chat.
   */
  visit(): DataSentWithRecord
  /** Names the agent's link that the visitor has accepted, which `visit` returns from then on. */
  acceptLink?(key: string): void
  /** Resolves once the screen shows the latest change. */
  painted(): Promise<void>
  /** Prefetches the code of the remaining steps, so that they work offline. */
  fetchAhead(): void
  /** Loads the code that reports the order's progress. */
  loadTracker(): Promise<Tracker>
  /** Called with uncaught errors; `where` names the saga. */
  report(error: unknown, where: string): void
}
