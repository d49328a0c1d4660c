/** Finds what still changes in the shop today, and whether a draft waits, for the desk's home page. */
import { shopWords } from '../../../src/content/desk/shop-editions.ts'
import { localTime } from '../../../src/lib/sao-paulo-time.ts'
import { ALL_PUBLICATIONS, publications } from '../../repositories/editions-and-publications.ts'
import { readDraft } from '../../repositories/shop-draft.ts'
import { liveTurns } from '../live-publications.ts'
import type { DeskContext } from './desk-context.ts'

/** Returns the editions that are still to go live today, with the time, and who changed the draft last. */
export async function shopToday({ db }: Pick<DeskContext, 'db'>) {
  const [rows, draft] = await Promise.all([publications(db, ALL_PUBLICATIONS), readDraft(db)])
  const now = localTime(new Date())
  const turns = liveTurns(rows).flatMap(({ at, row }) => {
    const [on = '', time = ''] = localTime(at).split('T')
    return row && `${on}T${time}` > now && now.startsWith(on) ? [{ number: row.number, time }] : []
  })
  return { turns, draftBy: draft ? shopWords.person(draft.changedBy) : null }
}
