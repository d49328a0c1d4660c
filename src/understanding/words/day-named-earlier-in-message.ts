/** Returns the only day that was said before an index, as ISO date, or null: 'volto dia 5, na segunda depois disso'. */
import { brToIso } from '../../lib/iso-dates.ts'
import { parseUpcomingDate } from '../../lib/parse-upcoming-date.ts'
import type { MessageText } from './prepared-message-text.ts'
import { nextOfMonth } from './next-weekday-or-day-of-month.ts'

/** The day until which one is away: 'volto dia 10/12'. */
const BACK_ON =
  /\b(?:volto|retorno|chego|voltamos|chegamos|ate)(?: (?:so|em|n?o|dia|pra casa|de viagem))* (\d{1,2})(?:\/(\d{1,2}))?(?!\d)/

export function dayNamedEarlier(text: MessageText, from: number, today: string): string | null {
  const before = text.said.slice(0, from)
  const back = BACK_ON.exec(before)
  const [, on = '', month] = back ?? []
  if (back && month) {
    const parsed = parseUpcomingDate(`${on}/${month}`, today)
    return 'value' in parsed ? brToIso(parsed.value) : null
  }
  const [only, another] = back ? [back] : [...before.matchAll(/\bdia (\d{1,2})\b/g)]
  const day = only && !another ? nextOfMonth(Number(only[1]), today) : 'none'
  return day === 'none' ? null : brToIso(day)
}
