/** Loads the data of the desk's pages on which the shop's draft is published or a publication is approved. */
import { editionChanges } from '../../../src/edition/describe-edition-changes.ts'
import { editionChange } from '../../../src/edition/edition-change.ts'
import { Edition } from '../../../src/edition/edition-schema.ts'
import { isSameJson } from '../../../src/lib/is-same-json.ts'
import { localTime } from '../../../src/lib/sao-paulo-time.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { editionAuthors } from '../../repositories/editions-and-publications.ts'
import type { PublicationRequest } from '../../repositories/publication-requests.ts'
import type { Answers } from '../../rules/publication-timeline.ts'
import {
  authorsOf,
  rowsOf,
  withRows,
  type Author,
  type Authors,
  type EditionPair,
} from '../../rules/selectable-changes.ts'
import { linkedFindings } from '../../rules/desk/link-findings-to-desk-forms.ts'
import {
  checkDraft,
  checkRequest,
  requestedRows,
  type RequestedRows,
} from '../publish-or-approve-shop-draft.ts'
import { isStopped, type CheckedEdition, type PublicationTime } from '../publish-editions.ts'
import { checksumOf } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'
import { draftState } from './shop-draft-page-data.ts'

/** Returns a request as pages show it. */
export const shownRequest = ({ id, number, from, until, by, at, note }: PublicationRequest) => ({
  id,
  number,
  from: from && localTime(from),
  until: until && localTime(until),
  by,
  at: localTime(at),
  note,
})

/** Returns the questions; who wrote the draft's value is asked for its place. */
const shownQuestions = ({ questions, at }: CheckedEdition, mineOf: (place: string) => string) =>
  questions.map(({ key, place, changes, earlier, theirs, publication: { number, from, until } }) => ({
    key,
    changes,
    earlier,
    isEnd: place === 'until',
    number,
    by: theirs,
    mine: mineOf(place),
    from: from > at ? localTime(from) : null,
    until: until && localTime(until),
  }))

type Described = {
  readonly pair: EditionPair
  readonly checked: Pick<CheckedEdition, 'before' | 'at' | 'alsoScheduled'>
  readonly when: PublicationTime
  readonly authors: Authors
  /** Who is taken for the author of a value of which nobody is known. */
  readonly by: Author
  readonly waiting?: readonly RequestedRows[]
}

/** Returns what each row changes compared with what is live at its time. What that says already has no row. */
function describeRows({ pair, checked, when, authors, by, waiting = [] }: Described) {
  const { before, at, alsoScheduled } = checked
  return [...rowsOf(pair)].flatMap(([key, places]) => {
    const only = (each: string) => each === key
    const row = Edition.safeParse(withRows(pair, before, only))
    if (row.success && isSameJson(row.data, before)) return []
    const found = row.success ? editionChanges(before, row.data, { ...when, at }) : []
    const changes =
      found.length > 0 ? found : [editionChange({ object: places.join(', '), text: places.join(', ') })]
    const people = authorsOf(authors, places)
    const also = alsoScheduled.find(({ changes: theirs }) =>
      changes.every(({ text }) => theirs.some((each) => each.text === text)),
    )?.publication
    const isSame = (other: EditionPair) =>
      rowsOf(other).has(key) && isSameJson(withRows(other, pair.base, only), withRows(pair, pair.base, only))
    return {
      key,
      changes,
      by: (people.length > 0 ? people : [by]).map((each) => each.by),
      at: localTime(new Date((people[0] ?? by).at)),
      also: also
        ? { number: also.number, from: localTime(also.from), until: also.until && localTime(also.until) }
        : null,
      waits: waiting.flatMap(({ request, pair: other }) => (isSame(other) ? shownRequest(request) : [])),
    }
  })
}

/** Returns what checks have found as pages show it. */
function shownChecks(checked: CheckedEdition, hasLinks: boolean, from: Date | null = null) {
  const findings = linkedFindings(checked.findings, checked.edition)
  const warnings = checked.findings.filter(({ level }) => level === 'yellow')
  return {
    previews: checked.changedCampaigns.map((campaign) => {
      const [begin, at] = [checked.edition?.campaigns[campaign]?.from ?? '', from ? localTime(from) : '']
      // a campaign that begins later than the edition is seen when it begins
      return { campaign, at: at !== '' && begin > at ? begin : at }
    }),
    carried: checked.carried.map(({ publication: { number, from }, changes }) => ({
      number,
      from: localTime(from),
      changes,
    })),
    findings: hasLinks ? findings : findings.map((each) => ({ ...each, href: null })),
    isStopped: isStopped(checked),
    warnings: warnings.length === 0 ? '' : checksumOf(warnings),
  }
}

/** All parts of an edition. */
const EVERYTHING = Object.keys(Edition.shape)

/** Returns what the draft changes, and what checks say about the rows that are chosen. */
export async function showReview(
  desk: Pick<DeskContext, 'db' | 'config'>,
  when: PublicationTime,
  answers: Answers,
  chosen: Readonly<Record<string, boolean>>,
) {
  const { db } = desk
  const { draft, pair, checked: whole } = await checkDraft(desk, when, answers)
  const by = { by: draft?.changedBy ?? '', at: (draft?.changedAt ?? new Date()).toISOString() }
  const waiting = await requestedRows(db)
  const authors = draft?.authors ?? {}
  const rows = draft ? describeRows({ pair, checked: whole, when, authors, by, waiting }) : []
  const waits = new Set(rows.flatMap(({ key, waits: theirs }) => (theirs.length > 0 ? key : [])))
  const isChosen = (key: string) => chosen[key] ?? !waits.has(key)
  const isWhole = [...rowsOf(pair).keys()].every(isChosen)
  const { checked } = isWhole ? { checked: whole } : await checkDraft(desk, when, answers, isChosen)
  // those that are answered stay on the page
  const isAnswered = Object.keys(answers).length > 0
  const asked = isAnswered ? (await checkDraft(desk, when, {}, isChosen)).checked : checked
  const found = new Set(rows.flatMap(({ waits: theirs }) => theirs.map(({ id }) => id)))
  const isAsked = rows.length > 0 && rows.every(({ key }) => waits.has(key))
  return {
    draft: draftState(draft, EVERYTHING),
    version: draft?.version ?? null,
    isUnchanged: draft !== null && isSameJson(draft.document, pair.base),
    checks: {
      ...shownChecks(checked, true, when.from),
      rows: rows.map((row) => ({ ...row, isChosen: isChosen(row.key) })),
      questions: shownQuestions(asked, (place) => authorsOf(authors, [place])[0]?.by ?? by.by),
    },
    /** Whether one of the questions is not answered. */
    isOpen: checked.questions.length > 0,
    needsApproval: desk.config.needsShopApproval,
    /** The request by which all that the draft changes waits for a second person already; null if there is none. */
    request: isAsked ? (rows.at(-1)?.waits[0]?.id ?? null) : null,
    /** A request for something else, such as an earlier state of the draft; null if there is none. */
    earlierRequest: waiting.findLast(({ request }) => !found.has(request.id))?.request.id ?? null,
  }
}

/** What checks say about an edition that is to be published. */
export type ShopChecks = Awaited<ReturnType<typeof showReview>>['checks']

/** Returns a request that waits for a second person; null if there is none. */
export async function showRequest(
  desk: Pick<DeskContext, 'db'>,
  id: number,
  user: DeskUser,
  mayApprove: boolean,
  chosen: Readonly<Record<string, boolean>>,
) {
  const isChosen = (key: string) => chosen[key] ?? true
  const [whole, found] = [await checkRequest(desk, id, () => true), await checkRequest(desk, id, isChosen)]
  if (!whole || !found) return null
  const { request, checked, pair } = found
  const isOwn = request.by === user.email
  const authors = await editionAuthors(desk.db, request.number)
  const by = { by: request.by, at: request.at.toISOString() }
  const rows = describeRows({ pair, checked: whole.checked, when: request, authors, by })
  return {
    request: shownRequest(request),
    checks: {
      ...shownChecks(checked, false, request.from),
      rows: rows.map((row) => ({ ...row, isChosen: isChosen(row.key) })),
      questions: [],
    },
    isOwn,
    mayApprove: mayApprove && !isOwn,
  }
}
