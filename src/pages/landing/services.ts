import { createContext, use } from 'react'
import type { CepInformation } from '../../contract/cep-information.ts'
import type { StepId, Values } from '../../funnel/types.ts'

/** Where a form of a marketing page leads, and what was said in it. */
export interface Destination {
  /** Below the campaign's prefix, with its query. */
  readonly path: string
  /** Answers about the address, by step: `{ cep: { cep: '01310100' } }`. */
  readonly address: Readonly<Record<StepId, Values>>
  /** The other answers, by step. */
  readonly answers: Readonly<Record<StepId, Values>>
}

/** The order of this browser, and where it continues. */
export interface StoredOrder {
  readonly isFinished: boolean
  readonly href: string
}

/** A CEP that was looked up, or why not, in words for the visitor. */
export type LookUp =
  | { readonly value: CepInformation }
  | {
      readonly problem: string
      /** The server refused this CEP: asking again is useless. */
      readonly isRefused: boolean
    }

/** What a live part of a marketing page can ask for. */
export interface LandingServices {
  /** Loads the order's code ahead; a failure shows when it is needed. */
  prepare(): void
  /** Opens the order in place of this page; rejects when its code cannot be loaded. */
  takeOver(destination: Destination): Promise<void>
  /**
   * GET cep/information/{cep}: town and street of a CEP. Never rejects.
   * @param cep eight digits
   */
  lookUpCep(cep: string, sku?: string): Promise<LookUp>
  /**
   * POST supportRequest: asks for a call. Never rejects.
   * @returns what went wrong, in words for the visitor; null on success
   */
  askForCall(telephone: string): Promise<string | null>
  /** Null for a visitor without an order, or whose order is gone. Never rejects. */
  storedOrder(): Promise<StoredOrder | null>
  /** Address of the player of videos; null where none is configured. */
  videoPlayer(): Promise<string | null>
}

const unavailable = () => Promise.reject(new Error('no services in a prerendered page'))

/** Filled by the entry of the marketing pages; while a page is prerendered there is nothing to ask. */
export const LandingContext = createContext<LandingServices>({
  prepare: () => {},
  takeOver: unavailable,
  lookUpCep: unavailable,
  askForCall: unavailable,
  storedOrder: () => Promise.resolve(null),
  videoPlayer: () => Promise.resolve(null),
})

export const useLanding = (): LandingServices => use(LandingContext)
