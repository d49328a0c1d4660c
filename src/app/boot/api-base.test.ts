// @vitest-environment jsdom
/** Where a page's calls go: from the browser's storage to the host of the request. */
import { afterEach, describe, expect, it, vi } from 'vitest'

const OWN = 'https://api.prosa.test'
const ALLOWED = ['https://one.prosa.test', 'two.prosa.test']

/** Hosts that a page's calls and counts reach with `apiHost` stored as it is. */
async function hostsWith(stored: string | null): Promise<Set<string>> {
  vi.resetModules()
  vi.stubEnv('VITE_API_BASE', OWN)
  vi.stubEnv('VITE_API_HOSTS', ALLOWED.join(', '))
  if (stored !== null) localStorage.setItem('apiHost', stored)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ success: false })
  })
  const { landingServices } = await import('../landing/services.ts')
  const services = landingServices(
    () => {},
    () => {},
  )
  await services.lookUpCep('01310100')
  await services.askForCall('11987654321')
  await services.newsVideos()
  expect(asked.length).toBeGreaterThanOrEqual(2)
  return new Set(asked.map((url) => new URL(url).origin))
}

describe('the host of a page’s calls', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
    localStorage.clear()
  })

  it.each([
    ['that of the build where nothing is stored', null, OWN],
    ['the first that the build allows', 'https://one.prosa.test', 'https://one.prosa.test'],
    ['another, that it allows without a scheme', 'https://two.prosa.test', 'https://two.prosa.test'],
    ['the same, stored without a scheme', 'two.prosa.test', 'https://two.prosa.test'],
    ['not an allowed one without TLS', 'http://two.prosa.test', OWN],
    ['not one that it does not know', 'https://evil.example', OWN],
    ['not one that begins like an allowed one', 'https://one.prosa.test.evil.example', OWN],
    ['not one hidden behind a user name', 'https://one.prosa.test@evil.example', OWN],
    ['not the whole list', ALLOWED.join(','), OWN],
    ['not an empty one', '', OWN],
  ])('is %s (D26, S26)', async (_what, stored, host) => {
    expect(await hostsWith(stored)).toEqual(new Set([host]))
  })
})
