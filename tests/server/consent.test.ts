/** A visitor's consent is recorded with its time and the version of the text. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { consentVersions } from '../../src/content/consent-versions.ts'
import { addressDrawer, coverageForm } from '../../src/content/landing/forms.ts'
import { orderTerms } from '../../src/content/price-conditions.ts'
import { confirmacao } from '../../src/content/steps/confirmacao.ts'
import { confirmacaoRenovacao } from '../../src/content/journeys/renewal.ts'
import { email } from '../../src/content/steps/email.ts'
import { FINISH, openLead, readyLead, placeOrder } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'

/** Where the words are shown. */
const WORDS = {
  accept_promotions: [email.labels.accept_promotions],
  acceptPhoneContact: [coverageForm.consent, addressDrawer.consent],
  accept_information: [
    confirmacao.labels.accept_information,
    orderTerms.acceptance(true),
    orderTerms.acceptance(false),
  ],
}

describe('consent', () => {
  const server = useServer()

  it.each([
    ['accept_promotions', '2026-11', '718c6f68c05e5492'],
    ['acceptPhoneContact', '2026-11', 'b265cf8552d96297'],
    ['accept_information', '2026-11-26', '6c4417ccb7ca0858'],
  ] as const)('%s: changed words need a new version (%s)', (name, version, hash) => {
    const now = createHash('sha256').update(WORDS[name].join('\n')).digest('hex').slice(0, 16)
    expect([consentVersions[name], now]).toEqual([version, hash])
  })

  it('to a renewal is asked for in the words of an order', () => {
    expect(confirmacaoRenovacao.labels.accept_information).toBe(confirmacao.labels.accept_information)
  })

  const history = (id: string) =>
    server().sql(
      "select at, what, channel, detail->'consent' as consent from lead_events where lead_id = $1 and detail is not null order by seq",
      [id],
    )

  it('to promotions is recorded whenever it is given or taken back', async () => {
    const id = await openLead(server())
    const answer = (accept_promotions: boolean) =>
      server().call(
        'PATCH',
        `/api/lead-v2/${id}/email`,
        { email: 'maria@gmail.com', accept_promotions },
        { 'x-channel': 'chat' },
      )
    const first = server().clock.now()
    await answer(true)
    server().clock.advance(60_000)
    await answer(false)
    const event = { what: 'answered', channel: 'chat' }
    expect(await history(id)).toEqual([
      { ...event, at: first, consent: { accept_promotions: true, text: '2026-11' } },
      { ...event, at: server().clock.now(), consent: { accept_promotions: false, text: '2026-11' } },
    ])
  })

  it('to be contacted is recorded where it was asked for, and goes with the telephone (M3.9)', async () => {
    const id = await openLead(server())
    const answer = (body: object) => server().call('PATCH', `/api/lead-v2/${id}/phone`, body)
    const accepted = async () => (await server().call('GET', `/api/lead/${id}`)).body.acceptPhoneContact
    expect(await accepted()).toBeNull()
    await answer({ phone: '11987654321', acceptPhoneContact: false })
    expect(await accepted()).toBe(false)
    await answer({ phone: '11987654321', acceptPhoneContact: true })
    expect(await accepted()).toBe(true)
    await answer({ phone: '21987654321' })
    expect(await accepted()).toBeNull()
    expect((await history(id)).map(({ consent }) => consent)).toEqual([
      { acceptPhoneContact: false, text: '2026-11' },
      { acceptPhoneContact: true, text: '2026-11' },
    ])
  })

  it('to the order is recorded with it', async () => {
    const { id } = await placeOrder(server())
    const at = server().clock.now()
    expect((await history(id)).at(-1)).toMatchObject({
      at,
      what: 'finished',
      consent: { accept_information: true, at: at.toISOString(), text: '2026-11-26' },
    })
  })

  it('is needed for an order', async () => {
    const id = await readyLead(server())
    for (const body of [{}, { accept_information: false }]) {
      expect((await server().call('PUT', `/api/lead/${id}`, body)).status).toBe(400)
    }
  })

  it('is needed for a renewal too, and recorded with it (D91)', async () => {
    const opened = await server().call('POST', '/api/renewalBaseUser/documentNumber', { cpf: '30000000620' })
    const { id_renewal_request: id, id_renewal_base_user } = opened.body
    const path = `/api/renewalBaseUser/${String(id)}`
    await server().call('PATCH', path, { id_renewal_base_user, offer1: 'plan-rf600' })
    for (const body of [{}, { accept_information: false }]) {
      const refused = await server().call('PUT', path, body)
      expect([refused.status, refused.body.field]).toEqual([400, 'accept_information'])
    }
    expect((await server().call('GET', path)).body.orderNumber).toBeNull()
    expect((await server().call('PUT', path, FINISH)).status).toBe(200)
    const at = server().clock.now().toISOString()
    expect(await server().sql('select consent from renewal_requests where id = $1', [id])).toEqual([
      { consent: { accept_information: true, at, text: '2026-11-26' } },
    ])
  })
})
