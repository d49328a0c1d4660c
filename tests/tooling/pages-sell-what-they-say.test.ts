/** Marketing pages of an edition name only speeds, numbers of devices and prices of plans that they sell. */
import { describe, expect, it } from 'vitest'
import { firstEdition } from '../../src/edition/first-edition.ts'
import { pagePlansOf } from '../../server/site/collect-render-input.ts'
import { renderLanding } from '../../src/app/server-rendering/render-landing-page.tsx'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import { figuresIn, figuresOfPlans } from '../../src/content/find-advertised-figures.ts'
import { linesOn, type OfferPicture } from '../../src/content/landing/choose-offer-share-picture.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { withPlanCopy } from '../../src/edition/change-plans-in-edition.ts'
import { resolveEdition, type ResolvedEdition } from '../../src/edition/edition-content-at-instant.ts'
import type { Edition, EditionPlan } from '../../src/edition/edition-schema.ts'
import { marketingPathsOf } from '../../src/site/campaign-journeys-and-paths.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'

const at = new Date('2026-11-27T15:00:00Z')

type Page = {
  readonly address: string
  readonly html: string
  readonly text: string
  readonly sold: readonly Plan[]
  /** The plans of the general list, with which prices are compared. */
  readonly general: readonly Plan[]
}

/** The sentence that names the speed which a page does not have, and the address of the page itself. */
const NAMED_IN_VAIN = /Aqui não há planos de [\w ]+: veja os de velocidade mais próxima\.|\/(?:\d+mb|\dgb)\b/g

/** Returns all that a document says, also to search engines, without its drawings, styles and data for scripts. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<svg[^>]*>[^]*?<\/svg>|<style[^]*?<\/style>/g, ' ')
    .replaceAll(/<script(?![^>]*ld\+json)[^]*?<\/script>/g, ' ')
    .replaceAll(/<meta [^>]*content="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:nbsp|#160);|[\u00A0\u202F]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(NAMED_IN_VAIN, ' ')

async function openPage(edition: ResolvedEdition, prefix: string, path: string): Promise<Page> {
  const { campaigns, landingOf } = edition
  const data = { landing: landingOf(prefix), ...pagePlansOf(edition, prefix) }
  const pictures: OfferPicture[] = []
  const { head, html } = await renderLanding(
    path,
    pageCampaignOf(campaigns.settingsOf(prefix)),
    data,
    (picture) => `/og/${pictures.push(picture)}`,
  )
  const drawn = pictures.flatMap((picture) => Object.values(linesOn(picture))).join(' . ')
  const { blocks } = data.landing
  const beside = data.catalogue.filter(({ showcase }) => showcase !== undefined && blocks.includes(showcase))
  const text = `${textOf(`${head} ${html}`)} ${drawn}`
  return { address: `/${prefix}${path}`, html, text, sold: [...data.plans, ...beside], general: data.general }
}

/** Pages whose words differ from those of the general campaign's: the start page, and those about one speed. */
const OWN_WORDS = /^\/(?:\d+(?:mb|gb))?$/

/**
 * Opens the pages of some campaigns of an edition. In `npm test` those are left out that say the same as the start page
 * of their campaign.
 */
async function pagesOf(document: Edition, prefixes: readonly string[]): Promise<Page[]> {
  const edition = resolveEdition(document, at)
  const { campaigns, landingOf } = edition
  const pages: Page[] = []
  for (const prefix of prefixes.filter((each) => landingOf(each).blocks.length > 0))
    for (const path of marketingPathsOf(campaigns, prefix))
      if (isFull || prefix === '' || OWN_WORDS.test(path)) pages.push(await openPage(edition, prefix, path))
  return pages
}

/** Returns what a page says of speeds and devices that none of its plans has. */
const falseFigures = ({ address, text, sold }: Page) => {
  const figures = figuresOfPlans(sold)
  return figuresIn(text).flatMap((each) =>
    figures.has(each)
      ? []
      : [
          `${address} ${each}: …${text.slice(Math.max(0, text.indexOf(each) - 60), text.indexOf(each) + 40)}…`,
        ],
  )
}

const cents = (amount: number) => Math.round(amount * 100)

/** Returns the prices of a page that are none of its plans, nor the difference to another one or to the general list. */
function falsePrices({ address, text, sold, general }: Page): string[] {
  const own = sold.flatMap(({ price, price_with_dacc, price_full }) => [price, price_with_dacc, price_full])
  const said = [
    ...[...text.matchAll(/R\$ ?([\d.]+,\d{2})/g)].map(([, each = '']) =>
      Number(each.replaceAll('.', '').replace(',', '.')),
    ),
    ...[...text.matchAll(/"price":"?([\d.]+)/g)].map(([, each = '']) => Number(each)),
  ]
  const allowed = new Set(own.map(cents))
  const others = [...own, ...general.map(({ price_with_dacc }) => price_with_dacc)]
  for (const one of own) for (const other of others) allowed.add(cents(Math.abs(one - other)))
  return said.flatMap((each) => (allowed.has(cents(each)) ? [] : [`${address} ${each}`]))
}

const withPlan = (document: Edition, sku: string, change: Partial<EditionPlan>): Edition => ({
  ...document,
  plans: document.plans.map((each) => (each.sku === sku ? { ...each, ...change } : each)),
})

describe('the pages of an edition (D106)', () => {
  const prefixesOfCode = ['', ...resolveEdition(firstEdition, at).campaigns.prefixes]

  it.each(rowsToRun(prefixesOfCode, (prefix) => ['', 'sp', 'livelo', 'globoplay/timpre'].includes(prefix)))(
    'name under “%s” no speed, number of devices or price that they do not sell',
    async (prefix) => {
      const pages = await pagesOf(firstEdition, [prefix])
      expect(pages.flatMap(falseFigures)).toEqual([])
      expect(pages.flatMap(falsePrices)).toEqual([])
    },
  )

  const hidden = [
    ['300 Mega', 'd300a', ['', 'black-friday', 'timpre']],
    ['2 Giga', 'd2000b', ['', 'hbo-max', 'paramount', 'livelo']],
    ['1 Giga', 'd1000a', ['b', 'fluxo', 'd']],
  ] as const
  it.each(rowsToRun(hidden, 1))(
    'say nothing of %s once that plan is hidden',
    async (_name, sku, prefixes) => {
      const pages = await pagesOf(withPlan(firstEdition, sku, { hidden: true }), prefixes)
      expect(pages.flatMap(falseFigures)).toEqual([])
    },
  )

  it('say a price that was changed, and the former one nowhere', async () => {
    const pages = await pagesOf(withPlan(firstEdition, 'd600a', { price_with_dacc: 101.23 }), [
      '',
      'timblack',
    ])
    expect(pages.flatMap(falsePrices)).toEqual([])
    expect(pages.some(({ text }) => text.includes('101,23'))).toBe(true)
  })

  it('say of a copy that its price is the lowest only where it is (D81)', async () => {
    const copied = withPlanCopy(firstEdition, {
      of: 'd500a',
      sku: 'd500n',
      name: '500 Mega Natal',
      campaign: 'sp',
    })
    const document = withPlan(withPlan(copied, 'd500n', { price_with_dacc: 115, price: 125 }), 'd600sp', {
      badge: 'menor preço ',
    })
    expect(document.plans.find(({ sku }) => sku === 'd500n')?.badge).toBeUndefined()
    for (const { address, html } of await pagesOf(document, ['sp'])) {
      const cards = html.split('<article').slice(1)
      const labelled = cards.filter((each) => /menor preço/i.test(textOf(each.split('</article>')[0] ?? '')))
      expect([
        address,
        labelled.filter((each) => /115,00/.test(textOf(each.split('</article>')[0] ?? ''))),
      ]).toEqual([address, []])
    }
  })
})
