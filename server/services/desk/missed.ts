import type { NotUnderstoodProps } from '../../../src/desk/pages/NotUnderstoodPage.tsx'
import { missedGroups, missedSteps } from '../../repositories/desk/missed.ts'
import type { Desk } from './parts.ts'

/** A message sent by fewer people is not shown, not even its known words. */
const LEAST = 3
/** Groups that a page shows. */
const MOST = 100

/** What the chat did not understand between two days, both included (yyyy-mm-dd). */
export async function missedIn(
  { db }: Pick<Desk, 'db'>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Pick<NotUnderstoodProps, 'groups' | 'steps' | 'least'>> {
  const [groups, steps] = await Promise.all([
    missedGroups(db, from, to, LEAST, MOST),
    missedSteps(db, from, to),
  ])
  return { groups, steps, least: LEAST }
}
