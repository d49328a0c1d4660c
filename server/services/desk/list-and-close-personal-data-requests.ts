/** Lists what people ask of the data about them, for whom answers it, enters what came by other ways, and closes it. */
import { randomUUID } from 'node:crypto'
import { dataRequestsWords as words } from '../../../src/content/desk/data-request-words.ts'
import {
  DATA_REQUEST_OUTCOMES,
  type DataRequestKind,
  type DataRequestOutcome,
} from '../../../src/content/my-data.ts'
import { cleanOptionalLine } from '../../../src/lib/clean-typed-text.ts'
import { REQUEST_VIAS } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { parseEmail } from '../../../src/lib/email.ts'
import { addDays, isIsoDate, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { listPartOf } from '../../../src/lib/paginate-list.ts'
import { formatLong } from '../../../src/lib/parse-and-format-dates.ts'
import { invalidFieldError, parsedValue } from '../../api-errors.ts'
import { dataRequestAnsweredMail } from '../../mail/personal-data-request-mail.ts'
import {
  addDataRequest,
  closeDataRequest,
  countDataRequests,
  findDataRequest,
  lockDataRequest,
  openDataRequests,
  replaceDataRequestContent,
  unprovenDataRequests,
} from '../../repositories/personal-data-requests.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { shortReference } from '../../rules/order-number.ts'
import { sendMailIfPossible } from '../outbox-entries.ts'
import { answerDueOn, contentOf, dataRequestLink, openContent, subjectOf } from '../data-requests.ts'
import { heldInCase } from './data-request-case.ts'
import type { DeskContext } from './desk-context.ts'
import { decryptUuidInUrl, encryptIdForUrl } from './ids-in-urls.ts'
import { audit } from './write-and-check-audit-log.ts'

/** Returns a page of the requests that wait for an answer. */
export async function listDataRequests(desk: DeskContext, page: number) {
  const today = todayInSaoPaulo(desk.clock.now())
  const { open, unproven } = await countDataRequests(desk.db, today)
  const part = listPartOf(open, page)
  const rows = await openDataRequests(desk.db, part.first - 1)
  return {
    part,
    unproven,
    today,
    at: desk.clock.now().toISOString(),
    rows: rows.map((row) => ({
      ...openContent(desk, row),
      handle: encryptIdForUrl(desk.vault, row.id),
      number: shortReference(desk.vault, row.id),
      kind: row.kind,
      proof: row.proof ?? ('none' as const),
      due: formatLong(row.due_on),
      isLate: row.due_on < today,
    })),
  }
}

/** Days after which a request that came can no longer be entered. */
const OLDEST_DAYS = 365

/** A request as a form of the desk has it. */
type TypedRequest = Readonly<Partial<Record<'por' | 'dia' | 'tipo' | 'email' | 'detalhes', string>>>

/**
 * Stores a request that came by letter, e-mail or telephone, as a case of its own, whose deadline runs from the day on which it
 * came. Nobody is mailed. Returns its handle.
 * @throws HttpError 400 for a way, a day, an address or a kind that is none
 */
export async function enterDataRequest(desk: DeskContext, user: DeskUser, typed: TypedRequest) {
  const via = REQUEST_VIAS.find((each) => each === typed.por)
  if (via === undefined) throw invalidFieldError('por', words.entered.noVia)
  const { dia: day = '' } = typed
  const today = todayInSaoPaulo(desk.clock.now())
  if (!isIsoDate(day) || day > today || day < addDays(today, -OLDEST_DAYS))
    throw invalidFieldError('dia', words.entered.noDay)
  const email = typed.email?.trim() ? parsedValue('email', parseEmail(typed.email)) : ''
  const { kind, content } = contentOf({ kind: typed.tipo, details: typed.detalhes }, email)
  const id = randomUUID()
  const sealed = desk.vault.seal(JSON.stringify({ ...content, came: { via, day } }), id)
  const due_on = answerDueOn(day)
  const request = {
    id,
    kind,
    content: sealed,
    due_on,
    proof: null,
    subject: subjectOf(desk, kind, `desk:${id}`),
  }
  await desk.db.transaction(async (sql) => {
    await addDataRequest(sql, request, desk.clock.now(), null)
    const detail = { request: shortReference(desk.vault, id), asked: kind, via, day }
    await audit(sql, desk, { by: user, what: 'data_request_entered', detail })
  })
  return encryptIdForUrl(desk.vault, id)
}

/** Letters of a reason. */
const MOST_REASON = 500

/** The answer of a form; `reason` is for what was not possible. */
type TypedAnswer = { readonly outcome: string | undefined; readonly reason: string | undefined }

/**
 * Closes a request with the answer that its page shows, and mails the person that it is there. Returns false if it is closed
 * already.
 * @throws HttpError 400 for no answer, for none of the reason why it was not possible, and for one that may not be given
 */
export async function closeRequest(
  desk: DeskContext,
  user: DeskUser,
  handle: string,
  typed: TypedAnswer,
): Promise<boolean> {
  const outcome = DATA_REQUEST_OUTCOMES.find((each) => each === typed.outcome)
  if (outcome === undefined) throw invalidFieldError('outcome', words.answerMissing)
  const reason = cleanOptionalLine(typed.reason).slice(0, MOST_REASON)
  if (outcome === 'impossible' && reason === '') throw invalidFieldError('motivo', words.reasonMissing)
  const id = decryptUuidInUrl(desk.vault, handle)
  const row = id === undefined ? undefined : await findDataRequest(desk.db, id)
  if (!row) return false
  // who has not proved who they are reads nothing of what is held or not
  if (row.proof === null && outcome !== 'unproven') throw invalidFieldError('outcome', words.unprovenAnswer)
  const number = shortReference(desk.vault, row.id)
  if (row.outcome === null) await refuseContradiction(desk, handle, row.kind, outcome)
  const isClosed = await desk.db.transaction(async (sql) => {
    const now = await lockDataRequest(sql, row.id)
    const closed = now && (await closeDataRequest(sql, row.id, outcome, desk.clock.now()))
    if (!closed) return false
    if (outcome === 'impossible')
      await replaceDataRequestContent(
        sql,
        row.id,
        desk.vault.seal(JSON.stringify({ ...openContent(desk, now), reason }), row.id),
      )
    await audit(sql, desk, {
      by: user,
      what: 'data_request_closed',
      detail: { request: number, asked: closed.kind, outcome },
    })
    return true
  })
  const { email } = openContent(desk, row)
  if (isClosed && email !== '')
    await sendMailIfPossible(
      desk,
      row.id,
      email,
      dataRequestAnsweredMail(number, dataRequestLink(desk, row.id)),
    )
  return isClosed
}

/** A form that closes many: `chosen` are handles; `before` is when the page was shown if all are meant that it stands for. */
type ManyToClose = {
  readonly chosen: readonly string[]
  readonly before: string | null
  readonly reason: string | undefined
}

/**
 * Closes cases of which nobody knows who asks, with one reason that the page of each shows. Nobody is mailed, since anybody may
 * have typed the addresses. Returns how many were closed.
 * @throws HttpError 400 without a reason, or if none was chosen
 */
export async function closeUnproven(
  desk: DeskContext,
  user: DeskUser,
  { chosen, before, reason: typed }: ManyToClose,
): Promise<number> {
  const reason = cleanOptionalLine(typed).slice(0, MOST_REASON)
  if (reason === '') throw invalidFieldError('motivo', words.many.reasonMissing)
  const at = before === null ? null : new Date(before)
  const ids =
    at === null
      ? chosen.flatMap((each) => decryptUuidInUrl(desk.vault, each) ?? [])
      : (await unprovenDataRequests(desk.db, Number.isNaN(at.getTime()) ? new Date(0) : at)).map(
          ({ id }) => id,
        )
  if (ids.length === 0) throw invalidFieldError('', words.many.none)
  let closed = 0
  for (const id of ids)
    await desk.db.transaction(async (sql) => {
      const now = await lockDataRequest(sql, id)
      // one that was proven meanwhile is answered by itself
      if (!now || now.proof !== null || now.same_as !== null) return
      const done = await closeDataRequest(sql, id, 'unproven', desk.clock.now())
      if (!done) return
      const content = JSON.stringify({ ...openContent(desk, now), reason })
      await replaceDataRequestContent(sql, id, desk.vault.seal(content, id))
      const detail = {
        request: shortReference(desk.vault, id),
        asked: done.kind,
        outcome: 'unproven' as const,
      }
      await audit(sql, desk, { by: user, what: 'data_request_closed', detail })
      closed += 1
    })
  return closed
}

/** Refuses an answer that the records of the case contradict. */
async function refuseContradiction(
  desk: DeskContext,
  handle: string,
  kind: DataRequestKind,
  outcome: DataRequestOutcome,
): Promise<void> {
  const { hasRecords, hasContract } = await heldInCase(desk, handle)
  if (outcome === 'none' && hasRecords) throw invalidFieldError('outcome', words.notNone)
  if (kind === 'erasure' && outcome === 'done' && hasContract)
    throw invalidFieldError('outcome', words.notAllErased)
}
