/** Finds what still changes in the shop, today and later, and whether a draft waits, for the desk's home page. */
import { shopWords } from '../../../src/content/desk/shop-editions.ts'
import { datedChanges } from '../../../src/edition/list-dated-changes.ts'
import { localTime } from '../../../src/lib/sao-paulo-time.ts'
import { ALL_PUBLICATIONS, publications } from '../../repositories/editions-and-publications.ts'
import { readDraft } from '../../repositories/shop-draft.ts'
import { liveTurns, publicationAt } from '../live-publications.ts'
import type { DeskContext } from './desk-context.ts'

/**
 * Returns the editions that are still to go live today, and what of those that are live until then begins or ends by its
 * own date, with the time; how many instants are marked after today, with the first one; and who changed the draft last.
 */
export async function shopToday({ db, editions }: Pick<DeskContext, 'db' | 'editions'>) {
  const [rows, draft] = await Promise.all([publications(db, ALL_PUBLICATIONS), readDraft(db)])
  const now = new Date()
  const times = [{ at: now, row: publicationAt(rows, now) }, ...liveTurns(rows).filter(({ at }) => at > now)]
  const all = await Promise.all(
    times.map(async ({ at, row }, index) => {
      if (!row) return []
      const { document } = await editions.at(row.number, at)
      const dated = datedChanges(document, at, times[index + 1]?.at ?? null)
      return [
        ...(index === 0 ? [] : [{ at, number: row.number }]),
        ...dated.map(({ at: date, object, after: what }) => ({ at: date, object, what })),
      ]
    }),
  )
  const [today = ''] = localTime(now).split('T')
  const turns = all.flat().map(({ at, ...turn }) => ({ ...turn, at: localTime(at) }))
  const later = [...new Set(turns.flatMap(({ at }) => (at.startsWith(today) ? [] : [at])))]
  return {
    turns: turns.flatMap(({ at, ...turn }) =>
      at.startsWith(today) ? [{ ...turn, time: at.split('T')[1] ?? '' }] : [],
    ),
    later: later.length,
    first: later[0] ?? null,
    draftBy: draft ? shopWords.person(draft.changedBy) : null,
  }
}
