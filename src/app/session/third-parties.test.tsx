/** Third-party scripts load only for the purposes that the visitor has allowed. */
import { afterEach, expect, test, vi } from 'vitest'
import { storeConsentChoice } from './consent.ts'
import { loadAllowedThirdParties } from './third-parties.ts'

const reply = {
  success: true,
  affiliate: 'https://affiliate.example/script.js',
  container: 'https://container.example/script.js',
  webchat: 'https://webchat.example/script.js',
}

afterEach(() => {
  vi.unstubAllGlobals()
  for (const script of document.head.querySelectorAll('script')) script.remove()
})

const addresses = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src))

// first: the addresses are fetched once per page
test('scripts are not loaded for a purpose refused while their addresses were fetched (D61)', async () => {
  const fetched = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => fetched.promise)
  storeConsentChoice('both')
  const loaded = loadAllowedThirdParties(true)
  storeConsentChoice('func')
  fetched.resolve(Response.json(reply))
  await loaded
  expect(addresses().map(({ hostname }) => hostname)).toEqual(['webchat.example'])
})

test('the affiliate’s gets the page as url_product, under the loyalty campaign alone (M2.74)', async () => {
  vi.stubGlobal('fetch', async () => Response.json(reply))
  window.history.replaceState(null, '', '/livelo/?utm_source=x')
  const asked = () =>
    addresses()
      .filter(({ hostname }) => hostname === 'affiliate.example')
      .map(({ searchParams }) => Object.fromEntries(searchParams))
  storeConsentChoice('func')
  await loadAllowedThirdParties(true)
  expect(asked()).toEqual([])
  storeConsentChoice('both')
  await loadAllowedThirdParties(false)
  expect(asked()).toEqual([])
  await loadAllowedThirdParties(true)
  expect(asked()).toEqual([{ url_product: `${window.location.origin}/livelo/` }])
})
