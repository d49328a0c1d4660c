/** What a campaign writes into the HTML of its pages: settings, theme, robots. */
import { describe, expect, it } from 'vitest'
import { campaigns } from '../support/first-shop.ts'
import { campaignPlugin, withCampaign } from '../../scripts/build/insert-campaign-into-html.ts'
import { cspHashes } from '../../server/site/pack-rendered-page.ts'
import { readCampaign } from '../../src/app/boot/read-campaign.ts'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import { fallbackCampaign } from '../../src/campaigns/fallback-campaign.ts'
import { parsePage } from '../support/parse-page.ts'

const shell = '<!doctype html><html lang="pt-BR"><head><!--campaign--></head><body></body></html>'
const block = (text: string) => parsePage(`<script type="application/json" id="campaign">${text}</script>`)

describe('a page of a campaign', () => {
  it.each(['', 'timblack', 'globoplay/timpre', 'black-friday'])(
    'sends the browser the rules of %j',
    async (prefix) => {
      const rules = campaigns.settingsOf(prefix)
      expect(readCampaign(parsePage(await withCampaign(shell, rules)))).toEqual(pageCampaignOf(rules))
    },
  )

  it('does not end its data at a tag inside it', async () => {
    const rules = { ...campaigns.settingsOf(''), title: '</script><script>alert(1)</script>' }
    const html = await withCampaign(shell, rules)
    expect(parsePage(html).querySelectorAll('script')).toHaveLength(1)
    expect(readCampaign(parsePage(html)).title).toBe(rules.title)
  })

  it('keeps search engines out where the rules say so', async () => {
    const robots = async (prefix: string) =>
      parsePage(await withCampaign(shell, campaigns.settingsOf(prefix)))
        .querySelector('meta[name=robots]')
        ?.getAttribute('content')
    expect(await robots('globoplay/timpre')).toBe('noindex')
    expect(await robots('timblack')).toBeUndefined()
  })

  it('is dark from the first paint under Black Friday, and only there (M§2)', async () => {
    const html = await withCampaign(shell, campaigns.settingsOf('black-friday'))
    expect(html).toContain('<html lang="pt-BR" data-theme="dark" data-campaign="black-friday">')
    expect(html).toMatch(
      /<style>:root\[data-theme='dark'\]\[data-campaign='black-friday'\] \{ --bar: #050607; --night: /,
    )
    expect(html).toContain('<meta name="theme-color" content="#050607">')
    expect(await withCampaign(shell, campaigns.settingsOf('d'))).toContain('<html lang="pt-BR">')
  })

  it('needs no hash for its data, and one for its theme', async () => {
    expect(cspHashes(await withCampaign(shell, campaigns.settingsOf('timblack')))).toEqual({
      scripts: [],
      styles: [],
    })
    const themed = cspHashes(await withCampaign(shell, campaigns.settingsOf('black-friday')))
    expect(themed.styles).toHaveLength(1)
  })

  it('is the same in development, by its address', async () => {
    const transform = campaignPlugin().transformIndexHtml
    if (typeof transform !== 'function') throw new Error('the plugin changed its shape')
    const at = (originalUrl: string) =>
      Reflect.apply(transform, undefined, [shell, { path: '/index.html', filename: '', originalUrl }])
    expect(await at('/globoplay/timpre/chat?s=d600a')).toBe(
      await withCampaign(shell, campaigns.settingsOf('globoplay/timpre')),
    )
    expect(await at('/chat')).toBe(await withCampaign(shell, campaigns.settingsOf('')))
  })
})

describe('a page that does not tell its campaign', () => {
  it.each([
    ['nothing', parsePage('<p></p>')],
    ['no JSON', block('{"prefix":')],
    ['another shape', block('{"prefix":"timblack"}')],
    ['null', block('null')],
    ['a list', block('[]')],
  ])('belongs to none: %s', (_, page) => {
    expect(readCampaign(page)).toEqual(fallbackCampaign)
  })
})
