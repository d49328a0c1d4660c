/**
 * Extracts the day and period (morning or afternoon) that the visitor wants for the installation, and a
 * second choice if there is one. A slot that is not free is never replaced by a similar one.
 */
import type { FreeDate, Values } from '../../funnel/step-and-journey-types.ts'
import { addDays, brToIso, isoToBr, weekday } from '../../lib/iso-dates.ts'
import { parseUpcomingDate } from '../../lib/parse-upcoming-date.ts'
import type { Extraction } from '../extraction-state.ts'
import { datesIn } from '../words/dates-in-text.ts'
import { dayNamedEarlier } from '../words/day-named-earlier-in-message.ts'
import { nextOfMonth, nextWeekday } from '../words/next-weekday-or-day-of-month.ts'
import {
  AFTERNOON,
  AFTER_IT,
  ANY_WEEKDAY,
  BILL,
  cutsPeriod,
  INSTALLATION_CONTEXT,
  EXCLUDED,
  IF_SO,
  SAID_DAY,
  SAID_HOUR,
  IN_DAYS,
  isOutsidePeriods,
  SAID_LATER,
  MORNING,
  NEXT_WEEK,
  NIGHT,
  NOT_THIS,
  OTHER_ONE,
  OTHER_WEEK,
  PERIOD_ASKED,
  RELATIVE,
  SOMETIME,
  SOONEST,
  WEEKDAYS,
} from '../words/installation-date-patterns.ts'
import {
  AFTER_DAY,
  replaceBySpaces,
  excludedWeekdays,
  splitInstallationDateClauses,
  refusesInstallationDate,
  withoutReason,
} from '../words/installation-date-clauses-and-exclusions.ts'
import { monthNamed, weekdayOfMonth } from '../words/month-or-weekday-of-month.ts'
import {
  mergedWishes,
  sameDay,
  withoutSoonest,
  withoutContradictoryPeriods,
  type InstallationPeriod,
  type InstallationWish,
} from '../words/merge-installation-date-wishes.ts'
import { dropSupersededDates } from './drop-superseded-installation-dates.ts'
import { visitByOtherDay } from './installation-day-by-other.ts'
import { TORN_DAYS } from '../words/filler-doubt-and-negation-words.ts'

/** A day that is counted from another one. */
const BEFORE_OR_AFTER_DAY =
  /\b(?:(?:\d|um|uns|dois|tres) dias? (?:antes|depois|apos) d?[eoa]|(?:na |a )?vespera d[aeo]|ultimo dia util)\b/

/** The one day that is refused: 'terça é o único que não dá'. */
const IS_THE_ONE_NOT = /\b(?:unic[oa]|justo|bem|logo) (?:(?:dia|horario) )?(?:que|q) (?:eu )?(?:nao|n)\b/

/** What a day is for that is none of a visit. */
const OF_BILL = /\b(?:venc\w*|pagar|pago|pagamento|faturas?|boletos?|cartao|aluguel|salario)\b/

export function extractInstallationDate(extraction: Extraction): void {
  const { text, situation } = extraction
  const isOpen = extraction.isOpen('visit')
  const free = situation.order.facts.freeDates
  if (!extraction.isExpected('visit') || (free === null && !isOpen)) return
  // 'dois dias antes de sexta', which is not Friday
  if (isOpen && BEFORE_OR_AFTER_DAY.test(text.said)) {
    extraction.add('visit', {}, text.said.search(BEFORE_OR_AFTER_DAY), 'part')
    return
  }
  const byOther =
    isOpen && free ? visitByOtherDay(text.rest, free, situation.order.today, periodIn(text.rest)) : null
  if (byOther) {
    const isFree = free?.some(({ date }) => date === byOther.values.date)
    extraction.add('visit', byOther.values, byOther.at, isFree ? 'confirm' : 'unavailable')
    text.claim(0, text.rest.length)
    return
  }
  const wishes: InstallationWish[] = []
  // 'qta feira', which is written out as a question
  text.treatAsStatement(SHORT_WEEKDAY)
  let isOutside = false
  for (const { from, to, isQuestion } of text.clauses) {
    const clause = text.rest.slice(from, to)
    isOutside ||= isOpen && isOutsidePeriods(clause) && !LEAVES.test(clause)
    const isMeant = isOpen || INSTALLATION_CONTEXT.test(clause) || isListed(extraction, from, to)
    const isAsked = isQuestion && PERIOD_ASKED.test(clause)
    const isOffer = isOpen && isQuestion && OFFERED.test(clause)
    const isAsking = isOpen && isQuestion && ASKS_FOR.test(clause)
    const isIf = isOpen && IF_SO.test(clause) && text.said[to] !== '?'
    if ((isQuestion && !isAsked && !isIf && !isOffer && !isAsking) || !isMeant || BILL.test(clause)) continue
    for (const { said, at } of splitInstallationDateClauses(clause)) {
      const wished = withoutReason(said)
      // 'dia 15 é o dia de pagar'
      if (OF_BILL.test(wished) && !INSTALLATION_CONTEXT.test(wished)) continue
      const wish = wishIn(extraction, wished, from + at)
      // 'dia 8 é feriado, vocês trabalham? se sim, tarde'
      const isHoliday = /^\W*dia \d{1,2} e feriado\b/.test(wished) && /\?[^?]*\bse sim\b/.test(text.said)
      if (wish && (isHoliday || !(refusesInstallationDate(wished) || IS_THE_ONE_NOT.test(said))))
        wishes.push(
          isAsked || isIf || isAsking || (isOffer && RELATIVE_DAY.test(clause)) || SUPPOSED.test(text.said)
            ? { ...wish, isElse: true }
            : wish,
        )
    }
  }
  // 'quinta depois das 6 da tarde': no period is that late
  const bookable = isOutside ? wishes.map((wish) => ({ ...wish, period: null, isElse: true })) : wishes
  if (isOutside) extraction.remark('hora-da-visita')
  const whole = withoutContradictoryPeriods(
    mergedWishes(dropSupersededDates(extraction, withoutSoonest(bookable))),
  )
  const [first, second] = whole
  if (isOpen && wishes.length === 0 && text.rest.search(EXCLUDED) >= 0)
    extraction.add('visit', {}, text.rest.search(EXCLUDED), 'part')
  // 'manhã ou tarde' does not name a day
  if (isOpen && !first && wishes.length > 0) extraction.add('visit', {}, wishes[0]?.from ?? 0, 'part')
  const given = extraction.isCorrection ? extraction.given('visit') : null
  // 'muda a instalação pro período da tarde': the day stays
  if (first?.period && first.dates.length === 0 && !second && given?.date && given.period !== first.period) {
    extraction.add('visit', { date: given.date, period: first.period }, first.from, 'confirm')
    return
  }
  // 'muda só o dia da visita pra 3 de dezembro': the period stays
  const [date] = first?.dates ?? []
  if (
    given?.period &&
    first &&
    !second &&
    !first.isElse &&
    first.dates.length === 1 &&
    !first.period &&
    date !== 'none'
  ) {
    const { values, why } = valuesOf(
      { ...first, period: given.period === 'manha' ? 'manha' : 'tarde' },
      free ?? [],
      '',
    )
    extraction.add('visit', values, first.from, why ?? 'confirm')
    return
  }
  if (!first || (!isOpen && (first.dates.length !== 1 || first.period === null))) return
  const primary = valuesOf(first, free ?? [], '')
  const other = second ? valuesOf(second, free ?? [], '2') : null
  const isTorn = whole.length > 2 || second?.dates.length === 0 || (other !== null && other.why !== null)
  const { period } = first
  const isCut =
    period !== null &&
    text.clauses.some(
      ({ from, to, isQuestion }) => !isQuestion && cutsPeriod(text.said.slice(from, to), period),
    )
  const why = primary.why ?? (isTorn || isCut || ANY_WEEKDAY.test(text.said) ? 'confirm' : null)
  for (const { from, to, isQuestion } of text.clauses)
    if (
      !isQuestion &&
      (isOpen || INSTALLATION_CONTEXT.test(text.rest.slice(from, to)) || isListed(extraction, from, to))
    )
      claimWords(extraction, from, to)
  extraction.add(
    'visit',
    { ...primary.values, ...(other?.why === null ? other.values : {}) },
    first.from,
    why,
  )
}

/** A day with its part of the day, as a clause of its own. */
const DAY_ALONE =
  /^\W*(?:(?:e|a|n[ao]|pr[ao]|para|visita|quero|prefiro|pode ser|marca|melhor) )*(?:proxim[ao] )?(?:(?:segunda|terca|quarta|quinta|sexta|sabado)(?:[ -]feira)?(?: que vem)?(?:,? (?:dia )?\d{1,2}(?:\/\d{1,2})?)?|(?:dia )?\d{1,2}\/\d{1,2}|(?:depois de )?amanha),?(?: (?:de|a|na|pela|no periodo da))* (?:manha|tarde|cedo)\W*$/
/** Other answers, beside which a day stands in a list: 'dia 10, sem débito, quinta à tarde'. */
const OTHER_CHOICES = /\b(?:dia \d{1,2}|venc\w*|debito|boleto|megas?|gigas?|plano|[oa] de \d{3,4})\b/
const CALLS = /\b(?:lig|cham|fal|retorn|volt|mand)[a-z]+\b/

/** Whether a clause tells the day of the visit in a list of answers, where that question is not reached yet. */
function isListed({ text, open }: Extraction, from: number, to: number): boolean {
  const others = `${text.said.slice(0, from)} ${text.said.slice(to)}`
  return (
    !open.includes('consent') &&
    DAY_ALONE.test(text.rest.slice(from, to)) &&
    OTHER_CHOICES.test(others) &&
    !CALLS.test(others)
  )
}

/** Claims only the words about day, period and visit, because the rest of the clause may contain another answer. */
function claimWords({ text, situation }: Extraction, from: number, to: number): void {
  const counted = weekdayOfMonth(text.rest.slice(from, to), situation.order.today)
  if (counted) text.claim(from + counted.from, from + counted.to)
  for (const date of datesIn(text)) if (date.from >= from && date.to <= to) text.claim(date.from, date.to)
  for (const pattern of [
    ...RELATIVE.map(([each]) => each),
    IN_DAYS,
    ...WEEKDAYS,
    SAID_DAY,
    MORNING,
    AFTERNOON,
    SAID_HOUR,
    /\bquanta[ -]?feira\b/,
    INSTALLATION_CONTEXT,
    SOONEST,
  ]) {
    const match = pattern.exec(text.rest.slice(from, to))
    if (match) text.claim(from + match.index, from + match.index + match[0].length)
  }
}

/** A day or hour that is proposed at the end of a question: '23/11 de manhã pode ser?', 'dia 27, a partir das 10?' */
const OFFERED =
  /^\W*a partir das? \d{1,2}\W*$|^(?!.*\b(?:quando|que horas?|qual|hoje|se|caso)\b).*\b(?:manh\w+|tard\w+|cedo|cedinho|(?:amanha|segunda|terca|quarta|quinta|sexta|sabado|dia \d{1,2})\b.* almoco|\d{1,2}h?|segunda|terca|quarta|quinta|sexta|sabado)\b[ ,]*(?:pode(?: ser)?|da certo|da|serve|tem vaga|e possivel|rola|fica bom|consegue\w*)\W*$/
/** A day that may be too early: 'amanhã de manhã dá?' */
const RELATIVE_DAY = /\bamanha\b/
/** A day and period that are asked for: 'tem como ser sexta dia 27 de manhã?' */
const ASKS_FOR =
  /^\W*(?:(?:sera que|e|mas|oi|ai|voces?|vcs?) )*(?:tem como|da pra|daria pra|rola|pode|podem|poderia|consegue\w*)(?: (?:me|voces|vcs|o|tecnico|ser|vir|marcar|agendar|instalar|mandar|fazer))* (?!.*\b(?:hoje|domingo)\b).*\b(?:\d|amanha|segunda|terca|quarta|quinta|sexta|sabado).*\b(?:manha|tarde|cedo|almoco)\b|^\W*(?:e |ai )?(?:pode|podem|da pra|tem como|consegue\w*) (?:(?:voces|vcs|o tecnico) )?(?:vir|ser|marcar|agendar|instalar) (?:n?[oa] |pr[ao] )?(?:segunda|terca|quarta|quinta|sexta|sabado|dia \d{1,2})(?:[ -]feira)?\W*$/
/** Until when somebody is at home, which excludes no period. */
const LEAVES = /\b(?:saio|sai|saimos|sair|ate)\b/
/** An hour within the period: 'de manhã, a partir das 9'. */
const FROM_HOUR = /\ba partir das? (?:8|9|1[0-7])(?!\d)/
/** A day without its month and period: '26'. */
const BARE_DAY =
  /^\W*(?:(?:n?o|dia|pode|ser|quero|prefiro|entao) )*(\d{1,2})(?: por favor)?(?=\W*$|,? (?:(?:de|a|da|pela|n?o|periodo|cedo) )*(?:manha|tarde)\W*$)/

/** A condition behind a day: '27/11 à tarde se não furar'. */
const SUPPOSED =
  /(?:^|[^a-z])(?:se|caso|desde que) (?:nao )?(?:for(?! possivel)|fur|cobr|precis|chov|tiv|vier|quebr)(?![a-z]* (?:(?!pode ser\?)[^.,;!?])*\?)|(?<=\b(?:manha|tarde|cedo|feira|segunda|terca|quarta|quinta|sexta|sabado|dia \d{1,2}|\dh?) )se (?:nao )?(?:fur|cobr|precis|chov)/

function wishIn(extraction: Extraction, part: string, from: number): InstallationWish | null {
  const { situation, text } = extraction
  const { today } = situation.order
  const dates = new Set<string>()
  let rest = withWeekday(extraction, part)
  const inPart = datesIn(text).filter(
    (date) =>
      date.from >= from &&
      date.from < from + part.length &&
      part.slice(date.from - from, date.to - from).trim() !== '',
  )
  for (const { day, month, year, from: at, to } of inPart) {
    const parsed = parseUpcomingDate([day, month, year].filter(Boolean).join('/'), today)
    const isOfWeek = /\bsemana d[oe] (?:dia )?$/.test(text.said.slice(0, at))
    dates.add('value' in parsed ? (isOfWeek ? inWeekOf(parsed.value, text.rest) : parsed.value) : 'none')
    rest = replaceBySpaces(rest, at - from, to - from)
  }
  for (const [pattern, days] of RELATIVE) {
    const match = pattern.exec(rest)
    if (!match) continue
    dates.add(isoToBr(addDays(today, days)))
    rest = replaceBySpaces(rest, match.index, match.index + match[0].length)
    break
  }
  const away = IN_DAYS.exec(rest)
  if (away) {
    const count = { uma: 1, duas: 2 }[away[1] ?? ''] ?? Number(away[1])
    const days = count * (away[2] === 'semana' ? 7 : 1)
    // 'daqui a quinze dias, sexta' is in two weeks
    const isOn = (other: number) =>
      WEEKDAYS.some((name, at) => name.test(text.rest) && weekday(addDays(today, other)) === at)
    const meant = days === 15 && !isOn(15) && isOn(14) ? 14 : days
    dates.add(isoToBr(addDays(today, meant)))
    rest = replaceBySpaces(rest, away.index, away.index + away[0].length)
  }
  const counted = weekdayOfMonth(rest, today)
  if (counted) {
    dates.add(isoToBr(counted.date))
    rest = replaceBySpaces(rest, counted.from, counted.to)
  }
  const named = WEEKDAYS.flatMap((name, at) => (name.test(rest) ? [at] : []))
  const [number = -1] = named
  const day = SAID_DAY.exec(rest) ?? (extraction.isOpen('visit') ? BARE_DAY.exec(text.said) : null)
  if (day) dates.add(nextOfMonth(day[1] === 'primeiro' ? 1 : Number(day[1] ?? day[2]), today))
  const earlier = AFTER_IT.exec(text.said.slice(from, from + part.length))
    ? dayNamedEarlier(text, from, today)
    : null
  if (earlier && number < 0) dates.add(isoToBr(addDays(earlier, 1)))
  const isAlone = number >= 0 && dates.size === 0
  const next = number < 0 ? '' : nextWeekday(number, earlier ?? today, NEXT_WEEK.test(rest))
  const [soon] = situation.order.facts.freeDates ?? []
  // a weekday before the first free day is that of the week after
  const isOther =
    isAlone &&
    (NOT_THIS.test(text.rest) ||
      OTHER_ONE.test(text.rest) ||
      (soon !== undefined && brToIso(next) < brToIso(soon.date)))
  const isVagueDay = isOther && (extraction.isCorrection || !NOT_THIS.test(part))
  if (number >= 0)
    dates.add(sameDay([...dates], number) ?? (isOther ? isoToBr(addDays(brToIso(next), 7)) : next))
  const found = SOONEST.exec(rest)
  // 'dia 24, no primeiro horário' is in the morning
  const soonest = found && !(dates.size > 0 && found[0].includes('horario')) ? found : null
  // 'o mais cedo possível' does not mean the morning
  if (soonest) rest = replaceBySpaces(rest, soonest.index, soonest.index + soonest[0].length)
  const isVague =
    soonest !== null ||
    (dates.size === 0 && SOMETIME.test(rest)) ||
    OTHER_WEEK.test(NOT_THIS.test(text.rest) ? '' : rest)
  const period = periodIn(rest)
  const after = AFTER_DAY.exec(text.said.slice(from, from + part.length))
  const isElse =
    after !== null ||
    TORN_DAYS.test(part) ||
    ANY_WEEKDAY.test(part) ||
    NIGHT.test(rest) ||
    (SAID_LATER.test(rest) && !(period && FROM_HOUR.test(rest))) ||
    (!period && SAID_HOUR.test(rest)) ||
    isVague ||
    isVagueDay ||
    (isAlone && COMING.test(rest) && isFreeTwice(situation.order.facts.freeDates ?? [], next)) ||
    (SHORT_WEEKDAY.test(part) && (!day || extraction.isCorrection) && !/\bqnta/.test(text.original)) ||
    earlier !== null ||
    named.length > 1
  if (dates.size === 0 && !period && !isElse) return null
  const last = after ? nextOfMonth(Number(after[1]), today) : 'none'
  const least = last === 'none' ? '' : brToIso(last)
  const excluded = excludedWeekdays(text.said)
  const isAnyDay =
    dates.size === 0 &&
    (SOMETIME.test(rest) || ANY_DAY.test(rest) || after !== null) &&
    !PART_OF_SPAN.test(rest) &&
    excluded !== null
  const free = (situation.order.facts.freeDates ?? []).filter(
    ({ date }) => !excluded?.has(weekday(brToIso(date))) && brToIso(date) > least,
  )
  const within = isAnyDay ? free.filter(isWithin(rest, today)) : free
  const first =
    (soonest && dates.size === 0) || isAnyDay
      ? firstFreeSlot(within, period ?? periodIn(text.rest.replace(SOONEST, ' ')))
      : null
  const weekdayAlone = number >= 0 && dates.size === 1 && !day && inPart.length === 0 ? number : null
  const wish = { isElse, from, weekday: weekdayAlone, isSoonest: first !== null }
  return first ? { ...first, ...wish } : { dates: [...dates], period, ...wish }
}

/** A weekday of this week or of the next: 'sexta que vem'. */
const COMING = /\b(?:segunda|terca|quarta|quinta|sexta|sabado)(?:[ -]?feira)?,? (?:que|q|k) vem\b/

/** Whether a date is free, and that a week later too. */
function isFreeTwice(free: readonly FreeDate[], date: string): boolean {
  const later = isoToBr(addDays(brToIso(date), 7))
  return [date, later].every((each) => free.some((day) => day.date === each))
}

/** Any day will do: 'qualquer dia depois do almoço'. */
const ANY_DAY = /\bqualquer dia\b|\bdia tanto faz\b|\btanto faz (?:o )?dia\b/

/**
 * A part of a week or month, in which the first free day need not be: 'qualquer dia da primeira semana de dezembro'.
 */
const PART_OF_SPAN = /\b(?:semana|quinzena|comeco|inicio|meados|meio|fim|final) d[aeo]s?\b/

/** Returns whether a free day lies in the week or month that a text names, or anywhere if it names none. */
function isWithin(said: string, today: string): (free: FreeDate) => boolean {
  const monday = addDays(today, -((weekday(today) + 6) % 7))
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  const isThisWeek = /\bessa semana\b/.test(said)
  const isNextMonth = /\b(?:mes que vem|proximo mes)\b/.test(said)
  const named = monthNamed(said)
  return ({ date }) => {
    const iso = brToIso(date)
    if (isThisWeek) return iso < addDays(monday, 7)
    if (NEXT_WEEK.test(said)) return iso >= addDays(monday, 7) && iso < addDays(monday, 14)
    if (isNextMonth) return months(iso) === months(today) + 1
    return named === null || Number(iso.slice(5, 7)) === named
  }
}

/** 'qta feira', written out as 'quanta feira', is Wednesday or Thursday. */
const SHORT_WEEKDAY = /\bquanta(?=[ -]?feira\b)/

/** Writes the weekday out that a short spelling means: the one of a day behind it, or the one that it abbreviates. */
function withWeekday({ text, situation }: Extraction, part: string): string {
  const day = /feira,?(?: dia)? (\d{1,2})(?![\d/:h])/.exec(part)?.[1]
  const date = nextOfMonth(Number(day ?? 0), situation.order.today)
  const isThursday = date === 'none' ? /\bqnta/.test(text.original) : weekday(brToIso(date)) === 4
  return part.replace(SHORT_WEEKDAY, isThursday ? 'quinta' : 'quarta')
}

/** Returns the day of a week that a weekday names: 'semana do dia 14/12, quinta'. */
function inWeekOf(date: string, rest: string): string {
  const [at, another] = WEEKDAYS.flatMap((name, number) => (name.test(rest) ? [number] : []))
  const iso = brToIso(date)
  return at === undefined || another !== undefined
    ? date
    : isoToBr(addDays(iso, ((at + 6) % 7) - ((weekday(iso) + 6) % 7)))
}

/** Returns the earliest free slot, which the chat proposes but does not record. */
function firstFreeSlot(free: readonly FreeDate[], period: InstallationPeriod | null) {
  const day = free.find(({ periods }) => period === null || periods.includes(period))
  return day ? { dates: [day.date], period: period ?? day.periods[0] ?? null } : null
}

function periodIn(rest: string): InstallationPeriod | null {
  const hour = SAID_HOUR.exec(rest)
  const at = hour
    ? Number(hour[1] ?? hour[2] ?? hour[3] ?? hour[4]) - (hour[0].startsWith('antes') ? 1 : 0)
    : 0
  const isMorning = MORNING.test(rest) || (at >= 8 && at < 12)
  const isAfternoon = AFTERNOON.test(rest) || (at >= 12 && at < 18)
  if (isMorning === isAfternoon) return null
  return isMorning ? 'manha' : 'tarde'
}

function valuesOf({ dates, period, isElse }: InstallationWish, free: readonly FreeDate[], suffix: string) {
  const [date] = dates
  const values: Values = {
    ...(date && date !== 'none' ? { [`date${suffix}`]: date } : {}),
    ...(period ? { [`period${suffix}`]: period } : {}),
  }
  const isFree = free.some((each) => each.date === date && (period === null || each.periods.includes(period)))
  if (date === undefined) return { values, why: 'part' as const }
  if (dates.length === 1 && date !== 'none' && free.length > 0 && !free.some((each) => each.date === date))
    return { values, why: 'unavailable' as const }
  if (dates.length > 1 || isElse) return { values, why: 'confirm' as const }
  if (date !== undefined && !isFree) return { values, why: 'unavailable' as const }
  return { values, why: period === null ? ('part' as const) : null }
}
