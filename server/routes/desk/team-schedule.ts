/** The desk's pages with the calendar of the installation teams, and the forms that change it. */
import { scheduleWords as words } from '../../../src/content/desk/team-schedule.ts'
import { addDays, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { allTeams, lastSlotChange } from '../../repositories/desk/team-schedule.ts'
import { pageIn } from '../../rules/desk/pages-of-lists.ts'
import { readCopyForm, readDaysForm, type ReadChange } from '../../rules/desk/schedule-form.ts'
import { mondayOf } from '../../rules/desk/slot-changes.ts'
import { MOST_SLOTS, reviewChange, sizeOf, storeChange } from '../../services/desk/change-schedule.ts'
import { showSchedule, teamOptions, type OrderAccess } from '../../services/desk/team-schedule.ts'
import type { FormFields } from '../../plugins/form-parser.ts'
import type { ScheduleReview } from '../../../src/desk/page-data-types/team-schedule.ts'
import { mayRead, maySend } from './access.ts'
import { operatorRoute, type Door, type OperatorVisit } from './desk-route.ts'
import { numberIn, pageAsked, valueIn } from './figure-filter.ts'

const PAGE = '/operador/agenda'

type Kind = 'days' | 'copy'
const PATHS: Readonly<Record<Kind, string>> = { days: `${PAGE}/mudar`, copy: `${PAGE}/copiar` }

const mayChange = ({ operator }: OperatorVisit) => maySend(operator.role, PATHS.days)

const orderAccess = (visit: OperatorVisit): OrderAccess =>
  mayRead(visit.operator.role, '/operador/pedidos/:handle') ? 'pages' : mayChange(visit) ? 'numbers' : 'none'

/** The parameters of an address that a form begins with. */
function startOf(kind: Kind, { request }: OperatorVisit, today: string): FormFields {
  const valueOf = (name: string) => valueIn(request.query, name)
  const from = valueOf('de') || today
  return kind === 'copy'
    ? { equipe: valueOf('equipe'), semana: mondayOf(from), semanas: '1' }
    : { equipe: valueOf('equipe'), de: from, ate: valueOf('ate') || from, manha: 'sim', tarde: 'sim' }
}

/** Adds the calendar of the teams. */
export function teamScheduleRoutes(door: Door): void {
  const { desk } = door

  operatorRoute(door, 'GET', PAGE, async (visit) => {
    const { query } = visit.request
    const asked = {
      team: valueIn(query, 'equipe'),
      view: valueIn(query, 'ver'),
      from: valueIn(query, 'de'),
      overPage: pageIn(valueIn(query, 'pagina-acima')),
      fullPage: pageAsked(query),
    }
    const data = await showSchedule(desk, asked, orderAccess(visit))
    return visit.show({ page: 'schedule', data: { ...data, mayChange: mayChange(visit) } })
  })

  type Shown = { problems?: Readonly<Record<string, string>>; review?: ScheduleReview }

  async function show(visit: OperatorVisit, kind: Kind, fields: FormFields, shown: Shown = {}, status = 200) {
    const teams = await allTeams(desk.db)
    const capacity = teams.find(({ team }) => team === fields.equipe)?.capacity ?? null
    const { problems = {}, review = null } = shown
    const data = {
      kind,
      teams: teamOptions(teams),
      fields,
      problems,
      review,
      teamCapacity: capacity,
      seen: await lastSlotChange(desk.db),
    }
    return visit.show({ page: 'scheduleChange', data }, { status })
  }

  async function read(kind: Kind, form: FormFields): Promise<ReadChange> {
    const teams = (await allTeams(desk.db)).map(({ team }) => team)
    const result = kind === 'copy' ? readCopyForm(form, teams) : readDaysForm(form, teams)
    if (!result.change) return result
    const size = sizeOf(result.change, teams.length, todayInSaoPaulo(desk.clock.now()))
    return size > MOST_SLOTS
      ? { problems: { [kind === 'copy' ? 'semanas' : 'ate']: words.problems.size } }
      : result
  }

  for (const kind of ['days', 'copy'] as const) {
    operatorRoute(door, 'GET', PATHS[kind], (visit) =>
      show(visit, kind, startOf(kind, visit, todayInSaoPaulo(desk.clock.now()))),
    )

    // The first time the form says what it would do; with `confere` it does it.
    operatorRoute(door, 'POST', PATHS[kind], async (visit) => {
      const { form, operator } = visit
      const { change, problems } = await read(kind, form)
      if (!change) return show(visit, kind, form, { problems }, 400)
      const isSure = form.confere === 'sim'
      const seen = {
        change: Math.max(0, numberIn(form.visto)),
        concernedSum: isSure ? (form.atinge ?? '') : null,
      }
      const isStored = isSure && (await storeChange(desk, operator, change, seen))
      if (!isStored) {
        const review = await reviewChange(desk, change, seen, orderAccess(visit))
        return show(visit, kind, form, { review }, isSure ? 409 : 200)
      }
      const day = change.kind === 'copy' ? addDays(change.week, 7) : change.from
      const to = new URLSearchParams({ equipe: change.team, de: day, feito: DONE[kind] })
      return visit.go(`${PAGE}?${to}`)
    })
  }
}

const DONE: Readonly<Record<Kind, string>> = { days: 'agenda-mudou', copy: 'agenda-copiada' }
