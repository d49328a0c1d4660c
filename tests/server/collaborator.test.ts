/** The employee offer: which e-mail addresses get a code, and how often a code can be tried or sent. */
import { describe, expect, it } from 'vitest'
import { ANSWERS, answeredLead, openLead, PAULISTA } from '../support/create-leads.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { useServer } from '../support/server.ts'

const OFFER = { ...PAULISTA, addon: 'oferta-colaborador', collaborator: true }
const EMAIL = { email: 'ana.lima@timbrasil.com.br', accept_promotions: false }

describe('the collaborators’ offer', () => {
  const mail = fakeMail()
  const server = useServer({ providers: { mail: mail.provider }, env: { RATE_LIMIT_CODES_PER_HOUR: '5' } })

  const lead = async (email = `a${Math.random().toString(36).slice(2)}@timbrasil.com.br`) => {
    const id = await openLead(server(), OFFER)
    await server().call('PATCH', `/api/lead-v2/${id}/email`, { ...EMAIL, email })
    return { id, email }
  }
  const send = (id: string) => server().call('GET', `/api/lead/collaborator/getNewcode/${id}`)
  const validate = (idLead: string, code: string) =>
    server().call('PATCH', '/api/lead/collaborator/validate', { idLead, code })
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('takes corporate e-mail addresses only', async () => {
    const id = await openLead(server(), OFFER)
    const refused = await server().call('PATCH', `/api/lead-v2/${id}/email`, ANSWERS.email)
    expect([refused.status, refused.body.field]).toEqual([400, 'email'])
    expect(refused.body.message).toContain('e-mail corporativo')
    expect((await server().call('PATCH', `/api/lead-v2/${id}/email`, EMAIL)).status).toBe(200)
  })

  it('is validated by the code that was mailed (F4.8, F4.9, F7.23, F7.24)', async () => {
    const { id, email } = await lead()
    const sent = await send(id)
    expect(sent.body).toEqual({ success: true, sentTo: 'a****@timbrasil.com.br', minutes: 10 })
    expect(sent.headers['cache-control']).toBe('no-store')
    const code = mail.codeTo(email)
    expect((await validate(id, ` ${code.slice(0, 3)} ${code.slice(3)} `)).body).toMatchObject({
      validated: true,
      reason: null,
    })
    expect((await server().call('GET', `/api/lead/${id}`)).body.collaborator_validated).toBe(true)
  })

  it('is not validated any more after a wrong code, nor after another e-mail', async () => {
    const { id, email } = await lead()
    await send(id)
    const code = mail.codeTo(email)
    await validate(id, code)
    expect((await validate(id, wrong(code))).body).toMatchObject({
      validated: false,
      reason: 'wrong',
      triesLeft: 3,
    })
    expect((await server().call('GET', `/api/lead/${id}`)).body.collaborator_validated).toBe(false)
    await validate(id, code)
    await server().call('PATCH', `/api/lead-v2/${id}/email`, { ...EMAIL, email: `b${email}` })
    expect((await server().call('GET', `/api/lead/${id}`)).body.collaborator_validated).toBe(false)
  })

  it('allows five code tries, even in parallel', async () => {
    const { id, email } = await lead()
    await send(id)
    const code = mail.codeTo(email)
    const tries = await Promise.all(Array.from({ length: 9 }, () => validate(id, wrong(code))))
    expect(tries.filter((each) => each.body.reason === 'wrong')).toHaveLength(4)
    expect((await validate(id, code)).body).toMatchObject({ validated: false, reason: 'spent' })
    await send(id)
    expect((await validate(id, mail.codeTo(email))).body).toMatchObject({ validated: true })
  })

  it('does not take a code after ten minutes', async () => {
    const { id, email } = await lead()
    await send(id)
    server().clock.advance(10 * 60_000 + 1)
    expect((await validate(id, mail.codeTo(email))).body).toMatchObject({
      validated: false,
      reason: 'expired',
    })
  })

  it('keeps no code in clear', async () => {
    const { id, email } = await lead()
    await send(id)
    const kept = JSON.stringify(await server().sql('select * from lead_codes where lead_id = $1', [id]))
    expect(kept).not.toContain(mail.codeTo(email))
  })

  it('cannot be ordered without validation (F6.2, S6)', async () => {
    const email = 'bia.lima@timbrasil.com.br'
    const id = await answeredLead(
      server(),
      { plan: { idPlan: 'plan-d500em' }, email: { ...EMAIL, email } },
      OFFER,
    )
    const refused = await server().call('PUT', `/api/lead-v2/${id}`, {})
    expect(refused.body).toMatchObject({ code: 'missing_steps', missing: ['collaboratorCode'] })
    await send(id)
    await validate(id, mail.codeTo(email))
    expect((await server().call('PUT', `/api/lead-v2/${id}`, {})).status).toBe(200)
  })

  it.each([
    'x/oferta-colaborador',
    'oferta-colaborador/x',
    '/oferta-colaborador',
    'timblack/oferta-colaborador',
  ])('is not reached by a name that is no campaign: %s (S6, S15)', async (addon) => {
    const id = await openLead(server(), { ...PAULISTA, addon })
    const { body } = await server().call('GET', `/api/lead/${id}`)
    expect((body.plansOffers as { sku: string }[]).map(({ sku }) => sku)).not.toContain('d500em')
    expect(body.collaborator_special_offer).toBe(false)
  })

  it.each([
    ['the flag', { collaborator: true }],
    ['the addon', { addon: 'oferta-colaborador' }],
    ['the flag under another addon', { collaborator: true, addon: 'timblack' }],
  ])('is gated however it is reached: by %s (S6)', async (_, asked) => {
    const email = { ...EMAIL, email: 'duda.lima@timbrasil.com.br' }
    const id = await openLead(server(), { ...PAULISTA, ...asked })
    const { body } = await server().call('GET', `/api/lead/${id}`)
    expect((body.plansOffers as { sku: string }[]).map(({ sku }) => sku)).toContain('d500em')
    expect(body.collaborator_special_offer).toBe(true)
    for (const [step, answer] of Object.entries({ ...ANSWERS, plan: { idPlan: 'plan-d500em' }, email }))
      await server().call('PATCH', `/api/lead-v2/${id}/${step}`, answer)
    const refused = await server().call('PUT', `/api/lead-v2/${id}`, {})
    expect(refused.body.missing).toEqual(['collaboratorCode'])
  })

  it('sends no code to an address that was given before it was the collaborators’ offer', async () => {
    const id = await openLead(server())
    await server().call('PATCH', `/api/lead-v2/${id}/email`, ANSWERS.email)
    await server().call('POST', '/api/lead-v2', { ...OFFER, id })
    const before = mail.sent.length
    const refused = await send(id)
    expect([refused.status, refused.body.field]).toEqual([400, 'email'])
    expect(mail.sent).toHaveLength(before)
  })

  it('has no codes for other leads', async () => {
    const id = await answeredLead(server())
    expect((await send(id)).status).toBe(409)
  })
})

describe('a link back to a lead', () => {
  const mail = fakeMail()
  const server = useServer({
    providers: { mail: mail.provider },
    env: { PUBLIC_URL: 'https://fibra.example/', RATE_LIMIT_CODES_PER_HOUR: '2' },
  })

  it('carries a code that works once, until the next day (D41, D137)', async () => {
    const id = await answeredLead(server(), { email: { email: 'eva@example.com', accept_promotions: false } })
    const sent = await server().call('POST', `/api/lead-v2/${id}/resumeLink`, {}, { host: 'evil.example' })
    expect(sent.body).toEqual({ success: true, sentTo: 'e****@example.com', minutes: 1440 })
    const link = /https:\/\/fibra\.example\/chat\?l=([\w-]+)/.exec(mail.last('eva@example.com').text)
    const code = link?.[1] ?? ''
    expect(code).not.toContain(id)
    const resumed = await server().call('POST', '/api/lead/resume', { code })
    expect(resumed.body).toEqual({ success: true, id, subject: 'lead', addon: '' })
    expect((await server().call('POST', '/api/lead/resume', { code })).status).toBe(404)
  })

  it('is too old after that', async () => {
    const id = await answeredLead(server(), { email: { email: 'ivo@example.com', accept_promotions: false } })
    await server().call('POST', `/api/lead-v2/${id}/resumeLink`, {})
    const code = /\?l=([\w-]+)/.exec(mail.last('ivo@example.com').text)?.[1] ?? ''
    server().clock.advance(24 * 3_600_000)
    expect((await server().call('POST', '/api/lead/resume', { code })).status).toBe(404)
  })

  it('gives the campaign, and nothing else that a lead’s addon says', async () => {
    const linkFor = async (addon: string, email: string) => {
      const id = await openLead(server(), { ...PAULISTA, addon })
      await server().call('PATCH', `/api/lead-v2/${id}/email`, { email, accept_promotions: false })
      await server().call('POST', `/api/lead-v2/${id}/resumeLink`, {})
      return /https:\S*\?l=/.exec(mail.last(email).text)?.[0]
    }
    expect(await linkFor('black', 'iara@example.com')).toBe('https://fibra.example/timblack/chat?l=')
    expect(await linkFor(' https://evil.example', 'igor@example.com')).toBe('https://fibra.example/chat?l=')
    expect(mail.last('igor@example.com').text + mail.last('igor@example.com').html).not.toContain('evil')
  })

  it('needs an e-mail address', async () => {
    const id = await openLead(server())
    const refused = await server().call('POST', `/api/lead-v2/${id}/resumeLink`, {})
    expect([refused.status, refused.body.missing]).toEqual([409, ['email']])
  })
})
