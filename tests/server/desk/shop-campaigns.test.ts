/** Campaigns in the shop's draft at the desk: copying one, and the forms of each (docs/desk.md). */
import { describe, expect, it } from 'vitest'
import { firstEdition } from '../../../src/edition/first-edition.ts'
import { resolveEdition } from '../../../src/edition/edition-content-at-instant.ts'
import { campaignAsTyped, readCampaignForm } from '../../../server/rules/desk/shop-campaign-form.ts'
import { workingEdition } from '../../../server/services/shop-draft.ts'
import { withCampaignCopy } from '../../../src/edition/change-campaigns-in-edition.ts'
import { inheritedValuesOf } from '../../../src/edition/change-plans-in-edition.ts'
import { desk, signedIn } from '../../support/desk-over-http.ts'
import { oneOfEach, rowsToRun } from '../../support/rows-to-run.ts'
import { useServer } from '../../support/server.ts'

const PAGE = '/operador/loja/campanhas'
const SAVE = `${PAGE}/ver`

describe('the form of a campaign', () => {
  const edition = firstEdition
  const all = Object.entries(edition.campaigns)

  it('changes nothing of any campaign if nothing is typed (D118)', () => {
    for (const [prefix, own] of all) {
      const typed = campaignAsTyped(own, inheritedValuesOf(edition, prefix))
      expect([prefix, readCampaignForm(typed, own, prefix, edition)]).toEqual([
        prefix,
        { campaign: own, problems: {} },
      ])
    }
  })

  it('makes copies that sell and show what the copied ones do (D118)', () => {
    for (const [of] of all) {
      const copied = resolveEdition(
        withCampaignCopy(edition, { of, prefix: 'natal', title: 'Natal' }),
        new Date(),
      )
      const [was, is] = [of, 'natal'].map((prefix) => {
        const { checkout, page, flags, footer, journey, theme, bonus } = copied.campaigns.settingsOf(prefix)
        return { checkout, page, flags, footer, journey, theme, bonus, landing: copied.landingOf(prefix) }
      })
      expect([of, is]).toEqual([of, was])
      expect(copied.campaigns.settingsOf('natal')).toMatchObject({
        title: 'Natal',
        wire: 'natal',
        lpOrigin: 'LP Natal',
      })
    }
  })

  it('leaves to the general campaign what is emptied, but for that one itself (D118)', () => {
    const own = edition.campaigns['black-friday'] ?? expect.unreachable()
    const typed = campaignAsTyped(own, inheritedValuesOf(edition, 'black-friday'))
    const plansOff = Object.fromEntries(
      Object.entries(typed).filter(([name]) => !/^(?:venda|pagina|ordem|bloco)\./.test(name)),
    )
    const emptied = { ...plansOff, cabecalho: '', texto: ' ', cena: '', titulo: '', cores: '' }
    const { campaign, problems } = readCampaignForm(emptied, own, 'black-friday', edition)
    expect(problems).toEqual({})
    for (const name of ['title', 'checkout', 'page', 'theme'] as const) expect(campaign[name]).toBeUndefined()
    expect(campaign.landing?.banner).toBeUndefined()
    expect(campaign.landing?.blocks).toBeUndefined()
    const general = edition.campaigns[''] ?? expect.unreachable()
    expect(Object.keys(readCampaignForm({}, general, '', edition).problems)).toEqual(
      expect.arrayContaining(['titulo', 'cabecalho', 'cena', 'planos', 'blocos', 'jornada']),
    )
  })

  it('orders plans by their numbers, and puts a new block where other pages have it (D118)', () => {
    const own = edition.campaigns['black-friday'] ?? expect.unreachable()
    const typed = campaignAsTyped(own, inheritedValuesOf(edition, 'black-friday'))
    const last = own.checkout?.at(-1) ?? ''
    const change = {
      [`ordem.${last}`]: '',
      'ordem.d300a': '9',
      'venda.d2000b': 'sim',
      'pagina.d2000b': 'sim',
      'bloco.apps': 'sim',
      'bloco.comparison': 'sim',
    }
    const read = readCampaignForm({ ...typed, ...change }, own, 'black-friday', edition)
    const { checkout, landing } = read.campaign
    expect(checkout?.slice(-3)).toEqual(['d300a', last, 'd2000b'])
    expect(landing?.blocks).toEqual([
      'plans',
      'comparison',
      'minicards',
      'streaming',
      'coverage-call',
      'apps',
      'faq',
    ])
    // or by the button that moves one
    const [one = '', two = '', ...others] = own.checkout ?? []
    const moved = readCampaignForm({ ...typed, mover: `baixo.${one}` }, own, 'black-friday', edition)
    expect(moved.campaign.checkout).toEqual([two, one, ...others])
  })
})

describe('a campaign in the draft', () => {
  const server = useServer({ desk })
  const draft = async () => (await workingEdition(server().db)).document

  it('is made from a copy, under an address that the site does not have (D118, S53)', async () => {
    const who = await signedIn(server(), 'publicacao')
    // the list stands first: the form is folded until it is wanted
    expect((await who.open(PAGE)).document.querySelector('main details[open]')).toBeNull()
    const fields = { de: 'black-friday', titulo: 'Natal' }
    const addresses = [
      ['Natal', 'letras minúsculas'],
      ['natál', 'letras minúsculas'],
      ['na tal', 'letras minúsculas'],
      ['..', 'letras minúsculas'],
      ['natal/../api', 'letras minúsculas'],
      ['natal/a/b', 'até duas partes'],
      ['n\u0430tal', 'letras minúsculas'],
      ['', 'letras minúsculas'],
      ['__proto__', 'letras minúsculas'],
      ['api', 'é do próprio site'],
      ['natal/checkout', 'é do próprio site'],
      ['operador', 'é do próprio site'],
      ['x'.repeat(41), 'longo demais'],
      ['black-friday', 'Já existe uma campanha'],
    ] as const
    for (const [endereco, problem] of rowsToRun(
      addresses,
      oneOfEach(([, problem]) => problem),
    )) {
      const page = await who.send(PAGE, { ...fields, endereco })
      expect([endereco, page.status, page.text.includes(problem)]).toEqual([endereco, 400, true])
    }
    expect((await who.send(PAGE, { ...fields, de: 'constructor', endereco: 'natal' })).status).toBe(400)
    expect(
      (await who.send(PAGE, { ...fields, de: 'black-friday', endereco: 'natal', titulo: ' ' })).status,
    ).toBe(400)
    expect((await workingEdition(server().db)).draft).toBeNull()
    const done = await who.send(PAGE, { ...fields, endereco: ' /natal/ ' })
    expect(done.to).toBe(`${SAVE}?campanha=natal&feito=campanha-feita`)
    const { campaigns } = await draft()
    expect(campaigns.natal).toMatchObject({ title: 'Natal', theme: 'black-friday' })
    expect(campaigns.natal?.checkout).toEqual(campaigns['black-friday']?.checkout)
  })

  it('is stored by its form, with what is wrong beside the fields (D118)', async () => {
    const who = await signedIn(server(), 'publicacao')
    const done = await who.fill(`${SAVE}?campanha=natal`, {
      cabecalho: 'Natal com fibra',
      cena: 'street',
      ate: '2026-12-27T00:00',
      depois: 'Foi até o dia 26.',
      'venda.d600a': '',
      'pagina.d600a': '',
    })
    expect(done.to).toBe(`${SAVE}?campanha=natal&feito=loja-gravada`)
    const { natal } = (await draft()).campaigns
    expect(natal).toMatchObject({ until: '2026-12-27T00:00', afterEnd: 'Foi até o dia 26.' })
    expect(natal?.landing?.banner).toMatchObject({ heading: 'Natal com fibra', scene: 'street' })
    expect(natal?.checkout).not.toContain('d600a')
    const refused = await who.fill(`${SAVE}?campanha=natal`, { cabecalho: 'x'.repeat(49), cena: 'beach' })
    expect(refused.status).toBe(400)
    expect(refused.document.querySelector('[name=cabecalho]')?.getAttribute('aria-invalid')).toBe('true')
    await who.fill(`${SAVE}?campanha=natal`, { cabecalho: 'Só R$ 50' })
    const page = await who.open(`${SAVE}?campanha=natal`)
    expect(page.document.querySelector(`a[href="${SAVE}?campanha=natal#cabecalho"]`)?.textContent).toContain(
      'Preços não ficam em textos',
    )
    expect((await who.open(PAGE)).text).toMatch(/\/natal · nova no rascunho/)
  })

  it('is removed if it was never published; another one is not (D118)', async () => {
    const who = await signedIn(server(), 'publicacao')
    await who.open(`${SAVE}?campanha=natal`)
    const remove = `${PAGE}/apagar`
    expect((await who.send(remove, { campanha: 'black-friday' })).status).toBe(404)
    await who.open(`${SAVE}?campanha=natal`)
    expect((await who.send(remove)).to).toBe(`${PAGE}?feito=campanha-apagada`)
    expect((await draft()).campaigns).not.toHaveProperty('natal')
    for (const campanha of ['natal', 'constructor', '__proto__'])
      expect((await who.open(`${SAVE}?campanha=${campanha}`)).status).toBe(404)
  })
})
