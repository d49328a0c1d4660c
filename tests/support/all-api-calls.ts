/** A table of every API call, each with a request that succeeds, for tests that run over all calls. */
import { inSpecification } from '../../src/contract/lead-answers/answer-registry.ts'
import { agentLink } from './create-agent-link.ts'
import type { Call, World } from './api-call-row-type.ts'
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
const at = (path: string, id: string) => path.replace('{id}', id)

/** A PATCH of a step with its answer. */
const step = (name: keyof typeof ANSWERS): Call => ({
  method: 'PATCH',
  template: `/api/lead-v2/{id}/${name}`,
  spec: true,
  onLead: { idIn: 'path', finished: 409 },
  happy: async (world) => ({ path: at(`/api/lead-v2/{id}/${name}`, await lead(world)), body: ANSWERS[name] }),
})

/** A PATCH of each answer that the specification does not have and no row below names, as the step's row sends it. */
const answersOfOurs: readonly Call[] = rows.flatMap(({ save: [saved] = [] }): Call[] => {
  if (!saved?.call) return []
  const { step: name, body } = saved.call
  if (inSpecification(name) !== 'none') return []
  const template = `/api/lead-v2/{id}/${name}`
  const happy = async (world: World) => ({ path: at(template, await lead(world)), body })
  return [{ method: 'PATCH', template, spec: false, onLead: { idIn: 'path', finished: 409 }, happy }]
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
  {
    method: 'POST',
    template: '/api/agentLink',
    spec: false,
    happy: async (world) => ({ path: '/api/agentLink', body: await keyOfLink(world) }),
  },
  {
    method: 'POST',
    template: '/api/agentLink/accept',
    spec: false,
    happy: async (world) => ({ path: '/api/agentLink/accept', body: await keyOfLink(world) }),
  },
  {
    method: 'POST',
    template: '/api/lead-v2',
    spec: true,
    onLead: { idIn: 'body', finished: 409 },
    happy: async (world) => ({ path: '/api/lead-v2', body: { ...PAULISTA, id: await lead(world) } }),
  },
  {
    method: 'GET',
    template: '/api/lead/{id}',
    spec: true,
    onLead: { idIn: 'path', finished: 200 },
    happy: async (world) => ({ path: `/api/lead/${await lead(world)}` }),
  },
  ...(['name', 'phone', 'email', 'birthDate', 'motherName', 'documentNumber'] as const).map(step),
  ...(['dueDate', 'plan', 'bankInfo'] as const).map(step),
  ...answersOfOurs,
  {
    method: 'PATCH',
    template: '/api/lead-v2/{id}/address',
    spec: false,
    onLead: { idIn: 'path', finished: 409 },
    happy: async (world) => ({
      path: `/api/lead-v2/${await lead(world)}/address`,
      body: { address: 'Rua A', complemento1: 'CASA', notFoundComplement: false, accessNotes: 'portão' },
    }),
  },
  {
    method: 'PATCH',
    template: '/api/lead-v2/{id}/scheduleDate',
    spec: true,
    onLead: { idIn: 'path', finished: 409 },
    happy: async (world) => {
      const id = await lead(world)
      return {
        path: `/api/lead-v2/${id}/scheduleDate`,
        body: { schedules: [await firstFreeSlotOf(world.server, id)] },
      }
    },
  },
  {
    method: 'GET',
    template: '/api/lead-v2/{id}/scheduleDate',
    spec: false,
    onLead: { idIn: 'path', finished: 200 },
    happy: async (world) => ({ path: `/api/lead-v2/${await lead(world)}/scheduleDate` }),
  },
  {
    method: 'PATCH',
    template: '/api/lead-v2/{id}/batch',
    spec: false,
    onLead: { idIn: 'path', finished: 200 },
    happy: async (world) => ({
      path: `/api/lead-v2/${await lead(world)}/batch`,
      body: { items: [{ step: 'name', body: ANSWERS.name, key: 'k-12345678', version: 0 }] },
    }),
  },
  {
    method: 'PUT',
    template: '/api/lead-v2/{id}',
    spec: true,
    onLead: { idIn: 'path', finished: 409 },
    happy: async ({ server }) => ({ path: `/api/lead-v2/${await answeredLead(server)}`, body: {} }),
  },
  {
    method: 'PATCH',
    template: '/api/lead-v2/{id}/riskValidation/QuizAnswer',
    spec: true,
    onLead: { idIn: 'path', finished: 409 },
    happy: async ({ server }) => {
      const id = await answeredLead(server, { documentNumber: { cpf: PEOPLE.quiz } })
      const { body } = await server.call('PUT', `/api/lead-v2/${id}`, {})
      const quiz = body.quiz as { idQuiz: string; questions: { id: string; answers: { id: string }[] }[] }
      const questions = quiz.questions.map((each) => ({ id: each.id, answer: { id: each.answers[0]?.id } }))
      return {
        path: `/api/lead-v2/${id}/riskValidation/QuizAnswer`,
        body: { idQuiz: quiz.idQuiz, questions },
      }
    },
  },
  {
    method: 'PUT',
    template: '/api/lead/{id}',
    spec: true,
    onLead: { idIn: 'path', finished: 200 },
    happy: async ({ server }) => ({ path: `/api/lead/${await readyLead(server)}`, body: FINISH }),
  },
  {
    method: 'PUT',
    template: '/api/order/{id}/schedule',
    spec: false,
    onLead: { idIn: 'path', finished: 200 },
    happy: async ({ server }) => {
      const id = await readyLead(server)
      await server.call('PUT', `/api/lead/${id}`, FINISH)
      return { path: `/api/order/${id}/schedule`, body: await firstFreeSlotOf(server, id, 'tarde') }
    },
  },
  {
    method: 'POST',
    template: '/api/lead',
    spec: true,
    onLead: { idIn: 'body', finished: 409 },
    happy: async (world) => ({
      path: '/api/lead',
      body: { ...PAULISTA, id: await lead(world), name: 'Maria da Silva', cpf: '52998224725' },
    }),
  },
  {
    method: 'DELETE',
    template: '/api/lead',
    spec: true,
    onLead: { idIn: 'body' },
    happy: async ({ server }) => {
      const id = await openLead(server)
      await server.call('PATCH', `/api/lead-v2/${id}/phone`, ANSWERS.phone)
      return { path: '/api/lead', body: { id, ...ANSWERS.phone } }
    },
  },
  {
    method: 'POST',
    template: '/api/lead/createFromRenta',
    spec: true,
    onLead: { idIn: 'body', finished: 409 },
    happy: async (world) => ({
      path: '/api/lead/createFromRenta',
      body: { idLead: await lead(world), phoneNumber: '11987654321', idPlan: 'x', utm_source: 'app' },
    }),
  },
  {
    method: 'GET',
    template: '/api/lead/collaborator/getNewcode/{id}',
    spec: true,
    onLead: { idIn: 'path', finished: 409 },
    happy: async (world) => ({ path: `/api/lead/collaborator/getNewcode/${(await collaborator(world)).id}` }),
  },
  {
    method: 'PATCH',
    template: '/api/lead/collaborator/validate',
    spec: true,
    onLead: { idIn: 'body', finished: 409 },
    happy: async (world) => {
      const { id, email } = await collaborator(world)
      await world.server.call('GET', `/api/lead/collaborator/getNewcode/${id}`)
      return { path: '/api/lead/collaborator/validate', body: { idLead: id, code: world.mail.codeTo(email) } }
    },
  },
  {
    method: 'POST',
    template: '/api/lead-v2/{id}/resumeLink',
    spec: false,
    onLead: { idIn: 'path', finished: 200 },
    happy: async ({ server }) => ({
      path: `/api/lead-v2/${await answeredLead(server)}/resumeLink`,
      body: {},
    }),
  },
  {
    method: 'POST',
    template: '/api/lead-v2/{id}/resumeCode',
    spec: false,
    onLead: { idIn: 'path', finished: 200 },
    happy: async (world) => ({ path: `/api/lead-v2/${await lead(world)}/resumeCode`, body: {} }),
  },
  {
    method: 'POST',
    template: '/api/lead/resume',
    spec: false,
    happy: async ({ server, mail }) => {
      const email = { email: 'volta@example.com', accept_promotions: false }
      const id = await answeredLead(server, { email })
      await server.call('POST', `/api/lead-v2/${id}/resumeLink`, {})
      const code = /\?l=([\w-]+)/.exec(mail.last(email.email).text)?.[1]
      return { path: '/api/lead/resume', body: { code } }
    },
  },
  get('/api/cep/coverage', '/api/cep/coverage?cep=01310100&number=1000'),
  get('/api/cep/information/{cep}', '/api/cep/information/01310100'),
  get('/api/cep/streets', '/api/cep/streets?street=avenida+paulista&city=sao+paulo', false),
  get('/api/tim-api/address-info', '/api/tim-api/address-info?cep=01310100&number=1'),
  get('/api/tim-api/address-info/complementTypes', '/api/tim-api/address-info/complementTypes?infraco=V.TAL'),
  get('/api/third-parties', '/api/third-parties', false),
  {
    method: 'POST',
    template: '/api/visits',
    spec: false,
    happy: () => ({
      path: '/api/visits',
      body: batchOf([{ what: 'shown', step: 'cep', channel: 'pages', isEntry: true }]),
    }),
  },
  {
    method: 'POST',
    template: '/api/exposures',
    spec: false,
    happy: () => ({ path: '/api/exposures', body: { version: 'B' } }),
  },
  {
    method: 'POST',
    template: '/api/failures',
    spec: false,
    happy: () => ({ path: '/api/failures', body: FAILURE_REPORT }),
  },
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
  {
    method: 'POST',
    template: '/api/supportRequest',
    spec: true,
    happy: () => ({ path: '/api/supportRequest', body: { telephone: '11987654321' } }),
  },
  ...RENEWAL_AND_MIGRATION_CALLS,
]
