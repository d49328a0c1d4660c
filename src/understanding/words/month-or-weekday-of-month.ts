/** Finds a month ('em abril'), or a weekday counted within a month: 'na primeira quarta de dezembro'. */
import { addDays, weekday } from '../../lib/iso-dates.ts'

const MONTHS =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const DAYS = 'domingo segunda terca quarta quinta sexta sabado'.split(' ')
const COUNTED =
  /\b(primeir|segund|terceir|ultim)[oa] (domingo|segunda|terca|quarta|quinta|sexta|sabado)(?:[ -]?feira)? d[eo] (janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|mes(?: que vem)?)\b/

const IN_MONTH = new RegExp(`\\b(?:em|de|no mes de) (${MONTHS.join('|')})\\b`)

/** Returns the number of the month in which something shall be, 1 to 12, or null. */
export function monthNamed(said: string): number | null {
  const name = IN_MONTH.exec(said)?.[1]
  return name === undefined ? null : MONTHS.indexOf(name) + 1
}

/** Returns the ISO date that is counted, with the place of its words, or null. */
export function weekdayOfMonth(
  said: string,
  today: string,
): { readonly date: string; readonly from: number; readonly to: number } | null {
  const match = COUNTED.exec(said)
  if (!match) return null
  const [words = '', count = '', day = '', month = ''] = match
  const [year = 0, now = 0] = today.split('-').map(Number)
  const named = MONTHS.indexOf(month) + 1
  const number = named > 0 ? named : now + Number(month.endsWith('vem'))
  const isNextYear = number < now || number > 12
  const first = `${year + Number(isNextYear)}-${String(((number - 1) % 12) + 1).padStart(2, '0')}-01`
  const offset = (DAYS.indexOf(day) - weekday(first) + 7) % 7
  const weeks = { primeir: 0, segund: 1, terceir: 2 }[count] ?? lastWeek(addDays(first, offset))
  return { date: addDays(first, offset + 7 * weeks), from: match.index, to: match.index + words.length }
}

/** The number of weeks from the first of a weekday in a month to its last. */
const lastWeek = (first: string): number => (addDays(first, 28).slice(0, 7) === first.slice(0, 7) ? 4 : 3)
