/** Which properties a reply must have (F5, F7): the error names the one that is missing. */
import { describe, expect, it } from 'vitest'
import { capabilitiesOf } from '../../contract/server-capabilities.ts'
import { createApi, type Api } from '../create-api.ts'
import { ApiError } from '../api-error-and-its-message.ts'
import { restrictToSpecification } from './specified-calls.ts'

type Reply = Readonly<Record<string, unknown>>

const plan = {
  id: 1,
  plan: '600 Mega',
  price: 99.9,
  price_with_dacc: 89.9,
  price_full: 119.9,
  plan_download: 600,
  plan_upload: 300,
}
const lead = { cep: '01310100', number: '1000' }

/** The calls, each with a reply that has only the properties that §5 and §7 of the specification require. */
const CALLS: readonly (readonly [call: string, ask: (api: Api) => Promise<unknown>, reply: Reply])[] = [
  ['GET cep/coverage (F5.1)', async (api) => api.address.coverage({ cep: '01310100' }), { plans: [plan] }],
  [
    'POST lead-v2 (F5.2, F5.3)',
    async (api) => api.lead.checkWhole(lead),
    { success: true, id: 1, idLead: 1, cepCoverage: { infra: 'X' } },
  ],
  ['PATCH lead-v2 (F5.2)', async (api) => api.lead.save('1', 'name', { name: 'Ana' }, ''), { success: true }],
  ['GET lead (F5.4)', async (api) => api.lead.load('1'), { id: 1, address: {} }],
  ['GET fiber-migration (F5.4)', async (api) => api.customer.loadMigration('1'), { id: 1, address: {} }],
  ['GET banks (F5.5)', async (api) => api.catalogue.banks(), { banks: [{ id: 1, name: 'Um' }] }],
  ['PUT lead-v2', async (api) => api.lead.confirmWhole('1', {}, false), { rejected: false }],
  [
    'PATCH QuizAnswer',
    async (api) => api.lead.answerQuiz('1', { idQuiz: '1', questions: [] }, ''),
    { rejected: false },
  ],
  ['PUT lead', async (api) => api.lead.finish('1', { accept_information: true }, ''), { orderNumber: 1 }],
  [
    'POST renewalBaseUser/documentNumber',
    async (api) => api.customer.renewalOffers({ cpf: '52998224725' }, ''),
    { plansOffers: [plan], id_renewal_request: 1 },
  ],
  [
    'PUT renewalBaseUser',
    async (api) => api.customer.finishRenewal('1', { accept_information: true }, ''),
    { orderNumber: 1 },
  ],
  [
    'POST fiber-migration/offers',
    async (api) => api.customer.migrationOffers({ cpf: '52998224725' }, ''),
    { plansOffers: [plan] },
  ],
  [
    'POST lead-no-coverage',
    async (api) => api.contact.tellMe({ cep: '01310100' }, ''),
    { success: true, id: 1 },
  ],
  ['PUT lead-no-coverage', async (api) => api.contact.tellMe({ id: '1' }, ''), { success: true, id: 1 }],
  ['DELETE lead-no-coverage', async (api) => api.contact.forgetMe({ id: '1' }, ''), { success: true }],
  [
    'POST supportRequest',
    async (api) => api.contact.callMe({ telephone: '11987654321' }, ''),
    { success: true, id: 1 },
  ],
]

/** Returns an API whose server gives the same reply to every call. */
const replying = (reply: Reply) =>
  createApi({
    base: 'https://backend.example',
    fetch: async () => Response.json(reply),
    channel: () => 'pages',
    can: capabilitiesOf([]),
    admit: restrictToSpecification,
  })

describe.each(CALLS)('the reply to %s', (_call, ask, reply) => {
  it('is accepted if it has the required properties and no others (D102)', async () => {
    await expect(ask(replying(reply))).resolves.toBeDefined()
  })

  it.each(Object.keys(reply))('without %s causes an error that names it (F8.7, D102)', async (name) => {
    const { [name]: _left, ...rest } = reply
    const error: unknown = await ask(replying(rest)).catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(ApiError)
    if (!(error instanceof ApiError)) return
    const [missing] = error.failure.kind === 'missing' ? error.failure.names : []
    expect(missing).toBe(name)
    expect(error.problem).toMatchObject({ names: expect.stringContaining(name) })
  })
})
