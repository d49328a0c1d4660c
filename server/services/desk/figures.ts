import { todayInSaoPaulo } from '../../../src/lib/dates.ts'
import type { Context } from '../../context.ts'
import {
  entryDays,
  hourSums,
  problemSums,
  stepSums,
  type EntryDay,
  type ProblemSum,
  type Scope,
} from '../../repositories/desk/figures.ts'
import { lastRipe } from '../../rules/desk/experiment-path.ts'
import { inJourneyOrder, type StepFigures } from '../../rules/desk/funnel.ts'
import { ENDING_IN_ORDERS, deskStepsOf } from '../../rules/desk/steps.ts'
import type { MissedProps } from '../../../src/desk/pages/MissedPage.tsx'
import { missedGroups, missedSteps } from '../../repositories/desk/missed.ts'
import type { Desk } from './parts.ts'

type Parts = Pick<Context, 'db' | 'clock'>

export type Funnel = {
  readonly scope: Scope
  readonly steps: readonly StepFigures[]
  readonly problems: readonly ProblemSum[]
  /** Visits that began, whatever their first question. */
  readonly visits: number
  /** The same by each of the 24 hours of the day. */
  readonly hours: readonly number[]
}

/** The funnel of a journey: its questions in order, and why answers were refused. */
export async function funnelOf({ db }: Parts, scope: Scope): Promise<Funnel> {
  const [sums, problems, found] = await Promise.all([
    stepSums(db, scope),
    problemSums(db, scope),
    hourSums(db, scope),
  ])
  const byHour = new Map(found.map(({ hour, visits }) => [hour, visits]))
  const hours = Array.from({ length: 24 }, (_, hour) => byHour.get(hour) ?? 0)
  const steps = inJourneyOrder(sums, deskStepsOf(scope.journey))
  return { scope, steps, problems, hours, visits: steps.reduce((all, { entered }) => all + entered, 0) }
}

/** A cohort: browsers by day of first visit. `isRipe`: its window is over, its figure will not change. */
export type Cohort = EntryDay & { readonly isRipe: boolean }

type Period = Pick<Scope, 'from' | 'to' | 'campaign'>

/** Cohorts of a period, oldest first; of all journeys that end in an order. */
export async function cohortsIn({ db, clock }: Parts, period: Period): Promise<Cohort[]> {
  const latest = lastRipe(todayInSaoPaulo(clock.now()))
  const days = await entryDays(db, period, ENDING_IN_ORDERS)
  return days.map((each) => ({ ...each, isRipe: each.day <= latest }))
}

/** A message sent by fewer people is not shown, not even its known words. */
const LEAST = 3
/** Groups that a page shows. */
const MOST = 100

/** What the chat did not understand between two days, both included (yyyy-mm-dd). */
export async function missedIn(
  { db }: Pick<Desk, 'db'>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Pick<MissedProps, 'groups' | 'steps' | 'least'>> {
  const [groups, steps] = await Promise.all([
    missedGroups(db, from, to, LEAST, MOST),
    missedSteps(db, from, to),
  ])
  return { groups, steps, least: LEAST }
}
