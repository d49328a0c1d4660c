import { COVERAGE_DAYS, listUncovered } from '../../services/desk/full-slots-and-uncovered-cities.ts'
import {
  listUndeliveredNotices,
  resendNotice,
  resendAllNotices,
} from '../../services/desk/undelivered-notices.ts'
import { parsePageNumber, paginate } from '../../rules/desk/pagination.ts'
import { requestedPage, urlParameter } from './url-parameters.ts'
import { loggedInRoute, type DeskRouteParts } from './desk-route.ts'

/**
 * Adds the desk's pages on webhook calls and e-mails that could not be delivered, and on cities with demand but no
 * coverage.
 */
export function deliveryAndCoverageRoutes(parts: DeskRouteParts): void {
  const { desk } = parts

  loggedInRoute(parts, 'GET', '/operador/entregas', async (visit) =>
    visit.show({
      page: 'deliveries',
      data: await listUndeliveredNotices(desk, requestedPage(visit.request.query)),
    }),
  )

  loggedInRoute(parts, 'POST', '/operador/entregas/todas', async (visit) => {
    await resendAllNotices(desk, visit.user)
    return visit.go('/operador/entregas?feito=mandado')
  })

  loggedInRoute(parts, 'POST', '/operador/entregas/:handle/mandar', async (visit) => {
    const { handle } = visit.request.params as { handle: string }
    const isDue = await resendNotice(desk, visit.user, handle)
    return visit.go(`/operador/entregas?feito=${isDue ? 'mandado' : 'ja-chegou'}`)
  })

  loggedInRoute(parts, 'GET', '/operador/cobertura', async (visit) => {
    const { query } = visit.request
    const cities = await listUncovered(desk)
    const [first = null] = cities.toBuild
    const toBuild = paginate(cities.toBuild, requestedPage(query))
    const toExtend = paginate(cities.toExtend, parsePageNumber(urlParameter(query, 'pagina-ampliar')))
    return visit.show({ page: 'coverage', data: { days: COVERAGE_DAYS, first, toBuild, toExtend } })
  })
}
