/** The rows for the waiting list in the table of all API calls (all-api-calls.ts). */
import type { Call, World } from './api-call-row-type.ts'

const noCoverage = async ({ server }: World, phone: string) => {
  const { body } = await server.call('POST', '/api/lead-no-coverage', { cep: '68800000', phone })
  return String(body.id)
}

export const WAITING_LIST_CALLS: readonly Call[] = [
  {
    method: 'POST',
    template: '/api/lead-no-coverage',
    spec: true,
    happy: () => ({
      path: '/api/lead-no-coverage',
      body: {
        cep: '68800000',
        number: '1',
        name: 'Ana Lima',
        email: 'ana@example.com',
        phone: '91987654321',
      },
    }),
  },
  {
    method: 'GET',
    template: '/api/lead-no-coverage/{id}',
    spec: false,
    onLead: { idIn: 'path' },
    happy: async (world) => ({ path: `/api/lead-no-coverage/${await noCoverage(world, '91987654321')}` }),
  },
  {
    method: 'PUT',
    template: '/api/lead-no-coverage',
    spec: true,
    onLead: { idIn: 'body' },
    happy: async (world) => ({
      path: '/api/lead-no-coverage',
      body: { id: await noCoverage(world, '91987654321'), email: 'ana@example.com' },
    }),
  },
  {
    method: 'DELETE',
    template: '/api/lead-no-coverage',
    spec: true,
    onLead: { idIn: 'body' },
    happy: async (world) => ({
      path: '/api/lead-no-coverage',
      body: { id: await noCoverage(world, '91987654321'), phone: '91987654321' },
    }),
  },
]
