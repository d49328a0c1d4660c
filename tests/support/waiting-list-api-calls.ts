/** The rows for the waiting list in the table of all API calls (all-api-calls.ts). */
import { onPath, withBody, type Call, type World } from './api-call-rows.ts'

const PHONE = '91987654321'

const noCoverage = async ({ server }: World) => {
  const { body } = await server.call('POST', '/api/lead-no-coverage', { cep: '68800000', phone: PHONE })
  return String(body.id)
}

const onEntry = { spec: true, onLead: { idIn: 'body' } } as const

export const WAITING_LIST_CALLS: readonly Call[] = [
  withBody(
    'POST',
    '/api/lead-no-coverage',
    { cep: '68800000', number: '1', name: 'Ana Lima', email: 'ana@example.com', phone: PHONE },
    { spec: true },
  ),
  onPath(noCoverage, 'GET', '/api/lead-no-coverage/{id}', { spec: false }),
  withBody(
    'PUT',
    '/api/lead-no-coverage',
    async (world) => ({ id: await noCoverage(world), email: 'ana@example.com' }),
    onEntry,
  ),
  withBody(
    'DELETE',
    '/api/lead-no-coverage',
    async (world) => ({ id: await noCoverage(world), phone: PHONE }),
    onEntry,
  ),
]
