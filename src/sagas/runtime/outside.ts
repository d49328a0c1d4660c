import type { EventChannel } from 'redux-saga'
import type { Api } from '../../api/api.ts'
import type { DeviceInfo, LeadRequest } from '../../contract/lead.ts'
import type { Mode, Need, Step, Submit, Target, Values } from '../../funnel/types.ts'
import type { Subject, SubjectKind } from '../subject/subject.ts'

export type { SubjectKind }

/** Names of what browser storage may hold (S18): an id for each kind of subject, and what this tab needs. */
export type StoredName = SubjectKind | 'address' | 'wish' | 'sent' | 'checkKey' | 'waiting' | 'mode'

/** Browser storage behind one face: it never throws; `works` is false where it is blocked (X19). */
export interface ClientStorage {
  readonly works: boolean
  read(name: StoredName): string | null
  write(name: StoredName, value: string): void
  drop(name: StoredName): void
}

/** What the browser tells: connection, visibility, leaving. */
export type BrowserSignal = 'online' | 'offline' | 'visible' | 'leaving'

export interface Destination {
  readonly step: Target
  readonly mode: Mode
  readonly how: 'push' | 'replace'
}

/** What travels with a new subject besides the answers (F§3): tracking and the campaign's flags. */
export type Visit = Partial<Omit<LeadRequest, 'cep'>> & { readonly deviceInfo?: DeviceInfo }

/** Everything the sagas need from outside: real in a browser, real in a test, later on a server. */
export interface Outside {
  readonly api: Api
  readonly storage: ClientStorage
  /** What this journey stores on the server; null where nothing is stored. */
  readonly subject: Subject | null
  /** Workers for what the steps of this journey need, and handlers for how they are sent, besides the usual ones. */
  readonly needs?: Partial<Record<Need, () => Generator>>
  readonly submits?: Partial<Record<Submit, (step: Step, values: Values) => Generator>>
  /** Further watchers of this journey. */
  readonly watch?: () => Generator
  /** Brings the code of the journey's later steps; at once when it is there. */
  loadJourney(): Promise<void>
  /** Milliseconds since the epoch. */
  now(): number
  /** A fresh v4 UUID, for Idempotency-Key. */
  uuid(): string
  go(destination: Destination): void
  /** Path of the address as it stands now, below the campaign's prefix. */
  path(): string
  /**
   * Opens another page of this site, which loads anew: another journey, another campaign.
   * @param how 'replace' where Back must not lead to the present page
   */
  open(path: string, how?: 'replace'): void
  signals(): EventChannel<BrowserSignal>
  /** Tracking of this visit, with lp_origin, flags, A/B version and the chat protocol. */
  visit(): Visit
  /** Fetches what the remaining steps need (code), so that they work offline (D34). */
  fetchAhead(): void
  /** Called with what nobody caught; `where` names the saga. */
  report(error: unknown, where: string): void
}
