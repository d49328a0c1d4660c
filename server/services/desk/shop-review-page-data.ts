/** Loads the data of the desk's pages on which the shop's draft is published or a publication is approved. */
import type {
  ShopChecks,
  ShopPublicationRequest,
  ShopQuestionShown,
  ShownPublicationRequest,
  ShopReview,
} from '../../rules/desk/shop-publication-page-types.ts'
import { Edition } from '../../../src/edition/edition-schema.ts'
import { isSameJson } from '../../../src/lib/is-same-json.ts'
import { localTime } from '../../../src/lib/sao-paulo-time.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import type { PublicationRequest } from '../../repositories/publication-requests.ts'
import type { Answers } from '../../rules/plan-publication.ts'
import { linkedFindings } from '../../rules/desk/link-findings-to-desk-forms.ts'
import { readEditions } from '../place-publications.ts'
import { checkDraft, checkRequest, requestsForDraft } from '../publish-or-approve-shop-draft.ts'
import { isStopped, type CheckedEdition, type PublicationTime } from '../publish-editions.ts'
import { checksumOf } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'
import { draftState } from './shop-draft-page-data.ts'

/** Returns a request as pages show it. */
export const shownRequest = ({
  id,
  number,
  from,
  until,
  by,
  at,
  note,
}: PublicationRequest): ShopPublicationRequest => ({
  id,
  number,
  from: from && localTime(from),
  until: until && localTime(until),
  by,
  at: localTime(at),
  note,
})

const shownQuestions = ({ questions, at }: CheckedEdition): ShopQuestionShown[] =>
  questions.map(({ key, place, changes, publication: { number, from, until, author } }) => ({
    key,
    changes,
    isEnd: place === 'until',
    number,
    by: author,
    from: from > at ? localTime(from) : null,
    until: until && localTime(until),
  }))

/** Returns what checks have found as pages show it. */
function shownChecks(checked: CheckedEdition, hasLinks: boolean, from: Date | null = null): ShopChecks {
  const findings = linkedFindings(checked.findings, checked.edition)
  const warnings = checked.findings.filter(({ level }) => level === 'yellow')
  return {
    changes: checked.changes,
    previews: checked.changedCampaigns.map((campaign) => {
      const [begin, at] = [checked.edition?.campaigns[campaign]?.from ?? '', from ? localTime(from) : '']
      // a campaign that begins later than the edition is seen when it begins
      return { campaign, at: at !== '' && begin > at ? begin : at }
    }),
    alsoScheduled: checked.alsoScheduled.map(({ publication: { number, from, until }, changes }) => ({
      number,
      from: localTime(from),
      until: until && localTime(until),
      changes,
    })),
    carried: checked.carried.map(({ publication: { number, from }, changes }) => ({
      number,
      from: localTime(from),
      changes,
    })),
    questions: shownQuestions(checked),
    findings: hasLinks ? findings : findings.map((each) => ({ ...each, href: null })),
    isStopped: isStopped(checked),
    warnings: warnings.length === 0 ? '' : checksumOf(warnings),
  }
}

/** All parts of an edition. */
const EVERYTHING = Object.keys(Edition.shape)

/** Returns what the draft changes, and what checks say about it. */
export async function showReview(
  desk: Pick<DeskContext, 'db' | 'config'>,
  when: PublicationTime,
  answers: Answers,
): Promise<ShopReview> {
  const { draft, checked } = await checkDraft(desk, when, answers)
  // those that are answered stay on the page
  const isAnswered = Object.keys(answers).length > 0
  const asked = isAnswered ? (await checkDraft(desk, when, {})).checked : checked
  const waiting = draft && (await requestsForDraft(desk, draft.version))
  return {
    draft: draftState(draft, EVERYTHING),
    version: draft?.version ?? null,
    isUnchanged: draft !== null && isSameJson(draft.document, await readEditions(desk.db)(draft.base)),
    checks: { ...shownChecks(checked, true, when.from), questions: shownQuestions(asked) },
    isOpen: checked.questions.length > 0,
    needsApproval: desk.config.needsShopApproval,
    request: waiting?.own?.id ?? null,
    earlierRequest: waiting?.other?.id ?? null,
  }
}

/** Returns a request that waits for a second person; null if there is none. */
export async function showRequest(
  desk: Pick<DeskContext, 'db'>,
  id: number,
  user: DeskUser,
  mayApprove: boolean,
): Promise<ShownPublicationRequest | null> {
  const found = await checkRequest(desk, id)
  if (!found) return null
  const isOwn = found.request.by === user.email
  return {
    request: shownRequest(found.request),
    checks: shownChecks(found.checked, false, found.request.from),
    isOwn,
    mayApprove: mayApprove && !isOwn,
  }
}
