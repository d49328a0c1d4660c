/** Every address of a campaign has a document title of its own. */
import { beforeAll, describe, expect, test } from 'vitest'
import { campaigns } from '../support/first-shop.ts'
import { loadJourney } from '../../src/app/journeys/load-journey.ts'
import { chatTitleOf } from '../../src/conversation/chat-title.ts'
import { cart } from '../../src/content/cart-page.ts'
import { callRequest } from '../../src/content/call-request.ts'
import { alternativeStartPageAt } from '../../src/content/site/alternative-start-pages.ts'
import { linktree } from '../../src/content/site/linktree.ts'
import { mobilePlan } from '../../src/content/site/mobile-plan-selection.ts'
import { regulations } from '../../src/content/site/regulations-page.ts'
import { formOf, journeyOf } from '../../src/funnel/journey-registry.ts'
import type { JourneyId } from '../../src/funnel/step-and-journey-types.ts'
import { formTextOf } from '../../src/questions/look-up-step-texts.ts'
import { resolveSitePath } from '../../src/site/resolve-site-path.ts'
import { journeysOf } from '../../src/site/campaign-journeys-and-paths.ts'
import { SITE_PAGES } from '../../src/site/pages-outside-orders.ts'

type Titled = readonly [path: string, title: string]

function titlesOfJourney(journey: JourneyId): Titled[] {
  const { pages, root } = journeyOf({ journey })
  return [
    ...pages.map((page): Titled => [page.path, formTextOf({ journey }, formOf(page)).title]),
    [`${root}/chat`, chatTitleOf(journey)],
  ]
}

const SITE: Readonly<Record<string, string>> = {
  '/checkout': cart.title,
  '/receber-ligacao': callRequest.title,
  '/receber-ligacao/chat': callRequest.chatTitle,
  '/regulamentos': regulations.title,
  '/linktree': linktree.title,
  '/selecao-plano-movel': mobilePlan.title,
}
/** The same page under a second address. */
const SECOND = ['/checkout/carrinho', '/1gb/index.temp']

const prefixes = ['', ...campaigns.prefixes]

beforeAll(async () => {
  for (const journey of new Set(prefixes.flatMap((prefix) => journeysOf(campaigns, prefix))))
    await (await loadJourney(journey)).later?.()
})

describe.each(prefixes)('under /%s', (prefix) => {
  test('no two addresses share a title', () => {
    const site = Object.keys(SITE_PAGES)
      .filter(
        (path) =>
          !SECOND.includes(path) &&
          resolveSitePath(`/${prefix}${path}`.replace('//', '/'), campaigns)?.screen !== 'step',
      )
      .map((path): Titled => [
        path,
        SITE[path] ?? alternativeStartPageAt(path)?.title ?? campaigns.settingsOf(prefix).title,
      ])
    const all = [...journeysOf(campaigns, prefix).flatMap(titlesOfJourney), ...site]
    const byTitle = Map.groupBy(all, ([, title]) => title)
    const shared = [...byTitle].filter(([, addresses]) => addresses.length > 1)
    expect(shared.map(([title, addresses]) => [title, addresses.map(([path]) => path)])).toEqual([])
    expect(all.every(([, title]) => title !== '')).toBe(true)
  })
})
