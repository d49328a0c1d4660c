/** Calls with something to guess are limited, by requester and by subject. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openLead } from '../support/create-leads.ts'
import { useServer, type Reply } from '../support/server.ts'

const LIMIT = 3
const ok = Array.from({ length: LIMIT }, () => false)

const quiz = { idQuiz: randomUUID(), questions: [{ id: 'a', answer: { id: 'b' } }] }

/** Calls of one counter; `subject` is what is guessed at: a document, a lead, a link's code. */
const GUESSES: readonly [
  what: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: (subject: string) => string,
  body?: (subject: string) => object,
][] = [
  ['answers of a quiz', 'PATCH', (id) => `/api/lead-v2/${id}/riskValidation/QuizAnswer`, () => quiz],
  ['answers of a quiz with the check', 'PUT', (id) => `/api/lead-v2/${id}`, () => ({ riskValidation: quiz })],
  [
    'codes of collaborators',
    'PATCH',
    () => '/api/lead/collaborator/validate',
    (idLead) => ({ idLead, code: '123456' }),
  ],
  ['codes of a migration', 'PATCH', (id) => `/api/fiber-migration/${id}/code`, () => ({ code: '123456' })],
  ['codes of a renewal', 'PATCH', (id) => `/api/renewalBaseUser/${id}/code`, () => ({ code: '123456' })],
  ['codes of links', 'POST', () => '/api/lead/resume', (code) => ({ code })],
  ['telephones of an erasure', 'DELETE', () => '/api/lead', (id) => ({ id, phone: '11987654321' })],
]

const isLimited = (reply: Reply): boolean => {
  if (reply.status !== 429) return false
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect(reply.body.message).toMatch(/Aguarde \d+ s/)
  return true
}

describe('guesses (S5)', () => {
  const env = {
    TRUST_PROXY: '1',
    RATE_LIMIT_ADDRESS_PER_MINUTE: String(LIMIT),
  }
  const server = useServer({ env, limits: { quizPerMinute: LIMIT } })
  let addresses = 0
  const elsewhere = () => `10.1.${(addresses += 1) >> 8}.${addresses & 255}`

  describe.each(GUESSES)('%s', (_what, method, path, body) => {
    const guess = async (subject: string, address: string) =>
      isLimited(await server().call(method, path(subject), body?.(subject), { 'x-forwarded-for': address }))

    it('are counted by address, whatever they are about', async () => {
      const address = elsewhere()
      const limited = []
      for (let i = 0; i <= LIMIT; i += 1) limited.push(await guess(randomUUID(), address))
      expect(limited).toEqual([...ok, true])
      expect(await guess(randomUUID(), elsewhere())).toBe(false)
    })

    it('are counted by subject, wherever they come from', async () => {
      const subject = method === 'PATCH' || method === 'PUT' ? await openLead(server()) : randomUUID()
      const limited = []
      for (let i = 0; i <= LIMIT; i += 1) limited.push(await guess(subject, elsewhere()))
      expect(limited).toEqual([...ok, true])
      expect(await guess(randomUUID(), elsewhere())).toBe(false)
    })
  })
})

describe('look-ups of CPFs (S5)', () => {
  const server = useServer({
    env: {
      TRUST_PROXY: '1',
      RATE_LIMIT_ADDRESS_PER_MINUTE: String(LIMIT),
      RATE_LIMIT_CPF_PER_MINUTE: String(LIMIT),
      RATE_LIMIT_DOCUMENT_PER_HOUR: String(LIMIT),
    },
  })

  const look = (document: string, kind: number, address: string) => {
    const headers = { 'x-forwarded-for': address }
    const calls = [
      ['GET', `/api/renewalBaseUser/check-client/${document}`, undefined],
      ['POST', '/api/renewalBaseUser/documentNumber', { cpf: document }],
      ['POST', '/api/fiber-migration/offers', { cpf: document }],
    ] as const
    const [method, path, body] = calls[kind] ?? calls[0]
    return server().call(method, path, body, headers)
  }
  const DOCUMENTS = ['71428793860', '11144477735', '12345678909', '98765432100']

  it('of the same CPF on the way to its offers count once (D51)', async () => {
    const limited = []
    for (const document of DOCUMENTS)
      for (const kind of [0, 1, 2]) limited.push(isLimited(await look(document, kind, '10.2.2.1')))
    expect(limited).toEqual([...Array.from({ length: 9 }, () => false), true, true, true])
  })

  it('of the same CPF in a loop are limited all the same', async () => {
    const limited = []
    for (let i = 0; i < 4 * LIMIT; i += 1) limited.push(isLimited(await look('39053344705', 0, '10.2.2.2')))
    expect(limited.filter((each) => !each).length).toBeLessThanOrEqual(3 * LIMIT)
    expect(limited.at(-1)).toBe(true)
  })

  it('are counted together by CPF, in whatever form and from wherever', async () => {
    const forms = [
      ['POST', '/api/renewalBaseUser/documentNumber', { cpf: '300.000.006-20' }],
      ['POST', '/api/fiber-migration/offers', { cpf: '30000000620' }],
      ['GET', '/api/renewalBaseUser/check-client/300.000.006-20', undefined],
      ['GET', '/api/renewalBaseUser/check-client/30000000620', undefined],
      ['POST', '/api/renewalBaseUser/documentNumber', { cpf: '30000000620' }],
    ] as const
    const limited = []
    for (const [at, [method, path, body]] of forms.entries())
      limited.push(isLimited(await server().call(method, path, body, { 'x-forwarded-for': `10.2.0.${at}` })))
    expect(limited).toEqual([...ok, true, true])
    const other = await server().call('GET', '/api/renewalBaseUser/check-client/52998224725', undefined, {
      'x-forwarded-for': '10.2.0.9',
    })
    expect(other.status).toBe(200)
  })
})

describe('without a proxy', () => {
  const server = useServer({ env: { RATE_LIMIT_ADDRESS_PER_MINUTE: String(LIMIT) } })

  it('X-Forwarded-For makes nobody another (S5)', async () => {
    const limited = []
    for (let i = 0; i <= LIMIT; i += 1) {
      const headers = {
        'x-forwarded-for': `10.3.0.${i}`,
        forwarded: `for=10.3.0.${i}`,
        'x-real-ip': `10.3.0.${i}`,
      }
      limited.push(
        isLimited(await server().call('POST', '/api/lead/resume', { code: randomUUID() }, headers)),
      )
    }
    expect(limited).toEqual([...ok, true])
  })
})
