/** Tests that the island with the card that the URL's fragment names is hydrated before it is in view. */
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstShop } from '../../../tests/support/first-shop.ts'
import { fallbackCampaign } from '../../campaigns/fallback-campaign.ts'
import type { LandingServices } from '../../pages/landing/landing-services.ts'
import NewsReadMore from '../../pages/landing/islands/NewsReadMore.tsx'
import { startIslands } from './start-islands.ts'

beforeEach(() => {
  // nothing is ever in view
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

const cities = firstShop.words.news[0] ?? expect.unreachable()

const page = () =>
  `<div id="c2000" data-island="NewsReadMore" data-when="visible" data-ids="a-" data-props='${JSON.stringify({ item: cities })}'>${renderToString(
    <NewsReadMore item={cities} />,
  )}</div>`

const island = () => document.querySelector<HTMLElement>('[data-island]')

test('the part with the card that the address names does not wait until it is in view (M2.43)', async () => {
  window.history.replaceState(null, '', '/timblack/#c2000')
  document.body.innerHTML = page()
  const reported: unknown[] = []
  const stop = startIslands(fallbackCampaign, {} as LandingServices, (error) => void reported.push(error))
  await expect.poll(() => island()?.dataset.alive ?? reported[0]).toBe('')
  stop()
})

test('the part with the card that a later address names does so, too (M2.43)', async () => {
  document.body.innerHTML = page()
  const stop = startIslands(fallbackCampaign, {} as LandingServices, () => {})
  await new Promise(setImmediate)
  expect(island()?.dataset.alive).toBeUndefined()
  window.location.hash = '#c2000'
  await expect.poll(() => island()?.dataset.alive).toBe('')
  stop()
})
