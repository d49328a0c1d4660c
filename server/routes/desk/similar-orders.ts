import { similarOrders } from '../../../src/content/desk/similar-orders.ts'
import {
  cancelSimilarOrders,
  listSimilarOrders,
  showSimilarOrders,
} from '../../services/desk/find-and-cancel-similar-orders.ts'
import { handleInUrl, loggedInRoute, type DeskRouteParts, type LoggedInVisit } from './desk-route.ts'

const words = similarOrders.one
const LIST = '/operador/parecidos'

/**
 * Adds the desk's pages on orders whose booked visits share a phone number, mailbox, house or IP network, and the
 * form that cancels forged ones.
 */
export function similarOrderRoutes(parts: DeskRouteParts): void {
  const { desk } = parts

  const show = async (visit: LoggedInVisit, problem: string | null = null) => {
    const data = { ...(await showSimilarOrders(desk, handleInUrl(visit))), problem }
    return visit.show({ page: 'similarGroup', data }, { status: problem === null ? 200 : 400 })
  }

  loggedInRoute(parts, 'GET', LIST, async (visit) =>
    visit.show({ page: 'similar', data: { rows: await listSimilarOrders(desk) } }),
  )

  loggedInRoute(parts, 'GET', `${LIST}/:handle`, (visit) => show(visit))

  loggedInRoute(parts, 'POST', `${LIST}/:handle/cancelar`, async (visit) => {
    const { certeza, csrf: _, ...orders } = visit.form
    const chosen = Object.keys(orders)
    if (chosen.length === 0) return show(visit, words.none)
    if (certeza !== 'sim') return show(visit, words.unsure)
    const cancelled = await cancelSimilarOrders(desk, visit.user, handleInUrl(visit), chosen)
    return visit.go(`${LIST}?feito=${cancelled > 0 ? 'parecidos-cancelados' : 'ja-cancelado'}`)
  })
}
