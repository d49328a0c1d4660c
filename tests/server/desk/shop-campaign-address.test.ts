/** A campaign gets another address at the desk; the earlier one leads to it, and orders that began there go on (D142). */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { workingEdition } from '../../../server/services/shop-draft.ts'
import { addDays, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { FINISH, openLead, PAULISTA, readyLead } from '../../support/create-leads.ts'
import { desk, signedIn, tokenOf } from '../../support/desk-over-http.ts'
import { rendererBy } from '../../support/page-renderer.ts'
import { publish } from '../../support/publish-editions.ts'
import { useServer } from '../../support/server.ts'

const PAGE = '/operador/loja/campanhas/ver'
const MOVE = `${PAGE}/endereco`
const REVIEW = '/operador/loja/conferir'

const folder = mkdtempSync(path.join(tmpdir(), 'prosa-addresses-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the address of a campaign', () => {
  const server = useServer({
    desk,
    site: folder,
    renderer: rendererBy(async () => '<title>casca</title>'),
  })
  const draft = async () => (await workingEdition(server().db)).document
  const at = async (url: string) => {
    const { status, headers } = await server().call('GET', url)
    return [status, headers.location ?? null]
  }
  const priceFor = async (id: string) => {
    const { body } = await server().call('GET', `/api/lead/${id}`)
    const plans = body.plansOffers as { sku: string; price_with_dacc: number }[]
    return plans.find(({ sku }) => sku === 'd500-natal')?.price_with_dacc
  }
  /** Leads of the campaign, and the number of the edition in which they began. */
  const begun = { lead: '', ordering: '', edition: 0 }

  beforeEach(() => server().clock.set(new Date().toISOString()))
  beforeAll(async () => {
    server().clock.set(new Date().toISOString())
    await publish(server(), (edition) => ({
      ...edition,
      plans: [
        ...edition.plans,
        ...edition.plans
          .filter(({ sku }) => sku === 'd500a')
          .map((plan) => ({ ...plan, id: 'plan-d500-natal', sku: 'd500-natal', price_with_dacc: 51.11 })),
      ],
      campaigns: {
        ...edition.campaigns,
        natal: { title: 'Natal', lpOrigin: 'LP Natal', checkout: ['d500-natal', 'd600a'] },
        'natal/bairro': { title: 'Natal no bairro', lpOrigin: 'LP Natal no bairro' },
      },
    }))
    begun.edition = server().shop.served().edition.number
    begun.lead = await openLead(server(), { ...PAULISTA, addon: 'natal' })
    begun.ordering = await readyLead(
      server(),
      { plan: { idPlan: 'plan-d500-natal' } },
      { ...PAULISTA, addon: 'natal' },
    )
  })

  it('is changed by a form of its own, with half a year for the earlier one unless another day is chosen', async () => {
    const who = await signedIn(server(), 'publicacao')
    const page = await who.open(`${PAGE}?campanha=natal`)
    const until = page.document.querySelector('[name=antigo-ate]')?.getAttribute('value')
    expect(until).toBe(`${addDays(todayInSaoPaulo(new Date()), 183)}T00:00`)
    const moved = await who.send(MOVE, { 'novo-endereco': '/festas/' })
    expect(moved.to).toBe(`${PAGE}?campanha=festas&feito=endereco-mudado`)
    const { campaigns } = await draft()
    expect(campaigns.festas).toMatchObject({ title: 'Natal', formerly: [{ prefix: 'natal', until }] })
    expect(campaigns['festas/bairro']).toMatchObject({ formerly: [{ prefix: 'natal/bairro', until }] })
    expect(Object.keys(campaigns).filter((prefix) => prefix.startsWith('natal'))).toEqual([])
    const review = await who.open(REVIEW)
    expect(review.text).toContain('o endereço passa a ser /festas')
    expect(review.text).not.toContain('deixa de existir')
    expect(review.text).not.toContain('campanha nova')
    // its visitors saw it at the earlier address
    const address = await who.open(`${PAGE}?campanha=festas`)
    expect(address.document.querySelector('form[action$="/apagar"]')).toBeNull()
    await who.post('/operador/loja/campanhas/apagar', {
      campanha: 'festas',
      csrf: tokenOf(address),
    })
    expect((await draft()).campaigns).toHaveProperty('festas')
  })

  it('leads on from the earlier one with the query, to every page, and nowhere else (D142)', async () => {
    const document = await draft()
    await publish(server(), () => ({
      ...document,
      plans: document.plans.map((plan) =>
        plan.sku === 'd500-natal' ? { ...plan, price_with_dacc: 49.99 } : plan,
      ),
    }))
    for (const [from, to] of [
      ['/natal', '/festas/'],
      ['/natal/?utm_source=x&s=d500a', '/festas/?utm_source=x&s=d500a'],
      ['/Natal/', '/festas/'],
      ['/natal/chat', '/festas/chat'],
      ['/natal/checkout/cep/?s=d600a', '/festas/checkout/cep/?s=d600a'],
      ['/natal/bairro/checkout/cep/', '/festas/bairro/checkout/cep/'],
      ['/checkout/cep/?a=natal&utm_source=x', '/festas/checkout/cep/?utm_source=x'],
    ] as const)
      expect([from, ...(await at(from))]).toEqual([from, 302, to])
    expect(await at('/festas/checkout/cep/')).toEqual([200, null])
    for (const url of ['/natal/nada', '/natalino/', '/natal//evil.example'])
      expect([url, ...(await at(url))]).toEqual([url, 404, null])
  })

  it('does not change what an order that began there was shown: it goes on at the new one at its price (D121, D142)', async () => {
    expect(await priceFor(begun.lead)).toBe(51.11)
    // the page is at the new address by now, and asks again
    await server().call('POST', '/api/lead-v2', { ...PAULISTA, id: begun.lead, addon: 'festas' })
    expect(await priceFor(begun.lead)).toBe(51.11)
    const { body } = await server().call('GET', `/api/lead/${begun.lead}`)
    expect(body.addon).toBe('festas')
    const finished = await server().call('PUT', `/api/lead/${begun.ordering}`, FINISH)
    expect(finished.status).toBe(200)
    const [order] = await server().sql('select price from orders where lead_id = $1', [begun.ordering])
    expect(Number(order?.price)).toBe(5111)
  })

  it('counts for whoever has an earlier page open, at the price of that page, and for the next at the new one', async () => {
    for (const addon of ['natal', 'festas']) {
      const { body } = await server().call('POST', '/api/lead-v2', {
        ...PAULISTA,
        addon,
        edition: begun.edition,
      })
      expect([addon, await priceFor(String(body.idLead))]).toEqual([addon, 51.11])
    }
    const { body } = await server().call('POST', '/api/lead-v2', { ...PAULISTA, addon: 'festas' })
    expect(await priceFor(String(body.idLead))).toBe(49.99)
    for (const addon of ['natal', 'festas']) {
      const { body: cep } = await server().call(
        'GET',
        `/api/cep/information/01310100?coverage=true&addon=${addon}&edition=${begun.edition}`,
      )
      const { plans } = cep.coverage as { plans: { sku: string; price_with_dacc: number }[] }
      expect(plans.find(({ sku }) => sku === 'd500-natal')?.price_with_dacc).toBe(51.11)
    }
  })

  it('that the site names is offered no other one, and is not changed by a form that is sent (record 200)', async () => {
    const who = await signedIn(server(), 'publicacao')
    const page = await who.open(`${PAGE}?campanha=premium`)
    expect(page.text).not.toContain('Mudar o endereço')
    expect(page.text).toContain('O site usa este endereço por dentro, então ele fica.')
    const move = {
      csrf: tokenOf(page),
      campanha: 'premium',
      'novo-endereco': 'melhor',
      'antigo-ate': '2097-01-01T00:00',
    }
    expect((await who.post(MOVE, move)).status).toBe(400)
    expect(Object.keys((await draft()).campaigns)).toContain('premium')
  })

  it.each([
    ['festas', 'api', 'é do próprio site'],
    ['festas', 'Páscoa', 'letras minúsculas'],
    ['festas', 'black-friday', 'Já existe uma campanha'],
    ['festas', 'festas', 'Já existe uma campanha'],
    ['timpre', 'pre', 'usa o que esta diz, pelo endereço'],
    ['festas/bairro', 'c/bairro', 'usaria o que /c diz'],
    ['c', 'r', 'Já existe uma campanha'],
    ['c', 'bairro', 'A campanha /festas/bairro passaria a usar o que esta diz'],
  ])('of /%s is not changed to /%s: %s', async (prefix, to, problem) => {
    const who = await signedIn(server(), 'publicacao')
    await who.open(`${PAGE}?campanha=${prefix}`)
    const page = await who.send(MOVE, { 'novo-endereco': to })
    expect([page.status, page.text.includes(problem)]).toEqual([400, true])
    expect(page.document.querySelector('[name=novo-endereco]')?.getAttribute('value')).toBe(to)
    expect((await draft()).campaigns).toHaveProperty(prefix)
  })

  it('is none of the general campaign', async () => {
    const who = await signedIn(server(), 'publicacao')
    const page = await who.open(`${PAGE}?campanha=`)
    expect(page.document.querySelector(`form[action="${MOVE}"]`)).toBeNull()
  })
})
