/** Loads the data of the desk's pages on the shop: the live edition, and all publications with what each changed. */
import { describeEditionChanges } from '../../../src/edition/describe-edition-changes.ts'
import { localTime } from '../../../src/lib/sao-paulo-time.ts'
import type {
  ShopProps,
  ShopPublication,
  ShopPublicationProps,
} from '../../rules/desk/shop-publication-page-types.ts'
import {
  liveEdition,
  publications,
  type LivePointer,
  type Publication,
} from '../../repositories/editions-and-publications.ts'
import { openRequests } from '../../repositories/publication-requests.ts'
import { missingChanges } from '../update-outdated-scheduled-editions.ts'
import { hasBegun, liveTimes, publicationAt, type LiveTime } from '../live-and-base-publications.ts'
import { workingEdition } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'
import { draftState } from './shop-draft-page-data.ts'
import {
  shownMissingChanges,
  editionsUndoingChanges,
  type SubmittedMissingChanges,
} from './outdated-scheduled-edition-page-data.ts'
import { shownRequest } from './shop-review-page-data.ts'

type Parts = Pick<DeskContext, 'db' | 'editions' | 'config'>

/** How many publications the history shows. */
const SHOWN = 15
/** How many are read: more than are shown, because an earlier one may have been live before a shown one. */
const READ = 1_000
/** How many sentences of each are shown. */
const SENTENCES = 2

const stateOf = (publication: Publication, live: LivePointer): ShopPublication['state'] =>
  publication.withdrawnBy !== null
    ? 'withdrawn'
    : publication.id === live.publication
      ? 'live'
      : publication.from > live.at
        ? 'scheduled'
        : 'over'

const shown = (
  publication: Publication,
  live: LivePointer,
  times: ReadonlyMap<number, readonly LiveTime[]>,
): ShopPublication => {
  const { id, number, author, by, approvedBy, withdrawnBy, note } = publication
  const state = stateOf(publication, live)
  // one that has not been live yet, or never will be, says when it was to be
  const own = times.get(id) ?? (state === 'over' ? [] : [publication])
  return {
    id,
    number,
    times: own.map(({ from, until }) => ({ from: localTime(from), until: until && localTime(until) })),
    state,
    author,
    by,
    approvedBy,
    withdrawnBy,
    note,
  }
}

/** Finds the publication that was or will be live before another one. */
const before = (all: readonly Publication[], publication: Publication) =>
  publicationAt(
    all.filter(
      ({ from, id }) => from < publication.from || (+from === +publication.from && id < publication.id),
    ),
    publication.from,
  )

/** Returns sentences about what a publication changed. */
async function changesOf(
  { editions }: Parts,
  all: readonly Publication[],
  publication: Publication,
): Promise<string[]> {
  const earlier = before(all, publication)
  if (!earlier || earlier.number === publication.number) return []
  const { from, until } = publication
  const [old, now] = await Promise.all([earlier, publication].map(({ number }) => editions.at(number, from)))
  return old && now ? describeEditionChanges(old.document, now.document, { from: null, until, at: from }) : []
}

/** Returns what is live, scheduled, and was published before. */
export async function showShop(parts: Parts, mayChange: boolean): Promise<ShopProps> {
  const { db } = parts
  const [live, all] = await Promise.all([liveEdition(db), publications(db, READ)])
  if (!live)
    return { live: null, scheduled: [], missing: [], history: [], draft: null, requests: [], mayChange }
  const { draft } = await workingEdition(db)
  const present = all.find(({ id }) => id === live.publication)
  const scheduled = all
    .filter((each) => stateOf(each, live) === 'scheduled')
    .toSorted((a, b) => a.from.getTime() - b.from.getTime() || a.id - b.id)
  const past = all
    .filter((each) => stateOf(each, live) !== 'scheduled')
    .toSorted((a, b) => begun(b).getTime() - begun(a).getTime() || b.id - a.id)
  const times = liveTimes(all)
  const withChanges = async (each: Publication) => {
    const changes = await changesOf(parts, all, each)
    return {
      ...shown(each, live, times),
      changes: changes.slice(0, SENTENCES),
      more: Math.max(0, changes.length - SENTENCES),
    }
  }
  const since = present && (times.get(present.id)?.findLast(({ from }) => from <= live.at) ?? present).from
  return {
    live:
      present && since
        ? {
            ...shown(present, live, times),
            since: localTime(since),
            ...endOf(all, present, scheduled[0]),
          }
        : null,
    scheduled: await Promise.all(scheduled.map(withChanges)),
    missing: await editionsUndoingChanges(parts),
    history: await Promise.all(past.slice(0, SHOWN).map(withChanges)),
    draft: draftState(draft),
    requests: (await openRequests(db)).map(shownRequest),
    mayChange,
  }
}

/** Returns the state of a publication in the history. One that was withdrawn never began. */
const begun = ({ withdrawnBy, at, from }: Publication) => (withdrawnBy === null ? from : at)

/** Returns when what is live ends, and what follows. */
function endOf(all: readonly Publication[], { until, ...live }: Publication, next: Publication | undefined) {
  if (next && (!until || next.from <= until))
    return { ends: localTime(next.from), next: next.number, before: null }
  if (!until) return { ends: null, next: null, before: null }
  const standing = publicationAt(
    all.filter(({ id }) => id !== live.id),
    until,
  )
  return { ends: localTime(until), next: null, before: standing?.number ?? null }
}

/** Returns one publication, what it changed, and what would change by going back to it; null if there is none. */
export async function showPublication(
  parts: Parts,
  id: number,
  mayChange: boolean,
  submitted?: SubmittedMissingChanges,
): Promise<ShopPublicationProps | null> {
  const { db, editions, config } = parts
  const [live, all] = await Promise.all([liveEdition(db), publications(db, READ)])
  const publication = all.find((each) => each.id === id)
  if (!live || !publication) return null
  const changed = await changesOf(parts, all, publication)
  const { draft } = await workingEdition(db)
  const isLive = stateOf(publication, live) === 'live'
  const missing = (await missingChanges(db, editions)).filter((each) => isLive || each.publication.id === id)
  const shared = {
    publication: shown(publication, live, liveTimes(all)),
    missing: await Promise.all(missing.map((each) => shownMissingChanges(parts, each, submitted))),
    mayChange,
    needsApproval: config.needsShopApproval,
    changed,
    mayBegin: mayChange && draft === null,
  }
  const canReturn = mayChange && hasBegun(publication, live.at) && publication.number !== live.number
  if (!canReturn) return { ...shared, returning: null }
  const [now, then] = await Promise.all([live, publication].map(({ number }) => editions.at(number, live.at)))
  const when = { from: null, until: null, at: live.at }
  const returning = now && then ? describeEditionChanges(now.document, then.document, when) : null
  return { ...shared, returning }
}
