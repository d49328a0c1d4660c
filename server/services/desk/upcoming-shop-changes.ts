/** Finds what still changes in the shop, today and later, and whether a draft waits, for the desk's home page. */
import { shopWords } from '../../../src/content/desk/shop-editions.ts'
import { datedChanges } from '../../../src/edition/list-dated-changes.ts'
import { localTime } from '../../../src/lib/sao-paulo-time.ts'
import { ALL_PUBLICATIONS, liveEdition, publications } from '../../repositories/editions-and-publications.ts'
import { readDraft } from '../../repositories/shop-draft.ts'
import { liveTurns, publicationAt } from '../live-publications.ts'
import { showShopDates } from './shop-timeline-page-data.ts'
import type { DeskContext } from './desk-context.ts'

type Parts = Pick<DeskContext, 'db' | 'editions'>

/**
 * Returns the editions that are still to go live, and what of those that are live until then begins or ends by its own date;
 * and the instants of all that the page about dates lists. Instants are in São Paulo. It reads and compares all editions that
 * are scheduled, so it runs in server/desk-work.
 */
export async function findShopTurns(parts: Parts) {
  const { db, editions } = parts
  const [rows, pointer] = await Promise.all([publications(db, ALL_PUBLICATIONS), liveEdition(db)])
  const now = pointer?.at ?? new Date()
  const times = [{ at: now, row: publicationAt(rows, now) }, ...liveTurns(rows).filter(({ at }) => at > now)]
  const documents = await Promise.all(
    times.map(async ({ at, row }) => row && (await editions.at(row.number, at)).document),
  )
  const all = times.map(({ at: from, row }, index) => {
    const document = documents[index]
    if (!row || !document) return []
    const [before = null, to = null] = [documents[index - 1], times[index + 1]?.at]
    return [
      ...(index === 0 ? [] : [{ at: from, number: row.number }]),
      ...datedChanges({ document, from, to, before }).map(({ at, object, after: what }) => ({
        at,
        object,
        what,
      })),
    ]
  })
  const dates = Object.values(await showShopDates(parts)).flat()
  return {
    turns: all.flat().map(({ at, ...turn }) => ({ ...turn, at: localTime(at) })),
    dates: dates.map(({ at }) => at).toSorted(),
  }
}

export type ShopTurns = Awaited<ReturnType<typeof findShopTurns>>

/** What was found last, and of which publications: these seldom change. */
const found = new WeakMap<Parts['db'], ShopTurns & { readonly of: string }>()

/**
 * Returns what still changes today, with the time; how many changes the page about dates lists, with the first one's instant;
 * and who changed the draft last.
 * @param find runs `findShopTurns`
 */
export async function shopToday({ db }: Pick<Parts, 'db'>, find: () => Promise<ShopTurns>) {
  const [rows, draft, pointer] = await Promise.all([
    publications(db, ALL_PUBLICATIONS),
    readDraft(db),
    liveEdition(db),
  ])
  const of = JSON.stringify(rows)
  const known = found.get(db)
  const all = known?.of === of ? known : { ...(await find()), of }
  found.set(db, all)
  const now = localTime(pointer?.at ?? new Date())
  const [today = ''] = now.split('T')
  const dates = all.dates.filter((at) => at > now)
  return {
    turns: all.turns.flatMap(({ at, ...turn }) =>
      at > now && at.startsWith(today) ? [{ ...turn, time: at.split('T')[1] ?? '' }] : [],
    ),
    marked: dates.length,
    first: dates[0] ?? null,
    draftBy: draft ? shopWords.person(draft.changedBy) : null,
  }
}

export type ShopToday = Awaited<ReturnType<typeof shopToday>>
