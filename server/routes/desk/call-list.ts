/** The pages of the operator's desk with the people to call. */
import { person as words } from '../../../src/content/desk/call-list.ts'
import { deskRefusals } from '../../../src/content/desk/server-error-messages.ts'
import { CALL_RESULTS } from '../../../src/contract/phone-call-results.ts'
import { isIsoDate, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { Refusal } from '../../errors.ts'
import { findByReference } from '../../services/find-by-reference.ts'
import { idBehind } from '../../services/desk/record-handles.ts'
import { noteCall, openPerson, release, takeCall } from '../../services/desk/calls.ts'
import { handleToCall, listPeople } from '../../services/desk/call-list.ts'
import { operatorRoute, type Door, type OperatorVisit } from './desk-route.ts'

/** The maximum length of a note. */
const NOTE = 500

const gone = () => new Refusal(404, 'not_found', deskRefusals.noCall)

const handleIn = ({ request }: OperatorVisit) => (request.params as { handle: string }).handle

function idOf(desk: Door['desk'], visit: OperatorVisit): string {
  const id = idBehind(desk.vault, handleIn(visit))
  if (id === undefined) throw gone()
  return id
}

/**
 * Adds the desk's routes for phone calls: the call list, the page of one person, and the form for the result
 * of a call.
 */
export function callListRoutes(door: Door): void {
  const { desk } = door

  operatorRoute(door, 'GET', '/operador/ligacoes', async (visit) => {
    const { ordem, pagina } = visit.request.query as { ordem?: string; pagina?: string }
    const order = ordem === 'valor' ? 'valor' : 'espera'
    const list = await listPeople(desk, order, Number(pagina))
    return visit.show({ page: 'people', data: { ...list, order, found: null } })
  })

  operatorRoute(door, 'POST', '/operador/ligacoes/achar', async (visit) => {
    const reference = (visit.form.referencia ?? '')
      .toUpperCase()
      .replace(/[^A-Z\d]/g, '')
      .slice(0, 20)
    await visit.audit('reference_looked_up', reference || undefined)
    const [list, all] = await Promise.all([
      listPeople(desk, 'espera', 1),
      reference === '' ? [] : findByReference(desk.db, desk.vault, reference),
    ])
    const records = await Promise.all(
      all.map(async ({ kind, id, answered, orderNumber }) => ({
        kind,
        handle: await handleToCall(desk, id),
        answered: answered.length,
        orderNumber,
      })),
    )
    const data = { ...list, order: 'espera', found: { reference, records } } as const
    return visit.show({ page: 'people', data })
  })

  const showPerson = async (visit: OperatorVisit, problem: string | null, status = 200) => {
    const shown = await openPerson(desk, visit.operator, idOf(desk, visit))
    if (!shown) throw gone()
    // The forms of the page keep the URL that was opened.
    const person = { ...shown.person, handle: handleIn(visit) }
    const today = todayInSaoPaulo(desk.clock.now())
    return visit.show({ page: 'person', data: { ...shown, person, problem, today } }, { status })
  }

  operatorRoute(door, 'GET', '/operador/ligacoes/:handle', (visit) => showPerson(visit, null))

  operatorRoute(door, 'POST', '/operador/ligacoes/:handle/pegar', async (visit) => {
    // If another operator took the call first, the page shows who has it.
    await takeCall(desk, visit.operator, idOf(desk, visit))
    return visit.go(`/operador/ligacoes/${handleIn(visit)}`)
  })

  operatorRoute(door, 'POST', '/operador/ligacoes/:handle/anotar', async (visit) => {
    const { resultado, nota = '', proxima = '' } = visit.form
    const result = CALL_RESULTS.find((each) => each === resultado)
    if (!result) return showPerson(visit, words.missing, 400)
    const today = todayInSaoPaulo(desk.clock.now())
    const nextDay = isIsoDate(proxima) && proxima >= today ? proxima : null
    const said = { result, note: nota.trim().slice(0, NOTE), nextDay }
    const isNoted = await noteCall(desk, visit.operator, idOf(desk, visit), said)
    return visit.go(`/operador/ligacoes?feito=${isNoted ? 'anotado' : 'de-outra'}`)
  })

  operatorRoute(door, 'POST', '/operador/ligacoes/:handle/devolver', async (visit) => {
    await release(desk, visit.operator, idOf(desk, visit))
    return visit.go('/operador/ligacoes?feito=devolvida')
  })
}
