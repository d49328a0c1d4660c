/** Loads the data of the desk's pages on the shop: the live edition, and all publications with what each changed. */
import { editionChanges } from '../../../src/edition/describe-edition-changes.ts'
import type { EditionChange } from '../../../src/edition/edition-change.ts'
import { localTime } from '../../../src/lib/sao-paulo-time.ts'
import {
  ALL_PUBLICATIONS,
  liveEdition,
  publications,
  type LivePointer,
  type Publication,
} from '../../repositories/editions-and-publications.ts'
import { openRequests } from '../../repositories/publication-requests.ts'
import { describeReturn, returnTo } from '../publication-timeline.ts'
import { wholePublications } from '../publish-editions.ts'
import { hasBegun, liveTimes, liveTurns, publicationAt, type LiveTime } from '../live-publications.ts'
import { workingEdition } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'
import { draftState } from './shop-draft-page-data.ts'
import { shownRequest } from './shop-review-page-data.ts'

type Parts = Pick<DeskContext, 'db' | 'editions' | 'config'>

/** How many publications the history shows. */
const SHOWN = 15
/** How many are read: more than are shown, because an earlier one may have been live before a shown one. */
const READ = 1_000
/** How many sentences of each are shown. */
const SENTENCES = 2

/** What is live, with the publication of which it is a part. */
type LiveNow = LivePointer & { readonly root: number }

/** Returns each publication with the edition that it has now, and what is live. */
async function readPublications({ db }: Pick<Parts, 'db'>) {
  const [pointer, rows] = await Promise.all([liveEdition(db), publications(db, READ)])
  const now = rows.find(({ id }) => id === pointer?.publication)
  const live = pointer && now && { ...pointer, root: now.root }
  // what is live is shown with the edition that it has at this moment
  const all = wholePublications(rows).map((each) =>
    each.id === live?.root ? { ...each, number: live.number } : each,
  )
  return { live, rows, all, times: continuedTimes(rows, all) }
}

/** A time during which a publication is live, and the edition that goes on with what it says. */
type ContinuedTime = LiveTime & { readonly next: number | null }

/**
 * Returns when each publication was or will be live, and where what it says goes on: in one that was made after it, and
 * begins before its own end. Going back to an earlier edition does not go on with it.
 * @param all each publication with the edition that pages name
 */
function continuedTimes(
  rows: readonly Publication[],
  all: readonly Publication[],
): ReadonlyMap<number, readonly ContinuedTime[]> {
  const turns = liveTurns(rows)
  const byRoot = new Map(all.map((each) => [each.root, each]))
  const nextOf = (root: number, until: Date | null): number | null => {
    const [own, turn] = [byRoot.get(root), turns.find(({ at }) => at.getTime() === until?.getTime())]
    const next = turn?.row && byRoot.get(turn.row.root)
    const hasEnded = own?.until && until && own.until <= until
    return own && next && !hasEnded && next.number > own.number ? next.number : null
  }
  return new Map(
    [...liveTimes(rows)].map(([root, times]) => [
      root,
      times.map((time) => ({ ...time, next: nextOf(root, time.until) })),
    ]),
  )
}

const stateOf = (publication: Publication, live: LiveNow): 'live' | 'scheduled' | 'over' | 'withdrawn' =>
  publication.withdrawnBy !== null
    ? 'withdrawn'
    : publication.id === live.root
      ? 'live'
      : publication.from > live.at
        ? 'scheduled'
        : 'over'

const shown = (
  publication: Publication,
  live: LiveNow,
  times: ReadonlyMap<number, readonly ContinuedTime[]>,
) => {
  const { id, number, author, by, approvedBy, withdrawnBy, note } = publication
  const state = stateOf(publication, live)
  // one that has not been live yet, or never will be, says when it was to be
  const own = times.get(publication.root) ?? (state === 'over' ? [] : [{ ...publication, next: null }])
  return {
    id,
    number,
    times: own.map(({ from, until, next }) => ({
      from: localTime(from),
      until: until && localTime(until),
      next,
    })),
    state,
    author,
    by,
    approvedBy,
    withdrawnBy,
    note,
  }
}

/** A publication of the shop. Times are in São Paulo, as '2026-12-01T00:00'. */
export type ShopPublication = ReturnType<typeof shown>

/** Finds the publication that was or will be live before another one. */
const before = (rows: readonly Publication[], publication: Publication) =>
  publicationAt(
    rows.filter(
      ({ from, root }) => from < publication.from || (+from === +publication.from && root < publication.root),
    ),
    publication.from,
  )

async function changesOf(
  { editions }: Parts,
  rows: readonly Publication[],
  publication: Publication,
): Promise<EditionChange[]> {
  const earlier = before(rows, publication)
  if (!earlier || earlier.number === publication.number) return []
  const { from, until } = publication
  const [old, now] = await Promise.all([earlier, publication].map(({ number }) => editions.at(number, from)))
  return old && now ? editionChanges(old.document, now.document, { from: null, until, at: from }) : []
}

/** Returns what is live, scheduled, and was published before. */
export async function showShop(parts: Parts, mayChange: boolean) {
  const { db } = parts
  const { live, rows, all, times } = await readPublications(parts)
  if (!live) return { live: null, scheduled: [], history: [], draft: null, requests: [], mayChange }
  const { draft } = await workingEdition(db)
  const present = all.find(({ id }) => id === live.root)
  const scheduled = all
    .filter((each) => stateOf(each, live) === 'scheduled')
    .toSorted((a, b) => a.from.getTime() - b.from.getTime() || a.id - b.id)
  const past = all
    .filter((each) => stateOf(each, live) !== 'scheduled')
    .toSorted((a, b) => begun(b).getTime() - begun(a).getTime() || b.id - a.id)
  const withChanges = async (each: Publication) => {
    const changes = await changesOf(parts, rows, each)
    return {
      ...shown(each, live, times),
      changes: changes.slice(0, SENTENCES).map(({ text }) => text),
      more: Math.max(0, changes.length - SENTENCES),
    }
  }
  const since = present && (times.get(present.root)?.findLast(({ from }) => from <= live.at) ?? present).from
  return {
    live:
      present && since
        ? {
            ...shown(present, live, times),
            since: localTime(since),
            ...endOf(rows, live),
          }
        : null,
    scheduled: await Promise.all(scheduled.map(withChanges)),
    history: await Promise.all(past.slice(0, SHOWN).map(withChanges)),
    draft: draftState(draft),
    requests: (await openRequests(db)).map(shownRequest),
    mayChange,
  }
}

/** Returns the state of a publication in the history. One that was withdrawn never began. */
const begun = ({ withdrawnBy, at, from }: Publication) => (withdrawnBy === null ? from : at)

/** Returns when what is live ends, and what follows. */
function endOf(rows: readonly Publication[], { at: now, root }: LiveNow) {
  const turn = liveTurns(rows).find(({ at }) => at > now)
  const [ends, number] = [turn ? localTime(turn.at) : null, turn?.row?.number ?? null]
  const isNext = turn?.row?.root === root || turn?.row?.from.getTime() === turn?.at.getTime()
  return isNext ? { ends, next: number, before: null } : { ends, next: null, before: number }
}

/**
 * Returns one publication, what it changed, and what would change by going back to it; null if there is none.
 * @param id the publication, or a part of it
 */
export async function showPublication(parts: Parts, id: number, mayChange: boolean) {
  const { db, editions, config } = parts
  const { live, rows, all, times } = await readPublications(parts)
  const root = rows.find((each) => each.id === id)?.root
  const publication = all.find((each) => each.id === root)
  if (!live || !publication) return null
  const { draft } = await workingEdition(db)
  const shared = {
    publication: shown(publication, live, times),
    needsApproval: config.needsShopApproval,
    changed: await changesOf(parts, rows, publication),
    mayBegin: mayChange && draft === null,
  }
  const canReturn = mayChange && hasBegun(publication, live.at) && publication.number !== live.number
  if (!canReturn) return { ...shared, returning: null }
  const [now, then] = await Promise.all([live, publication].map(({ number }) => editions.at(number, live.at)))
  const when = { from: null, until: null, at: live.at }
  if (!now || !then) return { ...shared, returning: null }
  const every = await publications(db, ALL_PUBLICATIONS)
  const later = await describeReturn(db, await returnTo(db, every, live, publication.number))
  return {
    ...shared,
    returning: {
      last: every[0]?.id ?? 0,
      changes: editionChanges(now.document, then.document, when),
      later: later.map(({ publication: { number, from, author }, ...effect }) => ({
        number,
        from: localTime(from),
        by: author,
        ...effect,
      })),
    },
  }
}
