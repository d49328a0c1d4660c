/** What search engines read of every document: canonical address, robots, sitemap. */
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { campaigns, landingOf } from '../support/first-shop.ts'
import { withCampaign } from '../../scripts/build/insert-campaign-into-html.ts'
import { renderAppPage } from '../../src/app/server-rendering/render-app-pages.tsx'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import { indexablePaths, canonicalLandingPath } from '../../src/site/indexable-paths.ts'
import { resolveSitePath } from '../../src/site/resolve-site-path.ts'
import { firstPathOf, marketingPathsOf } from '../../src/site/campaign-journeys-and-paths.ts'
import { canonicalOf, renderedPagesOf, NOT_FOUND } from '../../src/site/prerendered-pages.ts'
import { journeyEntryPaths } from '../support/journey-entry-paths.ts'
import { openMarketingPage } from '../support/render-marketing-pages.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

type Row = readonly [
  address: string,
  canonical: string | null,
  robots: 'index' | 'noindex',
  isInSitemap: boolean,
]

/** The documents without a campaign's prefix. */
const named: readonly Row[] = [
  ['/', '/', 'index', true],
  ['/ofertas', '/ofertas', 'index', true],
  ['/novo-cliente', '/novo-cliente', 'index', true],
  ['/700mb', '/700mb', 'index', true],
  ['/500mb', '/500mb', 'index', true],
  ['/1gb', '/1gb', 'index', true],
  ['/1gb/index.temp', '/1gb', 'index', false],
  ['/chat', '/chat', 'index', true],
  ['/checkout/cep/', '/checkout/cep/', 'index', true],
  ['/consultar-cobertura/chat', '/consultar-cobertura/chat', 'index', true],
  ['/consultar-cobertura/cep/', '/consultar-cobertura/cep/', 'index', true],
  ['/refidelizacao/chat', '/refidelizacao/chat', 'index', true],
  ['/refidelizacao/consulta-cpf/', '/refidelizacao/consulta-cpf/', 'index', true],
  ['/receber-ligacao', '/receber-ligacao/', 'index', true],
  ['/receber-ligacao/chat', '/receber-ligacao/chat', 'index', true],
  ['/regulamentos', '/regulamentos/', 'index', true],
  ['/linktree', '/linktree', 'index', true],
  ['/selecao-plano-movel', '/selecao-plano-movel', 'index', true],
  ['/demo', null, 'noindex', false],
  ['/demo/about', null, 'noindex', false],
  ['/demo/details/', null, 'noindex', false],
  // sent with the status 404
  [NOT_FOUND, null, 'index', false],
]

/** Every document without a campaign's prefix: a further journey begins on pages that are found like these. */
const general: readonly Row[] = [
  ...named,
  ...journeyEntryPaths
    .filter((address) => !named.some(([each]) => each === address))
    .map((address): Row => [address, address, 'index', true]),
]

/** The start page of every campaign, and the first questions of the one that has none. */
const ofCampaigns: readonly Row[] = [
  ['/timcontrole/', '/timcontrole', 'index', true],
  ['/timblack/', '/timblack', 'index', true],
  ['/timpre/', '/timpre', 'noindex', false],
  ['/b/', '/', 'index', false],
  ['/b/r/', '/', 'index', false],
  ['/b/timblack/', '/timblack', 'index', false],
  ['/c/', '/', 'index', false],
  ['/d/', '/', 'index', false],
  ['/fluxo/', '/', 'index', false],
  ['/r/', '/', 'index', false],
  ['/r2/', '/', 'index', false],
  ['/r3/', '/', 'index', false],
  ['/black-friday/', '/black-friday', 'index', true],
  ['/oferta-colaborador/', '/oferta-colaborador', 'noindex', false],
  ['/livelo/', '/livelo', 'noindex', false],
  ['/premium/', '/premium', 'index', true],
  ['/rs/', '/rs', 'index', true],
  ['/sp/', '/sp', 'index', true],
  ['/es/', '/es', 'index', true],
  ['/hbo-max/', '/hbo-max', 'index', true],
  ['/paramount/', '/paramount', 'index', true],
  ['/globoplay/', '/globoplay', 'index', true],
  ['/globoplay/timpre/', '/globoplay/timpre', 'noindex', false],
  ['/globoplay/timcontrole/', '/globoplay/timcontrole', 'index', true],
  ['/globoplay/timblack/', '/globoplay/timblack', 'index', true],
  ['/migracao-ultrafibra/chat', '/migracao-ultrafibra/chat', 'index', true],
  ['/migracao-ultrafibra/consulta-cpf/', '/migracao-ultrafibra/consulta-cpf/', 'index', true],
]
const rows = [...general, ...ofCampaigns]

const listed = indexablePaths(campaigns)
const addressOf = (prefix: string, document: string) => `${prefix && `/${prefix}`}${document}`
const everyDocument = ['', ...campaigns.prefixes].flatMap((prefix) =>
  renderedPagesOf(campaigns, prefix).map((document) => ({ prefix, document })),
)
const isMarketing = (prefix: string, document: string) =>
  marketingPathsOf(campaigns, prefix).includes(document)

const parsed = (head = '') => new JSDOM(`<head>${head}</head>`).window.document

/** The head of a document as the build writes it. */
async function headOf(prefix: string, document: string): Promise<Document> {
  if (isMarketing(prefix, document)) return parsed((await openMarketingPage(prefix, document)).head)
  const path = canonicalOf(campaigns, prefix, document)
  const { scene } = landingOf(prefix).banner
  const page = await renderAppPage(document, pageCampaignOf(campaigns.settingsOf(prefix)), { path, scene })
  return parsed(page?.head)
}

/** Whether a document says that it must not be listed: in the reply's headers and, but for the demo, in its head. */
async function isHidden(prefix: string, address: string): Promise<boolean> {
  const rules = campaigns.settingsOf(prefix)
  const frame = await withCampaign('<html lang="pt-BR"><head><!--campaign--></head></html>', rules)
  const hasTag = frame.includes('name="robots" content="noindex"')
  const hasHeader = resolveSitePath(address, campaigns)?.isHidden === true
  expect([address, hasTag]).toEqual([address, hasHeader && !address.startsWith('/demo')])
  return hasHeader
}

const isListed = (address: string) =>
  listed.includes(address) || (address !== '/' && listed.includes(address.replace(/\/$/, '')))

/** What a document says of itself, and whether the sitemap lists it. */
async function seenAt(address: string): Promise<Row> {
  const { prefix, path } = campaigns.splitPrefix(address)
  const head = await headOf(prefix, path)
  const canonical = head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null
  const robots = (await isHidden(prefix, address)) ? 'noindex' : 'index'
  return [address, canonical, robots, isListed(address)]
}

describe('search engines', () => {
  it('are told of every document of the table, and of no other by the sitemap', () => {
    const withoutPrefix = everyDocument.filter(({ prefix }) => prefix === '')
    expect(general.map(([address]) => address).toSorted()).toEqual(
      withoutPrefix.map(({ document }) => document).toSorted(),
    )
    const starts = everyDocument.filter(({ prefix, document }) => prefix !== '' && document === '/')
    expect(ofCampaigns.map(([address]) => address)).toEqual(
      expect.arrayContaining(starts.map(({ prefix }) => `/${prefix}/`)),
    )
    const wanted = rows.filter(([, , , isInSitemap]) => isInSitemap).map(([, canonical]) => canonical)
    expect(new Set(listed)).toEqual(new Set(wanted))
    expect(listed.length).toBe(wanted.length)
  })

  // of marketing pages landing-head.test.ts shows the canonical address
  const beside = ['/chat', '/demo', '/demo/details/', NOT_FOUND]
  const sample = ['/', '/livelo/', '/globoplay/timcontrole/', ...beside]
  const isSampled = ([address]: Row) => sample.includes(address)

  it.each(rowsToRun(rows, isSampled))('at %s read canonical %s and %s; listed: %s (D85)', async (...row) => {
    expect(await seenAt(row[0])).toEqual(row)
  })

  it('read the canonical address of the general page on a campaign’s other pages, which are not listed (D50)', async () => {
    for (const prefix of rowsToRun(['timblack', 'sp', 'c'], 1))
      for (const path of rowsToRun(['/500mb', '/ofertas'], 1))
        expect(await seenAt(`/${prefix}${path}`)).toEqual([`/${prefix}${path}`, path, 'index', false])
    expect(await seenAt('/timpre/linktree')).toEqual(['/timpre/linktree', '/linktree', 'noindex', false])
  })

  it('find the general document behind every other document of every campaign, which hides itself where its campaign does', async () => {
    const known = new Map(rows.map(([address, canonical]) => [address, canonical]))
    const others = everyDocument.filter(
      ({ prefix, document }) => !known.has(addressOf(prefix, document)) && document !== NOT_FOUND,
    )
    expect(others.length).toBeGreaterThan(300)
    for (const { prefix, document } of others) {
      const address = addressOf(prefix, document)
      const rules = campaigns.settingsOf(prefix)
      const canonical = isMarketing(prefix, document)
        ? canonicalLandingPath(rules, document)
        : canonicalOf(campaigns, prefix, document)
      // where a campaign's orders begin with another question, that of the general ones stands for it
      const isFirst = document === firstPathOf(campaigns, prefix)
      const wanted = isFirst ? firstPathOf(campaigns, '') : known.get(document)
      const robots = (await isHidden(prefix, address)) ? 'noindex' : null
      expect([address, canonical, robots, isListed(address)]).toEqual([address, wanted, rules.robots, false])
    }
  })
})
