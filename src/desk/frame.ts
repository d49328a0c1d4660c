import { createContext } from 'react'
import type { Role } from '../contract/desk-roles.ts'

/** What every page of the desk gets besides its own data. */
export type DeskFrame = {
  /** Address of the style sheet. */
  readonly sheet: string
  /** Every form carries it. */
  readonly csrf: string
  /** null: nobody is signed in. */
  readonly account: { readonly email: string; readonly role: Role } | null
  /** Paths of the pages that this person may open. */
  readonly places: readonly string[]
  /** Path of this page. */
  readonly here: string
  /** ISO time at which the page was made. */
  readonly now: string
  /** Name of what has just been done (src/content/desk/notices.ts); unknown names are not shown. */
  readonly notice: string | null
}

export const Frame = createContext<DeskFrame | null>(null)
