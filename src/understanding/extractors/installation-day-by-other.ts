/**
 * Finds a day of the visit that is told by other days: 'segunda que vem não, na outra', 'semana que vem é ruim, na
 * seguinte', 'o último dia que tiver', 'antes do dia 28'. The chat proposes it, or asks for the part of the day.
 */
import type { FreeDate, Values } from '../../funnel/step-and-journey-types.ts'
import { addDays, brToIso, isoToBr, weekday } from '../../lib/iso-dates.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'
import { WEEKDAYS } from '../words/installation-date-patterns.ts'
import { nextOfMonth, nextWeekday } from '../words/next-weekday-or-day-of-month.ts'

const WEEKDAY = '(?:segunda|terca|quarta|quinta|sexta|sabado)(?:[ -]?feira)?'
const REFUSED = `nao, n, nem pensar, (?:eu )?(?:nao|n) (?:da|posso|consigo|pode|rola|quero),
  (?:e|eh|fica|ta) (?:ruim|complicad[oa]|dificil|corrid[oa]|pessim[oa]|chei[oa]),
  (?:eu )?(?:to|tou|estou|vou estar) (?:fora|viajando|ocupad[oa]|sem tempo), (?:eu )?viajo, (?:eu )?trabalho`
const OTHER =
  '[\\s,.;]+(?:(?:mas|so|pode ser|marca|entao|ai) )*(?:n?[oa]|pr[oa]) (?:outr[oa]|seguinte|de depois)'
/** A weekday of the week after: 'segunda que vem não, na outra'. */
const WEEKDAY_AFTER = anyOf(
  REFUSED,
  `(?<![a-z])(?<day>${WEEKDAY})(?: que vem| agora| dessa semana)?,? `,
  `${OTHER}(?=\\W*$|[.,;!]|,? (?:(?:d[ea]|a|pela) )?(?:manha|tarde)(?![a-z]))`,
)
/** The week after the next: 'semana que vem é ruim. na seguinte, …', 'só na outra semana'. */
const WEEK_AFTER = anyOf(
  REFUSED,
  '(?<![a-z])(?:(?:semana que vem|(?:n?a )?proxima semana),? (?:eu )?',
  `${OTHER}(?: semana)?|(?:so |pode ser |marca |quero )n?a outra semana)(?![a-z])`,
)
const WEEK_BEGINS = /(?<![a-z])(?:comeco|inicio|comecinho) d[ae] semana(?![a-z])/
const WEEK_ENDS = /(?<![a-z])(?:fim|final|finalzinho) d[ae] semana(?![a-z])/
/** What alone may stand before the words of such a day, so that nobody else's and none that is denied is meant. */
const LEADS = `(?:tem que|precisa|pode) ser|que seja|preciso|qualquer dia|quero|prefiro|marca|bota|poe|so|entao`
const LED = `(?<=^\\W*(?:(?:${LEADS}|[oa]|n[oa]|pr[oa]) )*)`
/** The last day on offer. */
const LAST = anyOf(
  'ultim[oa] (?:dia|data|vaga|horario)',
  LED,
  '(?= (?:que|q) (?:tiver|tem|houver|ha)(?![a-z])| (?:livre|disponivel|possivel|da lista|ai)(?![a-z])|\\W*$|,)',
)
/** A day before which any will do. */
const BEFORE = anyOf(
  'antes d[oe] dia (\\d\\d?)',
  LED,
  '(?=\\W*$|[.,;!]| que |,? (?:(?:de|a|pela) )?(?:manha|tarde))',
)
/** Asks or refuses, or names a day besides. */
const REFUSES_OR_ASKS = anyOf(
  'nao, nem, nunca, viaj\\w+, trabalh\\w+, ocupad\\w+',
  '(?<![a-z])',
  '(?![a-z])|\\?',
)
const OF_WEEK = new RegExp(`(?<![a-z])${WEEKDAY}(?![a-z])`)

/** A free day with its first part of the day that is free. */
type Choice = readonly [date: string, index: number] | null

const isInWeek =
  (monday: string) =>
  ({ date }: FreeDate) =>
    brToIso(date) >= monday && brToIso(date) < addDays(monday, 7)

/** Returns the day that other days tell, and where; null if none does. */
function dayByOther(said: string, free: readonly FreeDate[], today: string): Choice {
  const after = WEEKDAY_AFTER.exec(said)
  const number = after ? WEEKDAYS.findIndex((name) => name.test(after.groups?.day ?? '')) : -1
  if (after && number >= 0) {
    const date = isoToBr(addDays(brToIso(nextWeekday(number, today, true)), 7))
    return [date, after.index]
  }
  const monday = addDays(today, 7 - ((weekday(today) + 6) % 7))
  const week = WEEK_AFTER.exec(said)
  const days = week ? free.filter(isInWeek(addDays(monday, 7))) : []
  const named = WEEKDAYS.findIndex((name) => name.test(said.slice(week?.index ?? 0)))
  const day = WEEK_ENDS.test(said)
    ? days.at(-1)
    : (days.find(({ date }) => weekday(brToIso(date)) === named) ?? days[0])
  if (week && day && (named >= 0 || WEEK_BEGINS.test(said) || WEEK_ENDS.test(said)))
    return [day.date, week.index]
  if (REFUSES_OR_ASKS.test(said) || OF_WEEK.test(said)) return null
  const last = LAST.exec(said)
  const latest = free.at(-1)
  if (last && latest) return [latest.date, last.index]
  const before = BEFORE.exec(said)
  const end = before ? nextOfMonth(Number(before[1]), today) : 'none'
  const first = end === 'none' ? undefined : free.find(({ date }) => brToIso(date) < brToIso(end))
  return before && first ? [first.date, before.index] : null
}

/**
 * Returns the visit that a message tells by other days, and where; null if it tells none.
 * @param period the part of the day that the message names
 */
export function visitByOtherDay(
  said: string,
  free: readonly FreeDate[],
  today: string,
  period: 'manha' | 'tarde' | null,
): { readonly values: Values; readonly at: number } | null {
  const usable = free.filter(({ periods }) => period === null || periods.includes(period))
  const found = dayByOther(said, usable, today)
  if (!found) return null
  const [date, at] = found
  return { values: { date, ...(period ? { period } : {}) }, at }
}
