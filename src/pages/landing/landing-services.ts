import { createContext, use } from 'react'
import type { CepInformation } from '../../contract/cep-information.ts'
import type { StepId, Values } from '../../funnel/types.ts'

/** Where the order opens after a form of a landing page, and the answers given in that form. */
export interface Destination {
  /** Path below the campaign prefix, with its query. */
  readonly path: string
  /** Answers about the address, by step, such as `{ cep: { cep: '01310100' } }`. */
  readonly address: Readonly<Record<StepId, Values>>
  /** The other answers, by step. */
  readonly answers: Readonly<Record<StepId, Values>>
}

/** The order stored in this browser, and the address at which it continues. */
export interface StoredOrder {
  readonly isFinished: boolean
  readonly href: string
}

/** Result of looking up a CEP; `problem` is a message for the visitor. */
export type LookUp =
  | { readonly value: CepInformation }
  | {
      readonly problem: string
      /** Whether the server refused this CEP, so that a second attempt is useless. */
      readonly isRefused: boolean
    }

/** What the islands of a landing page can request from the app. */
export interface LandingServices {
  /** Preloads the code of the order. A failure has no effect until the code is needed. */
  prepare(): void
  /** Replaces this page with the order. Rejects if the code of the order cannot be loaded. */
  takeOver(destination: Destination): Promise<void>
  /**
   * Calls GET cep/information/{cep}, which returns town and street. Never rejects.
   * @param cep eight digits
   */
  lookUpCep(cep: string, sku?: string): Promise<LookUp>
  /**
   * Calls POST supportRequest, which requests a call. Never rejects.
   * @returns an error message for the visitor; null on success
   */
  askForCall(telephone: string): Promise<string | null>
  /** Returns the stored order; null if there is none or it has expired. Never rejects. */
  storedOrder(): Promise<StoredOrder | null>
  /** Returns the address of the video player; null if none is configured. */
  videoPlayer(): Promise<string | null>
}

const unavailable = () => Promise.reject(new Error('no services in a prerendered page'))

/** Provided by `src/marketing.tsx`. While a page is prerendered, requests fail. */
export const LandingServicesContext = createContext<LandingServices>({
  prepare: () => {},
  takeOver: unavailable,
  lookUpCep: unavailable,
  askForCall: unavailable,
  storedOrder: () => Promise.resolve(null),
  videoPlayer: () => Promise.resolve(null),
})

/** Returns the services of the landing page. */
export const useLandingServices = (): LandingServices => use(LandingServicesContext)
