/** Day and part of the day of the technician's visit, with a second choice if there is one. */
import { stepOf } from '../../funnel/journey-registry.ts'
import type { FreeDate, Values } from '../../funnel/step-and-journey-types.ts'
import { brToIso, weekday } from '../../lib/iso-dates.ts'
import * as data from '../data/visit-words.ts'
import { takesBack } from '../denials.ts'
import type { Span } from '../message.ts'
import type { Situation } from '../reading.ts'
import { anyOf, clauseAround, isPlain, wordsOf } from '../word-patterns.ts'
import type { Found, Kind } from './kind.ts'
import { excludedWeekdays, momentsIn, type Moment } from './visit-days.ts'

/** How many free days are offered in place of one that is not. */
const NEAR = 3
const EITHER = anyOf(data.EITHER)
const OF_VISIT = anyOf(data.OF_VISIT)
const OF_OTHER = anyOf(data.OF_OTHER)
/** A part of the day that only says why: 'à tarde, que de manhã trabalho'. */
const ASIDE = /[.,;!]|(?:^|[^a-z])(?:q|que|pq|porque|pois)(?![a-z])/

/** A day with its part of the day. */
interface Wish extends Span {
  readonly day?: Moment | undefined
  readonly period?: Moment['period'] | 'both'
  /** Whether its part of the day was said before the day was replaced. */
  readonly isReplaced?: boolean
  /** Whether it is only wanted if the one before is not free. */
  readonly isSecond: boolean
}

export const visit: Kind = {
  kind: 'visit',
  find({ said }, situation, { id }) {
    const excluded = excludedWeekdays(said)
    const all = situation.order.facts.freeDates ?? []
    const isExcluded = ({ date }: FreeDate) => excluded.has(weekday(brToIso(date)))
    const free = excluded.size === 0 ? all : all.filter((day) => !isExcluded(day))
    const isOpen = situation.step === id
    if (free.length === 0 && !isOpen) return []
    const moments = momentsIn(said, situation.order.today, free)
    if (moments.length === 0) return []
    const own = moments.filter((each) => isOfVisit(said, each))
    const isBeside = (each: Moment) => each.period !== undefined && !sidesOf(said, each).isVisit
    const isOther = moments.length > own.length && own.every(isBeside)
    const wishes = wishesIn(said, isOther ? moments.map((each) => ({ ...each, why: 'confirm' })) : own)
    const given = earlier(situation, id, isOpen)
    const isAnswered = situation.order.answers[id] !== undefined
    const named = wholeFirst(wishes.filter(({ day }) => day !== undefined))
    const ofVisit = (wish: Wish | undefined) =>
      wish !== undefined && OF_VISIT.test(clauseAround(said, wish).around)
    const isReview = stepOf(situation.order, situation.step).view === 'review'
    const isChange = given.date !== undefined && (isReview || ofVisit(wishes[0]))
    const whole = named.length > 0 ? named : dayOfEarlier(wishes, given, isOpen || isChange)
    const found = groupsOf(whole).map(([first, ...seconds]): Found => {
      const told = valuesOf(first, free, given)
      const others = seconds.slice(0, 2).map((each, at) => suffixed(valuesOf(each, free, {}), `${at + 2}`))
      const isWhole = others.every(({ why }) => why === undefined)
      const values = Object.assign({}, told.values, ...(isWhole ? others.map((each) => each.values) : []))
      const isSure = told.why === undefined || told.why === 'guess'
      // a day that cannot be had is refused at once where the visit is changed
      const isNamed = (ofVisit(first) || named.length === 0) && (isSure || isAnswered)
      const isOwn = isNamed || ((isSure || isReview) && isAlone(said, wishes, isReview))
      return { from: first.from, to: (seconds.at(-1) ?? first).to, ...told, values, isOwn }
    })
    return found.filter(({ isOwn, why }) => (isOpen ? !(isOther && why === 'unavailable') : isOwn))
  },
}

const isOfVisit = (said: string, each: Moment): boolean => {
  const { isVisit, isOther, before } = sidesOf(said, each)
  // 'o vencimento dia 15 e a visita de tarde'
  return !(OF_OTHER.test(before) && !OF_VISIT.test(before)) && (isVisit || !isOther)
}

function sidesOf(said: string, each: Moment) {
  const { around, before } = clauseAround(said, each)
  return { before, isVisit: OF_VISIT.test(around), isOther: OF_OTHER.test(around) }
}

/** Whether nothing is said but days and their parts. */
const isAlone = (said: string, wishes: readonly Wish[], isReview: boolean): boolean =>
  wishes.every(({ day, period, ...place }) => {
    const isWhole = day !== undefined && (period !== undefined || (isReview && day.isWeekday === true))
    return isWhole && wordsOf(clauseAround(said, place).around).every(isPlain)
  })

/** The date or period that the form holds, that was begun, or that is changed. */
function earlier({ order, doubt, draft }: Situation, id: string, isOpen: boolean): Values {
  const given = order.answers[id]?.values ?? {}
  const begun = doubt?.step === id && doubt.why === 'part' ? doubt.values : {}
  return isOpen ? { ...given, ...draft, ...begun } : given
}

/** Only the part of the day is said: the day is that of the form or of the answer, or is asked. */
function dayOfEarlier([first]: readonly Wish[], { date }: Values, isMeant: boolean): readonly Wish[] {
  if (!first || !isMeant) return []
  return [date ? { ...first, day: { from: first.from, to: first.to, date } } : first]
}

/** Joins each part of the day to its day. What is taken back is replaced. */
function wishesIn(said: string, moments: readonly Moment[]): readonly Wish[] {
  const wishes: Wish[] = []
  for (const moment of moments) {
    const { from, to, period } = moment
    const last = wishes.at(-1)
    const between = last ? said.slice(last.to, from) : ''
    const isReplacing = last !== undefined && takesBack(between)
    const isNext =
      last === undefined || EITHER.test(between) || (period === undefined && last.day !== undefined)
    if (!last || (isNext && !isReplacing)) {
      wishes.push({ from, to, isSecond: EITHER.test(between), ...(period ? { period } : { day: moment }) })
      continue
    }
    const isKept = !isReplacing && !last.isReplaced && last.period !== undefined
    if (period && isKept && isPeriod(last.period) && last.day && ASIDE.test(between)) continue
    const told = period
      ? { period: isKept && last.period !== period ? ('both' as const) : period }
      : { day: moment }
    wishes.splice(isReplacing ? 0 : -1, wishes.length, {
      ...last,
      to,
      isReplaced: isReplacing && !period,
      ...told,
    })
  }
  return withSharedPeriods(wishes)
}

/** 'segunda ou terça de manhã' leaves open which of two mornings; 'segunda de manhã ou de tarde' is either. */
function withSharedPeriods(wishes: readonly Wish[]): readonly Wish[] {
  const isShared = (one: Wish | undefined, other: Wish | undefined) =>
    one !== undefined && one.period === undefined && other?.isSecond === true && other.period !== undefined
  return wishes.flatMap((each, at) => {
    const next = wishes[at + 1]
    if (each.day === undefined && at > 0) return []
    if (next?.day === undefined && next?.period && each.period) return [{ ...each, period: 'both' as const }]
    if (isShared(each, next)) return [{ ...each, period: next?.period }]
    return [isShared(wishes[at - 1], each) ? { ...each, isSecond: false } : each]
  })
}

const isPeriod = (period: Wish['period']) => period === 'manha' || period === 'tarde'

/** A day with its part of the day wins over days without, and a named day over the soonest. */
function wholeFirst(wishes: readonly Wish[]): readonly Wish[] {
  const named = wishes.filter(({ day }) => !day?.isSoonest)
  const all = named.length > 0 ? named : wishes
  const whole = all.filter(({ period }) => isPeriod(period))
  return whole.length > 0 ? whole : all
}

/** Groups each wish with its second choices. */
function groupsOf(wishes: readonly Wish[]): readonly (readonly [Wish, ...Wish[]])[] {
  const groups: [Wish, ...Wish[]][] = []
  for (const each of wishes) {
    if (each.isSecond) groups.at(-1)?.push(each)
    if (!each.isSecond || groups.length === 0) groups.push([each])
  }
  return groups
}

type Told = Pick<Found, 'values' | 'why' | 'or'>

function valuesOf({ day, period: said }: Wish, free: readonly FreeDate[], given: Values): Told {
  const period = isPeriod(said) ? said : said === undefined ? given.period : undefined
  const fitting = free.filter(({ periods }) => periods.some((each) => !period || each === period))
  if (day?.isSoonest || day?.isAfter) {
    const first = fitting.find(({ date }) => brToIso(date) > brToIso(day.date ?? ''))
    if (!first) return { values: {}, why: 'part' }
    return { values: { date: first.date, period: period ?? first.periods[0] ?? '' }, why: 'guess' }
  }
  const values = { ...(day?.date ? { date: day.date } : {}), ...(period ? { period } : {}) }
  if (!day) return { values, why: 'part' }
  if (!day.date) return { values: {}, why: 'unavailable' }
  if (fitting.every(({ date }) => date !== day.date))
    return { values, why: 'unavailable', or: nearDays(day.date, period, fitting) }
  if (!period) return { values, why: 'part' }
  return { values, ...(day.why ? { why: day.why } : {}) }
}

/** Returns the days nearest to one that is not free, in their order. */
function nearDays(date: string, period: string | undefined, free: readonly FreeDate[]): readonly Values[] {
  const distance = (other: string) => Math.abs(Date.parse(brToIso(other)) - Date.parse(brToIso(date)))
  return free
    .toSorted((one, other) => distance(one.date) - distance(other.date))
    .slice(0, NEAR)
    .toSorted((one, other) => brToIso(one.date).localeCompare(brToIso(other.date)))
    .map((each) => ({ date: each.date, period: period ?? each.periods[0] ?? '' }))
}

const suffixed = ({ values, why }: Told, suffix: string): Told => ({
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [`${name}${suffix}`, value])),
  ...(why ? { why } : {}),
})
