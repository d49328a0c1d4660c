/** A table of every API call, each with a request that succeeds, for tests that run over all calls. */
import { inSpecification } from '../../src/contract/lead-answers/answer-registry.ts'
import { agentLink } from './create-agent-link.ts'
import { onPath, withBody, type Call, type World } from './api-call-rows.ts'
import { batchOf, FAILURE_REPORT } from './send-browser-reports.ts'
import { RENEWAL_AND_MIGRATION_CALLS } from './renewal-and-migration-api-calls.ts'
import { rows } from './step-rows/all-rows.ts'
import { WAITING_LIST_CALLS } from './waiting-list-api-calls.ts'
import {
  ANSWERS,
  answeredLead,
  FINISH,
  openLead,
  PAULISTA,
  PEOPLE,
  readyLead,
  firstFreeSlotOf,
} from './create-leads.ts'

const lead = async ({ server }: World) => openLead(server)
const answered = async ({ server }: World) => answeredLead(server)

const step = (name: keyof typeof ANSWERS): Call =>
  onPath(lead, 'PATCH', `/api/lead-v2/{id}/${name}`, { spec: true, finished: 409, body: ANSWERS[name] })

/** A PATCH of each answer that the specification does not have and no row below names, as the step's row sends it. */
const answersOfOurs: readonly Call[] = rows.flatMap(({ save: [saved] = [] }): Call[] => {
  if (!saved?.call) return []
  const { step: name, body } = saved.call
  if (inSpecification(name) !== 'none') return []
  return [onPath(lead, 'PATCH', `/api/lead-v2/{id}/${name}`, { spec: false, finished: 409, body })]
})

const collaborator = async ({ server }: World) => {
  const id = await openLead(server, { ...PAULISTA, addon: 'oferta-colaborador' })
  const email = `c${id.slice(0, 8)}@tim.com.br`
  await server.call('PATCH', `/api/lead-v2/${id}/email`, { email, accept_promotions: false })
  return { id, email }
}

const get = (template: string, path = template, spec = true): Call => ({
  method: 'GET',
  template,
  spec,
  happy: () => ({ path }),
})

const keyOfLink = async ({ server }: World) => ({
  key: (await agentLink(server, { name: 'Ana Prado', cep: PAULISTA.cep })).key,
})

export const CALLS: readonly Call[] = [
  withBody('POST', '/api/agentLink', keyOfLink, { spec: false }),
  withBody('POST', '/api/agentLink/accept', keyOfLink, { spec: false }),
  withBody(
    'POST',
    '/api/message-proposals',
    { step: 'planos', message: 'quero o de NUMERO_1', fields: [], choices: ['500 Mega'], answered: ['cep'] },
    { spec: false },
  ),
  withBody('POST', '/api/lead-v2', async (world) => ({ ...PAULISTA, id: await lead(world) }), {
    spec: true,
    onLead: { idIn: 'body', finished: 409 },
  }),
  onPath(lead, 'GET', '/api/lead/{id}', { spec: true, finished: 200 }),
  ...(['name', 'phone', 'email', 'birthDate', 'motherName', 'documentNumber'] as const).map(step),
  ...(['dueDate', 'plan', 'bankInfo'] as const).map(step),
  ...answersOfOurs,
  onPath(lead, 'PATCH', '/api/lead-v2/{id}/address', {
    spec: false,
    finished: 409,
    body: { address: 'Rua A', complemento1: 'CASA', notFoundComplement: false, accessNotes: 'portão' },
  }),
  onPath(lead, 'PATCH', '/api/lead-v2/{id}/request', {
    spec: false,
    finished: 409,
    body: { request_sent: true },
  }),
  onPath(lead, 'PATCH', '/api/lead-v2/{id}/scheduleDate', {
    spec: true,
    finished: 409,
    body: async ({ server }, id) => ({ schedules: [await firstFreeSlotOf(server, id)] }),
  }),
  onPath(lead, 'GET', '/api/lead-v2/{id}/scheduleDate', { spec: false, finished: 200 }),
  onPath(lead, 'PATCH', '/api/lead-v2/{id}/batch', {
    spec: false,
    finished: 200,
    body: { items: [{ step: 'name', body: ANSWERS.name, key: 'k-12345678', version: 0 }] },
  }),
  onPath(answered, 'PUT', '/api/lead-v2/{id}', { spec: true, finished: 409, body: {} }),
  onPath(
    ({ server }) => answeredLead(server, { documentNumber: { cpf: PEOPLE.quiz } }),
    'PATCH',
    '/api/lead-v2/{id}/riskValidation/QuizAnswer',
    {
      spec: true,
      finished: 409,
      async body({ server }, id) {
        const { body } = await server.call('PUT', `/api/lead-v2/${id}`, {})
        const quiz = body.quiz as { idQuiz: string; questions: { id: string; answers: { id: string }[] }[] }
        const questions = quiz.questions.map((each) => ({ id: each.id, answer: { id: each.answers[0]?.id } }))
        return { idQuiz: quiz.idQuiz, questions }
      },
    },
  ),
  onPath(({ server }) => readyLead(server), 'PUT', '/api/lead/{id}', {
    spec: true,
    finished: 200,
    body: FINISH,
  }),
  onPath(({ server }) => readyLead(server), 'PUT', '/api/order/{id}/schedule', {
    spec: false,
    finished: 200,
    async body({ server }, id) {
      await server.call('PUT', `/api/lead/${id}`, FINISH)
      return firstFreeSlotOf(server, id, 'tarde')
    },
  }),
  withBody(
    'POST',
    '/api/lead',
    async (world) => ({ ...PAULISTA, id: await lead(world), name: 'Maria da Silva', cpf: '52998224725' }),
    { spec: true, onLead: { idIn: 'body', finished: 409 } },
  ),
  withBody(
    'DELETE',
    '/api/lead',
    async ({ server }) => {
      const id = await openLead(server)
      await server.call('PATCH', `/api/lead-v2/${id}/phone`, ANSWERS.phone)
      return { id, ...ANSWERS.phone }
    },
    { spec: true, onLead: { idIn: 'body' } },
  ),
  withBody(
    'POST',
    '/api/lead/createFromRenta',
    async (world) => ({
      idLead: await lead(world),
      phoneNumber: '11987654321',
      idPlan: 'x',
      utm_source: 'app',
    }),
    { spec: true, onLead: { idIn: 'body', finished: 409 } },
  ),
  onPath(async (world) => (await collaborator(world)).id, 'GET', '/api/lead/collaborator/getNewcode/{id}', {
    spec: true,
    finished: 409,
  }),
  withBody(
    'PATCH',
    '/api/lead/collaborator/validate',
    async (world) => {
      const { id, email } = await collaborator(world)
      await world.server.call('GET', `/api/lead/collaborator/getNewcode/${id}`)
      return { idLead: id, code: world.mail.codeTo(email) }
    },
    { spec: true, onLead: { idIn: 'body', finished: 409 } },
  ),
  onPath(answered, 'POST', '/api/lead-v2/{id}/resumeLink', { spec: false, finished: 200, body: {} }),
  onPath(lead, 'POST', '/api/lead-v2/{id}/resumeCode', { spec: false, finished: 200, body: {} }),
  withBody(
    'POST',
    '/api/lead/resume',
    async ({ server, mail }) => {
      const email = { email: 'volta@example.com', accept_promotions: false }
      const id = await answeredLead(server, { email })
      await server.call('POST', `/api/lead-v2/${id}/resumeLink`, {})
      return { code: /\?l=([\w-]+)/.exec(mail.last(email.email).text)?.[1] }
    },
    { spec: false },
  ),
  get('/api/cep/coverage', '/api/cep/coverage?cep=01310100&number=1000'),
  get('/api/cep/information/{cep}', '/api/cep/information/01310100'),
  get('/api/cep/streets', '/api/cep/streets?street=avenida+paulista&city=sao+paulo', false),
  get('/api/tim-api/address-info', '/api/tim-api/address-info?cep=01310100&number=1'),
  get('/api/tim-api/address-info/complementTypes', '/api/tim-api/address-info/complementTypes?infraco=V.TAL'),
  get('/api/third-parties', '/api/third-parties', false),
  withBody(
    'POST',
    '/api/visits',
    batchOf([{ what: 'shown', step: 'cep', channel: 'pages', isEntry: true }]),
    { spec: false },
  ),
  withBody('POST', '/api/exposures', { version: 'B' }, { spec: false }),
  withBody('POST', '/api/failures', FAILURE_REPORT, { spec: false }),
  get('/api/faq', '/api/faq?addon=timblack', false),
  get('/api/banks'),
  get('/api/plans/regulationsAndSummaries/getAll'),
  get('/api/json/{file}', '/api/json/plans.json'),
  get('/api/json/{partner}/{file}', '/api/json/b/r.json'),
  get('/json/{file}', '/json/timblack.json'),
  get('/json/{partner}/{file}', '/json/b/r.json'),
  get('/api/health', '/api/health', false),
  get('/api/health/live', '/api/health/live', false),
  get('/api/health/ready', '/api/health/ready', false),
  get('/api/renewalBaseUser/check-client/{cpf}', '/api/renewalBaseUser/check-client/52998224725'),
  ...WAITING_LIST_CALLS,
  withBody('POST', '/api/supportRequest', { telephone: '11987654321' }, { spec: true }),
  ...RENEWAL_AND_MIGRATION_CALLS,
]
