/** Decides whether the e-mail address of a lead was verified: by a code that was mailed to it and typed in that lead. */
import type { Vault } from '../security/encryption-vault.ts'
import type { LeadRow } from './lead-row-types.ts'

/** Returns whether the visitor has typed a code that was mailed to the address that the lead has now. */
export function isMailboxVerified(
  { lookup }: Pick<Vault, 'lookup'>,
  { answers, verified }: Pick<LeadRow, 'answers' | 'verified'>,
): boolean {
  const mailbox = answers.email?.email && lookup(answers.email.email.toLowerCase())
  return mailbox !== undefined && [verified.collaborator, verified.customer].includes(mailbox)
}
