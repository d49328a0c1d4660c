/**
 * Takes what people ask of the data about them, as cases with a deadline (docs/decisions/0182). Nothing is looked up for a
 * request, so that its reply is the same for a customer and for anybody else.
 */
import { randomUUID } from 'node:crypto'
import { formatLong } from '../../src/lib/parse-and-format-dates.ts'
import { DATA_REQUEST_KINDS, myData, type DataRequestKind } from '../../src/content/my-data.ts'
import { DATA_REQUEST_DAYS } from '../../src/lib/data-request-days.ts'
import type { DataRequestView } from '../../src/scriptless-pages/page-data-types.ts'
import { cleanOptionalLine } from '../../src/lib/clean-typed-text.ts'
import { parseEmail } from '../../src/lib/email.ts'
import { addDays, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import { hideEmail } from '../../src/lib/hide-email.ts'
import { isUuid } from '../../src/lib/uuid.ts'
import type { Context } from '../context.ts'
import { invalidFieldError, parsedValue } from '../api-errors.ts'
import { dataRequestMail } from '../mail/personal-data-request-mail.ts'
import {
  addDataRequest,
  findDataRequest,
  tryDataRequestCode,
} from '../repositories/personal-data-requests.ts'
import { codeExpiry, judgeCode, newCode, readCode } from '../rules/email-codes.ts'
import { shortReference } from '../rules/short-reference.ts'
import { siteOrigin } from '../rules/site-origin.ts'
import { sendMailImmediately } from './send-mail-immediately.ts'
import type { OpenedOrder } from './open-order-link.ts'

/** Letters of what a person may tell. */
const MOST_DETAILS = 1000

/** What a person has told. `order` is the number of the order whose link proves who asks. */
export type DataRequestContent = {
  email: string
  details: string
  order?: string
  /** The ids of records that somebody at the desk has added to the case, and of those that are not this person's. */
  added?: readonly string[]
  removed?: readonly string[]
  /** The ids of records that somebody at the desk has confirmed to be this person's: neither link nor code proves it. */
  confirmed?: readonly string[]
  /** Why it was not possible, as the person reads it. */
  reason?: string
}

/** Returns the address of the page of a request. */
export const dataRequestLink = ({ config }: Pick<Context, 'config'>, id: string): string =>
  `${siteOrigin(config)}${myData.path}${id}`

const hashOf = ({ vault }: Pick<Context, 'vault'>, id: string, code: string) =>
  vault.lookup(`code:data:${id}:${code}`)

const kindOf = (typed = ''): DataRequestKind =>
  DATA_REQUEST_KINDS.find((kind) => kind === typed) ?? refuse('kind', myData.problems.kind)

function refuse(field: string, message: string): never {
  throw invalidFieldError(field, message)
}

type Typed = { kind?: string | undefined; email?: string | undefined; details?: string | undefined }

function contentOf(typed: Typed, email: string): { kind: DataRequestKind; content: DataRequestContent } {
  const kind = kindOf(typed.kind)
  const details = cleanOptionalLine(typed.details).slice(0, MOST_DETAILS)
  if (kind === 'correction' && details === '') refuse('details', myData.problems.details)
  return { kind, content: { email, details } }
}

const dueOn = ({ clock }: Pick<Context, 'clock'>): string =>
  addDays(todayInSaoPaulo(clock.now()), DATA_REQUEST_DAYS)

/**
 * Stores a request, and mails the code that proves whose address it is. Returns its id.
 * @param ip the IP address of the request
 */
export async function askForData(context: Context, typed: Typed, ip: string): Promise<string> {
  const email = parsedValue('email', parseEmail(typed.email ?? ''))
  const { kind, content } = contentOf(typed, email)
  const id = randomUUID()
  await context.limits.mail({ kind: 'link', address: ip, subject: id, email })
  const at = context.clock.now()
  const code = newCode()
  const due_on = dueOn(context)
  const stored = { id, kind, content: context.vault.seal(JSON.stringify(content), id), due_on, proof: null }
  await addDataRequest(context.db, stored, at, { hash: hashOf(context, id, code), expires: codeExpiry(at) })
  await sendMailImmediately(
    context,
    id,
    email,
    dataRequestMail(code, dataRequestLink(context, id), formatLong(due_on)),
  )
  return id
}

/** Stores a request that was made on the page of an order, whose link proves who asks. Returns its id. */
export async function askForDataOfOrder(
  context: Context,
  { order, row }: OpenedOrder,
  typed: Typed,
): Promise<string> {
  const { kind, content } = contentOf(typed, row.answers.email?.email ?? '')
  const id = randomUUID()
  const sealed = context.vault.seal(JSON.stringify({ ...content, order: order.number }), id)
  const stored = { id, kind, content: sealed, due_on: dueOn(context), proof: 'order' as const }
  await addDataRequest(context.db, stored, context.clock.now(), null)
  return id
}

/** Returns what the page of a request shows, null if there is none. */
export async function showDataRequest(context: Context, id: string): Promise<DataRequestView | null> {
  const row = isUuid(id) ? await findDataRequest(context.db, id) : undefined
  if (!row) return null
  const { email, reason = null } = openContent(context, row)
  const { kind, due_on, proof, outcome } = row
  return {
    number: shortReference(context.vault, id),
    kind,
    due: formatLong(due_on),
    email: hideEmail(email),
    isProven: proof !== null,
    outcome,
    reason: proof === null ? null : reason,
  }
}

/** Decrypts what a person has told. */
export const openContent = (
  { vault }: Pick<Context, 'vault'>,
  { id, content }: { id: string; content: string },
): DataRequestContent => JSON.parse(vault.open(content, id)) as DataRequestContent

/** Checks the code that proves who asks. Refuses one that is wrong, too old or tried too often. */
export async function proveDataRequest(context: Context, id: string, typed: string): Promise<void> {
  const hash = hashOf(context, id, readCode(typed))
  const { reason } = judgeCode(await tryDataRequestCode(context.db, id, hash, context.clock.now()))
  if (reason) refuse('code', myData.problems.code[reason])
}
