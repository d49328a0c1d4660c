/** Finds days and parts of the day in a text: 'terça que vem', '24/11', 'dia 5', 'depois do almoço', '14h'. */
import type { FreeDate } from '../../funnel/step-and-journey-types.ts'
import { addDays, brToIso, isoDateOf, isoToBr, weekday } from '../../lib/iso-dates.ts'
import { parseUpcomingDate } from '../../lib/parse-upcoming-date.ts'
import * as data from '../data/visit-words.ts'
import { denialOf } from '../denials.ts'
import type { Span } from '../message.ts'
import { anyOf } from '../word-patterns.ts'

export type Period = 'manha' | 'tarde'

interface Told {
  /** As dd/mm/yyyy; null for a date that does not exist. */
  readonly date?: string | null
  readonly period?: Period | 'noite'
  /** Why the day is not certain: the parser chose among several. */
  readonly why?: 'guess' | 'confirm'
  /** The earliest day that is free, or any; the first free one after the date. */
  readonly isSoonest?: boolean
  readonly isAfter?: boolean
  readonly isWeekday?: boolean
}

/** A day or a part of the day that a text names. */
export type Moment = Told & Span

/** What a finder needs besides its match. */
interface Around {
  readonly said: string
  readonly today: string
  readonly free: readonly FreeDate[]
}
type Finder = readonly [pattern: RegExp, told: (match: RegExpExecArray, around: Around) => Told | null]

const NUMERIC = /(?<![\d/.-])(\d{1,2}) ?[/.-] ?(\d{1,2})(?: ?[/.-] ?(\d{4}|\d{2}))?(?![\d/]|[.-]\d)/g
const NAMED = new RegExp(
  `(?<![\\d/])(\\d{1,2}|primeiro)o?(?: ?/ ?| (?:de )?)(${data.MONTHS.join('|')})[a-z]*(?: (?:de )?(20\\d\\d))?`,
  'g',
)
const DAY = /(?<![a-z])dia (\d{1,2}|primeiro)(?![\d/:]|[.-]\d| ?h(?![a-z]))/g
/** 'terça 24', '27 de tarde' */
const BESIDE_WEEKDAY =
  /(?<=(?:segunda|terca|quarta|quinta|sexta|sabado|feira),? )(\d{1,2})(?![\d/:.h-]| ?h| da)/g
const BESIDE_PERIOD = /(?<![\d/:.,r$-])(\d{1,2})(?=,? (?:(?:de|a|pela|no periodo da) )?(?:manha|tarde|cedo))/g
const BARE = /(?<![\d/:.,r$-])(\d{1,2})(?![\d/:.,-]|[a-z]| ?(?:h|hs|horas|da|andar|reais|mega)(?![a-z]))/g
const HOUR =
  /(?<![\d/])(?:(antes|depois|apos|partir|ate) )?(?:d?as |umas )?(\d{1,2})(?::\d\d| ?h(?:ora|r)?s?)(?![a-z])/g
/** 'das 8 às 12' */
const HOURS = /(?<![\d/])(?:d?as |de )?(\d{1,2})h? (?:as|a|ate(?: as)?) (\d{1,2})h?(?![\d/]| de [a-z])/g
const AT_HOUR = anyOf(
  '(antes|depois|apos|a partir|ate)?(?: ?as| ?das| la pelas| umas) (\\d\\d?)(?! ?(?:de|/|h))',
  'g',
)
/** 'vou ter' is no Tuesday. */
const SHORT_TUESDAY = /(?<![a-z])ter(?=(?:,? (?:de |a |pela )?(?:manha|tarde|cedo)| *$))/g
const WEEKDAYS = data.WEEKDAYS.map((names) => anyOf(`(?:${names})(?:[ -]?feira)?`, 'g'))
const ORDERED = anyOf(data.ORDERED)
const NEXT = anyOf(data.NEXT)
const NEXT_WEEK = anyOf(data.NEXT_WEEK)
const OTHER_WEEK = anyOf(data.OTHER_WEEK)
const HIDDEN = anyOf(`${data.GREETING}, ${data.SPANS}`, 'g')

/** So many days and parts of days of a message are looked at. */
const MOST = 12
const ofMonth = (day: string, today: string): Told => ({ date: nextOfMonth(Number(day), today) })
const inDays = (today: string, days: number): Told => ({ date: isoToBr(addDays(today, days)) })

const FINDERS: readonly Finder[] = [
  [anyOf(data.SOONEST, 'g'), () => ({ isSoonest: true })],
  [NUMERIC, ([, day, month, year], { today }) => dateOf([day, month, year], today)],
  [
    NAMED,
    ([, day, name = '', year], { today }) =>
      dateOf([day?.replace('primeiro', '1'), `${data.MONTHS.indexOf(name) + 1}`, year], today),
  ],
  [
    HOURS,
    ([, first, last]) =>
      Number(last) <= 12 || Number(first) >= 12 ? { period: periodAt(Number(first), 'manha') } : null,
  ],
  [HOUR, ([, bound, hour]) => ({ period: periodAt(Number(hour), '', bound) })],
  [
    AT_HOUR,
    ({ index, 0: all, 1: bound, 2: hour }, { said }) => ({
      period: periodAt(Number(hour), said.slice(index + all.length, index + all.length + 10), bound),
    }),
  ],
  [
    anyOf(data.AHEAD, 'g'),
    ([, count = '', unit], { today }) =>
      inDays(today, (unit === 'semana' ? 7 : 1) * ({ uma: 1, duas: 2 }[count] ?? Number(count))),
  ],
  ...data.RELATIVE.map(([words, days]): Finder => [
    anyOf(words, 'g'),
    (_match, { today }) => inDays(today, days),
  ]),
  ...WEEKDAYS.map((pattern, number): Finder => [
    pattern,
    (match, around) => weekdayNear(match, number, around),
  ]),
  [anyOf(data.MORNING, 'g'), () => ({ period: 'manha' })],
  [anyOf(data.AFTERNOON, 'g'), () => ({ period: 'tarde' })],
  [anyOf(data.NIGHT, 'g'), () => ({ period: 'noite' })],
  ...[DAY, BESIDE_WEEKDAY, BESIDE_PERIOD].map((pattern): Finder => [
    pattern,
    ([, day = ''], { today }) => ofMonth(day.replace('primeiro', '1'), today),
  ]),
]

/** Returns the days and parts of days in a text, in order. */
export function momentsIn(text: string, today: string, free: readonly FreeDate[]): readonly Moment[] {
  const said = text.replace(HIDDEN, (words) => ' '.repeat(words.length)).replace(SHORT_TUESDAY, '3a ')
  const found: Moment[] = []
  const isFree = (from: number, to: number) => found.every((each) => to <= each.from || from >= each.to)
  const find = ([pattern, told]: Finder): void => {
    for (const match of said.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length]
      if (found.length >= MOST) return
      const moment = isFree(from, to) ? told(match, { said, today, free }) : null
      if (moment) found.push({ from, to, ...moment })
    }
  }
  for (const finder of FINDERS) find(finder)
  if (found.every(({ date }) => date === undefined)) find([BARE, ([, day = '']) => ofMonth(day, today)])
  const ordered = found
    .filter((each) => denialOf(said, each) === null)
    .flatMap((each) => counted(said, each))
    .toSorted((one, other) => one.from - other.from)
  const exact = ordered.flatMap(({ date, isWeekday }) => (date && !isWeekday ? [dayOf(date)] : []))
  // 'dia 5 à tarde, que é sábado'
  return joined(said, ordered).filter(
    ({ date, isWeekday }) => !(isWeekday && date && exact.includes(dayOf(date))),
  )
}

const dayOf = (date: string): number => weekday(brToIso(date))

const AFTER_DAY = /(?:depois|apos|a partir) d[oe] ?$/
const BEFORE_DAY = /(?:antes|vespera|depois|dias?) d[eoa] (?:dia )?$/
const EXCEPT = /(?:menos|exceto|tirando|fora|sem ser)(?: n?[ao])? ?$/

/** Returns the weekdays that a text excludes: 'qualquer dia menos segunda'. */
export function excludedWeekdays(said: string): ReadonlySet<number> {
  const isExcluded = (pattern: RegExp) =>
    [...said.matchAll(pattern)].some(({ index }) => EXCEPT.test(said.slice(Math.max(0, index - 12), index)))
  return new Set(WEEKDAYS.flatMap((pattern, number) => (isExcluded(pattern) ? [number] : [])))
}

/** 'depois do dia 10' is the first free day after it; what is counted otherwise is no day. */
function counted(said: string, each: Moment): readonly Moment[] {
  const before = said.slice(Math.max(0, each.from - 16), each.from)
  if (each.date === undefined) return [each]
  if (!each.isWeekday && AFTER_DAY.test(before)) return [{ ...each, isAfter: true }]
  return BEFORE_DAY.test(before) || EXCEPT.test(before) ? [] : [each]
}

function dateOf(parts: readonly (string | undefined)[], today: string): Told | null {
  const [day = 0, month = 0] = parts.map(Number)
  if (day > 31 || month > 12 || month === 0) return null
  const parsed = parseUpcomingDate(parts.filter(Boolean).join('/'), today)
  return { date: 'value' in parsed ? parsed.value : null }
}

/** Returns the next date with a day of the month; null if next month has no such day. */
function nextOfMonth(day: number, today: string): string | null {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const here = isoDateOf(year, month, day)
  if (here && here > today) return isoToBr(here)
  const next = month === 12 ? isoDateOf(year + 1, 1, day) : isoDateOf(year, month + 1, day)
  return next && isoToBr(next)
}

/** A weekday means the next one from tomorrow on, or that of next week, where it says so. Weeks begin on Monday. */
function weekdayNear({ 0: all, index }: RegExpExecArray, number: number, { said, today, free }: Around) {
  const to = index + all.length
  if (ORDERED.exec(said.slice(to, to + 14))?.index === 1) return null
  const around = said.slice(Math.max(0, index - 24), to + 24)
  const away = (number - weekday(today) + 7) % 7 || 7
  const isNextWeek = NEXT_WEEK.test(around) && away <= (7 - weekday(today)) % 7
  const first = addDays(today, isNextWeek ? away + 7 : away)
  const isFree = (days: number) => free.some(({ date }) => date === isoToBr(addDays(today, days)))
  // before the first free day it means that of the week after
  const isTooSoon = number !== 0 && first < brToIso(free[0]?.date ?? '')
  const isLater = isTooSoon || OTHER_WEEK.test(around)
  // 'sexta que vem' may be that of the week after, if both are free
  const isNext = NEXT.test(said.slice(Math.max(0, index - 9), to + 9))
  const isUnsure = isNext && !isNextWeek && isFree(away) && isFree(away + 7)
  const why = isLater ? ({ why: 'confirm' } as const) : isUnsure ? ({ why: 'guess' } as const) : {}
  return { isWeekday: true, date: isoToBr(isLater ? addDays(first, 7) : first), ...why }
}

/** The part of the day at an hour; the technician comes from 8 to 12 and from 12 to 18. */
function periodAt(told: number, behind: string, bound = ''): Told['period'] {
  const hour = told < 8 && !/manha/.test(behind) ? told + 12 : told
  const isUntil = /antes|ate/.test(bound)
  if (isUntil) return hour > 12 ? 'tarde' : hour > 8 ? 'manha' : 'noite'
  return hour < 8 || hour >= (bound === '' ? 18 : 17) ? 'noite' : hour < 12 ? 'manha' : 'tarde'
}

const JOINT = /^[ ,]*(?:feira)?[ ,(]*(?:dia|no)?[ ,]*$/

/** Joins a weekday and its date: 'quarta, dia 25'. One that is not of that date makes it doubtful. */
function joined(said: string, moments: readonly Moment[]): readonly Moment[] {
  const done: Moment[] = []
  for (const each of moments) {
    const last = done.at(-1)
    const isPair = last?.date && each.date && JOINT.test(said.slice(last.to, each.from))
    if (isPair) {
      const exact = each.isWeekday ? last.date : each.date
      const isSame = dayOf(last.date) === dayOf(each.date)
      done.splice(-1, 1, { from: last.from, to: each.to, date: exact, ...(isSame ? {} : { why: 'confirm' }) })
    } else done.push(each)
  }
  return done
}
