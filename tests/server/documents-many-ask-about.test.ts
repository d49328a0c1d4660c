/**
 * A CPF that is looked up too often: customers and strangers get the same refusal, and its holder can continue with a
 * code from an e-mail.
 */
import { describe, expect, it } from 'vitest'
import {
  REFUSED_UNTIL_CODE,
  fromAddress,
  FIXED_LIMITS,
  LIMITS,
  statusAndCode,
  repeatCall,
} from '../support/low-rate-limits.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { useServer, type Reply } from '../support/server.ts'

const HOUR = 3_600_000
const RENEWAL = { cpf: '30000000620', email: 'renata.prado@example.com' }

describe('look-ups of a document above its ceiling (D89, S4, S34)', () => {
  const mail = fakeMail('smtp')
  const server = useServer({
    env: { ...LIMITS, RATE_LIMIT_DOCUMENT_PER_HOUR: '4', RATE_LIMIT_CPF_PER_MINUTE: '10' },
    limits: FIXED_LIMITS,
    providers: { mail: mail.provider },
  })
  const NOBODY = '71428793860'
  const renew = (cpf: string, address: string, more: object = {}) =>
    server().call('POST', '/api/renewalBaseUser/documentNumber', { cpf, ...more }, fromAddress(address))
  const migrate = (cpf: string, address: string) =>
    server().call('POST', '/api/fiber-migration/offers', { cpf }, fromAddress(address))
  const attack = (cpf: string, net: number) => repeatCall(5, (at) => renew(cpf, `10.40.${net}.${at}`))
  const shape = ({ status, body }: Reply) => {
    const { reference: _reference, proof, message, ...more } = body
    return { status, more, message, proof: typeof proof }
  }

  it('answer a customer’s and anybody’s alike, by every call, code included', async () => {
    for (const [net, cpf] of [RENEWAL.cpf, NOBODY].entries()) await attack(cpf, net)
    for (const [at, look] of [renew, migrate].entries()) {
      const [own, none] = [await look(RENEWAL.cpf, `10.41.0.${at}`), await look(NOBODY, `10.41.1.${at}`)]
      expect(shape(own)).toEqual(shape(none))
      expect(statusAndCode(own)).toEqual(REFUSED_UNTIL_CODE)
      // also the next look-up of the same journey
      expect(shape(await look(RENEWAL.cpf, `10.41.0.${at}`))).toEqual(shape(own))
      const before = mail.sent.length
      const codes = []
      for (const { body } of [own, none])
        codes.push(
          await server().call(
            'POST',
            `/api/renewalBaseUser/${String(body.proof)}/code`,
            {},
            fromAddress(`10.41.2.${at}`),
          ),
        )
      expect(codes[0]?.body).toEqual(codes[1]?.body)
      expect(codes[0]?.body).toEqual({ success: true, sentTo: '', minutes: 10 })
      expect(mail.sent.slice(before).map(({ to }) => to)).toEqual([RENEWAL.email])
      const states = []
      for (const { body } of [own, none]) {
        const { body: state } = await server().call('GET', `/api/renewalBaseUser/${String(body.proof)}`)
        const { id_renewal_request: _id, id_renewal_base_user: _user, reference: _reference, ...rest } = state
        states.push(rest)
      }
      expect(states[0]).toEqual(states[1])
    }
    const check = (cpf: string, address: string) =>
      server().call('GET', `/api/renewalBaseUser/check-client/${cpf}`, undefined, fromAddress(address))
    expect(shape(await check(RENEWAL.cpf, '10.41.3.1'))).toEqual(shape(await check(NOBODY, '10.41.3.2')))
  })

  it('are opened to the holder by the code on record, while others go on asking', async () => {
    const cpf = '30000000892'
    await attack(cpf, 3)
    const refused = await renew(cpf, '10.42.0.1')
    const proof = String(refused.body.proof)
    expect(statusAndCode(await renew(cpf, '10.42.0.2', { proof }))).toEqual(REFUSED_UNTIL_CODE)
    const before = mail.sent.length
    await server().call('POST', `/api/renewalBaseUser/${proof}/code`, {}, fromAddress('10.42.0.1'))
    const to = mail.sent[before]?.to ?? ''
    const path = `/api/renewalBaseUser/${proof}/code`
    expect((await server().call('PATCH', path, { code: mail.codeTo(to) })).body.validated).toBe(true)
    await attack(cpf, 4)
    const opened = await renew(cpf, '10.42.0.3', { proof })
    expect([opened.status, (opened.body.plansOffers as unknown[]).length > 0]).toEqual([200, true])
    // it proves this document alone
    expect(statusAndCode(await renew(RENEWAL.cpf, '10.42.0.4', { proof }))).toEqual(REFUSED_UNTIL_CODE)
    // and for an hour
    await attack(cpf, 5)
    server().clock.advance(2 * HOUR)
    expect(statusAndCode(await renew(cpf, '10.42.0.5', { proof }))).toEqual(REFUSED_UNTIL_CODE)
  })
})
