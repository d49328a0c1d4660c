/** The offer at the top of every landing page is one of the campaign's plans, and differs from other campaigns'. */
import { beforeAll, describe, expect, it } from 'vitest'
import { itInFullRun } from '../support/sampled-tests.ts'
import { campaigns, landingOf } from '../support/first-shop.ts'
import { priceConditionTexts } from '../../src/content/price-conditions.ts'
import { journeyOf } from '../../src/funnel/journey-registry.ts'
import { formatBRL } from '../../src/lib/format-prices-and-counts.ts'
import { isRendered, marketingPages, type MarketingPage } from '../support/render-marketing-pages.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

let pages: readonly MarketingPage[] = []
beforeAll(async () => {
  pages = await marketingPages()
})

const textOf = (place: ParentNode | null | undefined, selector: string) =>
  place
    ?.querySelector(selector)
    ?.textContent?.replaceAll(/[\s\u00a0]+/g, ' ')
    .trim() ?? ''
const skuOf = ({ page }: MarketingPage) =>
  /[?&]s=(\w+)/.exec(page.querySelector('.offer-bar a')?.getAttribute('href') ?? '')?.[1]
const at = (prefix: string) => pages.find((each) => each.prefix === prefix && each.path === '/')

/** What the plan at the top is named after where the drawing shows a streaming service. */
const SERVICE_OF_SCENE: Readonly<Record<string, string>> = {
  globoplay: 'Globoplay',
  'hbo-max': 'HBO Max',
  paramount: 'Paramount+',
}

/** The offer of campaigns, with what is special about it. */
const offers: readonly (readonly [prefix: string, plan: string, specials: readonly string[]])[] = [
  ['', '500 Mega', []],
  ['b', '400 Mega', []],
  ['timpre', '300 Mega', ['Internet de bônus por até 12 meses no celular']],
  ['timcontrole', '500 Mega', ['Até 20 GIGA a mais no celular']],
  ['timblack', '700 Mega', ['Até 30 GIGA no celular']],
  ['livelo', '500 Mega', ['+3.000 pontos Livelo']],
  ['oferta-colaborador', '500 Mega Colaborador', ['R$ 20,00 a menos por mês que na lista geral']],
  ['rs', '500 Mega', ['Preço só no Rio Grande do Sul', 'R$ 2,00 a menos por mês que na lista geral']],
  ['sp', '700 Mega', ['Preço só em São Paulo', 'R$ 5,00 a menos por mês que na lista geral']],
  ['es', '700 Mega Globoplay', ['Preço só no Espírito Santo', 'R$ 10,00 a menos por mês que na lista geral']],
  ['hbo-max', '700 Mega HBO Max', []],
  ['globoplay/timblack', '700 Mega Globoplay', ['Até 30 GIGA no celular']],
  ['premium', '2 Giga', ['Inclui HBO Max e Paramount+']],
  ['black-friday', '300 Mega', ['Menor preço da lista geral']],
  ['c', '700 Mega HBO Max', ['Pedido em menos páginas']],
]

describe('the offer at the top', () => {
  it.each(rowsToRun(offers, ([prefix]) => isRendered(prefix)))(
    'of %j is %s, with %j',
    (prefix, plan, specials) => {
      const page = at(prefix)?.page
      expect(textOf(page, '.hero__plan b')).toBe(plan)
      const shown = [...(page?.querySelectorAll('.hero__specials li') ?? [])]
      expect(shown.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual(specials)
    },
  )

  it('costs what the catalogue says, with its condition and what it costs otherwise (D81, D99)', () => {
    for (const seen of pages.filter(({ path }) => path === '/')) {
      const plan = seen.plans.find(({ sku }) => sku === skuOf(seen))
      expect([seen.prefix, plan?.showOnLanding]).toEqual([seen.prefix, true])
      const words = textOf(seen.page, '.hero')
      for (const said of [
        `${formatBRL(plan?.price_with_dacc ?? 0)} por mês`,
        priceConditionTexts.directDebitShort,
        `Sem débito automático: ${formatBRL(plan?.price ?? 0)}/mês.`,
        `Depois de 12 meses: ${formatBRL(plan?.price_full ?? 0)}/mês.`,
      ])
        expect([seen.prefix, words]).toEqual([seen.prefix, expect.stringContaining(said)])
      const hasStreaming = (plan?.subscriptions.length ?? 0) > 0
      expect(words.includes(priceConditionTexts.loyaltyShort), `of /${seen.prefix}`).toBe(hasStreaming)
    }
  })

  it('is the one that the campaign names, where it names one itself', () => {
    const named = pages.filter(
      ({ path, prefix }) => path === '/' && landingOf(prefix).offer !== landingOf('').offer,
    )
    const ignored = named.filter((seen) => skuOf(seen) !== landingOf(seen.prefix).offer)
    // it takes over the page of b, but sells the plans of timblack
    const known = ['b/r', 'b/timblack'].filter((prefix) => isRendered(prefix))
    expect(ignored.map(({ prefix }) => prefix)).toEqual(known)
  })

  itInFullRun(
    'and what is special about it tell each page from the others, without heading and picture',
    () => {
      const starts = pages.filter(({ path }) => path === '/')
      expect(starts.length).toBe(26)
      const faces = Map.groupBy(starts, ({ page }) => {
        expect(textOf(page, '.hero__offer')).not.toBe('')
        return ['.hero__offer', '.hero__specials'].map((part) => textOf(page, part)).join(' · ')
      })
      const equal = [...faces.values()].filter(({ length }) => length > 1)
      // a test of the order's first page: the same plans for the same people
      expect(equal.map((same) => same.map(({ prefix }) => prefix))).toEqual([['timblack', 'b/timblack']])
      expect(campaigns.settingsOf('b/timblack').variantOf).toBe('timblack')
    },
  )

  it('is told by the drawing of its service, and of no other', () => {
    const wrong = pages
      .filter(({ path, prefix }) => path === '/' && landingOf(prefix).banner.scene in SERVICE_OF_SCENE)
      .filter(({ page, prefix }) => {
        const shown = textOf(page, '.hero__plan b')
        return !shown.includes(SERVICE_OF_SCENE[landingOf(prefix).banner.scene] ?? '')
      })
    expect(wrong.map(({ prefix }) => prefix)).toEqual([])
  })

  it('is the order in fewer pages where that is said to be special', () => {
    const pagesOf = (prefix: string) =>
      journeyOf({ journey: campaigns.settingsOf(prefix).journey }).pages.length
    const seen = rowsToRun(pages, ({ path }) => path === '/')
    const fewer = seen.filter(({ page }) => textOf(page, '.hero__specials').includes('menos páginas'))
    expect(fewer.map(({ prefix }) => prefix)).toEqual(['c'])
    expect(pagesOf('c')).toBeLessThan(pagesOf(''))
  })

  it('of Black Friday claims no saving, since its prices are those of the general list', () => {
    const [sale, general] = [at('black-friday'), at('')]
    const usual = new Map(
      [...(general?.plans ?? [])].map(({ sku, price_with_dacc }) => [sku, price_with_dacc] as const),
    )
    const own = (sale?.plans ?? []).filter(({ showOnLanding }) => showOnLanding)
    expect(own.length).toBeGreaterThan(5)
    for (const { sku, price_with_dacc } of own) expect([sku, usual.get(sku)]).toEqual([sku, price_with_dacc])
    expect(textOf(sale?.page, '.hero')).toContain(
      'Preços da lista geral, sem contagem regressiva: 12 meses de desconto',
    )
    const lowest = (seen: MarketingPage | undefined) =>
      Math.min(
        ...(seen?.plans ?? [])
          .filter(({ showOnLanding }) => showOnLanding)
          .map(({ price_with_dacc }) => price_with_dacc),
      )
    expect(lowest(sale)).toBe(lowest(general))
  })
})
