/** Adds the desk's pages for calling people: the call list, and the page of one call. */
import { personToCall as words } from '../../../src/content/desk/call-list.ts'
import { deskErrorMessages } from '../../../src/content/desk/server-error-messages.ts'
import {
  CALL_QUEUES,
  CALL_RESULTS,
  type CallQueue,
} from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { isIsoDate, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { HttpError } from '../../errors.ts'
import { CLOSING_RESULTS } from '../../rules/desk/call-results.ts'
import { parsePageNumber } from '../../../src/lib/pages-of-a-list.ts'
import { makeLinkFromCall, plansForLinks } from '../../services/desk/agent-links.ts'
import { findRecords, listLaterCalls, listPeople } from '../../services/desk/call-list.ts'
import { searchDetail } from '../../services/desk/find-orders.ts'
import { storeCallResult } from '../../services/desk/store-call-result.ts'
import { readCallPage } from '../../services/desk/person-to-call-page-data.ts'
import { encryptIdForUrl, decryptIdInUrl } from '../../services/desk/encrypt-record-ids-for-urls.ts'
import { releaseCall, takeCall, takeNext } from '../../services/desk/take-call.ts'
import { handleInUrl, loggedInRoute, type DeskRouteParts, type LoggedInVisit } from './desk-route.ts'
import { requestedPage, urlParameter } from '../../../src/lib/url-parameters.ts'
import { readAgentLinkForm, refusedAgentLink } from './read-agent-link-form.ts'
import type { PersonToCallProps } from '../../../src/desk/page-data-types/person-to-call.ts'

const LIST = '/operador/ligacoes'

/** The maximum length of a note. */
const NOTE = 500
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const gone = () => new HttpError(404, 'not_found', deskErrorMessages.noCall)

const queueIn = (text: string | undefined): CallQueue => CALL_QUEUES.find((each) => each === text) ?? 'pediu'

function idOf(desk: DeskRouteParts['desk'], visit: LoggedInVisit): string {
  const id = decryptIdInUrl(desk.vault, handleInUrl(visit))
  if (id === undefined) throw gone()
  return id
}

/** Adds the desk's routes for the call list, and for the next person to call. */
export function callListRoutes(parts: DeskRouteParts): void {
  const { desk } = parts

  loggedInRoute(parts, 'GET', '/operador/ligacoes', async (visit) => {
    const { query } = visit.request
    const order = urlParameter(query, 'ordem') === 'valor' ? 'valor' : 'espera'
    const queue = queueIn(urlParameter(query, 'fila'))
    const [list, later] = await Promise.all([
      listPeople(desk, visit.user, queue, order, requestedPage(query)),
      listLaterCalls(desk, queue, parsePageNumber(urlParameter(query, 'depois'))),
    ])
    return visit.show({ page: 'people', data: { ...list, later, order, found: null } })
  })

  loggedInRoute(parts, 'POST', '/operador/ligacoes/proxima', async (visit) => {
    const queue = queueIn(visit.form.fila)
    const next = await takeNext(desk, visit.user, queue)
    if (!next) return visit.go(`${LIST}?fila=${queue}&feito=ninguem`)
    return visit.go(
      `${LIST}/${encryptIdForUrl(desk.vault, next.id)}${next.isNew ? '' : '?feito=ainda-com-voce'}`,
    )
  })

  loggedInRoute(parts, 'POST', '/operador/ligacoes/achar', async (visit) => {
    const reference = (visit.form.referencia ?? '')
      .toUpperCase()
      .replace(/[^A-Z\d]/g, '')
      .slice(0, 20)
    const searches = await desk.searches.count(visit.user.id)
    // there a reason can be given
    if (searches > desk.searches.free)
      throw new HttpError(429, 'too_many', deskErrorMessages.searchWithReason)
    const [list, later, records] = await Promise.all([
      listPeople(desk, visit.user, 'pediu', 'espera', 1),
      listLaterCalls(desk, 'pediu', 1),
      findRecords(desk, reference),
    ])
    const detail = { ...searchDetail(desk, 'reference', reference, { searches }), rows: records.length }
    await visit.audit('reference_looked_up', undefined, detail)
    const data = { ...list, later, order: 'espera', found: { reference, records } } as const
    return visit.show({ page: 'people', data })
  })

  callRoutes(parts)
}

type Shown = Partial<
  Pick<PersonToCallProps, 'problem' | 'dayProblem' | 'typed'> &
    Pick<PersonToCallProps['link'], 'made' | 'refused'>
>

/** Adds the desk's routes for one call: its page, and its forms. */
function callRoutes(parts: DeskRouteParts): void {
  const { desk } = parts

  const showPerson = async (visit: LoggedInVisit, more: Shown = {}, status = 200) => {
    const shown = await readCallPage(desk, visit.user, idOf(desk, visit))
    if (!shown) throw gone()
    const { problem = null, dayProblem = null, typed = {}, made = null, refused = null } = more
    // The forms of the page keep the URL that was opened.
    const person = { ...shown.person, handle: handleInUrl(visit) }
    const plans = shown.contact ? await plansForLinks(desk) : []
    const today = todayInSaoPaulo(desk.clock.now())
    const data = { ...shown, person, problem, dayProblem, typed, today, link: { plans, made, refused } }
    return visit.show({ page: 'person', data }, { status })
  }

  loggedInRoute(parts, 'GET', '/operador/ligacoes/:handle', (visit) => showPerson(visit))

  loggedInRoute(parts, 'POST', '/operador/ligacoes/:handle/pegar', async (visit) => {
    // If another desk user took the call first, the page shows who has it.
    await takeCall(desk, visit.user, idOf(desk, visit))
    return visit.go(`${LIST}/${handleInUrl(visit)}`)
  })

  loggedInRoute(parts, 'POST', '/operador/ligacoes/:handle/anotar', async (visit) => {
    const { resultado, nota = '', proxima = '', hora = '', pedido = '' } = visit.form
    const refuse = (problem: string) => showPerson(visit, { problem, typed: visit.form }, 400)
    const result = CALL_RESULTS.find((each) => each === resultado)
    if (!result) return refuse(words.missing)
    const isDay = isIsoDate(proxima) && proxima >= todayInSaoPaulo(desk.clock.now())
    if (proxima !== '' && !isDay && !CLOSING_RESULTS.includes(result))
      return showPerson(visit, { dayProblem: words.pastDay, typed: visit.form }, 400)
    const noted = await storeCallResult(desk, visit.user, idOf(desk, visit), {
      result,
      note: nota.trim().slice(0, NOTE),
      nextDay: isDay ? proxima : null,
      nextTime: TIME.test(hora) ? hora : null,
      orderNumber: pedido,
    })
    if (noted === 'order') return refuse(words.noOrder)
    if (noted === 'tied') return refuse(words.tiedOrder)
    return visit.go(`${LIST}?feito=${noted === 'noted' ? 'anotado' : 'de-outra'}`)
  })

  loggedInRoute(parts, 'POST', '/operador/ligacoes/:handle/devolver', async (visit) => {
    await releaseCall(desk, visit.user, idOf(desk, visit))
    return visit.go(`${LIST}?feito=devolvida`)
  })

  loggedInRoute(parts, 'POST', '/operador/ligacoes/:handle/link', async (visit) => {
    try {
      const made = await makeLinkFromCall(desk, visit.user, idOf(desk, visit), readAgentLinkForm(visit.form))
      return made ? await showPerson(visit, { made }) : visit.go(`${LIST}?feito=de-outra`)
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500 || error.status === 404) throw error
      return showPerson(visit, { refused: refusedAgentLink(error, visit.form) }, error.status)
    }
  })
}
