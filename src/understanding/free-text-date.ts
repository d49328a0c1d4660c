import type { FreeDate } from '../funnel/types.ts'
import { addDays, brToIso, isoToBr, weekday } from '../lib/dates.ts'
import { parseUpcomingDate } from '../lib/upcoming-date.ts'
import { spoken } from './yes-no.ts'

type Period = FreeDate['periods'][number]

/** What was understood; a part that was neither stated nor implied is null. `date` is dd/mm/yyyy. */
export interface Appointment {
  readonly date: string | null
  readonly period: Period | null
}

const DAY_PART =
  /(?:^|\s)(?:(?:de|pela|na|a|as|por|no periodo da|periodo da|no turno da|turno da|parte da|na parte da) )?(manha|tarde)(?= |$)/
const WEEKDAYS: readonly RegExp[] = [
  'dom(?:ingo)?',
  'seg(?:unda)?',
  'ter(?:ca)?',
  'qua(?:rta)?',
  'qui(?:nta)?',
  'sex(?:ta)?',
  'sab(?:ado)?',
].map(
  (name) =>
    new RegExp(
      `^(?:(?:n[ao]|a|o|essa|esta|nessa|nesta|esse|este|nesse|neste|proxim[ao]) )*${name}(?:[ -]feira)?(?: que vem)?(?: dia)?(?: |$)`,
    ),
)
const SOONEST =
  /^(?:o )?(?:mais cedo|mais rapido|quanto antes|primeir[oa](?: (?:dia|data|horario))?|primeir[oa] (?:dia|data) livre)(?: possivel| que (?:tiver|der|puder))?$|^assim que possivel$|^(?:qualquer|tanto faz)(?: (?:dia|data|um))?$|^logo$/

/**
 * Parses a day and period as people type them: 'amanhã de manhã', '27/11 à tarde', 'terça de manhã', 'dia 27',
 * 'sexta, 27 de novembro', 'o mais cedo possível', 'à tarde' (funnel: date, period). A weekday means the first free
 * one. A calendar date is returned even when it is not free: the step then rejects it in its own words. `today` is
 * ISO. Null when any part of the text was not understood.
 */
export function appointmentFrom(text: string, free: readonly FreeDate[], today: string): Appointment | null {
  let said = spoken(text.replace(/(\d)\.(?=\d)/g, '$1/'))
  const period = DAY_PART.exec(said)?.[1] as Period | undefined
  if (period) said = said.replace(DAY_PART, ' ')
  said = said
    .replace(/^(?:pode ser|prefiro|quero|seria|para|pra) /, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (said === '') return period ? { date: null, period } : null
  const open = free.filter((day) => !period || day.periods.includes(period))
  if (SOONEST.test(said)) {
    const first = open[0]
    return first ? { date: first.date, period: period ?? first.periods[0] ?? null } : null
  }
  const date = dateFrom(said, open, today) ?? dateFrom(said, free, today)
  if (!date) return null
  const periods = free.find((day) => day.date === date)?.periods
  return { date, period: period ?? (periods?.length === 1 ? (periods[0] ?? null) : null) }
}

/** The day (dd/mm/yyyy) that the words refer to; weekdays and bare numbers match free days only. */
function dateFrom(said: string, free: readonly FreeDate[], today: string): string | null {
  const away = ['hoje', 'amanha', 'depois de amanha'].indexOf(said)
  if (away >= 0) return isoToBr(addDays(today, away))
  const number = WEEKDAYS.findIndex((name) => name.test(said))
  const onDay = (day: FreeDate) => number < 0 || weekday(brToIso(day.date)) === number
  const rest = number < 0 ? said : said.replace(WEEKDAYS[number] ?? '', '')
  if (rest === '') return free.find(onDay)?.date ?? null
  const bare = /^(?:n?o )?(?:dia )?(\d{1,2})$/.exec(rest)?.[1]
  if (bare)
    return free.find((day) => Number(day.date.slice(0, 2)) === Number(bare) && onDay(day))?.date ?? null
  const parsed = parseUpcomingDate(rest.replace(/^(?:n?o )?dia (?=\d)/, ''), today)
  if ('problem' in parsed) return null
  return onDay({ date: parsed.value, periods: [] }) ? parsed.value : null
}
