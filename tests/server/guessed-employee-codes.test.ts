/** Codes of employees: no amount of addresses and mailboxes guesses one or floods a domain; nobody's order is lost. */
import { describe, expect, it } from 'vitest'
import { ANSWERS, openLead, PAULISTA } from '../support/create-leads.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { fromAddress, REFUSED_UNTIL_CALL, statusAndCode } from '../support/low-rate-limits.ts'
import { useServer } from '../support/server.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

const OFFER = { ...PAULISTA, addon: 'oferta-colaborador', collaborator: true }
const DOMAIN = 'timbrasil.com.br'
/** As shipped. */
const env = {
  TRUST_PROXY: '1',
  RATE_LIMIT_ADDRESS_PER_MINUTE: '60',
  RATE_LIMIT_CODES_PER_HOUR: '5',
  RATE_LIMIT_DOMAIN_CODES_PER_HOUR: '40',
}
const limits = { quizPerMinute: 10, mailboxCodesPerHour: 20, wrongCodesPerDay: 20 }

describe('codes of employees (S59)', () => {
  const mail = fakeMail()
  const server = useServer({ providers: { mail: mail.provider }, env, limits })
  let orders = 0
  const lead = async (email: string) => {
    orders += 1
    const place = { ...OFFER, number: String(1000 + orders) }
    const id = await openLead(server(), place)
    await server().call('PATCH', `/api/lead-v2/${id}/email`, { email, accept_promotions: false })
    return id
  }
  /** An employee's order with its name and e-mail address. */
  const orderOf = async (email: string) => {
    const id = await lead(email)
    await server().call('PATCH', `/api/lead-v2/${id}/name`, ANSWERS.name)
    await server().call('PATCH', `/api/lead-v2/${id}/phone`, ANSWERS.phone)
    return id
  }
  const send = (id: string, address: string) =>
    server().call('GET', `/api/lead/collaborator/getNewcode/${id}`, undefined, fromAddress(address))
  const validate = (idLead: string, code: string, address: string) =>
    server().call('PATCH', '/api/lead/collaborator/validate', { idLead, code }, fromAddress(address))
  const addressOf = (at: number) => `10.${80 + (at % 4)}.${at}.1`

  it('an employee whose colleague mistypes goes on', async () => {
    const colleague = await lead(`colleague@${DOMAIN}`)
    await send(colleague, '192.0.2.1')
    for (let at = 0; at < 3; at += 1) await validate(colleague, '000000', '192.0.2.1')
    const id = await lead(`careful@${DOMAIN}`)
    await send(id, '192.0.2.1')
    expect((await validate(id, mail.codeTo(`careful@${DOMAIN}`), '192.0.2.1')).body.validated).toBe(true)
  })

  it('from a hundred addresses to twelve mailboxes: few are mailed, few are guessed at, and an employee’s order is held whole', async () => {
    // this employee has the code before the attack
    const before = await orderOf(`early@${DOMAIN}`)
    await send(before, '192.0.2.2')
    const mails = mail.sent.length
    let guesses = 0
    const refused = []
    for (let at = 0; at < 100; at += 1) {
      const id = await lead(`invented${at % 12}@${DOMAIN}`)
      const sent = await send(id, addressOf(at))
      if (sent.status !== 200) refused.push(statusAndCode(sent))
      for (let guess = 0, isOpen = sent.status === 200; isOpen && guess < 5; guess += 1) {
        const reply = await validate(id, String(100_000 + at * 5 + guess), addressOf(at))
        isOpen = reply.status === 200
        if (isOpen) guesses += 1
        else refused.push(statusAndCode(reply))
      }
    }
    expect(mail.sent.length - mails).toBeLessThanOrEqual(40)
    expect(guesses).toBeLessThanOrEqual(20)
    expect(guesses).toBeGreaterThan(10)
    expect(new Set(refused.map(String))).toEqual(new Set([String(REFUSED_UNTIL_CALL)]))

    const held = async (id: string) => {
      const call = await server().call(
        'POST',
        '/api/supportRequest',
        { idLead: id },
        fromAddress('192.0.2.3'),
      )
      const [row] = await server().sql('select is_first from support_requests where id = $1', [call.body.id])
      const kept = await server().call('GET', `/api/lead/${id}`)
      return [call.status, row?.is_first, kept.body.name]
    }
    const whole = [200, true, ANSWERS.name.name]
    const code = mail.codeTo(`early@${DOMAIN}`)
    expect(statusAndCode(await validate(before, code, '192.0.2.2'))).toEqual(REFUSED_UNTIL_CALL)
    expect(await held(before)).toEqual(whole)
    const late = await orderOf(`late@${DOMAIN}`)
    expect(statusAndCode(await send(late, '192.0.2.3'))).toEqual(REFUSED_UNTIL_CALL)
    expect(await held(late)).toEqual(whole)
  })

  itInFullRun(
    'links and codes to invented mailboxes of any house end too, and not those of a large provider',
    async () => {
      const link = async (email: string, at: number) => {
        const id = await openLead(server(), PAULISTA)
        await server().call('PATCH', `/api/lead-v2/${id}/email`, { email, accept_promotions: false })
        return (await server().call('POST', `/api/lead-v2/${id}/resumeLink`, {}, fromAddress(addressOf(at))))
          .status
      }
      const sent = async (domain: string) => {
        const replies = []
        for (let at = 0; at < 45; at += 1) replies.push(await link(`somebody${at}@${domain}`, at))
        return replies.filter((status) => status === 200).length
      }
      expect(await sent('house.example')).toBe(40)
      expect(await sent('gmail.com')).toBe(45)
    },
  )
})
