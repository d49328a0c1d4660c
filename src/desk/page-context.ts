import { createContext } from 'react'
import type { Role } from '../contract/desk-roles.ts'

/** Data that every page of the desk receives in addition to its own. */
export type DeskPageContext = {
  /** URL of the stylesheet. */
  readonly sheet: string
  /** Token that each form sends back, so that other sites cannot submit it. */
  readonly csrf: string
  /** null when nobody is signed in. */
  readonly account: { readonly email: string; readonly role: Role } | null
  /** Paths of the pages that this person may open. */
  readonly places: readonly string[]
  /** Path of this page. */
  readonly here: string
  /** ISO time at which the page was rendered. */
  readonly now: string
  /** Key of the notice about the previous action (src/content/desk/notices.ts); unknown keys are ignored. */
  readonly notice: string | null
}

/** Gives every component of a desk page access to the shared data. */
export const PageContext = createContext<DeskPageContext | null>(null)
