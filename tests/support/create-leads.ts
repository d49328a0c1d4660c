/** Creates leads for server tests, with as many answers as each test needs. */
import { expect } from 'vitest'
import type { TestServer } from './server.ts'

/** Anything that answers calls: the server in process, or one behind a network. */
type Answering = Pick<TestServer, 'call'>

export const PAULISTA = { cep: '01310100', number: '1000' }

/** A valid answer to every step up to the risk check, in the order of the funnel. */
export const ANSWERS = {
  plan: { idPlan: 'plan-d600a' },
  name: { name: 'Maria da Silva' },
  phone: { phone: '11987654321' },
  email: { email: 'maria.silva@gmail.com', accept_promotions: true },
  birthDate: { birth_date: '13/05/1990' },
  motherName: { mothers_name: 'Ana Pereira da Silva' },
  documentNumber: { cpf: '52998224725' },
  dueDate: { due_date: 10 },
  bankInfo: {
    direct_debit: true,
    bankInfo: { bank: '077', agency: '0001', account_number: '12345-6' },
  },
} as const

/** The answer of a person who may be called if the order is left unfinished. */
export const acceptedBy = (phone: string = ANSWERS.phone.phone) => ({
  phone: { phone, acceptPhoneContact: true },
})

/** Documented test people (docs/test-people.md). */
export const PEOPLE = {
  quiz: '30000000116',
  quizFailed: '30000000205',
  rejected: '30000000388',
  serverError: '30000000540',
} as const

export async function openLead(server: Answering, place: object = PAULISTA): Promise<string> {
  const { status, body } = await server.call('POST', '/api/lead-v2', place)
  expect(status).toBe(200)
  return String(body.idLead)
}

/** The answers by step, as calls with several of them take them. */
export const itemsOf = (answers: Readonly<Record<string, object>>) =>
  Object.entries(answers).map(([step, body]) => ({ step, body }))

/** Answers several steps of a lead in one call, which costs half the time of a call for each. */
async function answerAll(
  server: Answering,
  id: string,
  answers: Readonly<Record<string, object>>,
): Promise<void> {
  const reply = await server.call('PATCH', `/api/lead-v2/${id}/batch`, {
    items: itemsOf(answers),
  })
  expect(reply).toMatchObject({ status: 200 })
  expect(reply.body.results).toEqual(
    Object.keys(answers).map((step) => ({ step, success: true, version: expect.any(Number) as number })),
  )
}

/** Opens a lead and answers every step before the risk check; `changed` replaces answers by step. */
export async function answeredLead(
  server: Answering,
  changed: Readonly<Record<string, object>> = {},
  place: object = PAULISTA,
): Promise<string> {
  const id = await openLead(server, place)
  await answerAll(server, id, { ...ANSWERS, ...changed })
  return id
}

/** Opens a lead that lacks some answers. */
export async function leadWithout(
  server: Answering,
  ...steps: readonly (keyof typeof ANSWERS)[]
): Promise<string> {
  const id = await openLead(server)
  const others = Object.entries(ANSWERS).filter(([step]) => steps.every((each) => each !== step))
  if (others.length > 0) await answerAll(server, id, Object.fromEntries(others))
  return id
}

/** The first free date of a lead, as one wish. */
export async function firstFreeSlotOf(server: Answering, id: string, period = 'manha') {
  const { body } = await server.call('GET', `/api/lead-v2/${id}/scheduleDate`)
  const dates = body.dates as { date: string }[]
  return { date: dates[0]?.date ?? '', period }
}

/** Creates a lead that lacks nothing but the finish. */
export async function readyLead(
  server: Answering,
  changed: Readonly<Record<string, object>> = {},
  place: object = PAULISTA,
): Promise<string> {
  const id = await openLead(server, place)
  const risk = await server.call('PUT', `/api/lead-v2/${id}`, { items: itemsOf({ ...ANSWERS, ...changed }) })
  expect(risk.body).toMatchObject({ quiz_needed: false, rejected: false })
  const schedules = [await firstFreeSlotOf(server, id)]
  const { status } = await server.call('PATCH', `/api/lead-v2/${id}/scheduleDate`, { schedules })
  expect(status).toBe(200)
  return id
}

export const FINISH = { accept_information: true }

/** Places an order. */
export async function placeOrder(
  server: Answering,
  changed: Readonly<Record<string, object>> = {},
  place: object = PAULISTA,
): Promise<{ id: string; number: string; link: string; schedule: unknown }> {
  const id = await readyLead(server, changed, place)
  const { status, body } = await server.call('PUT', `/api/lead/${id}`, FINISH)
  expect(status).toBe(200)
  return { id, number: String(body.orderNumber), link: String(body.orderLink), schedule: body.schedule }
}
