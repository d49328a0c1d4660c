import { scheduleWords as words } from '../../../src/content/desk/team-schedule.ts'
import { addDays, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { activeTeams, lastSlotChange } from '../../repositories/desk/team-schedule.ts'
import { parsePageNumber } from '../../../src/lib/pages-of-a-list.ts'
import { readCopyForm, readDaysForm, type ReadChange } from '../../rules/desk/team-schedule-form.ts'
import { slotCountOf } from '../../rules/desk/effect-of-team-schedule-change.ts'
import { isCalendarDay, mondayOf } from '../../rules/desk/slots-of-team-schedule-change.ts'
import type { Team } from '../../rules/desk/slot-types.ts'
import { MOST_SLOTS, reviewChange, storeChange } from '../../services/desk/change-slot-capacity.ts'
import { showSchedule, teamOptions, type OrderAccess } from '../../services/desk/team-schedule-page-data.ts'
import type { FormFields } from '../../plugins/form-parser.ts'
import type { ScheduleChangeReview } from '../../../src/desk/page-data-types/team-schedule.ts'
import { loggedInRoute, type DeskRouteParts, type LoggedInVisit } from './desk-route.ts'
import { numericUrlParameter, requestedPage, urlParameter } from '../../../src/lib/url-parameters.ts'

const PAGE = '/operador/agenda'

type Kind = 'days' | 'copy'
const PATHS: Readonly<Record<Kind, string>> = { days: `${PAGE}/mudar`, copy: `${PAGE}/copiar` }

/** The parameters of an address that a form begins with. */
function startOf(kind: Kind, { request }: LoggedInVisit, today: string): FormFields {
  const valueOf = (name: string) => urlParameter(request.query, name)
  const asked = valueOf('de')
  const from = isCalendarDay(asked) ? asked : today
  return kind === 'copy'
    ? { equipe: valueOf('equipe'), semana: mondayOf(from), semanas: '1' }
    : { equipe: valueOf('equipe'), de: from, ate: valueOf('ate') || from, manha: 'sim', tarde: 'sim' }
}

/** Adds the desk's pages with the calendar of the installation teams, and the forms that change it. */
export function teamScheduleRoutes(parts: DeskRouteParts): void {
  const { desk, access } = parts

  const mayChange = ({ user }: LoggedInVisit) => access.maySend(user.role, PATHS.days)
  const orderAccess = (visit: LoggedInVisit): OrderAccess =>
    access.mayRead(visit.user.role, '/operador/pedidos/:handle')
      ? 'pages'
      : mayChange(visit)
        ? 'numbers'
        : 'none'

  loggedInRoute(parts, 'GET', PAGE, async (visit) => {
    const { query } = visit.request
    const asked = {
      team: urlParameter(query, 'equipe'),
      view: urlParameter(query, 'ver'),
      from: urlParameter(query, 'de'),
      overPage: parsePageNumber(urlParameter(query, 'pagina-acima')),
      fullPage: requestedPage(query),
    }
    const data = await showSchedule(desk, asked, orderAccess(visit))
    return visit.show({ page: 'schedule', data: { ...data, mayChange: mayChange(visit) } })
  })

  type Shown = { problems?: Readonly<Record<string, string>>; review?: ScheduleChangeReview }
  type Form = { readonly kind: Kind; readonly fields: FormFields; readonly teams: readonly Team[] }

  function show(visit: LoggedInVisit, { kind, fields, teams }: Form, shown: Shown = {}, status = 200) {
    const { problems = {}, review = null } = shown
    const data = {
      kind,
      teams: teamOptions(teams),
      fields,
      problems,
      review,
      teamCapacity: teams.find(({ team }) => team === fields.equipe)?.capacity ?? null,
    }
    return visit.show({ page: kind === 'copy' ? 'scheduleCopy' : 'scheduleChange', data }, { status })
  }

  const today = () => todayInSaoPaulo(desk.clock.now())

  function read({ kind, fields, teams }: Form): ReadChange {
    const keys = teams.map(({ team }) => team)
    const result = kind === 'copy' ? readCopyForm(fields, keys) : readDaysForm(fields, keys)
    if (!result.change || slotCountOf(result.change, teams.length, today()) <= MOST_SLOTS) return result
    return { problems: { [kind === 'copy' ? 'semanas' : 'ate']: words.problems.size } }
  }

  for (const kind of ['days', 'copy'] as const) {
    loggedInRoute(parts, 'GET', PATHS[kind], async (visit) => {
      const fields = { ...startOf(kind, visit, today()), visto: String(await lastSlotChange(desk.db)) }
      return show(visit, { kind, fields, teams: await activeTeams(desk.db) })
    })

    // The first time the form says what it would do; with `confere` it does it.
    loggedInRoute(parts, 'POST', PATHS[kind], async (visit) => {
      const { form: fields, user } = visit
      const teams = await activeTeams(desk.db)
      const form = { kind, fields, teams }
      const { change, problems } = read(form)
      if (!change) return show(visit, form, { problems }, 400)
      const isSure = fields.confere === 'sim'
      const seen = {
        change: Math.max(0, numericUrlParameter(fields.visto)),
        concernedSum: isSure ? (fields.atinge ?? '') : null,
      }
      if (isSure && (await storeChange(desk, user, { change, teams }, seen))) {
        const de = change.kind === 'copy' ? addDays(change.week, 7) : change.from
        return visit.go(`${PAGE}?${new URLSearchParams({ equipe: change.team, de, feito: DONE[kind] })}`)
      }
      const review = await reviewChange(desk, { change, teams }, seen, orderAccess(visit))
      return show(visit, form, { review }, isSure ? 409 : 200)
    })
  }
}

const DONE: Readonly<Record<Kind, string>> = { days: 'agenda-mudou', copy: 'agenda-copiada' }
