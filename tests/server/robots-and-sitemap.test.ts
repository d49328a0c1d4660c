/** What search engines may read: /robots.txt and /sitemap.xml. */
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { campaigns } from '../support/first-shop.ts'
import { resolveSitePath } from '../../src/site/resolve-site-path.ts'
import { indexablePaths } from '../../src/site/indexable-paths.ts'
import { journeyEntryPaths } from '../support/journey-entry-paths.ts'
import { useServer, type TestServer } from '../support/server.ts'

const pathsOf = (text: string) =>
  [...new JSDOM(text, { contentType: 'application/xml' }).window.document.querySelectorAll('loc')].map(
    (each) => each.textContent,
  )
const read = async (server: TestServer, path: string, host: string) =>
  server.call('GET', path, undefined, { host })

describe('the pages that search engines are to know', () => {
  const paths = indexablePaths(campaigns)

  it('exist, each once, and none is hidden from them', () => {
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths) {
      const address = resolveSitePath(path, campaigns)
      expect([path, address?.isHidden]).toEqual([path, false])
    }
  })

  it('are the landing pages, the campaigns that may be found, what an order begins on, and what is beside it', () => {
    const shown = campaigns.prefixes.filter((prefix) => {
      const { robots, variantOf } = campaigns.settingsOf(prefix)
      return robots === null && variantOf === null
    })
    const ownFirst = ['/migracao-ultrafibra/chat', '/migracao-ultrafibra/consulta-cpf/']
    // the ones that are named here, and where a further journey begins
    const wanted = new Set([
      '/',
      '/ofertas',
      '/novo-cliente',
      '/700mb',
      '/500mb',
      '/1gb',
      ...shown.filter((prefix) => prefix !== 'migracao-ultrafibra').map((prefix) => `/${prefix}`),
      '/chat',
      '/checkout/cep/',
      ...ownFirst,
      '/consultar-cobertura/cep/',
      '/consultar-cobertura/chat',
      '/refidelizacao/consulta-cpf/',
      '/refidelizacao/chat',
      '/receber-ligacao/',
      '/receber-ligacao/chat',
      '/regulamentos/',
      '/linktree',
      '/selecao-plano-movel',
      ...journeyEntryPaths,
    ])
    expect(paths.toSorted()).toEqual([...wanted].toSorted())
    for (const prefix of ['timpre', 'globoplay/timpre', 'livelo', 'oferta-colaborador'])
      expect(shown).not.toContain(prefix)
  })
})

describe('a site whose address is configured', () => {
  const server = useServer({ env: { PUBLIC_URL: 'https://fibra.example/' } })

  it('names its pages by it, whoever asks', async () => {
    const robots = await read(server(), '/robots.txt', 'other.example')
    expect(robots.text).toContain('Sitemap: https://fibra.example/sitemap.xml\n')
    expect(robots.headers['content-type']).toMatch(/^text\/plain/)
    const sitemap = await read(server(), '/sitemap.xml', 'other.example')
    expect(sitemap.headers['content-type']).toMatch(/^application\/xml/)
    expect(pathsOf(sitemap.text)).toEqual(
      indexablePaths(campaigns).map((path) => `https://fibra.example${path}`),
    )
  })
})

describe('a test environment', () => {
  const server = useServer({ env: { APP_ENV: 'test' } })

  it('names no page (M2.76)', async () => {
    expect(pathsOf((await read(server(), '/sitemap.xml', 'fibra.example')).text)).toEqual([])
  })
})

describe('a site whose address is not configured', () => {
  const server = useServer()
  const behindProxy = useServer({ env: { TRUST_PROXY: 'true' } })

  it.each([
    ['the Host', { host: 'evil.example:3000' }],
    ['a Host that is none', { host: '<script>' }],
    [
      'a header of a proxy',
      { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    ],
  ])('names its pages by its own address, never by %s (S7, S61)', async (_what, asked) => {
    const own = `http://localhost:${behindProxy().config.port}`
    for (const path of ['/robots.txt', '/sitemap.xml']) {
      const { text, headers } = await behindProxy().call('GET', path, undefined, asked)
      expect(text).not.toMatch(/evil|script/)
      expect(text).toContain(`${own}/`)
      expect(headers['cache-control']).toBe('public, max-age=3600')
    }
    expect(pathsOf((await behindProxy().call('GET', '/sitemap.xml', undefined, asked)).text)).toContain(
      `${own}/timblack`,
    )
  })

  it('lets nobody crawl its calls', async () => {
    const { text } = await read(server(), '/robots.txt', 'fibra.example')
    expect(text).toContain('User-agent: *\nDisallow: /api/\nDisallow: /json/\n')
  })
})
