/** Parses the forms that change the calendar of the installation teams. */
import { scheduleWords as words } from '../../../src/content/desk/team-schedule.ts'
import { addDays } from '../../../src/lib/iso-dates.ts'
import { collapseSpaces } from '../../../src/lib/text.ts'
import { isCalendarDay, mondayOf, PERIODS, type SlotAction, type SlotChange } from './team-schedule-change.ts'

type Fields = Readonly<Record<string, string>>
type Problems = Readonly<Record<string, string>>

/** A change, or what is wrong by the name of the field. */
export type ReadChange =
  | { readonly change: SlotChange; readonly problems?: undefined }
  | { readonly change?: undefined; readonly problems: Problems }

/** How many days one change may span. */
const MOST_DAYS = 92
const MOST_VISITS = 999
const MOST_WEEKS = 8
const REASON_LENGTH = 60

const { problems: wrong } = words

function readAction({ 'o-que': kind, visitas = '', motivo = '' }: Fields): SlotAction | string {
  const reason = collapseSpaces(motivo)
  switch (kind) {
    case 'visitas': {
      const capacity = /^\d{1,3}$/.test(visitas.trim()) ? Number(visitas) : 0
      return capacity >= 1 && capacity <= MOST_VISITS ? { kind: 'set', capacity } : wrong.visits
    }
    case 'equipe':
      return { kind: 'reset' }
    case 'fechar':
      return reason.length > REASON_LENGTH
        ? wrong.reason(REASON_LENGTH)
        : { kind: 'close', reason: reason || null }
    case 'abrir':
      return { kind: 'open' }
    default:
      return wrong.action
  }
}

/** Returns what is wrong with the days of a form; null if nothing is. */
const daysProblem = (from: string, to: string): Problems | null =>
  !isCalendarDay(from)
    ? { de: wrong.day }
    : !isCalendarDay(to)
      ? { ate: wrong.day }
      : to < from
        ? { ate: wrong.order }
        : to > addDays(from, MOST_DAYS - 1)
          ? { ate: wrong.span(MOST_DAYS) }
          : null

/** Reads the form that changes the slots of some days. */
export function readDaysForm(fields: Fields, teams: readonly string[]): ReadChange {
  const { equipe: team = '', de: from = '' } = fields
  const to = fields.ate || from
  const periods = PERIODS.filter((period) => fields[period] === 'sim')
  const action = readAction(fields)
  const days = daysProblem(from, to)
  const problems = {
    ...(team !== '' && !teams.includes(team) && { equipe: wrong.team }),
    ...days,
    ...(periods.length === 0 && { manha: wrong.period }),
    ...(typeof action === 'string' && {
      [fields['o-que'] === 'visitas' ? 'visitas' : fields['o-que'] === 'fechar' ? 'motivo' : 'o-que']: action,
    }),
  }
  return Object.keys(problems).length > 0 || typeof action === 'string'
    ? { problems }
    : { change: { kind: 'days', team, from, to, periods, action } }
}

/** Reads the form that copies a week. */
export function readCopyForm(fields: Fields, teams: readonly string[]): ReadChange {
  const { equipe: team = '', semana: week = '', semanas = '' } = fields
  const weeks = /^\d$/.test(semanas) ? Number(semanas) : 0
  const problems = {
    ...(team !== '' && !teams.includes(team) && { equipe: wrong.team }),
    ...(!isCalendarDay(week) && { semana: wrong.day }),
    ...((weeks < 1 || weeks > MOST_WEEKS) && { semanas: wrong.weeks(MOST_WEEKS) }),
  }
  return Object.keys(problems).length > 0
    ? { problems }
    : { change: { kind: 'copy', team, week: mondayOf(week), weeks } }
}
