/** Finds days and parts of the day in a text: 'terça que vem', '24/11', 'dia 5', 'depois do almoço', '14h'. */
import type { FreeDate } from '../../funnel/step-and-journey-types.ts'
import { addDays, brToIso, isoDateOf, isoToBr, weekday } from '../../lib/iso-dates.ts'
import { parseUpcomingDate } from '../../lib/parse-upcoming-date.ts'
import { denialOf } from '../denied.ts'
import { anyOf, phrasesOf } from '../words.ts'

export type Period = 'manha' | 'tarde'

/** A day or a part of the day that a text names. Dates are dd/mm/yyyy; null for one that does not exist. */
export interface Moment {
  readonly from: number
  readonly to: number
  readonly date?: string | null
  readonly period?: Period | 'noite'
  /** Why the day is not certain: the parser chose among several. */
  readonly why?: 'guess' | 'confirm'
  /** The earliest day that is free, or any; the first free one after the date. */
  readonly isSoonest?: boolean
  readonly isAfter?: boolean
  readonly isWeekday?: boolean
}

const WEEKDAYS = phrasesOf(`
  domingo|dom|sunday, segunda|seg|2a|monday|lunes, terca|3a|tuesday|martes, quarta|qua|4a|wednesday|miercoles,
  quinta|qui|5a|thursday|jueves, sexta|sex|6a|friday|viernes, sabado|sab|saturday`).map((names) =>
  anyOf(`(?:${names})(?:[ -]?feira)?`, 'g'),
)
/** 'a segunda opção' is no Monday, and 'vou ter' no Tuesday. */
const ORDINAL = anyOf('opcao, vez, via, alternativa, parcela, andar, fase')
const SHORT_TUESDAY = /(?<![a-z])ter(?=(?:,? (?:de |a |pela )?(?:manha|tarde|cedo)| *$))/g

const MONTHS = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')
const NUMERIC = /(?<![\d/.-])(\d{1,2}) ?[/.-] ?(\d{1,2})(?: ?[/.-] ?(\d{4}|\d{2}))?(?![\d/]|[.-]\d)/g
const NAMED = new RegExp(
  `(?<![\\d/])(\\d{1,2}|primeiro)o?(?: ?/ ?| (?:de )?)(${MONTHS.join('|')})[a-z]*(?: (?:de )?(20\\d\\d))?`,
  'g',
)
const DAY = /(?<![a-z])dia (\d{1,2}|primeiro)(?![\d/:]|[.-]\d| ?h(?![a-z]))/g
/** 'terça 24', '27 de tarde' */
const BESIDE_WEEKDAY =
  /(?<=(?:segunda|terca|quarta|quinta|sexta|sabado|feira),? )(\d{1,2})(?![\d/:.h-]| ?h| da)/g
const BESIDE_PERIOD = /(?<![\d/:.,r$-])(\d{1,2})(?=,? (?:(?:de|a|pela|no periodo da) )?(?:manha|tarde|cedo))/g
const BARE = /(?<![\d/:.,r$-])(\d{1,2})(?![\d/:.,-]|[a-z]| ?(?:h|hs|horas|da|andar|reais|mega)(?![a-z]))/g
const AHEAD = anyOf('(?:daqui|dentro de)(?: a)?(?: uns| umas)? (\\d\\d?|uma|duas) (dia|semana)s?', 'g')
const RELATIVE: readonly (readonly [RegExp, number])[] = [
  [anyOf('depois de amanha', 'g'), 2],
  [anyOf('de hoje a (?:8|15)', 'g'), 7],
  [anyOf('amanha, tomorrow', 'g'), 1],
  [anyOf('hoje(?! (?:eu|nao|tenho|trabalho))(?: mesmo)?, agora mesmo, today', 'g'), 0],
]
const NEXT = anyOf('(?:que|q) vem, proxim[oa], da outra semana')
const NEXT_WEEK = anyOf('(?:da |na )?semana (?:que|q) vem, (?:da |na )?proxima semana, next week')
const OTHER_WEEK = anyOf(`
  (?:n?[ao] )?outr[ao], da outra semana, sem ser n?ess[ea], menos n?ess[ea], exceto n?ess[ea], tirando n?ess[ea],
  nao ess[ea]`)
const AFTER_DAY = /(?:depois|apos|a partir) d[oe] ?$/
const BEFORE_DAY = /(?:antes|vespera|depois|dias?) d[eoa] (?:dia )?$/
const DAYS = '(?:segunda|seg|terca|ter|quarta|qua|quinta|qui|sexta|sex|sabado|sab|domingo|dom)(?:[ -]feira)?'
/** Days that are no choice: 'de seg a sexta', 'primeira segunda de dezembro'. */
const SPANS = anyOf(`${DAYS} (?:a|ate) ${DAYS}, ${DAYS} d[eo] (?:mes|${MONTHS.join('[a-z]*|')}[a-z]*)`, 'g')
const SOONEST = anyOf(
  `(?:o )?mais cedo (?:possivel|que (?:der|tiver|puder[a-z]*|houver)), (?:o )?(?:quanto )?antes possivel,
  o quanto antes, quanto antes,
  primeir[oa] (?:dia|data|vaga|horario)(?: (?:livre|disponivel|possivel|que tiver))?,
  primeir[oa] que (?:tiver|der), mais (?:proxim[oa]|breve),
  (?:o )?mais rapido(?: possivel)?, assim que (?:possivel|der|puder[a-z]*), qualquer dia, o dia tanto faz,
  tanto faz o dia, as soon as possible`,
  'g',
)

const MORNING = anyOf(
  `manha, manhazinha, manhanzinha, matutino, morning, manana, cedo(?! (?:possivel|que))(?:inho)?, cedinho,
  antes d?o almoco,
  antes d?o meio[ -]dia, primeiro horario, primeira hora, ate (?:o )?meio[ -]dia`,
  'g',
)
const AFTERNOON = anyOf(
  `(?<!mais |muito |que e |ja e )tarde, tardinha, tardezinha, tardezita, vespertino, afternoon,
  (?:depois|apos) d?o (?:almoco|meio[ -]dia)`,
  'g',
)
const NIGHT = anyOf('noite, noturno, madrugada, night, noche', 'g')
const GREETING = anyOf('bom dia, boa tarde, boa noite', 'g')
const HOUR =
  /(?<![\d/])(?:(antes|depois|apos|partir|ate) )?(?:d?as |umas )?(\d{1,2}) ?(?:hs?|horas?|hrs)(?![a-z])/g
const AT_HOUR = anyOf(
  '(antes|depois|apos|a partir|ate)?(?: ?as| ?das| la pelas| umas) (\\d\\d?)(?! ?(?:de|/|h))',
  'g',
)
const CLOCK = /(?<![\d/])()(\d{1,2}):\d\d/g

/** Returns the days and parts of days in a text, in order. */
export function momentsIn(text: string, today: string, free: readonly FreeDate[]): readonly Moment[] {
  const blank = (words: string) => ' '.repeat(words.length)
  const said = text.replace(GREETING, blank).replace(SPANS, blank)
  const found: Moment[] = []
  const add = (pattern: RegExp, told: (match: RegExpExecArray) => Omit<Moment, 'from' | 'to'> | null) => {
    for (const match of said.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length]
      const moment = found.some((each) => from < each.to && to > each.from) ? null : told(match)
      if (moment) found.push({ from, to, ...moment })
    }
  }
  const next = (day: string) => ({ date: nextOfMonth(day === 'primeiro' ? 1 : Number(day), today) })
  add(SOONEST, () => ({ isSoonest: true }))
  add(NUMERIC, ([, day = '', month = '', year]) => dateOf([day, month, year], today))
  add(NAMED, ([, day = '', name = '', year]) =>
    dateOf([day === 'primeiro' ? '1' : day, String(MONTHS.indexOf(name) + 1), year], today),
  )
  add(HOUR, ([, bound = '', hour]) => ({ period: periodAt(Number(hour), bound, '') }))
  add(CLOCK, ([, , hour]) => ({ period: periodAt(Number(hour), '', '') }))
  add(AT_HOUR, ({ index, 0: all, 1: bound = '', 2: hour }) => ({
    period: periodAt(Number(hour), bound, said.slice(index + all.length, index + all.length + 10)),
  }))
  add(DAY, ([, day = '']) => next(day))
  add(AHEAD, ([, count = '', unit]) => ({
    date: isoToBr(
      addDays(today, (unit === 'semana' ? 7 : 1) * ({ uma: 1, duas: 2 }[count] ?? Number(count))),
    ),
  }))
  for (const [pattern, days] of RELATIVE) add(pattern, () => ({ date: isoToBr(addDays(today, days)) }))
  const short = said.replace(SHORT_TUESDAY, '3a ')
  WEEKDAYS.forEach((pattern, number) => {
    for (const { 0: all, index: from } of short.matchAll(pattern)) {
      const to = from + all.length
      if (
        ORDINAL.exec(said.slice(to, to + 14))?.index !== 1 &&
        found.every((each) => to <= each.from || from >= each.to)
      )
        found.push({ from, to, ...weekdayNear(said, { from, to }, number, { today, free }) })
    }
  })
  add(MORNING, () => ({ period: 'manha' }))
  add(AFTERNOON, () => ({ period: 'tarde' }))
  add(NIGHT, () => ({ period: 'noite' }))
  add(BESIDE_WEEKDAY, ([, day = '']) => next(day))
  add(BESIDE_PERIOD, ([, day = '']) => next(day))
  if (found.every(({ date }) => date === undefined))
    add(BARE, ([, day = '']) => (Number(day) > 31 || Number(day) === 0 ? null : next(day)))
  const ordered = found
    .filter((each) => denialOf(said, each) === null)
    .flatMap((each) => counted(said, each))
    .toSorted((one, other) => one.from - other.from)
  const exact = ordered.flatMap(({ date, isWeekday }) => (date && !isWeekday ? [weekday(brToIso(date))] : []))
  // 'dia 5 à tarde, que é sábado'
  return joined(said, ordered).filter(
    ({ date, isWeekday }) => !(isWeekday && date && exact.includes(weekday(brToIso(date)))),
  )
}

const EXCEPT = /(?:menos|exceto|tirando|fora|sem ser)(?: n?[ao])? ?$/

/** Returns the weekdays that a text excludes: 'qualquer dia menos segunda'. */
export const excludedWeekdays = (said: string): ReadonlySet<number> =>
  new Set(
    WEEKDAYS.flatMap((pattern, number) => {
      const places = [...said.matchAll(pattern)].map(({ index }) =>
        said.slice(Math.max(0, index - 12), index),
      )
      return places.some((before) => EXCEPT.test(before)) ? [number] : []
    }),
  )

/** 'depois do dia 10' is the first free day after it; what is counted otherwise is no day. */
function counted(said: string, each: Moment): readonly Moment[] {
  const before = said.slice(Math.max(0, each.from - 16), each.from)
  if (each.date === undefined) return [each]
  if (!each.isWeekday && AFTER_DAY.test(before)) return [{ ...each, isAfter: true }]
  return BEFORE_DAY.test(before) || EXCEPT.test(before) ? [] : [each]
}

function dateOf(parts: readonly (string | undefined)[], today: string): Omit<Moment, 'from' | 'to'> | null {
  const [day, month] = parts.map(Number)
  if (day === undefined || month === undefined || day > 31 || month > 12 || month === 0) return null
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
function weekdayNear(
  said: string,
  { from, to }: Pick<Moment, 'from' | 'to'>,
  number: number,
  { today, free }: { readonly today: string; readonly free: readonly FreeDate[] },
) {
  const around = said.slice(Math.max(0, from - 24), to + 24)
  const away = (number - weekday(today) + 7) % 7 || 7
  const left = (7 - weekday(today)) % 7
  const isNextWeek = NEXT_WEEK.test(around) && away <= left
  const first = addDays(today, isNextWeek ? away + 7 : away)
  const [soon] = free
  // before the first free day it means that of the week after
  const isTooSoon = soon !== undefined && first < brToIso(soon.date)
  const isOther = OTHER_WEEK.test(around)
  const isLater = (isTooSoon && number !== 0) || isOther
  // 'sexta que vem' may be that of the week after, if both are free
  const isTwice = [away, away + 7].every((days) =>
    free.some(({ date }) => date === isoToBr(addDays(today, days))),
  )
  const isUnsure = !isNextWeek && NEXT.test(said.slice(Math.max(0, from - 9), to + 9)) && isTwice
  return {
    isWeekday: true,
    date: isoToBr(isLater ? addDays(first, 7) : first),
    ...(isLater ? { why: 'confirm' as const } : isUnsure ? { why: 'guess' as const } : {}),
  }
}

/** The part of the day at an hour; the technician comes from 8 to 12 and from 12 to 18. */
function periodAt(told: number, bound: string, behind: string): Moment['period'] {
  const hour = told < 8 && !/manha/.test(behind) ? told + 12 : told
  const at = /antes|ate/.test(bound) ? hour - 1 : hour
  if (hour >= 18 || (hour >= 17 && bound !== '' && !/antes|ate/.test(bound)))
    return /antes|ate/.test(bound) ? 'tarde' : 'noite'
  return at < 8 ? 'noite' : at < 12 ? 'manha' : 'tarde'
}

/** Joins a weekday and its date: 'quarta, dia 25'. One that is not of that date makes it doubtful. */
function joined(said: string, moments: readonly Moment[]): readonly Moment[] {
  return moments.reduce<Moment[]>((done, each) => {
    const last = done.at(-1)
    const isPair =
      last?.date !== undefined &&
      each.date !== undefined &&
      /^[ ,]*(?:feira)?[ ,(]*(?:dia|no)?[ ,]*$/.test(said.slice(last.to, each.from))
    if (!isPair || !last) return [...done, each]
    const [byWeekday, exact] =
      /^[a-z]/.test(said.slice(each.from)) && !/^dia/.test(said.slice(each.from))
        ? [each, last]
        : [last, each]
    const isSame =
      byWeekday.date && exact.date && weekday(brToIso(byWeekday.date)) === weekday(brToIso(exact.date))
    return [
      ...done.slice(0, -1),
      { from: last.from, to: each.to, date: exact.date ?? null, ...(isSame ? {} : { why: 'confirm' }) },
    ]
  }, [])
}
