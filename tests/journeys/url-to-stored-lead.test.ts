/** From a URL to the stored lead: campaign flags, the win-back offer, and links to plans that do or do not exist. */
import { describe, expect, it } from 'vitest'
import { campaigns } from '../support/first-shop.ts'
import { readPageUrl } from '../../src/app/boot/read-page-url.ts'
import { loadJourney } from '../../src/app/journeys/load-journey.ts'
import { dataSentWithLead } from '../../src/app/session/collect-data-sent-with-lead.ts'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import { journeyAt } from '../../src/site/journey-at-path.ts'
import { answerAll, house, journeyServer } from '../support/journey-test-setup.ts'
import { openLead, PAULISTA } from '../support/create-leads.ts'
import type { Visit, VisitOptions } from '../support/visit-without-browser.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

/** Opens an address as the browser does: what its path and its query say, and nothing else. */
async function enter(address: string, more: VisitOptions = {}): Promise<Visit> {
  const { pathname, search, searchParams } = new URL(address, 'https://prosa.test')
  const { prefix, path } = campaigns.splitPrefix(pathname)
  const rules = pageCampaignOf(campaigns.settingsOf(prefix))
  const journey = journeyAt(rules.journey, path)
  const parts = await loadJourney(journey)
  const link = Object.fromEntries(
    ['l', 'ls', 'lmig'].flatMap((name) => {
      const value = searchParams.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  const arrival = readPageUrl(
    { journey, prefix, path, search },
    { opening: 'pages', link, kind: parts.recordCalls?.kind },
  )
  return journeys().open({
    parts,
    path,
    told: dataSentWithLead({ campaign: rules, path, query: searchParams, source: undefined, version: 'A' })(),
    ...arrival,
    ...more,
  })
}

const FLAGS = {
  from_livelo: false,
  collaborator_special_offer: false,
  regionOffer: false,
  premium: false,
  premium_special_offer: false,
  winBack: false,
}

/** The lead that an address leads to, as it is stored and as it is shown. */
async function leadFrom(address: string, cep = '01310-100') {
  const visit = await enter(address)
  await answerAll(visit, [
    ['cep', { cep }],
    ['nr-imovel', house('1000')],
  ])
  await visit.until('the lead', ({ ui }) => ui.recordId !== null)
  const id = visit.ui().recordId ?? ''
  const [row] = await journeys().sql('select origin from leads where id = $1', [id])
  const { body } = await journeys().call('GET', `/api/lead/${id}`)
  return { stored: row?.origin as Record<string, unknown>, shown: body as Record<string, unknown> }
}

describe('an address', () => {
  /** Those that say what others say. */
  const ALIKE = [
    '/checkout/cep/',
    '/premium/checkout/cep/',
    '/checkout/cep/?sku=d600wb',
    '/timblack/checkout/cep/?sk=d600wb',
  ]
  const addresses: [string, string, Partial<typeof FLAGS>, string?][] = [
    ['/checkout/cep/', '', {}],
    ['/premium/checkout/cep/', 'premium', { premium: true, premium_special_offer: true }],
    ['/sp/checkout/cep/', 'sp', { regionOffer: true }],
    ['/es/checkout/cep/', 'es', { regionOffer: true }, '29055-131'],
    ['/livelo/checkout/cep/', 'livelo', { from_livelo: true }],
    ['/oferta-colaborador/checkout/cep/', 'oferta-colaborador', { collaborator_special_offer: true }],
    ['/checkout/cep/?s=d600wb', '', { winBack: true }],
    ['/checkout/cep/?sku=d600wb', '', { winBack: true }],
    ['/timblack/checkout/cep/?sk=d600wb', 'timblack', { winBack: true }],
    ['/checkout/cep/?s=d600a', '', {}],
  ]
  it.each(rowsToRun(addresses, ([address]) => !ALIKE.includes(address)))(
    '%s leads to a lead of campaign %j with %j alone (F3.15, F3.16)',
    async (address, addon, flags, cep) => {
      const { stored, shown } = await leadFrom(address, cep)
      const wanted = { ...FLAGS, ...flags }
      const { winBack, ...others } = wanted
      expect(stored).toMatchObject({ addon, lp_origin: campaigns.settingsOf(addon).lpOrigin, ...others })
      expect(Boolean(stored.winBack)).toBe(winBack)
      expect(shown).toMatchObject({ addon, ...wanted })
    },
  )

  it('/rs/ leads to a lead with the flag of the region', async () => {
    expect((await leadFrom('/rs/checkout/cep/')).stored).toMatchObject({ addon: 'rs', rs: true })
  })
})

describe('a link with', () => {
  it.each(['/checkout/confirmacao/?l=', '/chat?l='])(
    '`l` goes on with the lead: %s (F2.48)',
    async (address) => {
      const id = await openLead(journeys(), PAULISTA)
      const visit = await enter(address + id)
      await visit.at('planos')
      expect(visit.ui().recordId).toBe(id)
      expect(visit.kept.get('lead')).toBe(id)
      visit.answer('planos', { idPlan: 'plan-d600a' })
      await visit.saved()
      const [row] = await journeys().sql(`select answers->'plan' as plan from leads where id = $1`, [id])
      expect(row?.plan).toMatchObject({ idPlan: 'plan-d600a' })
    },
  )

  it('`ls` goes on with the place on the waiting list, and completes it (F2.48)', async () => {
    const nowhere = { cep: '69900000', number: '10', addon: 'rs' }
    const { body } = await journeys().call('POST', '/api/lead-v2', nowhere)
    const id = String(body.idLeadNoCoverage)
    const first = await enter(`/rs/chat?ls=${id}`)
    await expect.poll(() => first.opened).toEqual(['/rs/consultar-cobertura/chat'])
    const parts = await loadJourney('coverage')
    const visit = journeys().open({ parts, prefix: 'rs', mode: 'chat', step: null, kept: first.kept })
    await visit.answerAt('sem-cobertura', {
      name: 'Ana Lima',
      phone: '11987654321',
      email: 'ana@exemplo.com.br',
    })
    await visit.until('it is noted', ({ ui }) => ui.contact.notify === 'sent')
    const [row] = await journeys().sql('select contact from no_coverage_leads where id = $1', [id])
    expect(row?.contact).toEqual(expect.any(String))
  })

  it('`lmig` goes on with the migration (F2.48)', async () => {
    const { body } = await journeys().call('POST', '/api/fiber-migration/offers', { cpf: '30000000701' })
    const id = String(body.idLead)
    const visit = await enter(`/migracao-ultrafibra/consulta-cpf/?lmig=${id}`)
    await visit.at('ofertas')
    expect(visit.ui().recordId).toBe(id)
    visit.answer('ofertas', { idPlan: 'plan-mg500' })
    await visit.saved()
    const [row] = await journeys().sql(`select answers->'plan' as plan from leads where id = $1`, [id])
    expect(row?.plan).toMatchObject({ idPlan: 'plan-mg500' })
  })
})

describe('a page of several questions that the journey does not have', () => {
  it.each([
    '/checkout/dados-pessoais/',
    '/checkout/instalacao-pagamento/',
    '/timblack/checkout/dados-pessoais/',
    '/c/checkout/dados-pessoais/',
    '/c/checkout/instalacao-pagamento/',
  ])('leads to the home of the addon without an available plan: %s (F2.42)', async (address) => {
    const visit = await enter(address)
    expect(visit.went).toEqual([{ step: 'start', mode: 'pages', how: 'replace' }])
  })

  it('leads to where an order goes on (F2.42)', async () => {
    const before = await journeys().openAt('email')
    const visit = await enter('/checkout/instalacao-pagamento/', { kept: before.kept })
    await visit.at('email')
  })

  it('leads to the first question if it is the first page (F2.42)', async () => {
    const visit = await enter('/checkout/cep-dados-cliente/')
    await visit.at('cep')
  })
})
