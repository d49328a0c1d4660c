import { LeadId } from '../../../src/contract/common.ts'
import { Refusal } from '../../errors.ts'
import {
  COVERAGE_DAYS,
  listDeliveries,
  listSlots,
  listUncovered,
  resend,
  resendAll,
} from '../../services/desk/operation.ts'
import { operatorRoute, type Door } from './visits.ts'

/** What must not be missed: deliveries, slots that fill up, where the network is asked for. */
export function operationRoutes(door: Door): void {
  const { desk } = door

  operatorRoute(door, 'GET', '/operador/entregas', async (visit) =>
    visit.show({ page: 'deliveries', data: { rows: await listDeliveries(desk) } }),
  )

  operatorRoute(door, 'POST', '/operador/entregas/todas', async (visit) => {
    await resendAll(desk, visit.operator)
    return visit.go('/operador/entregas?feito=mandado')
  })

  operatorRoute(door, 'POST', '/operador/entregas/:subject/:id/mandar', async (visit) => {
    const { subject, id } = visit.request.params as { subject: string; id: string }
    if (![subject, id].every((each) => LeadId.safeParse(each).success))
      throw new Refusal(404, 'not_found', 'Essa entrega não existe.')
    const isDue = await resend(desk, visit.operator, subject, id)
    return visit.go(`/operador/entregas?feito=${isDue ? 'mandado' : 'ja-chegou'}`)
  })

  operatorRoute(door, 'GET', '/operador/agenda', async (visit) =>
    visit.show({ page: 'slots', data: { rows: await listSlots(desk) } }),
  )

  operatorRoute(door, 'GET', '/operador/cobertura', async (visit) =>
    visit.show({ page: 'coverage', data: { days: COVERAGE_DAYS, rows: await listUncovered(desk) } }),
  )
}
