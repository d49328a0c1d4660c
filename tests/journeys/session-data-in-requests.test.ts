/** What the recorded requests contain besides the answers: campaign, session, browser. */
import { describe, expect, it } from 'vitest'
import { campaigns } from '../support/first-shop.ts'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import { dataSentWithLead } from '../../src/app/session/collect-data-sent-with-lead.ts'
import {
  answerAll,
  checkAddress,
  everyAnswer,
  goTo,
  house,
  journeyServer,
  payment,
  questionAfter,
} from '../support/journey-test-setup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

const BROWSER = {
  cookies: '_ga=GA1.1.123.456',
  jsc: 'jsc of a script',
  hdim_payload: 'payload of a script',
  user_prefs2: '{"language":"pt-BR"}',
}
const session = {
  deviceInfo: () => BROWSER,
  told: () => ({ client_id: '123.456', session_id: '1700000000' }),
}
const told = (prefix: string, query = '') => {
  const asked = new URLSearchParams(query)
  return dataSentWithLead({
    campaign: pageCampaignOf(campaigns.settingsOf(prefix)),
    path: '/chat',
    query: asked,
    source: Object.fromEntries(asked),
    version: 'B',
    session,
  })()
}

/** The body of the check of an address under a campaign. */
async function checked(prefix: string, query = ''): Promise<Record<string, unknown>> {
  const visit = journeys().open({ prefix, told: told(prefix, query) })
  await checkAddress(visit, '01310-100', house('1000'))
  const body = visit.wire.calls.find(({ path }) => path === '/lead-v2')?.body
  return body as Record<string, unknown>
}

const FLAGS = [
  'collaborator',
  'collaborator_special_offer',
  'regionOffer',
  'premium',
  'rs',
  'from_livelo',
  'premium_special_offer',
] as const

describe('POST lead-v2', () => {
  const flagsOf = [
    ['', {}],
    ['livelo', { from_livelo: true }],
    ['premium', { premium: true, premium_special_offer: true }],
    ['rs', { rs: true }],
    ['sp', { regionOffer: true }],
    ['es', { regionOffer: true }],
    ['oferta-colaborador', { collaborator: true, collaborator_special_offer: true }],
  ] as const

  it.each(rowsToRun(flagsOf, ([prefix]) => prefix !== 'premium' && prefix !== 'sp'))(
    'under %j says %j (F3.15, D105)',
    async (prefix, flags) => {
      const body = await checked(prefix)
      const said = Object.fromEntries(FLAGS.flatMap((name) => (name in body ? [[name, body[name]]] : [])))
      expect(said).toEqual(flags)
      expect(body.addon).toBe(prefix || undefined)
      expect(body.lp_origin).toBe(campaigns.settingsOf(prefix).lpOrigin)
    },
  )

  const links = [
    ['d600wb', true],
    ['d600a', false],
  ] as const

  it.each(rowsToRun(links, 1))('with a link to %s says winBack: %s (F3.16, D105)', async (sku, winBack) => {
    const visit = journeys().open({ wish: { sku } })
    await checkAddress(visit, '01310-100', house('1000'))
    const [check] = visit.wire.calls.filter(({ path }) => path === '/lead-v2')
    expect(check?.body).toMatchObject({ sku, winBack })
  })

  it('names the visit: client_id, session_id, user_prefs2, version and tracking, but no deviceInfo', async () => {
    const body = await checked('globoplay/timpre', 'utm_source=app&gclid=g1')
    expect(body).toMatchObject({
      addon: 'globoplay/timpre',
      client_id: '123.456',
      session_id: '1700000000',
      user_prefs2: BROWSER.user_prefs2,
      version: 'B',
      utm_source: 'app',
      gclid: 'g1',
    })
    expect(body).not.toHaveProperty('deviceInfo')
  })
})

describe('PATCH lead-v2/{id}/bankInfo', () => {
  it('names the browser: deviceInfo with cookies, jsc, hdim_payload and user_prefs2', async () => {
    const visit = await journeys().openAt('data-de-vencimento', { told: told('') })
    for (const answer of payment) {
      await answerAll(visit, [answer])
      await visit.saved()
    }
    const wanted = { direct_debit: true, deviceInfo: BROWSER }
    const saves = visit.wire.calls.filter(({ path }) => path === '/lead-v2/{id}/bankInfo')
    expect(saves.map(({ body }) => body)).toMatchObject([wanted, wanted])
  })
})

it('webcare_tuid that the web chat gives after the name goes out with the next save, once (F7.34, D11)', async () => {
  const webChat: { protocol?: string } = {}
  const visit = journeys().open({
    told: {
      get webcare_tuid() {
        return webChat.protocol
      },
    },
  })
  await goTo(visit, questionAfter('nome'))
  await visit.saved()
  webChat.protocol = 'given-at-its-third-try'
  await answerAll(
    visit,
    everyAnswer.filter(([step]) => step === 'telefone' || step === 'email'),
  )
  await visit.saved()
  const named = visit.wire.calls.filter(({ body }) => JSON.stringify(body).includes('webcare_tuid'))
  expect(named.map(({ path, body }) => [path, body])).toEqual([
    ['/lead-v2/{id}/name', expect.objectContaining({ webcare_tuid: webChat.protocol })],
  ])
})

it('state and city go along with the check of the address (F7.5, D103)', async () => {
  const visit = journeys().open()
  await answerAll(visit, [['cep', { cep: '01310-100' }]])
  await visit.until('the town', ({ order }) => order.facts.place !== null)
  await answerAll(visit, [['nr-imovel', house('1000')]])
  await visit.until('the lead', ({ ui }) => ui.recordId !== null)
  const [check] = visit.wire.calls.filter(({ path }) => path === '/lead-v2')
  expect(check?.body).toMatchObject({ cep: '01310100', state: 'SP', city: 'São Paulo' })
})

it('the risk check carries riskValidation (F7.17)', async () => {
  const visit = await journeys().openAt('confirmacao')
  const checks = visit.wire.calls.filter(({ method, path }) => method === 'PUT' && path === '/lead-v2/{id}')
  expect(checks.map(({ body }) => body)).toEqual([expect.objectContaining({ riskValidation: {} })])
})
