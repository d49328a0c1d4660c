/**
 * Computes the desk's funnel figures: visits per question of a journey, cohorts by the day of the first visit, and
 * messages that the chat did not understand.
 */
import { todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import type { Context } from '../../context.ts'
import {
  entryDays,
  visitsByHourOfDay,
  problemSums,
  stepSums,
  sumsByDevice,
  type Scope,
} from '../../repositories/desk/sum-visit-counters.ts'
import { lastCompleteDay } from '../../rules/desk/experiment-decision.ts'
import { stepFiguresInJourneyOrder } from '../../rules/desk/step-figures.ts'
import { ENDING_IN_ORDERS, deskStepsOf, isEnd } from '../../rules/desk/desk-journeys-and-steps.ts'
import {
  messageGroupsNotUnderstood,
  stepsNotUnderstood,
} from '../../repositories/desk/messages-not-understood.ts'
import type { DeskContext } from './desk-context.ts'

type Parts = Pick<Context, 'db' | 'clock'>

/**
 * Returns the funnel of a journey: the figures of its questions in order, by device too unless one is asked for, why answers
 * were refused, and how many visits began, in total and in each of the 24 hours of the day.
 */
export async function funnelOf({ db }: Parts, scope: Scope) {
  const [sums, problems, found, devices] = await Promise.all([
    stepSums(db, scope),
    problemSums(db, scope),
    visitsByHourOfDay(db, scope),
    scope.device === null ? sumsByDevice(db, scope) : [],
  ])
  const byHour = new Map(found.map(({ hour, visits }) => [hour, visits]))
  const hours = Array.from({ length: 24 }, (_, hour) => byHour.get(hour) ?? 0)
  const steps = stepFiguresInJourneyOrder(sums, deskStepsOf(scope.journey)).map((each) => ({
    ...each,
    /** Whether the order ends here, at the last question or a dead end: nobody is lost there. */
    isEnd: isEnd(each.step),
  }))
  return {
    scope,
    steps,
    devices,
    problems,
    hours,
    visits: steps.reduce((all, { entered }) => all + entered, 0),
  }
}

type Period = Pick<Scope, 'from' | 'to' | 'campaign'>

/**
 * Returns the cohorts of a period, oldest first, over all journeys that end in an order: the browsers that first visited on
 * each day. `isRipe` means that its figures no longer change, because no more orders can count for it.
 */
export async function cohortsIn({ db, clock }: Parts, period: Period) {
  const latest = lastCompleteDay(todayInSaoPaulo(clock.now()))
  const days = await entryDays(db, period, ENDING_IN_ORDERS)
  return days.map((each) => ({ ...each, isRipe: each.day <= latest }))
}

/** A group of messages is shown only if it was counted at least this often. */
const LEAST = 3
/** How many groups of messages a page shows. */
const MOST = 100

/**
 * Returns the messages that the chat did not understand between two days, both included (yyyy-mm-dd), grouped
 * by their known words: all others are replaced by `…`, because they may contain personal data. `least` is how many
 * messages a group must have to be shown.
 * @param step the only question to show; null for all
 */
export async function notUnderstoodIn(
  { db }: Pick<DeskContext, 'db'>,
  { from, to }: { readonly from: string; readonly to: string },
  step: string | null,
) {
  const [groups, steps] = await Promise.all([
    messageGroupsNotUnderstood(db, { from, to, step, least: LEAST, most: MOST }),
    stepsNotUnderstood(db, from, to),
  ])
  return { groups, steps: step === null ? steps : steps.filter((each) => each.step === step), least: LEAST }
}
