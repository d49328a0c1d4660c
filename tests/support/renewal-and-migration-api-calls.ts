/** The rows for renewal and migration in the table of all API calls (all-api-calls.ts). */
import { onPath, withBody, type Call, type World } from './api-call-rows.ts'
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
  for (const name of ['dueDate', 'bankInfo'] as const) {
    await server.call('PATCH', `/api/lead-v2/${id}/${name}`, ANSWERS[name])
  }
  await server.call('PUT', `/api/lead-v2/${id}?fiberMigration=true`, {})
  await server.call('POST', `/api/fiber-migration/${id}/code`, {})
  const code = mail.codeTo('miguel.campos@example.com')
  await server.call('PATCH', `/api/fiber-migration/${id}/code`, { code })
  await server.call('PUT', `/api/lead/${id}`, FINISH)
  return id
}

const renewalId = async (world: World) => (await renewal(world)).id

export const RENEWAL_AND_MIGRATION_CALLS: readonly Call[] = [
  withBody(
    'POST',
    '/api/renewalBaseUser/documentNumber',
    { cpf: '30000000620', utm_source: 'sms' },
    { spec: true },
  ),
  onPath(renewalId, 'GET', '/api/renewalBaseUser/{id}', {
    spec: false,
    finished: 200,
    finish: finishedRenewal,
  }),
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
  onPath(finishedRenewal, 'PUT', '/api/renewalBaseUser/{id}', {
    spec: true,
    finished: 200,
    finish: finishedRenewal,
    body: FINISH,
  }),
  onPath(renewalId, 'POST', '/api/renewalBaseUser/{id}/code', {
    spec: false,
    finished: 409,
    finish: finishedRenewal,
    body: {},
  }),
  onPath(renewalId, 'PATCH', '/api/renewalBaseUser/{id}/code', {
    spec: false,
    finished: 409,
    finish: finishedRenewal,
    body: { code: '123456' },
  }),
  withBody('POST', '/api/fiber-migration/offers', { cpf: '30000000701', gclid: 'x' }, { spec: true }),
  onPath(migration, 'GET', '/api/fiber-migration/{id}', {
    spec: true,
    finished: 200,
    finish: finishedMigration,
  }),
  ...(
    [
      ['PATCH', '/api/fiber-migration/plan/{id}', { idPlan: 'plan-mg500' }, true],
      ['PATCH', '/api/fiber-migration/address/cep/{id}', { cep: '01310100' }, true],
      ['PATCH', '/api/fiber-migration/address/number/{id}', { number: '5', complement: 'casa' }, true],
      ['POST', '/api/fiber-migration/{id}/code', {}, false],
      ['PATCH', '/api/fiber-migration/{id}/code', { code: '123456' }, false],
    ] as const
  ).map(([method, template, body, spec]) =>
    onPath(migration, method, template, { spec, finished: 409, finish: finishedMigration, body }),
  ),
  {
    method: 'GET',
    template: '/api/customers/availability',
    spec: false,
    happy: () => ({ path: '/api/customers/availability' }),
  },
]
