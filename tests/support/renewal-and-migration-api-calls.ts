/** The rows for renewal and migration in the table of all API calls (all-api-calls.ts). */
import type { Call, World } from './api-call-row-type.ts'
import { ANSWERS, FINISH } from './create-leads.ts'

const migration = async ({ server }: World) => {
  const { body } = await server.call('POST', '/api/fiber-migration/offers', { cpf: '30000000701' })
  return String(body.idLead)
}

const renewal = async ({ server }: World) => {
  const { body } = await server.call('POST', '/api/renewalBaseUser/documentNumber', { cpf: '30000000620' })
  const id = String(body.id_renewal_request)
  return { id, choice: { id_renewal_base_user: String(body.id_renewal_base_user), offer1: 'plan-rf500' } }
}

const finishedRenewal = async (world: World) => {
  const { id, choice } = await renewal(world)
  await world.server.call('PATCH', `/api/renewalBaseUser/${id}`, choice)
  const { body } = await world.server.call('POST', `/api/renewalBaseUser/${id}/code`, {})
  if (body.success) {
    const code = world.mail.codeTo('renata.prado@example.com')
    await world.server.call('PATCH', `/api/renewalBaseUser/${id}/code`, { code })
  }
  await world.server.call('PUT', `/api/renewalBaseUser/${id}`, FINISH)
  return id
}

const finishedMigration = async (world: World) => {
  const id = await migration(world)
  const { server, mail } = world
  await server.call('PATCH', `/api/fiber-migration/plan/${id}`, { idPlan: 'plan-mg500' })
  for (const name of ['motherName', 'dueDate', 'bankInfo'] as const) {
    await server.call('PATCH', `/api/lead-v2/${id}/${name}`, ANSWERS[name])
  }
  await server.call('PUT', `/api/lead-v2/${id}?fiberMigration=true`, {})
  await server.call('POST', `/api/fiber-migration/${id}/code`, {})
  const code = mail.codeTo('miguel.campos@example.com')
  await server.call('PATCH', `/api/fiber-migration/${id}/code`, { code })
  await server.call('PUT', `/api/lead/${id}`, FINISH)
  return id
}

export const RENEWAL_AND_MIGRATION_CALLS: readonly Call[] = [
  {
    method: 'POST',
    template: '/api/renewalBaseUser/documentNumber',
    spec: true,
    happy: () => ({
      path: '/api/renewalBaseUser/documentNumber',
      body: { cpf: '30000000620', utm_source: 'sms' },
    }),
  },
  {
    method: 'GET',
    template: '/api/renewalBaseUser/{id}',
    spec: false,
    onLead: { idIn: 'path', finished: 200, finish: finishedRenewal },
    happy: async (world) => ({ path: `/api/renewalBaseUser/${(await renewal(world)).id}` }),
  },
  {
    method: 'PATCH',
    template: '/api/renewalBaseUser/{id}',
    spec: true,
    // Finished: customer-renewal-and-migration.test.ts, with the id_renewal_base_user of that renewal.
    onLead: { idIn: 'path' },
    happy: async (world) => {
      const { id, choice } = await renewal(world)
      return { path: `/api/renewalBaseUser/${id}`, body: choice }
    },
  },
  {
    method: 'PUT',
    template: '/api/renewalBaseUser/{id}',
    spec: true,
    onLead: { idIn: 'path', finished: 200, finish: finishedRenewal },
    happy: async (world) => ({ path: `/api/renewalBaseUser/${await finishedRenewal(world)}`, body: FINISH }),
  },
  {
    method: 'POST',
    template: '/api/renewalBaseUser/{id}/code',
    spec: false,
    onLead: { idIn: 'path', finished: 409, finish: finishedRenewal },
    happy: async (world) => ({ path: `/api/renewalBaseUser/${(await renewal(world)).id}/code`, body: {} }),
  },
  {
    method: 'PATCH',
    template: '/api/renewalBaseUser/{id}/code',
    spec: false,
    onLead: { idIn: 'path', finished: 409, finish: finishedRenewal },
    happy: async (world) => ({
      path: `/api/renewalBaseUser/${(await renewal(world)).id}/code`,
      body: { code: '123456' },
    }),
  },
  {
    method: 'POST',
    template: '/api/fiber-migration/offers',
    spec: true,
    happy: () => ({ path: '/api/fiber-migration/offers', body: { cpf: '30000000701', gclid: 'x' } }),
  },
  {
    method: 'GET',
    template: '/api/fiber-migration/{id}',
    spec: true,
    onLead: { idIn: 'path', finished: 200, finish: finishedMigration },
    happy: async (world) => ({ path: `/api/fiber-migration/${await migration(world)}` }),
  },
  ...(
    [
      ['PATCH', '/api/fiber-migration/plan/{id}', { idPlan: 'plan-mg500' }, true],
      ['PATCH', '/api/fiber-migration/address/cep/{id}', { cep: '01310100' }, true],
      ['PATCH', '/api/fiber-migration/address/number/{id}', { number: '5', complement: 'casa' }, true],
      ['POST', '/api/fiber-migration/{id}/code', {}, false],
      ['PATCH', '/api/fiber-migration/{id}/code', { code: '123456' }, false],
    ] as const
  ).map(([method, template, body, spec]): Call => ({
    method,
    template,
    spec,
    onLead: { idIn: 'path', finished: 409, finish: finishedMigration },
    happy: async (world) => ({ path: template.replace('{id}', await migration(world)), body }),
  })),
  {
    method: 'GET',
    template: '/api/customers/availability',
    spec: false,
    happy: () => ({ path: '/api/customers/availability' }),
  },
]
