import type { EventChannel } from 'redux-saga'
import type { Api } from '../api/api.ts'
import type { CampaignFlags } from '../campaigns/types.ts'
import type { Tracking } from '../contract/common.ts'
import type { StepId } from '../funnel/types.ts'
import type { Mode } from '../store/events.ts'

/** Names of what browser storage may hold (security 18). */
export type Remembered = 'leadId' | 'address' | 'wish' | 'sent' | 'checkKey' | 'waiting' | 'mode'

/** Browser storage behind one face: it never throws; `works` is false where it is blocked (faults 19). */
export interface Memory {
  readonly works: boolean
  read(name: Remembered): string | null
  write(name: Remembered, value: string): void
  drop(name: Remembered): void
}

/** What the browser tells: connection, visibility, leaving. */
export type Weather = 'online' | 'offline' | 'visible' | 'leaving'

export interface Destination {
  readonly step: StepId | 'start'
  readonly mode: Mode
  readonly how: 'push' | 'replace'
}

/** Everything the sagas need from outside: real in a browser, real in a test, later on a server. */
export interface Outside {
  readonly api: Api
  readonly memory: Memory
  /** Milliseconds since the epoch. */
  now(): number
  /** A fresh v4 UUID, for Idempotency-Key. */
  uuid(): string
  go(destination: Destination): void
  weather(): EventChannel<Weather>
  /** Tracking of this visit, with lp_origin and flags of the campaign, A/B version and the chat protocol. */
  visit(): Tracking & CampaignFlags & { version?: 'A' | 'B'; webcare_tuid?: string }
  /** Fetches what the remaining steps need (code), so that they work offline (decisions 34). */
  fetchAhead(): void
  /** Called with what nobody caught; `where` names the saga. */
  report(error: unknown, where: string): void
}
