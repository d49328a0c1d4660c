/** Lists what people ask of the data about them, for whom answers it, and closes it. */
import { DATA_REQUEST_OUTCOMES } from '../../../src/content/my-data.ts'
import { todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { paginate } from '../../../src/lib/paginate-list.ts'
import { formatLong } from '../../../src/lib/parse-and-format-dates.ts'
import { closeDataRequest, openDataRequests } from '../../repositories/personal-data-requests.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { shortReference } from '../../rules/short-reference.ts'
import { openContent } from '../take-personal-data-requests.ts'
import type { DeskContext } from './desk-context.ts'
import { decryptUuidInUrl, encryptIdForUrl } from './encrypt-record-ids-for-urls.ts'
import { audit } from './write-and-check-audit-log.ts'

/** Returns a page of the requests that wait for an answer. */
export async function listDataRequests(desk: DeskContext, page: number) {
  const today = todayInSaoPaulo(desk.clock.now())
  const { rows, part } = paginate(await openDataRequests(desk.db), page)
  return {
    part,
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

/** Closes a request with the answer that its page shows; false if it is closed already, or the answer is none. */
export async function closeRequest(
  desk: DeskContext,
  user: DeskUser,
  handle: string,
  answer: string | undefined,
): Promise<boolean> {
  const id = decryptUuidInUrl(desk.vault, handle)
  const outcome = DATA_REQUEST_OUTCOMES.find((each) => each === answer)
  if (id === undefined || outcome === undefined) return false
  return desk.db.transaction(async (sql) => {
    const closed = await closeDataRequest(sql, id, outcome, desk.clock.now())
    if (!closed) return false
    const subject = shortReference(desk.vault, id)
    await audit(sql, desk, {
      by: user,
      what: 'data_request_closed',
      detail: { request: subject, asked: closed.kind, outcome },
    })
    return true
  })
}
