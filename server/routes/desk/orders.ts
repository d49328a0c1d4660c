import { orderRecord as words } from '../../../src/content/desk/orders.ts'
import { deskErrorMessages } from '../../../src/content/desk/server-error-messages.ts'
import {
  CANCEL_REASONS,
  OPENING_REASONS,
} from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { HttpError } from '../../errors.ts'
import { MOST_FOUND } from '../../repositories/search-keys.ts'
import { findOrders } from '../../services/desk/find-orders.ts'
import {
  cancel,
  mailCustomerLink,
  makeCustomerLink,
  moveVisit,
  SENDABLE,
  sendFailed,
  sendNotice,
  type CustomerLink,
} from '../../services/desk/order-actions.ts'
import { openReasonOf, openOrderRecord, showRecord } from '../../services/desk/order-page-data.ts'
import { decryptUuidInUrl } from '../../services/desk/encrypt-record-ids-for-urls.ts'
import { parseAppointment } from '../../rules/parse-appointment.ts'
import { handleInUrl, loggedInRoute, type DeskRouteParts, type LoggedInVisit } from './desk-route.ts'
import type { OrderSearchProps } from '../../../src/desk/page-data-types/order-search.ts'
import type { OrderRecordProps } from '../../../src/desk/page-data-types/order-record.ts'

const gone = () => new HttpError(404, 'not_found', deskErrorMessages.noOrder)

function idOf({ desk }: DeskRouteParts, visit: LoggedInVisit): string {
  const id = decryptUuidInUrl(desk.vault, handleInUrl(visit))
  if (id === undefined) throw gone()
  return id
}

const SENT = [...SENDABLE.placed, ...SENDABLE.cancelled]

type Shown = Partial<Pick<OrderRecordProps, 'problem' | 'way'>>

async function show(parts: DeskRouteParts, visit: LoggedInVisit, more: Shown = {}, status = 200) {
  const shown = await showRecord(parts.desk, visit.user, idOf(parts, visit))
  if (!shown) throw gone()
  // The forms of the page keep the URL that was opened.
  const data = { ...shown, handle: handleInUrl(visit), way: null, problem: null, ...more }
  return visit.show({ page: 'order', data }, { status })
}

/**
 * Adds a form of an order's page. It works only while the desk user has the data open, so that the audit log
 * has a reason for everything that is done. A refusal is shown on the page.
 * @param work does what the form asks for; returns the notice to show, or shows the page itself
 */
function action(
  parts: DeskRouteParts,
  name: 'visita' | 'cancelar' | 'mandar' | 'link',
  work: (visit: LoggedInVisit, id: string) => Promise<string | { page: unknown }>,
): void {
  loggedInRoute(parts, 'POST', `/operador/pedidos/:handle/${name}`, async (visit) => {
    const id = idOf(parts, visit)
    if ((await openReasonOf(parts.desk, visit.user, id)) === undefined)
      return show(parts, visit, { problem: words.masked.first }, 409)
    try {
      const done = await work(visit, id)
      if (typeof done !== 'string') return done.page
      return visit.go(`/operador/pedidos/${handleInUrl(visit)}?feito=${done}`)
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) throw error
      return show(parts, visit, { problem: error.message }, error.status)
    }
  })
}

const wrong = (message: string) => new HttpError(400, 'invalid', message)

/** Adds the desk's pages on orders and unfinished leads: the search, the page of a single order, and its actions. */
export function orderRoutes(parts: DeskRouteParts): void {
  const { desk } = parts

  loggedInRoute(parts, 'GET', '/operador/pedidos', (visit) =>
    visit.show({ page: 'orders', data: { found: null, unreadable: null, ask: null } }),
  )

  // A form, so that neither a URL nor a log contains what was typed.
  loggedInRoute(parts, 'POST', '/operador/pedidos', async (visit) => {
    const typed = (visit.form.busca ?? '').slice(0, 100)
    const { free } = desk.searches
    const searches = await desk.searches.count(visit.user.id)
    const reason = OPENING_REASONS.find((each) => each === visit.form.motivo)
    const ask = { searches: free, typed: '', given: reason ?? null }
    const show = (data: Partial<OrderSearchProps>, status = 200) => {
      const next = { found: null, unreadable: null, ask: searches < free ? null : ask }
      return visit.show({ page: 'orders', data: { ...next, ...data } }, { status })
    }
    if (searches > free && !reason) return show({ ask: { ...ask, typed } }, 400)
    const found = await findOrders(desk, visit.user, typed, { searches, ...(searches > free && { reason }) })
    if (!found) return show({ unreadable: typed }, 400)
    return show({ found: { ...found, isCut: found.rows.length === MOST_FOUND } })
  })

  loggedInRoute(parts, 'GET', '/operador/pedidos/:handle', (visit) => show(parts, visit))

  loggedInRoute(parts, 'POST', '/operador/pedidos/:handle/abrir', async (visit) => {
    const reason = OPENING_REASONS.find((each) => each === visit.form.motivo)
    if (!reason) return show(parts, visit, { problem: words.masked.missing }, 400)
    if (!(await openOrderRecord(desk, visit.user, idOf(parts, visit), reason))) throw gone()
    return visit.go(`/operador/pedidos/${handleInUrl(visit)}`)
  })

  action(parts, 'visita', async ({ form, user }, id) => {
    const schedule = parseAppointment(form.visita)
    if (!schedule) throw wrong(words.visit.missing)
    await moveVisit(desk, user, id, schedule, parseAppointment(form.antes))
    return 'visita-mudou'
  })

  action(parts, 'cancelar', async ({ form, user }, id) => {
    const reason = CANCEL_REASONS.find((each) => each === form.motivo)
    if (!reason) throw wrong(words.cancel.missing)
    if (form.certeza !== 'sim') throw wrong(words.cancel.unsure)
    if (!(await cancel(desk, user, id, reason))) return 'ja-cancelado'
    return reason === 'suspeita' ? 'cancelado-por-suspeita' : 'pedido-cancelado'
  })

  action(parts, 'mandar', async ({ form, user }, id) => {
    if (form['o-que'] === 'falhou') return (await sendFailed(desk, user, id)) > 0 ? 'mandado' : 'nada-falhou'
    const kind = SENT.find((each) => each === form['o-que'])
    return kind && (await sendNotice(desk, user, id, kind)) ? 'mandado' : 'sem-email'
  })

  action(parts, 'link', async (visit, id) => {
    if (visit.form.por === 'email')
      return (await mailCustomerLink(desk, visit.user, id, visit.request.ip)) ? 'link-mandado' : 'sem-email'
    const way = await makeCustomerLink(desk, visit.user, id)
    if (!way) return 'ja-cancelado'
    return { page: await show(parts, visit, { way: wayOf(way) }) }
  })
}

function wayOf({ url, name, phone, orderNumber }: CustomerLink): OrderRecordProps['way'] {
  const [firstName = ''] = name.split(' ')
  const message =
    orderNumber === null
      ? words.way.leadMessage(firstName, url)
      : words.way.orderMessage(firstName, orderNumber, url)
  return { url, phone, message }
}
