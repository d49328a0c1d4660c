/** Builds the requests that `npm run bench:api` sends, as the site would send them. */
import { randomUUID } from 'node:crypto'
import type { LoadRequest } from './load.ts'

const pick = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(Math.random() * list.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

/** A valid answer to each step. */
export const ANSWERS: Readonly<Record<string, object>> = {
  name: { name: 'Maria Aparecida da Silva' },
  phone: { phone: '11987654321' },
  email: { email: 'maria.aparecida@example.com', accept_promotions: true },
  birthDate: { birth_date: '13/05/1990' },
  motherName: { mothers_name: 'Ana Pereira da Silva' },
  documentNumber: { cpf: '52998224725' },
  dueDate: { due_date: 10 },
  bankInfo: {
    direct_debit: true,
    bankInfo: { bank: '077', agency: '0001', account_number: '12345-6' },
  },
}

const steps = Object.entries(ANSWERS).map(([step, answer]) => ({ step, body: JSON.stringify(answer) }))

/** CEPs with coverage in several cities. */
const CEPS = ['01310100', '01310200', '04538133', '05010000', '20040002', '30130010', '80020310', '90020004']

export const readLeadRequest = (ids: readonly string[]) => (): LoadRequest => ({
  method: 'GET',
  path: `/api/lead/${pick(ids)}`,
})

/** Makes requests that store an answer, with an idempotency key and a channel like those of the site. */
export const answerStep = (ids: readonly string[]) => (): LoadRequest => {
  const { step, body } = pick(steps)
  return {
    method: 'PATCH',
    path: `/api/lead-v2/${pick(ids)}/${step}`,
    body,
    headers: { 'idempotency-key': randomUUID(), 'x-channel': 'pages' },
  }
}

export const checkCoverage = () => (): LoadRequest => ({
  method: 'GET',
  path: `/api/cep/coverage?cep=${pick(CEPS)}&number=${1 + Math.floor(Math.random() * 2000)}`,
})

/** Makes one request for every lead that finishes its order, each from another network. */
export const finishEach = (ids: readonly string[]) => {
  let at = 0
  return (): LoadRequest => {
    const id = ids[at] ?? ''
    at += 1
    const body = JSON.stringify({ accept_information: true })
    const address = `10.${at >> 8}.${at & 255}.1`
    const headers = { 'x-channel': 'pages', 'x-forwarded-for': address }
    return { method: 'PUT', path: `/api/lead/${id}`, body, headers }
  }
}

/** Makes requests of which half store an answer and half read a lead. */
export const mixed = (ids: readonly string[]) => {
  const [read, answer] = [readLeadRequest(ids), answerStep(ids)]
  return (): LoadRequest => (Math.random() < 0.5 ? read() : answer())
}
