/** What search engines are told of every marketing page: canonical address, robots, sitemap (M2.76, D50, D85). */
import { describe, expect, it } from 'vitest'
import { withCampaign } from '../../scripts/build/campaign-page.ts'
import { campaigns } from '../../src/campaigns/all-campaigns.ts'
import { indexablePaths } from '../../src/site/indexable-paths.ts'
import { addressAt, marketingPathsOf } from '../../src/site/page-at-path.ts'
import { addressOf, openMarketingPage } from '../support/marketing-pages.ts'

type Row = readonly [address: string, canonical: string, robots: 'index' | 'noindex', isInSitemap: boolean]

/** The start page of every campaign, and every other page of the general one. */
const rows: readonly Row[] = [
  ['/', '/', 'index', true],
  ['/ofertas', '/ofertas', 'index', true],
  ['/novo-cliente', '/novo-cliente', 'index', true],
  ['/700mb', '/700mb', 'index', true],
  ['/500mb', '/500mb', 'index', true],
  ['/1gb', '/1gb', 'index', true],
  ['/1gb/index.temp', '/1gb', 'index', false],
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
]
const listed = indexablePaths(campaigns)

/** What a page says of itself, and whether the sitemap lists it. */
async function seenAt(address: string): Promise<Row> {
  const { prefix, path } = campaigns.splitPrefix(address)
  const { page } = await openMarketingPage(prefix, path)
  const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
  const frame = await withCampaign(
    '<html lang="pt-BR"><head><!--campaign--></head></html>',
    campaigns.rulesOf(prefix),
  )
  const isHidden = addressAt(address, campaigns)?.isHidden === true
  expect([address, frame.includes('name="robots" content="noindex"')]).toEqual([address, isHidden])
  const isListed =
    listed.includes(address) || (address !== '/' && listed.includes(address.replace(/\/$/, '')))
  return [address, canonical, isHidden ? 'noindex' : 'index', isListed]
}

describe('search engines', () => {
  it('are told of every page of the table', () => {
    const pages = ['', ...campaigns.prefixes].flatMap((prefix) =>
      marketingPathsOf(campaigns, prefix)
        .filter((path) => prefix === '' || path === '/')
        .map((path) => `${prefix && `/${prefix}`}${path}`),
    )
    expect(rows.map(([address]) => address).toSorted()).toEqual(pages.toSorted())
  })

  it.each(rows)('at %s read canonical %s and %s; listed: %s (D85)', async (...row) => {
    expect(await seenAt(row[0])).toEqual(row)
  })

  it('read the canonical address of the general page on a campaign’s other pages, which are not listed (D50)', async () => {
    for (const prefix of ['timblack', 'sp', 'c'])
      for (const path of ['/500mb', '/ofertas'])
        expect(await seenAt(`/${prefix}${path}`)).toEqual([`/${prefix}${path}`, path, 'index', false])
    expect(addressOf(await openMarketingPage('c', '/ofertas'))).toBe('/c/ofertas')
  })
})
