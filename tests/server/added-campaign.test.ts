/** A new campaign needs one folder: server and browser derive everything else from it. */
import { describe, expect, it } from 'vitest'
import { readCampaign } from '../../src/app/boot/read-campaign.ts'
import { renderHere, rendererBy } from '../support/page-renderer.ts'
import { useServer } from '../support/server.ts'
import { parsePage } from '../support/parse-page.ts'

/** The folder. */
const vila = {
  lpOrigin: 'LP Vila',
  title: 'Fibra na sua vila',
  flags: { regionOffer: true as const },
  checkout: ['d700a', 'd2000b'],
  footer: { sales: false },
  robots: 'noindex' as const,
}

describe('a campaign that is one folder more', () => {
  const server = useServer({
    renderer: rendererBy(renderHere),
    edition: (edition) => ({
      ...edition,
      campaigns: { ...edition.campaigns, vila, 'vila/timpre': {} },
    }),
  })

  const open = async (address: string) => {
    const { status, headers, text } = await server().call('GET', address)
    return { status, headers, page: parsePage(text) }
  }
  const skus = (body: Readonly<Record<string, unknown>>) =>
    (body.plans as { sku: string; showOnLanding: boolean }[]).map(({ sku }) => sku)

  it('has plans: on its page and at an address', async () => {
    const { body } = await server().call('GET', '/json/vila.json')
    expect(skus(body)).toEqual(['d700a', 'd2000b'])
    const covered = await server().call('GET', '/api/cep/coverage?cep=01310100&number=1000&addon=vila')
    expect(skus(covered.body)).toEqual(['d700a', 'd2000b'])
  })

  it('has a page with its title, its footer, and its prefix in the links', async () => {
    const { status, page } = await open('/vila/')
    expect([status, page.title]).toEqual([
      200,
      expect.stringMatching(/^Fibra na sua vila: .* · TIM Ultrafibra$/),
    ])
    const hrefs = [...page.querySelectorAll('footer a')].map((link) => link.getAttribute('href'))
    expect(hrefs).not.toContain('tel:08005551020')
    expect(hrefs).toEqual(expect.arrayContaining(['tel:10341', '/vila/regulamentos/']))
  })

  it('keeps search engines out, in the header and in the page', async () => {
    const { headers, page } = await open('/vila/checkout/nome/')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  it('is no address where nobody has added it, and neither is one below it', async () => {
    expect((await open('/aldeia/')).status).toBe(404)
    const below = await open('/vila/nada')
    expect([below.status, readCampaign(below.page).prefix]).toEqual([404, 'vila'])
  })
})
