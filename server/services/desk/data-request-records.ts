/**
 * Which records belong to the case of a data subject, and what proves each: one proof proves one record
 * (docs/what-proves-a-person.md).
 */
import { recordWithNumber } from '../../repositories/desk/order-search-and-history.ts'
import { findCustomerById } from '../../repositories/customers.ts'
import { findLead } from '../../repositories/leads.ts'
import type { DataRequestRow } from '../../repositories/personal-data-requests.ts'
import { findRenewal } from '../../repositories/renewals.ts'
import { recordsWithKeys } from '../../repositories/search-keys.ts'
import { findWaitingListEntry } from '../../repositories/waiting-list.ts'
import { isMailboxVerified } from '../../rules/email-codes.ts'
import type { LeadRow } from '../../rules/lead-row-types.ts'
import { openRecord } from '../customer-by-cpf.ts'
import type { DataRequestContent } from '../data-requests.ts'
import type { DeskContext } from './desk-context.ts'
import { readFoundRecords, type FoundOrder } from './find-orders.ts'

/**
 * What proves a record of a case. `order`: the link of that order. `code`: a code to its mailbox, which was verified in that
 * order. `person`: somebody at the desk. `mailbox`: who asks reads the mailbox that the record names, and nobody knows whether it
 * was mistyped. `none`: only somebody's search, or a typed address, joins it to the case.
 */
export type RecordProof = 'order' | 'code' | 'person' | 'mailbox' | 'none'

/** A record of a case. */
export type CaseRecord = Awaited<ReturnType<typeof recordsOfCase>>[number]

type CaseParts = { readonly row: DataRequestRow; readonly content: DataRequestContent }

const hasMailbox = ({ proof, has_mailbox: isTyped }: DataRequestRow) => isTyped || proof === 'code'

async function emailOf(
  { db, vault }: DeskContext,
  { id, kind }: FoundOrder,
  lead: LeadRow | undefined,
): Promise<string> {
  if (kind === 'lead') return lead?.answers.email?.email ?? ''
  if (kind === 'renewal') {
    const customer = (await findRenewal(db, id))?.customer_id
    const found = customer ? await findCustomerById(db, customer) : undefined
    return found ? openRecord({ vault }, found).email : ''
  }
  const contact = kind === 'no-coverage' ? (await findWaitingListEntry(db, id))?.contact : undefined
  return contact ? ((JSON.parse(vault.open(contact, id)) as { email?: string }).email ?? '') : ''
}

function proofOf(
  { row, content }: CaseParts,
  { id, number }: FoundOrder,
  { isSame, isVerified }: { readonly isSame: boolean; readonly isVerified: boolean },
): RecordProof {
  if (content.confirmed?.includes(id)) return 'person'
  if (row.proof === 'order' && number !== null && number === content.order) return 'order'
  if (!hasMailbox(row) || !isSame) return 'none'
  return isVerified ? 'code' : 'mailbox'
}

/** Returns the records of a case: those with its e-mail address or order, and those that were added. */
export async function recordsOfCase(desk: DeskContext, found: CaseParts) {
  const { email, order, added = [], removed = [] } = found.content
  const keys =
    email === '' ? [] : [{ kind: 'email' as const, lookup: desk.vault.lookup(email.toLowerCase()) }]
  const ids = [
    ...(await recordsWithKeys(desk.db, keys)),
    ...(order === undefined ? [] : await recordWithNumber(desk.db, order)),
  ].map(({ id }) => id)
  const all = [...new Set([...ids, ...added])].filter((id) => !removed.includes(id))
  const records = await readFoundRecords(desk, all)
  return Promise.all(
    records.map(async (each) => {
      const lead = each.kind === 'lead' ? await findLead(desk.db, each.id) : undefined
      const own = await emailOf(desk, each, lead)
      const isSame = own !== '' && own.toLowerCase() === email.toLowerCase()
      const isVerified = lead !== undefined && isMailboxVerified(desk.vault, lead)
      const proof = proofOf(found, each, { isSame, isVerified })
      const isProven = proof !== 'none' && proof !== 'mailbox'
      return {
        ...each,
        /** '' if it has none. */
        email: own,
        proof,
        /** Whether it is known that who asks is its person. */
        isProven,
        /** Whether it may be mailed to the address of the case. */
        isMailable: isProven && (proof === 'person' || hasMailbox(found.row) || (isSame && isVerified)),
        /** Whether an answer from its address tells that its person asks: its mailbox was verified. */
        isEmailVerified: isVerified,
        /** Whether its address has to be told: nothing shows that who asks reads it. */
        isEmailToTell: own !== '' && !(isSame && hasMailbox(found.row)),
      }
    }),
  )
}
