import { createContext } from 'react'
import type { Role } from '../contract/desk-roles-reasons-calls-and-imports.ts'

/** Data that every page of the desk receives. The desk is the operator's internal site at /operador. */
export type DeskPageContext = {
  /** URL of the stylesheet. */
  readonly sheet: string
  /** Token that each form sends back, to protect against cross-site requests. */
  readonly csrf: string
  /** Account of the signed-in person; null if no one is signed in. */
  readonly account: { readonly email: string; readonly role: Role } | null
  /** Paths of the pages that the signed-in person may open. */
  readonly places: readonly string[]
  /** Path of the current page. */
  readonly here: string
  /** ISO time at which the page was rendered. */
  readonly now: string
  /**
   * Key of the notice about the previous action (src/content/desk/action-results.ts). Unknown keys are
   * ignored.
   */
  readonly notice: string | null
}

/** React context with the shared data of a desk page. */
export const PageContext = createContext<DeskPageContext | null>(null)
