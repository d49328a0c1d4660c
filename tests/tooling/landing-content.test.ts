/** The texts of the landing pages contain what the specification names, and their links lead to existing pages. */
import { describe, expect, it } from 'vitest'
import { firstEdition } from '../../src/edition/first-edition.ts'
import { campaigns, catalogue, firstShop, landingOf } from '../support/first-shop.ts'
import { alternativeStartPageAt } from '../../src/content/site/alternative-start-pages.ts'
import { apps } from '../../src/content/landing/apps.ts'
import { speedCards } from '../../src/content/landing/sections.ts'
import { streamingBundleCards } from '../../src/pages/landing/build-streaming-bundle-cards.ts'
import { resolveSitePath } from '../../src/site/resolve-site-path.ts'

const slugs = firstEdition.benefits.map(({ slug }) => slug)
const cards = apps.rows.flat()

describe('the apps', () => {
  it('are all benefits of the catalogue, in two rows, each once (M2.58, M3.3)', () => {
    expect(apps.rows).toHaveLength(2)
    expect(cards.map(({ slug }) => slug).sort()).toEqual(slugs.sort())
    expect(firstEdition.texts.appsTitle).toBe('Saiba mais sobre os apps')
  })

  it("show 'Ver Planos' and a way to sign in for the streaming services alone (M2.41, M2.58)", () => {
    expect(apps.seePlans).toBe('Ver Planos')
    const leading = cards.filter(({ service }) => service)
    expect(leading.map(({ service }) => service)).toEqual(['paramount', 'hbo-max', 'globoplay'])
    expect(leading[1]?.name).toBe('HBO MAX')
    expect(cards.filter(({ signIn }) => signIn)).toEqual(leading)
    for (const { signIn } of leading) expect(signIn?.href).toMatch(/^https:/)
  })
})

it('a banner that asks for the CEP says that the form below asks for a telephone too (D107)', () => {
  const texts = [
    ...['', ...campaigns.prefixes].map((prefix) => landingOf(prefix).banner.text),
    ...['/ofertas', '/novo-cliente', '/700mb', '/500mb'].flatMap(
      (at) => alternativeStartPageAt(at)?.text ?? [],
    ),
  ]
  expect(texts.filter((text) => /(?:Digite|Diga|Informe) o CEP/.test(text)).length).toBeGreaterThan(5)
  expect(texts.filter((text) => /(?:Digite|Diga|Informe) o CEP(?! e o telefone)|na hora/.test(text))).toEqual(
    [],
  )
})

describe('the news', () => {
  const { news } = firstShop.words
  it('have an id and a picture each, and a text or somewhere to lead (M2.50, M3.6)', () => {
    for (const key of ['id', 'imageName', 'title'] as const)
      expect(new Set(news.map((card) => card[key])).size).toBe(news.length)
    for (const { showModal, fullDescription, linkNews, external } of news) {
      expect(fullDescription.length > 0).toBe(showModal)
      expect(linkNews !== '').toBe(!showModal)
      if (linkNews && !external) expect(resolveSitePath(linkNews, campaigns)).not.toBeNull()
    }
  })

  it('invent no video: only the operator knows its id (D87)', () => {
    expect(news.flatMap(({ streamLink }) => streamLink || [])).toEqual([])
  })
})

describe('figures of blocks', () => {
  const plans = catalogue.map((plan) => ({ ...plan, benefits: [] }))
  const planOf = (sku: string) => plans.find((plan) => plan.sku === sku)
  const showcased = (offer: string) => plans.find(({ showcase }) => showcase === offer)

  it('of the mini-cards are those of the catalogue: 700 Mega with Globoplay at R$109,99, a row of 1 Giga (M2.55)', () => {
    expect(
      streamingBundleCards(plans).map((card) => [
        card.link,
        card.title,
        card.price,
        card.full_price,
        card.streaming,
      ]),
    ).toEqual([
      // the regional plan, where it is sold
      ['/checkout/cep/?s=d600gles', '700 Mega', 109.99, 129.99, 'globoplay'],
      ['/checkout/cep/?s=d1000c', '1 Giga', 149.99, 199.99, 'paramount'],
      ['/checkout/cep/?s=d1000b', '1 Giga', 159.99, 219.99, 'hbo-max'],
    ])
  })

  it('of the profiles are the uploads of the catalogue (M2.51)', () => {
    expect(speedCards(plans).map(({ upload }) => upload)).toEqual(
      ['d500a', 'd600a', 'd1000a'].map((sku) => planOf(sku)?.plan_upload),
    )
  })

  it('of companies and players are those of the catalogue: R$119,99, 1 Giga of upload (M2.52)', () => {
    expect(showcased('business')).toMatchObject({ price_with_dacc: 119.99, plan_download: 1000 })
    expect(showcased('gamer')).toMatchObject({ plan_download: 2000, plan_upload: 1000 })
  })
})
