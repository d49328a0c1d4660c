/** Requests by others about a person's document or mailbox delay that person's order, but never lose it. */
import { beforeAll, describe, expect, it } from 'vitest'
import { answeredLead, ANSWERS, FINISH, openLead, PEOPLE, firstFreeSlotOf } from '../support/create-leads.ts'
import {
  REFUSED_UNTIL_CALL,
  REFUSED_UNTIL_CODE,
  fromAddress,
  FIXED_LIMITS,
  LIMITS,
  statusAndCode,
  repeatCall,
} from '../support/low-rate-limits.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { useServer, type TestServer } from '../support/server.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

const ask = (server: TestServer, id: string, address: string) =>
  server.call('PUT', `/api/lead-v2/${id}`, {}, fromAddress(address))

/** A whole order of this document, by this mailbox. */
const leadFor = (server: TestServer, cpf: string, email: string) =>
  answeredLead(server, { documentNumber: { cpf }, email: { email, accept_promotions: false } })

const requested = async (server: TestServer, id: unknown) =>
  (await server.sql('select lead_id, renewal_id, is_first from support_requests where id = $1', [id]))[0]

describe('risk checks of somebody’s document (D89, S36)', () => {
  const mail = fakeMail('smtp')
  const server = useServer({ env: LIMITS, limits: FIXED_LIMITS, providers: { mail: mail.provider } })
  let networks = 0

  /** Strangers use up the checks of a document, each address its five. */
  async function attack(cpf: string): Promise<void> {
    const net = (networks += 1)
    for (let at = 0; at < 2; at += 1) {
      const lead = await leadFor(server(), cpf, `attacker${at}@example.com`)
      // each further check of the same lead needs another answer
      for (let check = 0; check < 5; check += 1) {
        await server().sql("update leads set risk = 'none' where id = $1", [lead])
        expect((await ask(server(), lead, `10.20.${net}.${at}`)).status).toBe(200)
      }
    }
  }
  /** Two documents whose checks are used up. */
  const attacked = ['12345678909', '98765432100'] as const
  beforeAll(async () => {
    for (const cpf of attacked) await attack(cpf)
  })

  const codePath = (id: string) => `/api/lead-v2/${id}/riskCode`
  const send = (id: string, address: string) => server().call('POST', codePath(id), {}, fromAddress(address))
  const check = (id: string, code: string, address: string) =>
    server().call('PATCH', codePath(id), { code }, fromAddress(address))
  /** A visitor's whole way using a mailed code. */
  async function byCode(cpf: string, email: string, address: string): Promise<string> {
    const id = await leadFor(server(), cpf, email)
    expect(statusAndCode(await ask(server(), id, address))).toEqual(REFUSED_UNTIL_CODE)
    expect((await send(id, address)).body).toMatchObject({ success: true, minutes: 10 })
    expect((await check(id, mail.codeTo(email), address)).body).toMatchObject({ validated: true })
    expect((await ask(server(), id, address)).status).toBe(200)
    return id
  }

  it('a code opens one a day for a mailbox, however it is spelt, and one for an address', async () => {
    const [cpf] = attacked
    await byCode(cpf, 'holder.three@gmail.com', '10.23.0.1')
    const again = await leadFor(server(), cpf, 'hol.derthree+x@gmail.com')
    expect(statusAndCode(await ask(server(), again, '10.23.0.2'))).toEqual(REFUSED_UNTIL_CALL)
    expect(statusAndCode(await send(again, '10.23.0.2'))).toEqual(REFUSED_UNTIL_CALL)
    const beside = await leadFor(server(), cpf, 'beside@example.com')
    expect(statusAndCode(await ask(server(), beside, '10.23.0.1'))).toEqual(REFUSED_UNTIL_CALL)
    // another mailbox at another address is free to go on
    await byCode(cpf, 'somebody.else@example.com', '10.23.0.3')
  })

  it('a code belongs to its order and its document', async () => {
    const [cpf, another] = attacked
    const mine = await leadFor(server(), cpf, 'mine@example.com')
    const other = await leadFor(server(), cpf, 'other@example.com')
    for (const id of [mine, other])
      expect(statusAndCode(await ask(server(), id, '10.25.0.1'))).toEqual(REFUSED_UNTIL_CODE)
    await send(mine, '10.25.0.1')
    const code = mail.codeTo('mine@example.com')
    expect((await check(other, code, '10.25.0.2')).body).toMatchObject({ validated: false })
    expect((await check(mine, code, '10.25.0.1')).body).toMatchObject({ validated: true })
    await server().call('PATCH', `/api/lead-v2/${mine}/documentNumber`, { cpf: another })
    expect((await ask(server(), mine, '10.25.0.3')).status).toBe(429)
  })

  it('over the document’s limit mailed codes open ten a day, each order to its end; above that a call request holds the whole order, first in the queue', async () => {
    const [, cpf] = attacked
    // the holder's own order goes on to its end
    const own = await byCode(cpf, 'holder.one@example.com', '10.21.0.1')
    const schedules = [await firstFreeSlotOf(server(), own)]
    await server().call('PATCH', `/api/lead-v2/${own}/scheduleDate`, { schedules })
    const done = await server().call('PUT', `/api/lead/${own}`, FINISH)
    expect([done.status, done.body.success]).toEqual([200, true])
    for (let at = 1; at < 10; at += 1) await byCode(cpf, `mailbox${at}@example.com`, `10.24.0.${at}`)
    const id = await leadFor(server(), cpf, 'holder.four@example.com')
    expect(statusAndCode(await ask(server(), id, '10.24.1.1'))).toEqual(REFUSED_UNTIL_CALL)
    const call = await server().call('POST', '/api/supportRequest', { idLead: id }, fromAddress('10.24.1.1'))
    expect(call.status).toBe(200)
    expect(await requested(server(), call.body.id)).toEqual({
      lead_id: id,
      renewal_id: null,
      is_first: true,
    })
    // the order is stored as it was answered, and nobody was rejected
    const kept = await server().call('GET', `/api/lead/${id}`)
    expect(kept.body).toMatchObject({ name: ANSWERS.name.name, risk: 'none' })
  })

  it('a call asked for in an order that nothing holds is one among the others', async () => {
    const id = await openLead(server())
    const call = await server().call('POST', '/api/supportRequest', { idLead: id, telephone: '11987654321' })
    expect(await requested(server(), call.body.id)).toMatchObject({ lead_id: id, is_first: false })
    const nobody = await server().call('POST', '/api/supportRequest', { idLead: await openLead(server()) })
    expect([nobody.status, nobody.body.missing]).toEqual([400, ['telephone']])
  })

  it('a check that fails uses up no code', async () => {
    const id = await leadFor(server(), PEOPLE.serverError, 'unlucky@example.com')
    for (let at = 0; at < 5; at += 1) expect((await ask(server(), id, '10.26.0.1')).status).toBe(500)
    expect(statusAndCode(await ask(server(), id, '10.26.0.1'))).toEqual(REFUSED_UNTIL_CODE)
    await send(id, '10.26.0.1')
    await check(id, mail.codeTo('unlucky@example.com'), '10.26.0.1')
    for (let at = 0; at < 2; at += 1) expect((await ask(server(), id, '10.26.0.1')).status).toBe(500)
  })
})

describe('risk checks without a mail server (D89)', () => {
  const server = useServer({ env: LIMITS, limits: { ...FIXED_LIMITS, riskPerHour: 1 } })

  it('go straight to a person', async () => {
    const id = await leadFor(server(), '71428793860', 'a@example.com')
    expect((await ask(server(), id, '10.27.0.1')).status).toBe(200)
    await server().sql("update leads set risk = 'none' where id = $1", [id])
    expect(statusAndCode(await ask(server(), id, '10.27.0.1'))).toEqual(REFUSED_UNTIL_CALL)
  })
})

const RENEWAL = { cpf: '30000000620', email: 'renata.prado@example.com' }

describe('codes to the contact on record (D89, S36)', () => {
  const mail = fakeMail('smtp')
  const env = { ...LIMITS, RATE_LIMIT_DOCUMENT_PER_HOUR: '1000' }
  const server = useServer({ env, limits: FIXED_LIMITS, providers: { mail: mail.provider } })
  const open = async (address: string, cpf = RENEWAL.cpf) => {
    const wish = { cpf }
    const { body } = await server().call(
      'POST',
      '/api/renewalBaseUser/documentNumber',
      wish,
      fromAddress(address),
    )
    return String(body.id_renewal_request)
  }
  const send = (id: string, address: string) =>
    server().call('POST', `/api/renewalBaseUser/${id}/code`, {}, fromAddress(address))
  const mailed = (to = RENEWAL.email) => mail.sent.filter((each) => each.to === to).length

  it('five from one address, and the holder’s own comes at another; each is bound to its request', async () => {
    const before = mailed()
    const replies = await repeatCall(8, async () => send(await open('10.30.0.1'), '10.30.0.1'))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    expect(replies.slice(5).map(statusAndCode)).toEqual([
      REFUSED_UNTIL_CALL,
      REFUSED_UNTIL_CALL,
      REFUSED_UNTIL_CALL,
    ])
    const id = await open('10.30.0.2')
    expect((await send(id, '10.30.0.2')).status).toBe(200)
    expect(mailed() - before).toBe(6)
    const code = mail.codeTo(RENEWAL.email)
    const other = await open('10.30.0.3')
    const path = (each: string) => `/api/renewalBaseUser/${each}/code`
    expect((await server().call('PATCH', path(other), { code })).body.validated).toBe(false)
    expect((await server().call('PATCH', path(id), { code })).body.validated).toBe(true)
  })

  itInFullRun(
    '20 in all, so that a mailbox is not flooded; above that a call request holds the renewal, first in the queue (S28)',
    async () => {
      const cpf = '30000000892'
      const before = mail.sent.length
      for (let at = 0; at < 6; at += 1)
        await repeatCall(7, async () => send(await open(`10.31.0.${at}`, cpf), `10.31.0.${at}`))
      expect(mail.sent.length - before).toBe(20)
      const id = await open('10.31.1.1', cpf)
      expect(statusAndCode(await send(id, '10.31.1.1'))).toEqual(REFUSED_UNTIL_CALL)
      // the telephone on record; with any other one the call is one among the others
      for (const [telephone, is_first] of [
        ['21912340008', true],
        ['11987654321', false],
      ] as const) {
        const call = await server().call('POST', '/api/supportRequest', { idLead: id, telephone })
        expect(await requested(server(), call.body.id)).toEqual({ lead_id: null, renewal_id: id, is_first })
      }
    },
  )

  itInFullRun('share no counter with links to an address that nobody has proven', async () => {
    const links = await repeatCall(6, async (at) => {
      const id = await openLead(server())
      const email = { email: RENEWAL.email, accept_promotions: false }
      await server().call('PATCH', `/api/lead-v2/${id}/email`, email)
      return server().call('POST', `/api/lead-v2/${id}/resumeLink`, {}, fromAddress(`10.32.0.${at}`))
    })
    expect(links.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    const id = await open('10.32.1.1')
    expect((await send(id, '10.32.1.1')).status).toBe(200)
  })

  itInFullRun('a collaborator’s code shares none with links either', async () => {
    const email = { email: 'ana.lima@timbrasil.com.br', accept_promotions: false }
    const colleague = async () => {
      const place = { cep: '01310100', number: '1000', collaborator: true, addon: 'oferta-colaborador' }
      const id = await openLead(server(), place)
      await server().call('PATCH', `/api/lead-v2/${id}/email`, email)
      return id
    }
    const links = await repeatCall(6, async (at) =>
      server().call('POST', `/api/lead-v2/${await colleague()}/resumeLink`, {}, fromAddress(`10.33.0.${at}`)),
    )
    expect(links.at(-1)?.status).toBe(429)
    const code = (id: string, address: string) =>
      server().call('GET', `/api/lead/collaborator/getNewcode/${id}`, undefined, fromAddress(address))
    // nor is it blocked by five that someone else asked for
    const others = await repeatCall(6, async () => code(await colleague(), '10.33.1.1'))
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect((await code(await colleague(), '10.33.2.1')).status).toBe(200)
  })

  itInFullRun(
    'a mailbox that nobody has proven gets five links and five codes an hour, whoever asks (S28)',
    async () => {
      const ids = await Promise.all(
        Array.from({ length: 7 }, (_, at) => leadFor(server(), '71428793860', `flood+${at}@gmail.com`)),
      )
      for (const [at, id] of ids.entries())
        for (const path of ['resumeLink', 'riskCode'])
          await server().call('POST', `/api/lead-v2/${id}/${path}`, {}, fromAddress(`10.34.0.${at}`))
      expect(mail.sent.filter(({ to }) => to.startsWith('flood+'))).toHaveLength(10)
    },
  )
})
