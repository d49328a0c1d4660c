/** The affiliate script of the loyalty campaign (M§2). */
import { afterEach, expect, test, vi } from 'vitest'
import { choose } from './consent.ts'
import { loadAllowed } from './third-parties.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  for (const script of document.head.querySelectorAll('script')) script.remove()
})

test('is loaded with the page as url_product, under the loyalty campaign alone (M2.74)', async () => {
  const reply = { success: true, affiliate: 'https://affiliate.example/script.js' }
  vi.stubGlobal('fetch', async () => Response.json(reply))
  window.history.replaceState(null, '', '/livelo/?utm_source=x')
  const asked = () =>
    [...document.head.querySelectorAll('script')].map(({ src }) =>
      Object.fromEntries(new URL(src).searchParams),
    )
  choose('func')
  await loadAllowed(true)
  expect(asked()).toEqual([])
  choose('both')
  await loadAllowed(false)
  expect(asked()).toEqual([])
  await loadAllowed(true)
  expect(asked()).toEqual([{ url_product: `${window.location.origin}/livelo/` }])
})
