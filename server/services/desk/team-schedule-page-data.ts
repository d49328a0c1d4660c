/** Loads the data of the desk's calendar of the installation teams: booked visits and capacities. */
import { addDays, daysInMonth, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import {
  allTeams,
  latestVisits,
  overbookedSlots,
  slotTotals,
  type BookedVisit,
  type SlotTotal,
} from '../../repositories/desk/team-schedule.ts'
import { paginate, listPartOf } from '../../../src/lib/paginate-list.ts'
import { dayOff, daysBetween, isCalendarDay, mondayOf } from '../../rules/desk/team-schedule-change.ts'
import type { SchedulePeriod, ScheduleSlot, Team, TeamOptions } from '../../rules/desk/team-schedule-types.ts'
import type { DeskContext } from './desk-context.ts'
import { encryptIdForUrl } from './ids-in-urls.ts'
import { listSlots } from './full-slots-and-uncovered-cities.ts'

/** How much a person may see of single orders: nothing, their numbers, or also their pages. */
export type OrderAccess = 'none' | 'numbers' | 'pages'

const COLLATOR = new Intl.Collator('pt-BR')

/** Returns the keys of teams with their names, by name. Teams that share a name are told apart by their keys. */
export function teamOptions(teams: readonly Team[]): TeamOptions {
  const counts = new Map<string, number>()
  for (const { name } of teams) counts.set(name, (counts.get(name) ?? 0) + 1)
  return teams
    .map(({ team, name }) => [team, (counts.get(name) ?? 0) > 1 ? `${name} (${team})` : name] as const)
    .toSorted(([, one], [, other]) => COLLATOR.compare(one, other))
}

/** Returns visits as the desk lists them. */
export function visitsToShow(
  desk: Pick<DeskContext, 'vault'>,
  visits: readonly BookedVisit[],
  teams: TeamOptions,
  access: OrderAccess,
) {
  const names = new Map(teams)
  return visits.map(({ id, number, team, day, period, at }) => ({
    number,
    href: access === 'pages' ? `/operador/pedidos/${encryptIdForUrl(desk.vault, id)}` : null,
    team: names.get(team) ?? team,
    day,
    period,
    bookedAt: at.toISOString(),
  }))
}

/**
 * Counts the visits of today and later that are above the capacity of their slot, and says on which day the first is.
 */
export async function countOverbooked({
  db,
  clock,
}: Pick<DeskContext, 'db' | 'clock'>): Promise<{ count: number; first: string | null }> {
  const slots = await overbookedSlots(db, '', todayInSaoPaulo(clock.now()))
  return { count: visitsOverCapacity(slots), first: slots[0]?.day ?? null }
}

/** How many visits are above the capacities of these slots. */
export const visitsOverCapacity = (slots: readonly { readonly over: number }[]): number =>
  slots.reduce((sum, { over }) => sum + over, 0)

type Asked = {
  readonly team: string
  readonly view: string
  readonly from: string
  /** The page of the list of overbooked visits, and that of the fullest slots. */
  readonly overPage: number
  readonly fullPage: number
}

/** Returns the calendar of a team or, with '' or a team that does not exist, of all. */
export async function showSchedule(desk: DeskContext, asked: Asked, access: OrderAccess) {
  const today = todayInSaoPaulo(desk.clock.now())
  const all = await allTeams(desk.db)
  const names = teamOptions(all)
  const found = all.filter(({ capacity }) => capacity > 0)
  const team = found.some((each) => each.team === asked.team) ? asked.team : ''
  const view: 'semana' | 'mes' = asked.view === 'mes' ? 'mes' : 'semana'
  const from = isCalendarDay(asked.from) ? asked.from : today
  const days = view === 'mes' ? monthOf(from) : weekOf(from)
  const [first = from, last = from] = [days[0], days.at(-1)]
  const [totals, overbooked, fullest] = await Promise.all([
    slotTotals(desk.db, team, first, last),
    listOverbooked(desk, { team, names, today, page: asked.overPage }, access),
    team === '' ? listSlots(desk, names) : null,
  ])
  const usual = found
    .filter((each) => team === '' || each.team === team)
    .reduce((sum, { capacity }) => sum + capacity, 0)
  const bySlot = new Map(totals.map((each) => [`${each.day} ${each.period}`, each]))
  const slotAt = (day: string, period: SchedulePeriod) => slotOf(bySlot.get(`${day} ${period}`), usual)
  return {
    teams: teamOptions(found),
    team,
    view,
    from,
    today,
    before: addDays(first, -1),
    // the days of a month are shown with those of its first and last week
    after: view === 'mes' ? addDays(endOfMonth(from), 1) : addDays(last, 1),
    days: days.map((day) => ({
      day,
      isPast: day < today,
      off: dayOff(day),
      slots: { manha: slotAt(day, 'manha'), tarde: slotAt(day, 'tarde') },
    })),
    usual,
    overbooked,
    fullest: fullest && { ...paginate(fullest.slots, asked.fullPage), filling: fullest.filling },
  }
}

/** What the calendar shows. */
export type TeamSchedule = Awaited<ReturnType<typeof showSchedule>>

const weekOf = (day: string) => daysBetween(mondayOf(day), addDays(mondayOf(day), 6))

const endOfMonth = (day: string): string =>
  `${day.slice(0, 7)}-${daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)))}`

/** Returns the days of a month, from the Monday before it to the Sunday after it. */
const monthOf = (day: string) =>
  daysBetween(mondayOf(`${day.slice(0, 7)}-01`), addDays(mondayOf(endOfMonth(day)), 6))

const slotOf = (total: SlotTotal | undefined, usual: number): ScheduleSlot => ({
  booked: total?.booked ?? 0,
  capacity: usual + (total?.more ?? 0),
  closed: total?.closed ?? 0,
  changed: total?.changed ?? 0,
  reason: total?.reason ?? null,
  over: total?.over ?? 0,
})

type ListAsked = { team: string; names: TeamOptions; today: string; page: number }

async function listOverbooked(
  desk: DeskContext,
  { team, names, today, page }: ListAsked,
  access: OrderAccess,
) {
  const slots = await overbookedSlots(desk.db, team, today)
  const count = visitsOverCapacity(slots)
  if (access === 'none' || count === 0) return { count, rows: null, part: listPartOf(0, 1), unknown: 0 }
  const { rows, part } = paginate(await latestVisits(desk.db, slots), page)
  return { count, rows: visitsToShow(desk, rows, names, access), part, unknown: count - part.all }
}
