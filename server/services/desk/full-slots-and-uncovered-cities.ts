/** Lists for the desk which installation slots are nearly full, and where visitors found no coverage. */
import { addDays, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import {
  countSlots,
  fullestSlots,
  uncoveredCities,
} from '../../repositories/desk/booked-slots-and-uncovered-cities.ts'
import type { DeskContext } from './desk-context.ts'
import type { TeamOptions } from '../../rules/desk/team-schedule-types.ts'

/** How many rows of each list a page shows. */
const MOST = 100
/** How many days ahead slots are shown. */
const AHEAD = 21
/** How many days back addresses without coverage are counted. */
const COVERAGE_DAYS = 90
/** A slot counts as nearly full if at least this share of its visits is booked. */
const FULL = 0.8

/**
 * Returns the slots of the next three weeks, the fullest first, and how many of them are nearly full, which are listed all.
 * A team without a name is shown by its key.
 */
export async function listSlots(desk: DeskContext, teams: TeamOptions) {
  const today = todayInSaoPaulo(desk.clock.now())
  const names = new Map(teams)
  const filling = await countFilling(desk)
  const slots = await fullestSlots(desk.db, today, addDays(today, AHEAD), Math.max(MOST, filling))
  return {
    slots: slots.map(({ team, ...slot }) => ({ key: team, team: names.get(team) ?? team, ...slot })),
    filling,
  }
}

/** Counts the slots of the next three weeks that are nearly full. */
export async function countFilling({ db, clock }: Pick<DeskContext, 'db' | 'clock'>): Promise<number> {
  const today = todayInSaoPaulo(clock.now())
  return countSlots(db, today, addDays(today, AHEAD), FULL)
}

/**
 * Returns the cities where visitors asked for a connection that is not available: those without a network at some
 * addresses, and those with one that is full there. A city may be in both. Most addresses come first.
 */
export async function listUncovered(desk: DeskContext) {
  const since = new Date(desk.clock.now().getTime() - COVERAGE_DAYS * 86_400_000)
  const rows = await uncoveredCities(desk.db, since, MOST)
  const cities = rows.map(({ city, state, cep, asked, waiting, waiting_for_port, without_offer }) => ({
    place:
      city !== null ? (state === null ? city : `${city}, ${state}`) : cep === null ? null : `CEP ${cep}-…`,
    asked,
    withoutNetwork: asked - without_offer,
    waiting,
    withoutOffer: without_offer,
    waitingForPort: waiting_for_port,
  }))
  return {
    days: COVERAGE_DAYS,
    toBuild: cities.filter(({ withoutNetwork }) => withoutNetwork > 0),
    toExtend: cities
      .filter(({ withoutOffer }) => withoutOffer > 0)
      .toSorted((one, other) => other.withoutOffer - one.withoutOffer),
  }
}
