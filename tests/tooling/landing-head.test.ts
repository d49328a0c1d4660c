/** What search engines and shared links read of marketing pages. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { landingOf, planListOf } from '../support/first-shop.ts'
import { linesOn } from '../../src/content/landing/choose-offer-share-picture.ts'
import { pictureAt } from '../../server/site/signed-share-picture-urls.ts'
import { streamingPages } from '../../src/content/landing/streaming-pages.ts'
import { isFull, oneOfEach, rowsToRun } from '../support/rows-to-run.ts'
import { structuredDataProblems } from '../support/check-structured-data.ts'
import {
  addressOf,
  isRendered,
  marketingPages,
  openMarketingPage,
  PICTURE_KEY,
  type MarketingPage,
} from '../support/render-marketing-pages.ts'

/** The letters of src/pages/landing/figtree-heading.woff2. */
const HEADING_LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÁÀÂÃÉÊÍÓÔÕÚÇáàâãéêíóôõúç$%&+,.:;?!-–/()“”\u00A0 '

type Seen = MarketingPage
type Data = Seen['data'][number]

let pages: readonly Seen[] = []
beforeAll(async () => {
  pages = await marketingPages()
})

const meta = ({ page }: Seen, name: string) =>
  page.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? ''
const canonical = ({ page }: Seen) => page.head.querySelector('link[rel=canonical]')?.getAttribute('href')
const ofType = (data: readonly Data[], type: string) => data.filter((each) => each['@type'] === type)
/** What is written on the picture at an address. */
const linesAt = (address: string) => {
  const asked = pictureAt(PICTURE_KEY, address)
  return asked && linesOn(asked.picture)
}
/** One page of each campaign that has its own kind of page, and one of the others. */
const ofEachKind = () =>
  rowsToRun(
    pages,
    oneOfEach(({ prefix, path }: Seen) => (path === '/' ? landingOf(prefix).component : 'another')),
  )
const at = (prefix: string, path = '/') => {
  const found = pages.find((each) => each.prefix === prefix && each.path === path)
  if (!found) throw new Error(`no page at /${prefix}${path}`)
  return found
}

describe('a marketing page', () => {
  it('has a title, a description of a length that is shown whole, and one heading', () => {
    expect(pages.length).toBeGreaterThan(isFull ? 40 : 18)
    for (const seen of pages) {
      expect(seen.page.title, `of ${addressOf(seen)}`).toMatch(/.+ · TIM Ultrafibra$/)
      expect(meta(seen, 'description'), `of ${addressOf(seen)}`).toMatch(/^.{70,160}$/s)
      expect([addressOf(seen), seen.page.querySelectorAll('h1').length]).toEqual([addressOf(seen), 1])
    }
  })

  it('is shown in a shared link with a picture of its campaign’s offer (D99, D119)', () => {
    for (const seen of ofEachKind()) {
      const address = meta(seen, 'og:image')
      // a page whose campaign has no plan of its speed has no offer
      const price = seen.page.querySelector('.hero__price')?.textContent.replace('R$ ', '')
      const lines = linesAt(address)
      if (price) {
        expect([addressOf(seen), lines?.price]).toEqual([addressOf(seen), `R$ ${price} por mês`])
        expect(meta(seen, 'og:image:alt')).toMatch(
          new RegExp(`por R\\$\\s${price} por mês com débito automático`),
        )
      } else {
        const file = path.resolve(import.meta.dirname, `../../public${address}`)
        expect(existsSync(file), `of ${addressOf(seen)}`).toBe(true)
      }
      expect(meta(seen, 'og:image:type')).toBe('image/jpeg')
      expect([meta(seen, 'og:image:width'), meta(seen, 'og:image:height')]).toEqual(['1200', '630'])
      expect(meta(seen, 'og:title')).toBe(seen.page.title.replace(' · TIM Ultrafibra', ''))
      expect(meta(seen, 'og:description')).toBe(meta(seen, 'description'))
      expect(meta(seen, 'og:url')).toBe(canonical(seen))
      expect([meta(seen, 'og:type'), meta(seen, 'og:locale')]).toEqual(['website', 'pt_BR'])
      expect(meta(seen, 'twitter:card')).toBe('summary_large_image')
    }
  })

  it('is shared with its campaign’s heading and drawing, or with the plan alone on a page about one speed', () => {
    const pictureOf = (seen: Seen) => pictureAt(PICTURE_KEY, meta(seen, 'og:image'))?.picture
    expect(pictureOf(at('livelo'))).toEqual({
      scene: 'points',
      heading: 'Sua fibra vale pontos Livelo',
      name: '500 Mega',
      withDebit: 59.99,
      state: undefined,
    })
    expect(pictureOf(at('globoplay/timpre'))).toMatchObject({
      scene: 'globoplay',
      heading: 'Globoplay e fibra para o seu TIM Pré',
    })
    expect(pictureOf(at('', '/1gb'))).toMatchObject({
      scene: 'street',
      heading: '',
      name: '1 Giga',
      withDebit: 139.99,
    })
    expect(pictureOf(at('sp'))?.state).toBe('SP')
  })

  it('writes headings and prices with letters that their font has', () => {
    for (const seen of pages) {
      const shown = [
        ...seen.page.querySelectorAll('h1, .price__now, .mini-card__price, .hero__plan b, .hero__price'),
      ]
      const missing = [...new Set(shown.map(({ textContent }) => textContent).join(''))].filter(
        (letter) => !HEADING_LETTERS.includes(letter),
      )
      expect([addressOf(seen), missing]).toEqual([addressOf(seen), []])
    }
  })

  it('lists the plans it shows, with the prices it shows', () => {
    for (const seen of pages) {
      const products = ofType(seen.data, 'Product')
      const links = [...seen.page.querySelectorAll<HTMLAnchorElement>('a[data-order]')].map((link) =>
        link.getAttribute('href'),
      )
      // a campaign need not have plans of every speed
      if (seen.path === '/') expect(products.length).toBeGreaterThan(0)
      for (const product of products) {
        const offer = product.offers as { url: string; price: string; priceCurrency: string }
        expect([addressOf(seen), links]).toEqual([addressOf(seen), expect.arrayContaining([offer.url])])
        expect(offer.priceCurrency).toBe('BRL')
        expect(seen.page.body.textContent).toContain(offer.price.replace('.', ','))
      }
    }
  })

  it('publishes its questions as it shows them (M2.72)', () => {
    for (const seen of pages) {
      const [faq, more] = ofType(seen.data, 'FAQPage')
      const asked = [...seen.page.querySelectorAll('.faq summary')].map((each) => each.textContent)
      const told = ((faq?.mainEntity ?? []) as { name: string }[]).map(({ name }) => name)
      expect([addressOf(seen), told]).toEqual([addressOf(seen), asked])
      expect(more).toBeUndefined()
    }
  })
})

describe('titles, descriptions and addresses', () => {
  it('of campaigns differ (M2.75)', () => {
    const starts = pages.filter((each) => each.path === '/')
    const descriptions = starts.map((each) => meta(each, 'description'))
    // b/timblack is timblack with another first page
    expect(new Set(descriptions).size).toBe(starts.length - (isFull ? 1 : 0))
    const titleOf = (prefix: string) => at(prefix).page.title.replaceAll('\u00a0', ' ')
    expect(titleOf('black-friday')).toBe(
      'Black Friday de internet fibra: 300 Mega por R$ 49,99/mês com débito automático · TIM Ultrafibra',
    )
    expect(titleOf('globoplay/timblack')).toBe(
      'TIM Black com fibra e Globoplay: 700 Mega Globoplay por R$ 119,99/mês com débito automático · TIM Ultrafibra',
    )
  })

  it('of campaigns name the offer of the page, with its condition (D99)', () => {
    for (const seen of pages.filter((each) => each.path === '/')) {
      const plain = (text: string) => text.replaceAll('\u00a0', ' ')
      const plan = seen.page.querySelector('.hero__plan b')?.textContent
      const price = plain(seen.page.querySelector('.hero__price')?.textContent ?? '')
      const named = `${plan} por ${price}/mês com débito automático`
      expect(plain(seen.page.title)).toContain(named)
      expect(plain(meta(seen, 'description'))).toContain(`${named}. `)
    }
  })

  const others = ['/ofertas', '/novo-cliente', '/700mb', '/500mb', '/1gb'] as const

  it.each(others)('of %s are its own', (path) => {
    const own = at('', path)
    expect(meta(own, 'description')).not.toBe(meta(at(''), 'description'))
    expect(canonical(own)).toBe(path)
  })

  it.each(rowsToRun(others, (path) => isRendered('sp', path)))(
    'of %s are the same under other campaigns',
    (path) => {
      const own = at('', path)
      const prefixes = ['sp', 'globoplay/timpre'].filter((each) => isRendered(each, path))
      // a campaign without plans of a speed says which one it shows instead
      const titleOf = (prefix: string) =>
        prefix === 'globoplay/timpre' && path === '/1gb' ? at('', '/700mb').page.title : own.page.title
      expect(prefixes.length).toBeGreaterThan(path === '/1gb' ? 1 : 0)
      for (const prefix of prefixes) {
        const seen = at(prefix, path)
        expect([prefix, canonical(seen), seen.page.title]).toEqual([prefix, path, titleOf(prefix)])
      }
    },
  )

  it('of a former address are those of the page it shows', () => {
    expect(canonical(at('', '/1gb/index.temp'))).toBe('/1gb')
  })

  it.each(rowsToRun(['paramount', 'hbo-max', 'globoplay'] as const, (prefix) => isRendered(prefix)))(
    'of the streaming page /%s are its own',
    (prefix) => {
      const { title, description } = streamingPages[prefix]
      const seen = at(prefix)
      expect(seen.page.title.startsWith(`${title}: `)).toBe(true)
      expect(meta(seen, 'description').endsWith(`. ${description}`)).toBe(true)
      expect(canonical(seen)).toBe(`/${prefix}`)
    },
  )

  it('are absolute where the site is known', async () => {
    const seen = await openMarketingPage('timblack', '/', { origin: 'https://fibra.example' })
    expect(canonical(seen)).toBe('https://fibra.example/timblack')
    expect(meta(seen, 'og:image')).toMatch(/^https:\/\/fibra\.example\/og\/ofertas\/.+\.jpg$/)
    const [product] = ofType(seen.data, 'Product')
    const offer = product?.offers as { url: string }
    expect(offer.url).toMatch(/^https:\/\/fibra\.example\/timblack\/checkout\//)
  })
})

describe('structured data', () => {
  it('are what search engines accept', async () => {
    for (const { prefix, path } of ofEachKind()) {
      const seen = await openMarketingPage(prefix, path, { origin: 'https://fibra.example' })
      expect(seen.data.length).toBeGreaterThan(0)
      expect([addressOf(seen), await structuredDataProblems(seen.data)]).toEqual([addressOf(seen), []])
    }
  })

  it('name site and organization on the start page alone, with the company where it is configured (D86)', async () => {
    const named = pages.filter(({ data }) => ofType(data, 'Organization').length > 0)
    expect(named.map(addressOf)).toEqual(['//'])
    const company = {
      name: 'Fibra Exemplo S.A.',
      cnpj: '11.222.333/0001-81',
      address: 'Rua das Flores, 10, Campinas/SP',
      privacyContact: 'dados@fibra.example',
    }
    const { data } = await openMarketingPage('', '/', { origin: 'https://fibra.example', company })
    const [organization] = ofType(data, 'Organization')
    expect(organization).toMatchObject({
      url: 'https://fibra.example/',
      legalName: company.name,
      taxID: company.cnpj,
    })
    expect(ofType(data, 'WebSite')).toMatchObject([{ url: 'https://fibra.example/', inLanguage: 'pt-BR' }])
    expect(await structuredDataProblems(data)).toEqual([])
  })

  it('name the last day of the prices where it is configured', async () => {
    const validUntil = (data: readonly Data[]) =>
      new Set(
        ofType(data, 'Product').map(({ offers }) => (offers as { priceValidUntil?: string }).priceValidUntil),
      )
    expect(validUntil(at('').data)).toEqual(new Set([undefined]))
    const { data } = await openMarketingPage('', '/', { pricesUntil: '2026-12-31' })
    expect(validUntil(data)).toEqual(new Set(['2026-12-31']))
  })

  it('say what a plan costs in its first twelve months, and after them (M9.5)', () => {
    const [plan] = planListOf('').filter(({ sku }) => sku === 'd500a')
    const product = ofType(at('').data, 'Product').find(({ sku }) => sku === 'd500a')
    expect(product).toMatchObject({
      name: 'TIM Ultrafibra 500 Mega',
      offers: {
        price: plan?.price_with_dacc.toFixed(2),
        description:
          'Preço por mês com débito automático, nos primeiros 12 meses. Depois, R$ 159,99 por mês.',
        priceSpecification: [
          { price: plan?.price_with_dacc.toFixed(2), unitCode: 'MON', billingDuration: 12 },
          { price: plan?.price_full.toFixed(2), unitCode: 'MON', billingStart: 12 },
        ],
      },
    })
  })

  it.each([
    ['paramount', '/', '/paramount'],
    ['globoplay/timblack', '/', '/globoplay/timblack'],
    ['', '/700mb', '/700mb'],
    ['sp', '/1gb', '/1gb'],
  ])('lead from %s%s back to the start page', (prefix, path, item) => {
    const [way] = ofType(at(prefix, path).data, 'BreadcrumbList')
    expect(way?.itemListElement).toMatchObject([
      { position: 1, name: 'Início', item: '/' },
      { position: 2, item },
    ])
    expect(ofType(at('').data, 'BreadcrumbList')).toEqual([])
  })

  it('do not end at a tag inside them', async () => {
    const [first, ...rest] = planListOf('')
    if (!first) throw new Error('no plan')
    const plans = [{ ...first, description: '</script><script>alert(1)</script>' }, ...rest]
    const { page, data } = await openMarketingPage('', '/', { plans })
    const scripts = [...page.querySelectorAll('script')]
    expect(scripts.every(({ type }) => type === 'application/ld+json')).toBe(true)
    expect(ofType(data, 'Product')[0]?.description).toBe('</script><script>alert(1)</script>')
  })
})
