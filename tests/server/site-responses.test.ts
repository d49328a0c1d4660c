/**
 * What the server sends for an address of the site: a rendered page, a file, a redirect or a 404, and its headers for
 * caching, compression, security and search engines.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { campaigns } from '../support/first-shop.ts'
import { renderedPagesOf, NOT_FOUND } from '../../src/site/prerendered-pages.ts'
import { rendererBy } from '../support/page-renderer.ts'
import { useServer } from '../support/server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'prosa-site-'))
const FILES: Record<string, string> = {
  'assets/index-Abc12345.js': 'console.log(1)',
  'favicon.svg': '<svg/>',
  'renderer/pages.js': 'export {}',
  built: '',
}
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
  writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(text))
}
afterAll(() => rmSync(folder, { recursive: true }))

const TITLES: Readonly<Record<string, string>> = {
  '/': 'início',
  '/chat': 'conversa',
  '/checkout/cep/': 'cep',
  [NOT_FOUND]: 'nada',
}
const INLINE = '<script>a()</script><style>b{}</style>'
const INLINE_ALLOWED =
  "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=';style-src 'self' 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans=';"

/**
 * Renders only a title with the campaign's prefix; the chat and the empty page have an inline script and style, too.
 */
const renderer = rendererBy(async ({ document, campaign: { prefix } }) => {
  const name = document === null ? 'casca' : (TITLES[document] ?? document)
  return `<title>${`${name} ${prefix}`.trim()}</title>${document === '/chat' || document === null ? INLINE : ''}`
})
const titleOf = (text: string) => /<title>[^<]*<\/title>/.exec(text)?.[0]

describe('the site', () => {
  const server = useServer({ site: folder, renderer })
  const get = (url: string, headers = {}) => server().call('GET', url, undefined, headers)

  it.each([
    ['/', 'início'],
    ['/chat', 'conversa'],
    ['/chat/', 'conversa'],
    ['/checkout/cep/', 'cep'],
    ['/checkout/cep?s=d600a', 'cep'],
    ['/checkout/nome/', 'casca'],
    ['/checkout/validacao/erro1', 'casca'],
    ['/pedido-realizado/', 'casca'],
    ['/regulamentos', '/regulamentos'],
    ['/chat-tct/', 'conversa'],
    ...campaigns.prefixes.flatMap((prefix) => {
      // elsewhere these redirect to another page
      const documents = renderedPagesOf(campaigns, prefix)
      const start = documents.includes('/') ? 'início' : 'casca'
      const cep = documents.includes('/checkout/cep/') ? 'cep' : 'casca'
      return [
        [`/${prefix}`, `${start} ${prefix}`],
        [`/${prefix}/`, `${start} ${prefix}`],
        [`/${prefix}/chat`, `conversa ${prefix}`],
        [`/${prefix}/checkout/cep/`, `${cep} ${prefix}`],
        [`/${prefix}/checkout/nome/`, `casca ${prefix}`],
      ]
    }),
  ])('%s is a page', async (url = '', title = '') => {
    const reply = await get(url)
    expect([reply.status, titleOf(reply.text)]).toEqual([200, `<title>${title}</title>`])
    expect(reply.headers['cache-control']).toBe('no-cache')
  })

  // each has its own title (tests/tooling/regulations-page.test.ts)
  it.each([
    ['/regulamentos/geral/', 'Regulamento da oferta TIM Ultrafibra'],
    ['/regulamentos/livelo', 'Regulamento do programa de pontos'],
    ['/oferta-colaborador/regulamentos/colaborador', 'Regulamento da oferta para colaboradores'],
  ])('%s is the page of a document', async (url, title) => {
    const reply = await get(url, { 'accept-encoding': 'identity' })
    expect([reply.status, titleOf(reply.text)]).toEqual([200, `<title>${title} · TIM Ultrafibra</title>`])
    expect(reply.headers['cache-control']).toBe('no-cache')
  })

  it.each([
    '/nada',
    '/checkout/nada',
    // a document for collaborators only
    '/regulamentos/colaborador',
    '/regulamentos/nada',
    '/evil/chat',
    '/chat/evil',
    '/checkout/cep/extra',
    '//evil.example',
    '/x\\evil',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/@evil',
    '/javascript:alert(1)',
    '/shell',
  ])('%s is not: a page says so with 404 (S15)', async (url) => {
    const reply = await get(url)
    expect([reply.status, reply.text]).toEqual([404, expect.stringMatching('<title>(?:nada|casca)</title>')])
    expect(reply.headers.location).toBeUndefined()
  })

  it.each([
    ['/timblack/timpre/chat', 'timblack'],
    ['/globoplay/timpre/nada', 'globoplay/timpre'],
  ])('%s is not: the campaign’s own page says so with 404', async (url, prefix) => {
    const reply = await get(url)
    expect([reply.status, reply.text]).toEqual([404, `<title>nada ${prefix}</title>`])
  })

  it.each([
    ['/nada', 'nada'],
    ['/checkout/cep/extra', 'nada'],
    // the page of a document says what is missing, and the starter template has its own words
    ['/regulamentos/nada', 'casca'],
    ['/demo/nada', 'casca'],
  ])('the page of %s is %s', async (url, title) => {
    expect(titleOf((await get(url)).text)).toBe(`<title>${title}</title>`)
  })

  it.each(['/%zz', '/black-friday%', '/chat/%E0%A4%A', '/%?a=%', '/%0d%0aLocation:%20//evil.example%'])(
    '%s is malformed: a page says so with 404, and all headers (D109)',
    async (url) => {
      const reply = await get(url)
      expect([reply.status, reply.text]).toEqual([
        404,
        expect.stringMatching('<title>(?:nada|casca)</title>'),
      ])
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringContaining('default-src'),
        'x-content-type-options': 'nosniff',
      })
      expect(reply.headers.location).toBeUndefined()
    },
  )

  it('refuses a malformed address of a call in the API’s shape', async () => {
    const reply = await get('/api/%zz')
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid'])
  })

  it.each([
    ['/CHAT', '/chat'],
    ['/Black-Friday', '/black-friday'],
    ['/Black-Friday/?utm_source=Zap&x=A%20B', '/black-friday/?utm_source=Zap&x=A%20B'],
    ['/black-friday/Chat?S=d600a', '/black-friday/chat?S=d600a'],
    ['/GloboPlay/TimPre/Checkout/CEP/', '/globoplay/timpre/checkout/cep/'],
    ['/Regulamentos/Geral/', '/regulamentos/geral/'],
    // redirected further from there
    ['/MAX', '/max'],
  ])('%s leads to %s, for good (D109)', async (url, target) => {
    const reply = await get(url)
    expect([reply.status, reply.headers.location]).toEqual([301, target])
    expect([200, 302]).toContain((await get(target)).status)
  })

  it.each([
    '/Nada',
    '/EVIL/chat',
    '//EVIL.example',
    '/%2f%2fEVIL.example',
    '/%5cEvil.example',
    '/CHAT//evil.example',
    '/@Evil',
    '/JavaScript:alert(1)',
    '/CHAT/%0d%0aLocation:evil',
    // nothing is looked for below an address that takes an id
    '/Pedido/AbCdEf',
  ])('%s leads nowhere: capitals open no address that is on no list (D109, S15)', async (url) => {
    const reply = await get(url)
    expect(reply.status).toBe(404)
    expect(reply.headers.location).toBeUndefined()
  })

  it.each([
    '/@evil.example',
    '/assets/index-Gone1234.js',
    '/assets/nada.css',
    '/csp.json',
    '/built.br',
    '/renderer/pages.js',
    '/assets/index-Abc12345.js.br',
    '/../package.json',
    '/%2e%2e/package.json',
    '/.env',
  ])('%s is a missing file: 404 and no page (X16)', async (url) => {
    const reply = await get(url)
    expect(reply.status).toBe(404)
    expect(reply.headers['cache-control']).not.toContain('immutable')
    if (url.startsWith('/assets') || url.endsWith('.json')) expect(reply.text).toBe('')
  })

  it('sends hashed files for a year, compressed', async () => {
    const reply = await server().app.inject({
      url: '/assets/index-Abc12345.js',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      vary: 'accept-encoding',
    })
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe('console.log(1)')
  })

  it('sends other files for an hour', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
    expect((await get('/faq-migracao.pdf')).headers['content-type']).toBe('application/pdf')
  })

  it('answers 304 to a cached page', async () => {
    const { headers } = await get('/chat')
    expect((await get('/chat', { 'if-none-match': String(headers.etag) })).status).toBe(304)
  })

  it.each([
    ['/chat', INLINE_ALLOWED],
    ['/timblack/checkout/nome/', INLINE_ALLOWED],
    ['/timblack/nada', "script-src 'self';style-src 'self';"],
    ['/checkout/cep/', "script-src 'self';style-src 'self';"],
    ['/assets/index-Abc12345.js', "script-src 'self';style-src 'self';"],
    ['/api/health', "script-src 'self';style-src 'self';"],
  ])('allows inline only what stands in %s', async (url, allowed) => {
    expect((await get(url)).headers['content-security-policy']).toContain(allowed)
  })

  it.each([
    '/',
    '/chat',
    '/checkout/nome/',
    '/timblack/',
    '/nada',
    '/favicon.svg',
    '/assets/index-Abc12345.js',
  ])('sends %s with the security headers (S14)', async (url) => {
    const { headers } = await get(url)
    const policy = String(headers['content-security-policy'])
    for (const each of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(each)
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })

  it.each(['l', 'ls', 'lmig'])(
    'sends no referrer where the address carries a lead: %s (S1)',
    async (name) => {
      const { headers } = await get(`/checkout/nome/?${name}=3d1cbd04-27e4-4a51-a0ff-0d1d0fd5ae0b`)
      expect(headers['referrer-policy']).toBe('no-referrer')
    },
  )

  it.each(campaigns.prefixes)(
    'keeps search engines out of %s where its rules say so, on every page (M2.76, M§2, D60)',
    async (prefix) => {
      const expected = ['timpre', 'globoplay/timpre', 'oferta-colaborador', 'livelo'].includes(prefix)
      for (const page of ['', '/', '/chat', '/checkout/nome/']) {
        const { headers } = await get(`/${prefix}${page}`)
        expect(headers['x-robots-tag']).toBe(expected ? 'noindex' : undefined)
      }
    },
  )

  it('lets them see what belongs to no campaign', async () => {
    expect((await get('/')).headers['x-robots-tag']).toBeUndefined()
  })
})

describe('search engines', () => {
  const server = useServer({ site: folder, renderer, env: { APP_ENV: 'test' } })
  it('are kept out of the whole of a test (M2.76)', async () => {
    for (const path of ['/', '/timpre', '/timblack/chat'])
      expect([path, (await server().call('GET', path)).headers['x-robots-tag']]).toEqual([path, 'noindex'])
  })
})
