/** Reads, reviews and stores what is sent with the forms that change the calendar of the installation teams. */
import { scheduleWords as words } from '../../../src/content/desk/team-schedule.ts'
import { addDays, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { numericUrlParameter } from '../../../src/lib/desk-url-parameters.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { activeTeams, lastSlotChange } from '../../repositories/desk/team-schedule.ts'
import { isCalendarDay, mondayOf, slotCountOf } from '../../rules/desk/team-schedule-change.ts'
import { readCopyForm, readDaysForm, type ReadChange } from '../../rules/desk/team-schedule-form.ts'
import type { Team } from '../../rules/desk/team-schedule-types.ts'
import { MOST_SLOTS, reviewChange, storeChange, type ScheduleChangeReview } from './change-slot-capacity.ts'
import type { DeskContext } from './desk-context.ts'
import { teamOptions, type OrderAccess } from './team-schedule-page-data.ts'

/** A change of days, or a week that is copied to those after it. */
export type ScheduleChangeKind = 'days' | 'copy'
type Fields = Readonly<Record<string, string>>

/** What the forms begin with, from the address: a team, a day and the last one of several. */
type Begun = { readonly team: string; readonly from: string; readonly to: string }

const today = ({ clock }: Pick<DeskContext, 'clock'>) => todayInSaoPaulo(clock.now())

/** Returns what a form offers, and what it contains at first; `visto` is the last change that its reader has seen. */
export async function scheduleForm(desk: DeskContext, kind: ScheduleChangeKind, { team, from, to }: Begun) {
  const first = isCalendarDay(from) ? from : today(desk)
  const [teams, last] = [await activeTeams(desk.db), await lastSlotChange(desk.db)]
  const fields: Fields =
    kind === 'copy'
      ? { equipe: team, semana: mondayOf(first), semanas: '1' }
      : { equipe: team, de: first, ate: to || first, manha: 'sim', tarde: 'sim' }
  return {
    teams: teamOptions(teams),
    /** How many visits each team makes in a period. */
    capacities: new Map(teams.map((each) => [each.team, each.capacity])),
    fields: { ...fields, visto: String(last) } as Fields,
  }
}

function read(
  desk: DeskContext,
  kind: ScheduleChangeKind,
  fields: Fields,
  teams: readonly Team[],
): ReadChange {
  const keys = teams.map(({ team }) => team)
  const result = kind === 'copy' ? readCopyForm(fields, keys) : readDaysForm(fields, keys)
  if (!result.change || slotCountOf(result.change, teams.length, today(desk)) <= MOST_SLOTS) return result
  return { problems: { [kind === 'copy' ? 'semanas' : 'ate']: words.problems.size } }
}

/** What became of a form: it is stored, or there is something to read before it is sent (again). */
type SentChange =
  | { readonly stored: { readonly team: string; readonly from: string } }
  | { readonly problems: Fields }
  | { readonly review: ScheduleChangeReview; readonly isOvertaken: boolean }

/** Says the first time what a form would do; with `confere` it is done, unless what was seen holds no more. */
export async function changeSchedule(
  desk: DeskContext,
  user: DeskUser,
  kind: ScheduleChangeKind,
  fields: Fields,
  access: OrderAccess,
): Promise<SentChange> {
  const teams = await activeTeams(desk.db)
  const { change, problems } = read(desk, kind, fields, teams)
  if (!change) return { problems }
  const isSure = fields.confere === 'sim'
  const seen = {
    change: Math.max(0, numericUrlParameter(fields.visto)),
    concernedSum: isSure ? (fields.atinge ?? '') : null,
  }
  if (isSure && (await storeChange(desk, user, { change, teams }, seen))) {
    const from = change.kind === 'copy' ? addDays(change.week, 7) : change.from
    return { stored: { team: change.team, from } }
  }
  return { review: await reviewChange(desk, { change, teams }, seen, access), isOvertaken: isSure }
}
