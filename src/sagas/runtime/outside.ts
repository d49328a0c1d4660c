import type { EventChannel } from 'redux-saga'
import type { Api } from '../../api/api.ts'
import type { Mode, Need, Step, Submit, Target, Values } from '../../funnel/types.ts'
import type { Subject, SubjectKind, Visit } from './subject.ts'

/** Keys allowed in browser storage (S18): an id for each kind of subject, and what this tab needs. */
export type StoredName =
  | SubjectKind
  | 'address'
  | 'wish'
  | 'sent'
  | 'checkKey'
  | 'waiting'
  | 'entrance'
  | 'code'
  | 'calls'
  | 'quiz'
  | 'question'
  | 'mode'

/** Browser storage behind one interface: it never throws; `works` is false where storage is blocked (X19). */
export interface ClientStorage {
  readonly works: boolean
  read(name: StoredName): string | null
  write(name: StoredName, value: string): void
  drop(name: StoredName): void
}

/** Browser events: connection, visibility, page leave. */
export type BrowserSignal = 'online' | 'offline' | 'visible' | 'leaving'

export interface Destination {
  readonly step: Target
  readonly mode: Mode
  readonly how: 'push' | 'replace'
}

/** Calls that a web chat may offer besides 'funil_recuperacao' (M7.3, D45). */
export type WebchatCall = 'funnelStep' | 'addToShoppingCart' | 'checkout_semcobertura' | 'checkout'

/** Where the order's progress is reported; each receiver is notified only with the visitor's consent (D42). */
export interface Tracker {
  /** The path on the screen, campaign included. */
  path(): string
  /** A path that was on the screen, once for each change of it. */
  pageView(path: string): void
  /** 'funil_recuperacao', with the fields known by this step. */
  funnel(step: number, fields: Readonly<Record<string, unknown>>): void
  webchat(call: WebchatCall, told: Readonly<Record<string, unknown>>): void
  /** A GA4 event for the tag container: nothing personal. */
  ecommerce(event: string, told: Readonly<Record<string, unknown>>): void
}

/** The sagas' external dependencies: real in a browser and in tests, one day on a server. */
export interface Outside {
  readonly api: Api
  readonly storage: ClientStorage
  /** What this journey stores on the server; null where nothing is stored. */
  readonly subject: Subject | null
  /** Journey-specific workers for steps and submit handlers, in addition to the standard ones. */
  readonly needs?: Partial<Record<Need, () => Generator>>
  readonly submits?: Partial<Record<Submit, (step: Step, values: Values) => Generator>>
  /** Journey-specific watchers. */
  readonly watch?: () => Generator
  /** Loads the code of the journey's later steps; resolves immediately if already loaded. */
  loadJourney(): Promise<void>
  /** Loads the code that reads messages of the chat. */
  loadMessageReader(): Promise<unknown>
  /** Milliseconds since the epoch. */
  now(): number
  /** A fresh v4 UUID, for Idempotency-Key. */
  uuid(): string
  go(destination: Destination): void
  /** Current path, below the campaign's prefix. */
  path(): string
  /**
   * Opens another page of this site with a full load: another journey, another campaign.
   * @param how 'replace' when Back must not return to the current page
   */
  open(path: string, how?: 'replace'): void
  signals(): EventChannel<BrowserSignal>
  /** Tracking of this visit, with lp_origin, flags, A/B version and the chat protocol. */
  visit(): Visit
  /** Resolves once the screen shows what has just changed. */
  painted(): Promise<void>
  /** Prefetches the code of the remaining steps, so that they work offline (D34). */
  fetchAhead(): void
  /** Loads the code that reports the order's progress. */
  loadTracker(): Promise<Tracker>
  /** Called with uncaught errors; `where` names the saga. */
  report(error: unknown, where: string): void
}
