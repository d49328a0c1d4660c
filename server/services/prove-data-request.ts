/** Checks the codes that prove whose mailbox a request for personal data names (docs/decisions/0182). */
import { myData } from '../../src/content/my-data.ts'
import { isUuid } from '../../src/lib/uuid.ts'
import type { Context } from '../context.ts'
import { HttpError, invalidFieldError, leadNotFound } from '../api-errors.ts'
import { findLead } from '../repositories/leads.ts'
import {
  findDataRequest,
  makeCaseOfProven,
  noteDataAsked,
  tryDataRequestCode,
} from '../repositories/personal-data-requests.ts'
import { recordsWithKeys } from '../repositories/search-keys.ts'
import { isWrong, judgeCode, readCode, isMailboxVerified } from '../rules/email-codes.ts'
import { isSameSecret } from '../security/is-same-secret.ts'
import { hashOfDataCode, openContent, readerKeyOf } from './data-requests.ts'

type TypedCode = {
  readonly typed: string
  /** The IP address of the request. */
  readonly address: string
  /** What stood in the link with which the page was opened, '' if nothing did. */
  readonly reader: string
}

/**
 * Checks the code that proves whose mailbox it is. Refuses one that is wrong, too old or tried too often, by whoever it was
 * unless the page was opened from the mail. Orders that only name that mailbox show that somebody asked.
 */
export async function proveDataRequest(context: Context, id: string, typed: TypedCode): Promise<void> {
  const isReader = isSameSecret(typed.reader, readerKeyOf(context, id))
  await context.limits.guess(typed.address, `data:${id}:${isReader ? 'reader' : 'anybody'}`)
  const row = isUuid(id) ? await findDataRequest(context.db, id) : undefined
  if (!row) throw leadNotFound()
  const { email, order } = openContent(context, row)
  // the page of a request about an order has only who has its link: what strangers type for that mailbox does not count there
  const whose = order === undefined ? email : `order:${order}`
  const guess = { purpose: 'data', address: typed.address, email: whose, wasSent: row.has_code } as const
  const giveBack = isReader ? null : await context.limits.codeGuess(guess).catch(refuseGuesses)
  const hash = hashOfDataCode(context, id, readCode(typed.typed))
  const attempt = await tryDataRequestCode(context.db, id, hash, context.clock.now(), isReader)
  if (!isWrong(attempt)) await giveBack?.()
  const { reason } = judgeCode(attempt)
  if (reason) throw invalidFieldError('code', myData.problems.code[reason])
  await makeCaseOfProven(context.db, id)
  await tellOrderers(context, id, email)
}

/** Says of too many wrong codes that a person confirms who asks. */
function refuseGuesses(error: unknown): never {
  if (!(error instanceof HttpError)) throw error
  throw new HttpError(error.status, error.code, myData.problems.code.spent, { ...error.more, field: 'code' })
}

/** Stores with the leads that name a mailbox, which nobody has verified, that its reader has asked for their data. */
async function tellOrderers(context: Context, request: string, email: string): Promise<void> {
  const { db, vault, clock } = context
  const found = await recordsWithKeys(db, [{ kind: 'email', lookup: vault.lookup(email.toLowerCase()) }])
  const leads = await Promise.all(
    found.filter(({ kind }) => kind === 'lead').map(({ id }) => findLead(db, id)),
  )
  const unverified = leads.flatMap((lead) => (lead && !isMailboxVerified(vault, lead) ? [lead.id] : []))
  await noteDataAsked(db, unverified, clock.now(), request)
}
