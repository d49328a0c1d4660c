import { stepName } from '../../../src/content/desk/report-dimension-names.ts'
import { callsByDeskUser } from '../../repositories/desk/calls-by-desk-user.ts'
import { isEnd } from '../../rules/desk/desk-journeys-and-steps.ts'
import { browserErrorsIn } from '../../services/desk/browser-errors.ts'
import { cohortsIn, funnelOf, notUnderstoodIn } from '../../services/desk/funnel-figures.ts'
import { whyVisitorsLeave } from '../../services/desk/why-visitors-leave.ts'
import { floodedDaysIn } from '../../services/desk/find-flooded-days.ts'
import { mayRead } from './route-roles.ts'
import { paginate } from '../../rules/desk/pagination.ts'
import { filterOf, queryScopeFromFilters } from './report-filter.ts'
import { requestedPage, urlParameter } from './url-parameters.ts'
import { loggedInRoute, type DeskRouteParts, type LoggedInVisit } from './desk-route.ts'

/**
 * Adds the desk's pages of figures: funnel, calls by desk user, messages not understood, errors in browsers.
 */
export function figureRoutes(parts: DeskRouteParts): void {
  const { desk } = parts
  const filterFor = ({ request }: LoggedInVisit) =>
    filterOf(request.query, desk.clock.now(), desk.campaigns.prefixes)

  loggedInRoute(parts, 'GET', '/operador/funil', async (visit) => {
    const filter = filterFor(visit)
    const scope = queryScopeFromFilters(filter)
    const [funnel, cohorts, suspectCounts] = await Promise.all([
      funnelOf(desk, scope),
      cohortsIn(desk, scope),
      floodedDaysIn(desk, ['visits'], scope),
    ])
    const { steps, problems, visits, hours } = funnel
    const leaving = await whyVisitorsLeave(desk, funnel)
    const mayExport = mayRead(visit.user.role, '/operador/exportar')
    return visit.show({
      page: 'funnel',
      data: {
        filter,
        campaigns: ['', ...desk.campaigns.prefixes],
        visits,
        steps: steps.map((each) => ({ ...each, isEnd: isEnd(each.step) })),
        leaving,
        problems,
        hours,
        cohorts: cohorts.toReversed(),
        suspectCounts,
        mayExport,
      },
    })
  })

  loggedInRoute(parts, 'GET', '/operador/nao-entendido', async (visit) => {
    const filter = filterFor(visit)
    const asked = urlParameter(visit.request.query, 'pergunta')
    const step = stepName(asked) === asked ? null : asked
    const missed = await notUnderstoodIn(desk, filter, step)
    const { rows: groups, part } = paginate(missed.groups, requestedPage(visit.request.query))
    return visit.show({ page: 'missed', data: { filter, step, ...missed, groups, part } })
  })

  loggedInRoute(parts, 'GET', '/operador/atendimento', async (visit) => {
    const filter = filterFor(visit)
    const rows = await callsByDeskUser(desk.db, filter.from, filter.to)
    return visit.show({ page: 'callers', data: { filter, rows } })
  })

  loggedInRoute(parts, 'GET', '/operador/erros', async (visit) => {
    const filter = filterFor(visit)
    const failures = await browserErrorsIn(desk, filter.from, filter.to)
    const { rows: kinds, part } = paginate(failures.kinds, requestedPage(visit.request.query))
    return visit.show({ page: 'failures', data: { filter, ...failures, kinds, part } })
  })
}
