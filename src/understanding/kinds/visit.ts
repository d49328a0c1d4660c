/** Day and part of the day of the technician's visit, with a second choice if there is one. */
import type { FreeDate, Values } from '../../funnel/step-and-journey-types.ts'
import { brToIso, weekday } from '../../lib/iso-dates.ts'
import { takesBack } from '../denied.ts'
import type { Situation } from '../reading.ts'
import { anyOf, isPlain, wordsOf } from '../words.ts'
import type { Found, Kind } from './kind.ts'
import { excludedWeekdays, momentsIn, type Moment, type Period } from './visit-days.ts'

/** How many free days are offered in place of one that is not. */
const NEAR = 3

interface Wish {
  from: number
  to: number
  day?: Moment
  period?: Period | 'noite' | 'both'
  /** Whether its part of the day was said before the day was replaced. */
  isReplaced?: boolean
  /** Whether it is only wanted if the one before is not free. */
  isSecond: boolean
}

const EITHER = anyOf('ou, or, senao, se nao (?:der|tiver|puder[a-z]*|for possivel), caso nao')
const OF_VISIT = anyOf('instal[a-z]*, tecnico, visita, agend[a-z]*, marc[ao][a-z]*, v[ei]m, venham?, vir')
/** What else has a day. */
const OF_OTHER = anyOf(`
  venc[a-z]*, fatura, boleto, pagar, pago, pagamento, receb[a-z]*, salario, nasc[a-z]*, aniversario, viaj[a-z]*,
  prova, trabalh[a-z]*,
  aluguel, ferias, chega, volto, plantao, casa(?:r|mento), ontem, mudei, reuniao, missa, medico, dentista,
  compromisso, mudo, era, venceu, consulta`)

export const visit: Kind = {
  kind: 'visit',
  find({ said }, situation, { id }) {
    const excluded = excludedWeekdays(said)
    const all = situation.order.facts.freeDates ?? []
    const free = all.filter(({ date }) => !excluded.has(weekday(brToIso(date))))
    const isOpen = situation.step === id
    if (free.length === 0 && !isOpen) return []
    const moments = momentsIn(said, situation.order.today, free)
    const own = moments.filter((each) => isOfVisit(said, each))
    const isOther =
      moments.length > own.length && !own.some(({ date, isSoonest }) => date !== undefined || isSoonest)
    const wishes = wishesIn(
      said,
      isOther ? moments.map((each) => ({ ...each, why: 'confirm' as const })) : own,
    )
    const given = earlier(situation, id, isOpen)
    const isAnswered = situation.order.answers[id] !== undefined
    const named = wholeFirst(wishes.filter(({ day }) => day !== undefined))
    if (named.length === 0)
      return wishes[0]
        ? [periodAlone(wishes[0], given, free, isOpen, said)].filter((each) => each !== null)
        : []
    return chosen(named)
      .map(([first, ...seconds]) => {
        const told = valuesOf(first, free, given)
        const others = seconds
          .slice(0, 2)
          .map((each, at) => suffixed(valuesOf(each, free, {}), String(at + 2)))
        const isWhole = others.every(({ why }) => why === undefined)
        const values = isWhole
          ? Object.assign({}, told.values, ...others.map((each) => each.values))
          : told.values
        // a day that cannot be had is refused at once where the visit is changed
        const isNamed = OF_VISIT.test(clauseAt(said, first)) && (told.why === undefined || isAnswered)
        const isOwn = isNamed || (told.why === undefined && isAlone(said, wishes))
        return { from: first.from, to: (seconds.at(-1) ?? first).to, ...told, values, isOwn }
      })
      .filter(({ isOwn, why }) => (isOpen ? !(isOther && why === 'unavailable') : isOwn))
  },
}

const BREAK = /[.,;:!?\n]|\s(?:pq|porque|pois|que|mas|ja que)\s/
const clauseAt = (said: string, { from, to }: Pick<Wish, 'from' | 'to'>): string => {
  const behind = said.slice(to).search(BREAK)
  const before = said.slice(0, from).split(BREAK).at(-1) ?? ''
  return `${before} ${said.slice(to, behind < 0 ? said.length : to + behind)}`
}
const isOfVisit = (said: string, each: Moment): boolean => {
  const clause = clauseAt(said, each)
  return !OF_OTHER.test(clause) || OF_VISIT.test(clause)
}
/** Whether the clause says nothing but the day and its part. */
const isAlone = (said: string, wishes: readonly Wish[]): boolean =>
  wishes.every(
    (each) =>
      each.day === undefined || (each.period !== undefined && wordsOf(clauseAt(said, each)).every(isPlain)),
  )

/** The date or period that the form holds, that was begun, or that is changed. */
function earlier({ order, doubt, draft }: Situation, id: string, isOpen: boolean): Values {
  if (!isOpen) return order.answers[id]?.values ?? {}
  return { ...draft, ...(doubt?.step === id && doubt.why === 'part' ? doubt.values : {}) }
}

/** Joins each part of the day to its day. What is taken back is replaced. */
function wishesIn(said: string, moments: readonly Moment[]): readonly Wish[] {
  const wishes: Wish[] = []
  for (const moment of moments) {
    const last = wishes.at(-1)
    const between = last ? said.slice(last.to, moment.from) : ''
    const isDay = moment.period === undefined
    const isReplacing = last !== undefined && takesBack(between)
    const isOther = last !== undefined && (EITHER.test(between) || (isDay ? last.day !== undefined : false))
    if (last === undefined || (isOther && !isReplacing)) {
      wishes.push({
        from: moment.from,
        to: moment.to,
        isSecond: EITHER.test(between),
        ...(isDay ? { day: moment } : { period: moment.period }),
      })
      continue
    }
    if (isReplacing) wishes.splice(0, wishes.length - 1)
    const isTorn =
      !isDay && !isReplacing && !last.isReplaced && last.period !== undefined && last.period !== moment.period
    wishes[wishes.length - 1] = {
      ...last,
      to: moment.to,
      isReplaced: isReplacing && isDay,
      ...(isDay ? { day: moment } : { period: isTorn ? 'both' : moment.period }),
    }
  }
  return withSharedPeriods(wishes)
}

/** 'segunda ou terça de manhã' leaves open which of two mornings; 'segunda de manhã ou de tarde' is either. */
function withSharedPeriods(wishes: readonly Wish[]): readonly Wish[] {
  return wishes.flatMap((each, at) => {
    const next = wishes[at + 1]
    if (each.day === undefined && at > 0) return []
    if (next?.day === undefined && next?.period !== undefined && each.period !== undefined)
      return [{ ...each, period: 'both' as const }]
    const isShared = (one: Wish | undefined, other: Wish | undefined) =>
      one !== undefined && one.period === undefined && other?.isSecond === true && other.period !== undefined
    if (isShared(each, next)) return [{ ...each, period: next?.period }]
    return [isShared(wishes[at - 1], each) ? { ...each, isSecond: false } : each]
  })
}

/** A day with its part of the day wins over days without, and a named day over the soonest. */
function wholeFirst(wishes: readonly Wish[]): readonly Wish[] {
  const named = wishes.filter(({ day }) => !day?.isSoonest)
  const all = named.length > 0 ? named : wishes
  const whole = all.filter(({ period }) => period === 'manha' || period === 'tarde')
  return whole.length > 0 ? whole : all
}

/** Groups each wish with its second choices. */
function chosen(wishes: readonly Wish[]): readonly (readonly [Wish, ...Wish[]])[] {
  return wishes.reduce<[Wish, ...Wish[]][]>((groups, each) => {
    const last = groups.at(-1)
    if (last && each.isSecond) last.push(each)
    else groups.push([each])
    return groups
  }, [])
}

type Told = Pick<Found, 'values' | 'why' | 'or'>

function valuesOf({ day, period: said }: Wish, free: readonly FreeDate[], given: Values): Told {
  const isKnown = said === 'manha' || said === 'tarde'
  const period = isKnown ? said : said === undefined ? given.period : undefined
  if (day?.isSoonest || day?.isAfter) {
    const least = day.date ? brToIso(day.date) : ''
    const first = daysWith(period, free).find(({ date }) => brToIso(date) > least)
    if (!first) return { values: {}, why: 'part' }
    return { values: { date: first.date, period: period ?? first.periods[0] ?? 'manha' }, why: 'guess' }
  }
  if (!day?.date) return { values: {}, why: 'unavailable' }
  const values = { date: day.date, ...(period ? { period } : {}) }
  const isFree = daysWith(period, free).some(({ date }) => date === day.date)
  if (!isFree) return { values, why: 'unavailable', or: nearDays(day.date, period, free) }
  if (!period) return { values, why: 'part' }
  return { values, ...(day.why ? { why: day.why } : {}) }
}

const daysWith = (period: string | undefined, free: readonly FreeDate[]): readonly FreeDate[] =>
  free.filter(({ periods }) => periods.some((each) => !period || each === period))

/** Returns the free days nearest to one that is not, in their order. */
function nearDays(date: string, period: string | undefined, free: readonly FreeDate[]): readonly Values[] {
  const distance = (other: string) => Math.abs(Date.parse(brToIso(other)) - Date.parse(brToIso(date)))
  return daysWith(period, free)
    .toSorted((one, other) => distance(one.date) - distance(other.date))
    .slice(0, NEAR)
    .toSorted((one, other) => brToIso(one.date).localeCompare(brToIso(other.date)))
    .map((each) => ({ date: each.date, period: period ?? each.periods[0] ?? '' }))
}

const suffixed = ({ values, why }: Told, suffix: string): Told => ({
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [`${name}${suffix}`, value])),
  ...(why ? { why } : {}),
})

/** Only the part of the day: the day is that of the form, or is asked. */
function periodAlone(
  wish: Wish,
  given: Values,
  free: readonly FreeDate[],
  isOpen: boolean,
  said: string,
): Found | null {
  const { from, to, period } = wish
  if (period !== 'manha' && period !== 'tarde') return isOpen ? { from, to, values: {}, why: 'part' } : null
  if (!given.date) return isOpen ? { from, to, values: { period }, why: 'part' } : null
  if (!isOpen && !OF_VISIT.test(clauseAt(said, wish))) return null
  return { from, to, isOwn: true, ...valuesOf({ ...wish, day: { from, to, date: given.date } }, free, {}) }
}
