/** A renewal is restored as it was left, and stores each choice once. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { RenewalOffers, RenewalState } from '../../src/contract/renewal.ts'
import { FINISH } from '../support/create-leads.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { useServer, type TestServer } from '../support/server.ts'
import { changePlan } from '../support/publish-editions.ts'

/** docs/test-people.md */
const RENATA = { cpf: '30000000620' }
const STRANGER = { cpf: '52998224725' }

async function open(server: TestServer, request: object = RENATA) {
  const { body } = await server.call('POST', '/api/renewalBaseUser/documentNumber', request)
  const offers = RenewalOffers.parse(body)
  const path = `/api/renewalBaseUser/${offers.id_renewal_request}`
  const { id_renewal_base_user } = offers
  return {
    offers,
    path,
    choose: (offer1: string, offer2: string | null, headers: Record<string, string> = {}) =>
      server.call('PATCH', path, { id_renewal_base_user, offer1, offer2 }, headers),
    state: async () => RenewalState.parse((await server.call('GET', path)).body),
  }
}

describe('a renewal that is loaded again', () => {
  const mail = fakeMail('smtp')
  const server = useServer({ providers: { mail: mail.provider } })

  it('shows offers, choice, version, code and campaign at every stage (F3.19)', async () => {
    const renewal = await open(server(), { ...RENATA, addon: 'globoplay/timpre' })
    const fresh = { verified: false, offer1: null, offer2: null, version: 0, orderNumber: null }
    expect(await renewal.state()).toEqual({ ...renewal.offers, ...fresh, addon: 'globoplay/timpre' })

    await renewal.choose('plan-rf600', 'plan-rfglobo')
    const chosen = { offer1: 'plan-rf600', offer2: 'plan-rfglobo', version: 1 }
    expect(await renewal.state()).toMatchObject({ ...chosen, verified: false, codeNeeded: true })

    await server().call('POST', `${renewal.path}/code`, {})
    const code = mail.codeTo('renata.prado@example.com')
    await server().call('PATCH', `${renewal.path}/code`, { code })
    expect(await renewal.state()).toMatchObject({ ...chosen, verified: true })

    const { body } = await server().call('PUT', renewal.path, FINISH)
    expect(await renewal.state()).toMatchObject({ ...chosen, orderNumber: body.orderNumber })
    expect((await server().call('PUT', renewal.path, FINISH)).body).toEqual(body)
  })

  it('of a non-customer has the same shape', async () => {
    const [customer, stranger] = [await open(server()), await open(server(), STRANGER)]
    expect(Object.keys(await stranger.state())).toEqual(Object.keys(await customer.state()))
    expect(await stranger.state()).toMatchObject({ plansOffers: [], extraOffers: [], contact: null })
  })

  it.each(['//evil.example', 'black-fridays', '<b>'])(
    'shows no campaign that is on no list: %s (S15)',
    async (addon) => {
      expect((await (await open(server(), { ...RENATA, addon })).state()).addon).toBe('')
    },
  )

  it('is unknown as a lead is: never made, no id at all, purged (S2)', async () => {
    const lead = await server().call('GET', `/api/lead/${randomUUID()}`)
    const { path } = await open(server())
    await server().sql('delete from renewal_requests where id = $1', [path.split('/').at(-1)])
    for (const each of [path, `/api/renewalBaseUser/${randomUUID()}`, '/api/renewalBaseUser/x']) {
      const { status, body } = await server().call('GET', each)
      expect([status, { ...body, reference: '' }]).toEqual([404, { ...lead.body, reference: '' }])
    }
  })
})

describe('a choice of a renewal', () => {
  const server = useServer()

  it('is taken once for one key, also at the same moment and late (X11)', async () => {
    const renewal = await open(server())
    const key = { 'idempotency-key': randomUUID() }
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => renewal.choose('plan-rf500', 'plan-rfmax', key)),
    )
    expect(tries.map(({ body }) => body)).toEqual(tries.map(() => ({ success: true, version: 1 })))
    expect((await renewal.choose('plan-rf600', null)).body).toEqual({ success: true, version: 2 })
    expect((await renewal.choose('plan-rf500', 'plan-rfmax', key)).body).toMatchObject({ version: 1 })
    expect(await renewal.state()).toMatchObject({ offer1: 'plan-rf600', offer2: null, version: 2 })
    expect((await renewal.choose('plan-rf1000', null, key)).status).toBe(422)
  })

  it('asks for no code where no mail can bring one', async () => {
    const { path, offers } = await open(server())
    expect(offers.codeNeeded).toBe(false)
    const { status, body } = await server().call('POST', `${path}/code`, {})
    expect([status, body.code, body.message]).toEqual([409, 'invalid', 'Este pedido não precisa de código.'])
  })

  it('of two tabs is not overwritten in silence (X17)', async () => {
    const renewal = await open(server())
    expect((await renewal.choose('plan-rf500', null, { 'if-match': '0' })).body.version).toBe(1)
    const other = await renewal.choose('plan-rf600', null, { 'if-match': '0' })
    expect([other.status, other.body.code, other.body.current]).toEqual([409, 'version_conflict', 1])
    expect((await renewal.state()).offer1).toBe('plan-rf500')
  })

  it('after the finish is refused, a repetition of one before gets its version', async () => {
    const renewal = await open(server())
    const key = { 'idempotency-key': randomUUID() }
    await renewal.choose('plan-rf500', null, key)
    await server().call('PUT', renewal.path, FINISH)
    const late = await renewal.choose('plan-rf600', null, { 'if-match': '0' })
    expect([late.status, late.body.code]).toEqual([409, 'finished'])
    expect((await renewal.choose('plan-rf500', null, key)).body).toEqual({ success: true, version: 1 })
  })

  it('sent again accepts a price that changed', async () => {
    const renewal = await open(server())
    await renewal.choose('plan-rf600', null)
    await changePlan(server(), 'rf600', { price_with_dacc: 109.99 })
    expect((await server().call('PUT', renewal.path, FINISH)).body).toMatchObject({ code: 'price_changed' })
    await renewal.choose('plan-rf600', null, { 'if-match': '1' })
    expect((await server().call('PUT', renewal.path, FINISH)).status).toBe(200)
  })
})

describe('the opening of a renewal', () => {
  const server = useServer()

  it('is one for one key, and goes on as it is', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const ask = (cpf: string) =>
      server().call('POST', '/api/renewalBaseUser/documentNumber', { cpf }, headers)
    const first = await ask(RENATA.cpf)
    expect((await ask(RENATA.cpf)).body).toEqual(first.body)
    expect((await server().sql('select count(*)::int as n from renewal_requests'))[0]?.n).toBe(1)
    expect((await ask(STRANGER.cpf)).status).toBe(422)
  })
})
