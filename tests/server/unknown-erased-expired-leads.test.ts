/** Unknown, erased and expired leads get identical replies to every call. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { purgeConfirmed } from '../support/purge-expired-data.ts'
import { CALLS } from '../support/all-api-calls.ts'
import { ANSWERS, answeredLead, FINISH } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'

const server = useServer()
const ids = { unknown: randomUUID() as string, erased: '', expired: '' }

beforeAll(async () => {
  ids.expired = await answeredLead(server())
  server().clock.advance(91 * 86_400_000)
  ids.erased = await answeredLead(server())
  await server().call('DELETE', '/api/lead', { id: ids.erased, phone: ANSWERS.phone.phone })
  await purgeConfirmed(server())
})

const quiz = { idQuiz: randomUUID(), questions: [{ id: randomUUID(), answer: { id: randomUUID() } }] }
const schedules = [{ date: '26/02/2027', period: 'manha' }]
const steps = {
  ...ANSWERS,
  address: { address: 'Rua A' },
  scheduleDate: { schedules },
  request: { request_sent: true },
}
const phone = ANSWERS.phone.phone

const calls: [
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: (id: string) => object,
][] = [
  ['GET', '/api/lead/{id}'],
  ['GET', '/api/fiber-migration/{id}'],
  ['GET', '/api/lead-v2/{id}/scheduleDate'],
  ['POST', '/api/lead-v2', (id) => ({ id, cep: '01310100', number: '1000' })],
  ...Object.entries(steps).map(
    ([step, answer]) => ['PATCH', `/api/lead-v2/{id}/${step}`, () => answer] as (typeof calls)[number],
  ),
  ['PATCH', '/api/lead-v2/{id}/batch', () => ({ items: [{ step: 'name', body: ANSWERS.name }] })],
  ['PUT', '/api/lead-v2/{id}', () => ({})],
  ['PATCH', '/api/lead-v2/{id}/riskValidation/QuizAnswer', () => quiz],
  ['PUT', '/api/lead/{id}', () => FINISH],
  ['DELETE', '/api/lead', (id) => ({ id, phone })],
  ['PUT', '/api/lead-no-coverage', (id) => ({ id, phone })],
  ['DELETE', '/api/lead-no-coverage', (id) => ({ id, phone })],
  ['GET', '/api/lead/collaborator/getNewcode/{id}'],
  ['PATCH', '/api/lead/collaborator/validate', (id) => ({ idLead: id, code: '123456' })],
  ['PATCH', '/api/fiber-migration/plan/{id}', () => ({ idPlan: 'plan-d600a' })],
  ['PATCH', '/api/fiber-migration/address/cep/{id}', () => ({ cep: '01310100' })],
  ['PATCH', '/api/fiber-migration/address/number/{id}', () => ({ number: '5' })],
  ['POST', '/api/fiber-migration/{id}/code', () => ({})],
  ['PATCH', '/api/fiber-migration/{id}/code', () => ({ code: '123456' })],
  ['POST', '/api/lead', (id) => ({ id, cep: '01310100', number: '1000' })],
  ['POST', '/api/lead/createFromRenta', (idLead) => ({ idLead, phoneNumber: phone })],
  ['POST', '/api/lead-v2/{id}/resumeLink', () => ({})],
  ['POST', '/api/lead-v2/{id}/resumeCode', () => ({})],
  ['GET', '/api/lead-no-coverage/{id}'],
  ['PUT', '/api/order/{id}/schedule', () => ({ date: '26/02/2027', period: 'manha' })],
]

describe('a lead that is not there (S2)', () => {
  it('is asked of by every call that names a lead', () => {
    const asked = new Set(calls.map(([method, path]) => `${method} ${path}`))
    const naming = CALLS.filter((call) => call.onLead && !call.template.includes('/renewalBaseUser/'))
    expect(
      naming.map((call) => `${call.method} ${call.template}`).filter((each) => !asked.has(each)),
    ).toEqual([])
  })

  it.each(calls)('%s %s says the same of unknown, erased and expired ones', async (method, path, body) => {
    const answers = []
    for (const id of Object.values(ids)) {
      const headers = { 'x-request-id': 'the-same-request' }
      const reply = await server().call(method, path.replace('{id}', id), body?.(id), headers)
      const names = Object.keys(reply.headers).filter((name) => name !== 'date')
      answers.push({ status: reply.status, text: reply.text, names })
    }
    const [first, ...others] = answers
    expect(first?.status).toBe(404)
    for (const other of others) expect(other).toEqual(first)
  })
})
