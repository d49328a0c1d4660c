/** What the specification requires of plans, their prices and promises. */
import { describe, expect, it } from 'vitest'
import { bySku, campaigns, catalogue, landingOf, pageDataOf, soldUnder } from '../support/first-shop.ts'
import { firstPhones } from '../../src/content/brand-and-phones.ts'
import { whatsappHref } from '../../src/content/build-whatsapp-link.ts'
import { cardWords } from '../../src/content/landing/plan-cards.ts'
import { speedProfiles } from '../../src/content/landing/sections.ts'
import { whereStreaming } from '../../src/content/landing/describe-streaming-speeds.ts'
import { streamings } from '../../src/content/landing/streaming-services-and-bundles.ts'
import { alternativeStartPageAt } from '../../src/content/site/alternative-start-pages.ts'
import { mobilePlan } from '../../src/content/site/mobile-plan-selection.ts'
import { cardGroups } from '../../src/funnel/plan-groups.ts'
import { mobileBonusOf, pointsOf } from '../../src/funnel/landing-plans.ts'
import { cheapestOf } from '../../src/funnel/cheapest-plan.ts'
import { plansOnPage } from '../../src/pages/landing/blocks/PlanSection.tsx'
import { faqData } from '../../src/pages/landing/select-faq-entries.ts'
import { answerOf, questionsOf } from '../support/faq-in-seed-data.ts'
import { openMarketingPage } from '../support/render-marketing-pages.ts'

const groupsOf = (plans: Parameters<typeof cardGroups>[0]) =>
  cardGroups(plans, { list: 'group', leads: null })
const linesOf = (text: string) => text.split(/\n+/).map((line) => line.replaceAll(/^- |\.$/g, ''))

describe('plans', () => {
  it('exist with every known sku (M3.2)', () => {
    const known = [
      ['d300a', 'd300r', 'd400a', 'd400rt', 'd500a', 'd500b', 'd500rs', 'd500ar', 'd500br', 'd500em'],
      ['d600a', 'd600b', 'd600c', 'd600cb', 'd600ar', 'd600br', 'd600gl', 'd600gles', 'd600ar3', 'd600sp'],
      ['d700a', 'd700b', 'd700rs', 'd1000a', 'd1000b', 'd1000c', 'd1000d', 'd1000cb', 'd1000em', 'd2000b'],
    ].flat()
    expect(catalogue.map(({ sku }) => sku)).toEqual(expect.arrayContaining(known))
    expect(known).toHaveLength(30)
  })

  it('have these speeds (M3.13)', () => {
    const speed = (sku: string) => [bySku(sku).plan_download, bySku(sku).plan_upload]
    expect([speed('d2000b'), speed('d1000a'), speed('d600a'), speed('d500a')]).toEqual([
      [2000, 1000],
      [1000, 500],
      [600, 300],
      [500, 250],
    ])
    expect(linesOf(answerOf('upload-e-download'))).toEqual(
      expect.arrayContaining([
        '2 Giga: 2 Giga de download e 1 Giga de upload',
        '1 Giga: 1 Giga de download e 500 Mega de upload',
        '700 Mega: 600 Mega de download, mais 100 de bônus, e 300 Mega de upload',
        '500 Mega: 500 Mega de download e 250 Mega de upload',
      ]),
    )
  })

  it('of 700 Mega download 600 Mega, as the structured data say (M3.15)', () => {
    const said = '700 Mega: 600 Mega de download, mais 100 de bônus'
    expect(faqData(questionsOf('general'))).toContain(said)
    for (const sku of ['d600a', 'd700a']) expect(bySku(sku).plan_download).toBe(600)
  })

  it('stand in these groups, and the cheapest wears its ribbon (M4.14)', () => {
    const known = campaigns.prefixes.flatMap((prefix) => groupsOf(soldUnder(prefix)))
    const ids = new Set(
      [...groupsOf(catalogue.filter(({ showOnLanding }) => showOnLanding)), ...known].map(({ id }) => id),
    )
    expect(ids).toEqual(new Set(['300', '400', '500', '600a', '600', '1000', '2000']))
    const groups = groupsOf(['d700a', 'd700b'].map(bySku))
    expect(groups.map(({ id }) => id)).toEqual(['600a', '600'])
    expect(cheapestOf(soldUnder(''))?.sku).toBe('d300a')
    expect(cardWords.cheapest).toBe('MENOR PREÇO')
  })

  it('promise these bonuses (M9.4)', () => {
    expect(bySku('d600a').description).toBe('600MB + 100MB Bônus vitalícios')
    for (const sku of catalogue.map((plan) => plan.sku).filter((each) => /^d600(?!ar)/.test(each)))
      expect(bySku(sku).description).toContain('600MB + 100MB Bônus vitalícios')
    const year = ['d600ar', 'd600ar3'].map((sku) => bySku(sku).description)
    expect(new Set(year)).toEqual(new Set(['600MB + 100MB Bônus por 1 ano']))
    const bonus = (brandName: 'timcontrole' | 'timblack') =>
      mobileBonusOf(bySku('d600a'), campaigns.settingsOf(brandName).bonus, cardWords.mobileBonus)
    expect(bonus('timcontrole')).toBe('Até 20 GIGA a mais')
    expect(bonus('timblack')).toBe('Até 30 GIGA')
    const points = pointsOf(bySku('d500a'), true) ?? 0
    expect(points).toBeGreaterThan(0)
    expect(cardWords.points(12000)).toBe('+12.000 PONTOS')
  })

  it('cost what the texts say (M9.5)', () => {
    const price = (sku: string) => [bySku(sku).price_with_dacc, bySku(sku).price_full]
    expect(price('d500a')).toEqual([59.99, 159.99])
    for (const sku of ['d600b', 'd600c', 'd600gl']) expect(price(sku)).toEqual([119.99, 179.99])
    for (const prefix of ['r3', 'es']) {
      const [own] = soldUnder(prefix).filter(({ sku }) => price(sku)[0] === 109.99)
      expect([own?.price_with_dacc, own?.price_full]).toEqual([109.99, 129.99])
      expect(own?.subscriptions).toHaveLength(1)
    }
    expect(price('d1000a')).toEqual([139.99, 189.99])
    expect(price('d1000c')).toEqual([149.99, 199.99])
    expect(price('d1000d')).toEqual([159.99, 219.99])
    expect(price('d1000cb')[0]).toBe(119.99)
  })

  it('with streaming cost 10 more than without, and streaming alone from R$ 18,90 (M9.14)', () => {
    const alone = catalogue.filter(({ plan_download }) => plan_download === 0)
    expect(Math.min(...alone.map(({ price_with_dacc }) => price_with_dacc))).toBe(18.9)
    const rise = (sku: string, plain: string) =>
      Math.round(bySku(sku).price_with_dacc * 100 - bySku(plain).price_with_dacc * 100) / 100
    for (const sku of ['d600b', 'd600c', 'd600gl']) expect(rise(sku, 'd600a')).toBe(10)
    expect(rise('d1000c', 'd1000a')).toBe(10)
    expect(answerOf('pagamento')).toMatch(/débito automático.*nos primeiros 12 meses/s)
  })

  it('may add these services (M9.15)', () => {
    expect(['d600gl', 'd600c', 'd600b'].map((sku) => bySku(sku).subscriptions)).toEqual([
      ['globo-play'],
      ['MAX'],
      ['paramount-plus'],
    ])
    expect(['d1000d', 'd1000c'].map((sku) => bySku(sku).subscriptions)).toEqual([['MAX'], ['paramount-plus']])
    expect(bySku('d2000b').subscriptions.toSorted()).toEqual(['MAX', 'paramount-plus'])
    const of = (download: number) =>
      new Set(
        catalogue.filter((plan) => plan.plan_download === download).flatMap((plan) => plan.subscriptions),
      )
    expect(of(600)).toEqual(new Set(['globo-play', 'MAX', 'paramount-plus']))
    expect(of(1000)).toEqual(new Set(['MAX', 'paramount-plus']))
  })

  it('may be kept from a campaign’s page, in each that the spec names (M9.13)', () => {
    const shown = catalogue.filter(({ plan_type, showOnLanding }) => plan_type === null && showOnLanding)
    const listed = ['', ...campaigns.prefixes].filter((prefix) => {
      const { page, checkout } = campaigns.settingsOf(prefix)
      return shown.some(({ sku }) => !(page ?? checkout).includes(sku))
    })
    expect(listed).toEqual(
      expect.arrayContaining(['', 'timpre', 'timcontrole', 'timblack', 'oferta-colaborador', 'paramount']),
    )
    expect(listed).toEqual(expect.arrayContaining(['fluxo', 'b', 'c', 'r2', 'r', 'b/r', 'premium', 'rs']))
  })
})

describe('promises of the texts', () => {
  it('to stay 12 months with streaming, with a fine in proportion (M9.6)', () => {
    const said = answerOf('cancelar-streaming')
    expect(said).toContain('fidelidade de 12 meses')
    expect(said).toContain('multa proporcional ao que falta')
    expect(said).toContain('o acesso continua até o fim do ciclo')
  })

  it('of each service’s limits (M9.7)', () => {
    const { globoplay, 'hbo-max': hbo, paramount } = streamings
    expect(globoplay.limits).toEqual(
      expect.arrayContaining(['Até 3 telas ao mesmo tempo', 'Até 2 familiares', 'Ciclo de 30 dias']),
    )
    expect([...hbo.limits, ...whereStreaming(hbo.name, catalogue)]).toEqual(
      expect.arrayContaining(['Full HD', '2 telas ao mesmo tempo', 'Já incluso no 2 Giga']),
    )
    expect(paramount.limits).toContain('1 aparelho por vez')
    const with600alone = catalogue.filter(({ subscriptions }) => subscriptions.includes('globo-play'))
    expect(new Set(with600alone.map(({ plan_download }) => plan_download).filter(Boolean))).toEqual(
      new Set([600]),
    )
  })

  it('of modems, cities, mobile bonus and the first bill (M9.8)', () => {
    const wifi = answerOf('wifi-6')
    for (const part of ['Wi-Fi 6', '1 Giga', '2 Giga', '40%']) expect(wifi).toContain(part)
    const { modem } = speedProfiles.fibre
    expect(`${modem.title} ${modem.text(['1 Giga', '2 Giga'])}`).toMatch(/Modem emprestado.*todos os planos/s)
    expect(answerOf('cobertura')).toContain('190 cidades')
    expect(answerOf('bonus-no-celular')).toContain('por até 12 meses')
    expect(mobilePlan.options.find(({ value }) => value === 'timpre')?.bonus).toContain('12 meses')
    expect(answerOf('inicio-da-cobranca')).toMatch(/proporcional.*instalação.*vencimento/s)
  })

  it('of numbers to call (M9.10)', () => {
    expect([firstPhones.sales, firstPhones.support]).toEqual(['0800 555 1020', '103 41'])
    expect(whatsappHref(firstPhones.whatsapp)).toMatch(/^https:\/\/wa\.me\/\d+/)
  })
})

describe('a page about one speed (M2.8)', () => {
  const speeds = ['/500mb', '/700mb', '/1gb'].flatMap((path) => alternativeStartPageAt(path) ?? [])
  const sold = ['', ...campaigns.prefixes].filter((prefix) => landingOf(prefix).blocks.length > 0)

  it('lists plans in every campaign, those of the nearest speed if there are none of its own', () => {
    const empty = sold.flatMap((prefix) =>
      speeds
        .filter((own) => plansOnPage(pageDataOf(prefix).plans, own, prefix).length === 0)
        .map(({ path }) => `/${prefix}${path}`),
    )
    expect(empty).toEqual([])
    const [, own700] = speeds
    const staff = pageDataOf('oferta-colaborador').plans
    expect(plansOnPage(staff, own700, 'oferta-colaborador').map(({ sku }) => sku)).toEqual(['d500em'])
  })

  it('says in one sentence that the list is of another speed', async () => {
    const { page } = await openMarketingPage('oferta-colaborador', '/700mb')
    const list = page.querySelector('.plan-section')
    expect(list?.textContent).toContain('Aqui não há planos de 700 Mega: veja os de velocidade mais próxima.')
    expect(list?.querySelectorAll('.plan-card')).toHaveLength(1)
    const own = await openMarketingPage('', '/500mb')
    expect(own.page.querySelector('.plan-section')?.textContent).not.toContain('Aqui não há')
  })
})
