/**
 * The services that the app gives to the islands of a landing page, such as looking up a CEP (Brazilian
 * postcode).
 */
import { createContext, use } from 'react'
import type { CepInformation, StreetsQuery } from '../../contract/cep-and-streets.ts'
import type { StreetSearch } from '../../funnel/street-search-state-and-rules.ts'
import type { StepId, Values } from '../../funnel/step-and-journey-types.ts'

/**
 * How an order begins after the visitor has submitted a form on a landing page: the page to open, and the
 * answers from the form.
 */
export interface LandingDestination {
  /** Path without the campaign's prefix, with the query. */
  readonly path: string
  /** Answers about the address, by step, such as `{ cep: { cep: '01310100' } }`. */
  readonly address: Readonly<Record<StepId, Values>>
  /** The other answers, by step. */
  readonly answers: Readonly<Record<StepId, Values>>
}

/** The order stored in this browser, and the URL at which it continues. */
export interface StoredOrder {
  readonly isFinished: boolean
  readonly href: string
  /** The chosen plan and the open question of an order in progress; '' or missing if they are not known. */
  readonly plan?: string
  readonly question?: string
}

/** Result of looking up a CEP (Brazilian postcode). `problem` is a message for the visitor. */
export type LookUp =
  | { readonly value: CepInformation }
  | {
      readonly problem: string
      /** Whether the same CEP may be sent again unchanged, because no answer came, or there were too many requests. */
      readonly mayRepeat: boolean
      /** Whether the server is at fault, not the CEP. The order then continues without the look-up. */
      readonly isServerFault: boolean
    }

/** What the videos of news items need. */
export interface NewsVideos {
  /** URL of the provider's player. */
  readonly player: string
  /** Ids of the videos at that provider, by news item. */
  readonly ids: Readonly<Record<string, string>>
}

/**
 * The result of a call request: an error message for the visitor, or whether the phone number was already waiting for a
 * call.
 */
export type CallRequestResult = { readonly problem: string } | { readonly isRepeated: boolean }

/** Searches for the CEPs of a street with GET cep/streets. Never rejects. */
export type SearchStreets = (query: StreetsQuery) => Promise<StreetSearch>

/** Functions of the app that the islands of a landing page can call. */
export interface LandingServices {
  /** Preloads the code of the order. Errors are ignored until the code is needed. */
  prepare(): void
  /**
   * Replaces this page with the order. Rejects if the code of the order cannot be loaded.
   * @param whenLoaded called once that code is there; the page is replaced when it has ended
   */
  takeOver(destination: LandingDestination, whenLoaded?: () => Promise<void>): Promise<void>
  /**
   * Calls GET cep/information/{cep}, which returns town and street. Never rejects.
   * @param cep eight digits
   */
  lookUpCep(cep: string, sku?: string): Promise<LookUp>
  /** Returns the search for the CEPs of a street; null if there is none, or it cannot be loaded. Never rejects. */
  streetSearch(): Promise<SearchStreets | null>
  /**
   * Asks the operator to phone the visitor, with POST supportRequest. Never rejects.
   */
  askForCall(telephone: string): Promise<CallRequestResult>
  /** Returns the stored order; null if there is none or it has expired. Never rejects. */
  storedOrder(): Promise<StoredOrder | null>
  /** Returns what the operator has configured for the videos of news items; null if there is no player. */
  newsVideos(): Promise<NewsVideos | null>
}

const unavailable = () => Promise.reject(new Error('no services in a server-rendered page'))

/**
 * React context with the functions that islands can call. `src/marketing.tsx` provides them. While a page is
 * server-rendered, the default value applies, which loads nothing.
 */
export const LandingServicesContext = createContext<LandingServices>({
  prepare: () => {},
  takeOver: unavailable,
  lookUpCep: unavailable,
  streetSearch: () => Promise.resolve(null),
  askForCall: unavailable,
  storedOrder: () => Promise.resolve(null),
  newsVideos: () => Promise.resolve(null),
})

/** Returns the functions of the app that an island can call. */
export const useLandingServices = (): LandingServices => use(LandingServicesContext)
