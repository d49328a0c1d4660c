/** Lists the calls that desk users have agreed with people for a time: late, today, tomorrow, later. */
import { AGREED_PERIODS, type AgreedPeriod } from '../../../src/content/desk/calls.ts'
import { shortenName } from '../../../src/lib/masked-data.ts'
import { addDays, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { listPartOf } from '../../../src/lib/paginate-list.ts'
import { agreedCalls, countAgreedCalls } from '../../repositories/desk/agreed-calls.ts'
import { shortReference } from '../../rules/order-number.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import type { DeskContext } from './desk-context.ts'
import { encryptIdForUrl, colleagueIn, colleagueOptions, colleaguesWithAccount } from './ids-in-urls.ts'

/** Stands in the address for the desk user who looks. */
const ME = 'eu'

/** The times at which the next two days begin in São Paulo. */
function daysFrom(now: Date) {
  const at = (days: number) => new Date(`${addDays(todayInSaoPaulo(now), days)}T00:00:00-03:00`)
  return { tomorrow: at(1), after: at(2) }
}

/** Counts the calls whose time has come and that nobody is making. */
export async function countLateCalls({ db, clock }: DeskContext): Promise<number> {
  const now = clock.now()
  return (await countAgreedCalls(db, now, daysFrom(now), null)).atrasadas
}

/**
 * Returns a page of the calls that were agreed for a period, and how many there are in each.
 * @param by of whom, as the address names them: 'eu' for the desk user who looks, '' for all
 */
export async function listAgreedCalls(
  { db, clock, vault }: DeskContext,
  user: DeskUser,
  wanted: string | undefined,
  by: string,
  page: number,
) {
  const now = clock.now()
  const known = await colleaguesWithAccount({ db, vault })
  const colleague = by === ME ? { reference: ME, email: user.email } : colleagueIn(known, by)
  const email = colleague?.email ?? null
  const days = daysFrom(now)
  const { colleagues, ...counts } = await countAgreedCalls(db, now, days, email)
  const period: AgreedPeriod =
    AGREED_PERIODS.find((each) => each === wanted) ??
    AGREED_PERIODS.find((each) => counts[each] > 0) ??
    'hoje'
  const periods = {
    atrasadas: [new Date(0), now],
    hoje: [now, days.tomorrow],
    amanha: [days.tomorrow, days.after],
    depois: [days.after, new Date('2200-01-01')],
  } as const
  const [from, to] = periods[period]
  const { rows, total } = await agreedCalls(db, now, { from, to, email }, page)
  return {
    period,
    by: colleague?.reference ?? '',
    counts,
    colleagues: colleagueOptions(
      known.filter((each) => each.email !== user.email && colleagues.includes(each.email)),
      colleague?.reference === ME ? null : colleague,
    ),
    part: listPartOf(total, page),
    rows: rows.map((row) => ({
      handle: encryptIdForUrl(vault, row.id),
      reference: shortReference(vault, row.held_id ?? row.id),
      why: row.why,
      city: row.city,
      person: row.person === null ? null : shortenName(row.person),
      at: row.next_try.toISOString(),
      agreedWith: row.agreed_with,
    })),
  }
}
