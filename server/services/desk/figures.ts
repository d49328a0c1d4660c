import { addDays, todayInSaoPaulo } from '../../../src/lib/dates.ts'
import type { Context } from '../../context.ts'
import {
  entryDays,
  hourSums,
  problemSums,
  stepSums,
  stepSumsOfVersions,
  type EntryDay,
  type ProblemSum,
  type Scope,
} from '../../repositories/desk/figures.ts'
import {
  daysLeft,
  differenceOf,
  plannedVisitors,
  splitP,
  verdictOf,
  wilson,
  type Arm,
  type Interval,
  type Verdict,
} from '../../rules/desk/experiment.ts'
import { inJourneyOrder, type StepFigures } from '../../rules/desk/funnel.ts'
import { isEnd, stepsOf } from '../../rules/desk/steps.ts'

type Parts = Pick<Context, 'db' | 'clock'>

/** Days in which an order counts for a first exposure: its own and the six after it. */
const WINDOW_DAYS = 7

/** Journeys that end in a lead's order, which carries version and day. */
const EXPERIMENT = ['standard', 'b', 'mobile', 'b-mobile', 'compact', 'collaborator'] as const

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
  const steps = inJourneyOrder(sums, stepsOf(scope.journey))
  return { scope, steps, problems, hours, visits: steps.reduce((all, { entered }) => all + entered, 0) }
}

/** A cohort: browsers by day of first exposure. `isRipe`: its window is over, its figure will not change. */
export type Cohort = {
  readonly day: string
  readonly visitors: number
  readonly orders: number
  readonly isRipe: boolean
}

const isRipe = (day: string, today: string) => addDays(day, WINDOW_DAYS) <= today

function cohortsOf(days: readonly EntryDay[], today: string): Cohort[] {
  const all = new Map<string, Cohort>()
  for (const { day, visitors, orders } of days) {
    const known = all.get(day)
    all.set(day, {
      day,
      visitors: visitors + (known?.visitors ?? 0),
      orders: orders + (known?.orders ?? 0),
      isRipe: isRipe(day, today),
    })
  }
  return [...all.values()]
}

type Period = Pick<Scope, 'from' | 'to' | 'campaign'>

/** Cohorts of a period, oldest first; of all journeys that end in an order. */
export async function cohortsIn({ db, clock }: Parts, period: Period): Promise<Cohort[]> {
  const today = todayInSaoPaulo(clock.now())
  return cohortsOf(await entryDays(db, period, EXPERIMENT), today)
}

export type ArmFigures = Arm & { readonly rate: number | null; readonly interval: Interval }

export type Experiment = {
  readonly from: string
  readonly to: string
  /** Version A opens pages, B the chat. Ripe days only. */
  readonly a: ArmFigures
  readonly b: ArmFigures
  /** Days whose window is still open: they are left out. */
  readonly unripe: readonly Cohort[]
  readonly splitP: number
  readonly verdict: Verdict
  readonly difference: (Interval & { readonly difference: number }) | null
  readonly planned: { readonly visitors: number; readonly reached: number }
  readonly daysToPlan: number | null
  readonly daysToCertainty: number | null
  readonly steps: readonly { readonly step: string; readonly a: StepRate; readonly b: StepRate }[]
}

export type StepRate = {
  readonly shown: number
  readonly answered: number
  readonly interval: Interval
}

const armOf = (days: readonly EntryDay[], version: 'A' | 'B'): ArmFigures => {
  const own = days.filter((each) => each.version === version)
  const visitors = own.reduce((all, each) => all + each.visitors, 0)
  // more orders than visitors can only come from forged batches; a rate above one would break the statistics
  const orders = Math.min(
    visitors,
    own.reduce((all, each) => all + each.orders, 0),
  )
  return {
    visitors,
    orders,
    rate: visitors > 0 ? orders / visitors : null,
    interval: wilson(orders, visitors),
  }
}

/** Days of a period, both ends included. */
const lengthOf = (from: string, to: string) =>
  Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1)

/** Chat against pages by assigned version: orders within seven days of the first exposure (docs/decisions/0035). */
export async function experimentIn(
  { db, clock }: Parts,
  period: Pick<Scope, 'from' | 'to'>,
): Promise<Experiment> {
  const today = todayInSaoPaulo(clock.now())
  const scope = { ...period, journey: 'standard', campaign: null, channel: null, device: null }
  const [days, sums] = await Promise.all([
    entryDays(db, { ...period, campaign: null }, EXPERIMENT),
    stepSumsOfVersions(db, scope),
  ])
  const ripe = days.filter(({ day }) => isRipe(day, today))
  const [a, b] = [armOf(ripe, 'A'), armOf(ripe, 'B')]
  const visitors = days.reduce((all, each) => all + each.visitors, 0)
  const perDay = visitors / lengthOf(days[0]?.day ?? period.from, period.to)
  const planned = 2 * plannedVisitors()
  const reached = a.visitors + b.visitors
  const rateOf = (step: string, version: 'A' | 'B'): StepRate => {
    const found = sums.find((each) => each.step === step && each.version === version)
    const shown = found?.shown ?? 0
    const answered = Math.min(shown, found?.answered ?? 0)
    return { shown, answered, interval: wilson(answered, shown) }
  }
  return {
    ...period,
    a,
    b,
    unripe: cohortsOf(days, today).filter((each) => !each.isRipe),
    splitP: splitP(a.visitors, b.visitors),
    verdict: verdictOf(a, b),
    difference: differenceOf(a, b),
    planned: { visitors: planned, reached },
    daysToPlan: perDay > 0 ? Math.ceil(Math.max(0, planned - reached) / perDay) : null,
    daysToCertainty: daysLeft(a, b, perDay),
    steps: stepsOf('standard')
      .filter((step) => !isEnd(step) && sums.some((each) => each.step === step))
      .map((step) => ({ step, a: rateOf(step, 'A'), b: rateOf(step, 'B') })),
  }
}
