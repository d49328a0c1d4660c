/**
 * Takes what people ask of the data about them, as cases with a deadline (docs/decisions/0182). Nothing is looked up for a
 * request, so that its reply is the same for a customer and for anybody else.
 */
import { randomUUID } from 'node:crypto'
import { formatLong } from '../../src/lib/parse-and-format-dates.ts'
import { DATA_REQUEST_KINDS, myData, type DataRequestKind } from '../../src/content/my-data.ts'
import type { RequestVia } from '../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { DATA_REQUEST_DAYS } from '../../src/lib/deadline-days.ts'
import type { DataRequestView } from '../../src/scriptless-pages/page-data-types.ts'
import { cleanOptionalLine } from '../../src/lib/clean-typed-text.ts'
import { parseEmail } from '../../src/lib/email.ts'
import { addDays, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import { hideEmail } from '../../src/lib/masked-data.ts'
import { isUuid } from '../../src/lib/uuid.ts'
import type { Context } from '../context.ts'
import type { Sql } from '../db/database.ts'
import { invalidFieldError, parsedValue } from '../api-errors.ts'
import { countInTransaction } from '../limits/rate-limit-counters.ts'
import { dataRequestMail } from '../mail/personal-data-request-mail.ts'
import { lockLead } from '../repositories/leads.ts'
import {
  addDataRequest,
  findDataRequest,
  lockOpenCase,
  replaceDataRequestContent,
  setDataRequestCode,
  type DataRequestRow,
} from '../repositories/personal-data-requests.ts'
import { codeExpiry, newCode, isMailboxVerified } from '../rules/email-codes.ts'
import { shortReference } from '../rules/order-number.ts'
import { siteOrigin } from '../rules/signed-order-links.ts'
import { sendMailImmediately } from './outbox-entries.ts'
import type { OpenedOrder } from './open-order-link.ts'

/** Letters of what a person may tell. */
const MOST_DETAILS = 1000

/** Query parameter of the page of a request: what stood in the link of its mail. */
export const READER = 'm'

/** What a person has told. `order` is the number of the order from whose page it was asked. */
export type DataRequestContent = {
  email: string
  details: string
  order?: string
  /** How and on which day (yyyy-mm-dd) it came, if somebody at the desk has entered it. */
  came?: { readonly via: RequestVia; readonly day: string }
  /** The ids of records that somebody at the desk has added to the case, and of those that are not this person's. */
  added?: readonly string[]
  removed?: readonly string[]
  /** The ids of records that somebody at the desk has confirmed to be this person's: neither link nor code proves it. */
  confirmed?: readonly string[]
  /** Why it was not possible, or why many were closed at once, as the person reads it. */
  reason?: string
}

/** Returns the address of the page of a request. */
export const dataRequestLink = ({ config }: Pick<Context, 'config'>, id: string): string =>
  `${siteOrigin(config)}${myData.path}${id}`

/** Returns the hash of the code of a request. */
export const hashOfDataCode = ({ vault }: Pick<Context, 'vault'>, id: string, code: string) =>
  vault.lookup(`code:data:${id}:${code}`)

const kindOf = (typed = ''): DataRequestKind =>
  DATA_REQUEST_KINDS.find((kind) => kind === typed) ?? refuse('kind', myData.problems.kind)

function refuse(field: string, message: string): never {
  throw invalidFieldError(field, message)
}

type Typed = { kind?: string | undefined; email?: string | undefined; details?: string | undefined }

/** Reads what a person asks and tells. */
export function contentOf(
  typed: Typed,
  email: string,
): { kind: DataRequestKind; content: DataRequestContent } {
  const kind = kindOf(typed.kind)
  const details = cleanOptionalLine(typed.details).slice(0, MOST_DETAILS)
  if (kind === 'correction' && details === '') refuse('details', myData.problems.details)
  return { kind, content: { email, details } }
}

/** Returns the last day of the answer to a request of a day, both yyyy-mm-dd. */
export const answerDueOn = (day: string): string => addDays(day, DATA_REQUEST_DAYS)

const dueOn = ({ clock }: Pick<Context, 'clock'>): string => answerDueOn(todayInSaoPaulo(clock.now()))

/** Minutes for which requests for one mailbox take turns: only that they are counted in one row matters. */
const TURN_S = 60

/** Returns what makes two requests one case: what is asked, and for which mailbox or by which proof of which order. */
export const subjectOf = ({ vault }: Pick<Context, 'vault'>, kind: DataRequestKind, of: string): string =>
  vault.lookup(`data:${kind}:${of}`)

/** Returns what stands in the link of the mail of a request, so that no attempts of others count for who opens it. */
export const readerKeyOf = ({ vault }: Pick<Context, 'vault'>, id: string): string =>
  vault.lookup(`data-mail:${id}`).slice(0, 22)

function newStoredCode(context: Context, id: string) {
  const code = newCode()
  return {
    code,
    stored: { hash: hashOfDataCode(context, id, code), expires: codeExpiry(context.clock.now()) },
  }
}

/** Returns the address of the page of a request for who reads the mail with its code. */
const readerLink = (context: Context, id: string): string =>
  `${dataRequestLink(context, id)}?${READER}=${readerKeyOf(context, id)}`

/**
 * Stores a request, and mails the code that proves whose address it is, unless that mailbox has got too many today. Returns
 * its id.
 * @param ip the IP address of the request
 */
export async function askForData(context: Context, typed: Typed, ip: string): Promise<string> {
  const email = parsedValue('email', parseEmail(typed.email ?? ''))
  const { kind, content } = contentOf(typed, email)
  const id = randomUUID()
  const at = context.clock.now()
  // as it is spelled, since the records of a case are those that have the address so
  const subject = subjectOf(context, kind, `mailbox:${email.toLowerCase()}`)
  const due_on = dueOn(context)
  const request = {
    id,
    kind,
    content: context.vault.seal(JSON.stringify(content), id),
    due_on,
    proof: null,
    subject,
  }
  const { code, stored } = newStoredCode(context, id)
  const isMailed = await context.db.transaction(async (sql) => {
    // one at a time, so that each after the first finds the case with which it stands
    await countInTransaction(sql, `datacase:${subject}`, at, TURN_S)
    const mayMail = await context.limits.dataRequestMail(sql, { email, address: ip, at })
    await addDataRequest(sql, request, at, mayMail ? stored : null)
    return mayMail
  })
  const mail = dataRequestMail(code, formatLong(due_on), readerLink(context, id))
  if (isMailed) await sendMailImmediately(context, id, email, mail)
  return id
}

/**
 * Stores a request that was made on the page of an order, or adds what was told to the same one that is open. The link proves
 * the order, if the session that ordered has it or the mailbox of its mails was verified. A file is mailed only to a mailbox
 * that is known to be theirs, so a code goes to one that is not. Returns the id of the request.
 * @param ip the IP address of the request
 */
export async function askForDataOfOrder(
  context: Context,
  { order, row, holder }: OpenedOrder,
  typed: Typed,
  ip: string,
): Promise<string> {
  const { db, vault, limits } = context
  const email = row.answers.email?.email ?? ''
  const { kind, content } = contentOf(typed, email)
  const isVerified = isMailboxVerified(vault, row)
  const isOfSession = holder === 'session' && row.verified.session === undefined
  const proof = isVerified || isOfSession ? ('order' as const) : null
  const subject = subjectOf(context, kind, `order:${order.number}:${proof}`)
  const at = context.clock.now()
  const due_on = dueOn(context)
  const asked = await db.transaction(async (sql) => {
    await lockLead(sql, row.id)
    const open = await lockOpenCase(sql, subject)
    const id = open?.id ?? randomUUID()
    const known = open && openContent(context, open)
    // corrected since
    const isOther = known !== undefined && email !== '' && known.email !== email
    const hasMailbox = open?.has_mailbox === true && !isOther
    const isCodeNeeded = proof !== null && kind === 'access' && email !== '' && !isVerified && !hasMailbox
    const isMailed = isCodeNeeded && (await limits.dataRequestMail(sql, { email, address: ip, at }))
    const { code, stored } = newStoredCode(context, id)
    if (!open) {
      const sealed = vault.seal(JSON.stringify({ ...content, order: order.number }), id)
      await addDataRequest(
        sql,
        { id, kind, content: sealed, due_on, proof, subject },
        at,
        isMailed ? stored : null,
      )
    } else {
      if (isMailed || isOther) await setDataRequestCode(sql, id, isMailed ? stored : null)
      await addToCase(context, sql, open, isOther ? content : { details: content.details })
    }
    return { id, code: isMailed ? code : null, due: open?.due_on ?? due_on }
  })
  // without the page, which only that session has: whoever reads a mailbox that was mistyped must not open it
  if (asked.code !== null)
    await sendMailImmediately(
      context,
      asked.id,
      email,
      dataRequestMail(asked.code, formatLong(asked.due), null),
    )
  return asked.id
}

/** Adds what a person tells in a repeated request to what was told before, and takes the address that the order has by now. */
async function addToCase(
  context: Context,
  sql: Sql,
  open: DataRequestRow,
  { details, email }: Pick<DataRequestContent, 'details'> & { readonly email?: string },
): Promise<void> {
  const content = openContent(context, open)
  const isTold = details === '' || content.details.includes(details)
  if (isTold && email === undefined) return
  const all = [content.details, isTold ? '' : details]
    .filter(Boolean)
    .join(' · ')
    .slice(0, MOST_DETAILS * 3)
  const changed = { ...content, details: all, ...(email !== undefined && { email }) }
  await replaceDataRequestContent(sql, open.id, context.vault.seal(JSON.stringify(changed), open.id))
}

/** Returns what the page of a request shows, null if there is none. One that stands with another has the answer of that one. */
export async function showDataRequest(context: Context, id: string): Promise<DataRequestView | null> {
  const row = isUuid(id) ? await findDataRequest(context.db, id) : undefined
  if (!row) return null
  const { kind, due_on, proof, has_code: hasCode, has_mailbox: hasMailbox } = row
  const answered = (row.same_as === null ? undefined : await findDataRequest(context.db, row.same_as)) ?? row
  // who has proved nothing reads nothing of what is held or not
  const isTheirs = proof !== null || answered.proof === null
  const { email } = openContent(context, row)
  const { reason = null } = answered.outcome === null ? {} : openContent(context, answered)
  return {
    number: shortReference(context.vault, id),
    kind,
    due: formatLong(due_on),
    email: hideEmail(email),
    isProven: proof !== null,
    isCodeAsked: hasCode && !hasMailbox,
    outcome: answered.outcome === null || isTheirs ? answered.outcome : 'unproven',
    reason: isTheirs ? reason : null,
  }
}

/** Decrypts what a person has told. */
export const openContent = (
  { vault }: Pick<Context, 'vault'>,
  { id, content }: { id: string; content: string },
): DataRequestContent => JSON.parse(vault.open(content, id)) as DataRequestContent
