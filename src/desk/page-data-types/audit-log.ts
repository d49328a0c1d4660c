import type { Role } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import type { Sentence } from '../../content/desk/audit-sentences.ts'

/** One line of the desk's audit log: an action, or several alike in a row. */
export type AuditLine = {
  readonly at: string
  /** Who acted: an e-mail address, or a description of a program, a command or a person without an account. */
  readonly who: string
  readonly role: Role | null
  readonly sentence: Sentence
  /** The page of what the action was about; null if there is none, or if it was erased. */
  readonly href: string | null
  /** Further details, on one line. */
  readonly details: string
  /** How many times in a row. `at` is the last time. */
  readonly times: number
}
