// @vitest-environment jsdom
/** Which server calls go to, by <meta> tags and the stored `apiHost`, with which headers and credentials. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rowsToRun } from '../../../tests/support/rows-to-run.ts'

const DEFAULT = 'https://backend.test/v1'
const ALLOWED = ['https://one.test', 'https://two.test/api']

/** Writes the <meta> tags that the server puts into the page's head. */
function writeHead(url: string, hosts: readonly string[]): void {
  document.head.innerHTML = `<meta name="api-url" content="${url}"><meta name="api-hosts" content="${hosts.join(' ')}">`
}

/** Makes two calls to the API and one to the page's own server, and returns their URLs, headers and credentials. */
async function requestsWith(stored: string | null) {
  vi.resetModules()
  if (stored !== null) localStorage.setItem('apiHost', stored)
  const asked: { readonly url: string; readonly init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    asked.push({ url, init })
    return Response.json({ success: false })
  })
  const { landingServices } = await import('../landing/make-landing-services.ts')
  const services = landingServices(
    () => {},
    () => {},
  )
  await services.lookUpCep('01310100')
  await services.askForCall('11987654321')
  await services.newsVideos()
  const beginning = (path: string) => asked.find(({ url }) => url.endsWith(path))?.url.slice(0, -path.length)
  const call = asked.find(({ url }) => url.endsWith('/supportRequest'))
  return {
    base: beginning('/supportRequest'),
    site: beginning('/third-parties'),
    headers: [...new Headers(call?.init.headers).keys()].sort(),
    credentials: call?.init.credentials,
  }
}

describe('the base of a page’s calls', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
    document.head.innerHTML = ''
  })

  const known: readonly (readonly [what: string, stored: string | null, base: string])[] = [
    ['that of the server’s settings where nothing is stored', null, DEFAULT],
    ['a host that is allowed', 'https://one.test', 'https://one.test'],
    ['the same, stored without a scheme', 'one.test', 'https://one.test'],
    ['one that is allowed with a path, named by its host', 'two.test', 'https://two.test/api'],
    ['not an allowed one without TLS', 'http://one.test', DEFAULT],
    ['not an allowed one with another path', 'https://two.test/other', DEFAULT],
    ['not one that it does not know', 'https://evil.example', DEFAULT],
    ['not one that begins like an allowed one', 'https://one.test.evil.example', DEFAULT],
    ['not one hidden behind a user name', 'https://one.test@evil.example', DEFAULT],
    ['not a scheme alone', 'https://', DEFAULT],
  ]
  const sample: readonly (string | null)[] = [null, 'two.test', 'https://one.test.evil.example']
  it.each(rowsToRun(known, ([, stored]) => sample.includes(stored)))(
    'is %s (D104, S26)',
    async (_what, stored, base) => {
      writeHead(DEFAULT, ALLOWED)
      expect(await requestsWith(stored)).toMatchObject({ base, site: '/api' })
    },
  )

  it('is the page’s own server where its settings name no other (D104)', async () => {
    writeHead('', [])
    expect(await requestsWith('https://evil.example')).toMatchObject({ base: '/api', site: '/api' })
  })

  it('is the page’s own server for a page without such settings, as a preview is (D104)', async () => {
    expect(await requestsWith(null)).toMatchObject({ base: '/api', site: '/api' })
  })

  it('sends another host accept and content-type alone, and no credentials (D104)', async () => {
    writeHead(DEFAULT, [])
    const sent = await requestsWith(null)
    expect(sent.headers).toEqual(['accept', 'content-type'])
    expect(sent.credentials).toBe('omit')
  })

  it('sends the page’s own server all of them, by its whole address too (D104)', async () => {
    writeHead(`${location.origin}/api`, [])
    const sent = await requestsWith(null)
    expect(sent.base).toBe(`${location.origin}/api`)
    expect(sent.headers).toEqual(['accept', 'content-type', 'idempotency-key', 'x-channel'])
  })
})
