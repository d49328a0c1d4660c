/** Every URL shows its own page, or the one it redirects to; pages are hydrated without changes. */
import type { Page } from '@playwright/test'
import { campaigns } from '../support/first-shop.ts'
import { journeyOf } from '../../src/funnel/journey-registry.ts'
import { resolveSitePath, type SiteAddress } from '../../src/site/resolve-site-path.ts'
import { firstPathOf, journeysOf } from '../../src/site/campaign-journeys-and-paths.ts'
import { renderedPageAt } from '../../src/site/prerendered-pages.ts'
import { CHECKOUT_PATHS } from '../../src/site/checkout-paths.ts'
import { SITE_PAGES, WHATSAPP_CHAT } from '../../src/site/pages-outside-orders.ts'
import { expect, test } from '../support/e2e-test.ts'
import { isFull, rowsToRun, oneOfEach } from '../support/rows-to-run.ts'
import { examineSitePage } from '../support/examine-site-page.ts'

test.setTimeout(isFull ? 600_000 : 90_000)

const bare = (path: string) => path.replace(/\/$/, '') || '/'

type Row = { readonly written: string; readonly address: SiteAddress }

/** Every address under a campaign, except those that contain a number or a name. */
function addressesOf(prefix: string): Row[] {
  const ofJourneys = journeysOf(campaigns, prefix).flatMap((journey) => {
    const { root, pages } = journeyOf({ journey })
    return [...pages.map(({ path }) => path), `${root}/chat`]
  })
  const ofCheckout = CHECKOUT_PATHS.map((path) => `${path}/`)
  const all = [...Object.keys(SITE_PAGES), WHATSAPP_CHAT, '/consulta-cpf/', ...ofJourneys, ...ofCheckout]
  const rows = all.flatMap((path) => {
    const written = (prefix && `/${prefix}`) + path
    const address = resolveSitePath(written, campaigns)
    return address ? [{ written, address }] : []
  })
  return rows.filter(oneOfEach(({ address }) => address.path))
}

/** With `npm test` one campaign of each journey, and what no earlier journey showed at that path. */
const prefixes = rowsToRun(
  ['', ...campaigns.prefixes],
  oneOfEach((prefix) => campaigns.settingsOf(prefix).journey),
)
const isNew = oneOfEach<Row>(({ address: { path, form } }) => `${path} ${form}`)
const isEntrance = ({ address: { path, prefix } }: Row) =>
  ['/', '/chat', bare(firstPathOf(campaigns, prefix))].includes(path)
/** An address without its own document is drawn by code alone, and mostly redirects elsewhere. */
const isDrawnByCode = ({ written }: Row) => renderedPageAt(written, campaigns) === null
const tables = prefixes.map((prefix) => {
  const rows = addressesOf(prefix).filter((row, at) => isFull || isNew(row, at) || isEntrance(row))
  const documents = rows.filter((row) => !isDrawnByCode(row))
  // what each document holds is read in tests/server; here, that a browser keeps it
  const sample = new Set([
    ...rowsToRun(documents, Math.ceil(documents.length / 24)),
    ...rowsToRun(rows.filter(isDrawnByCode), 1),
  ])
  return { prefix, rows: rows.filter((row) => sample.has(row)) }
})

/** Where an address may lead before anything is answered: to itself, the first question or the start page. */
function targetsOf({ written, address }: Row): string[] {
  const { journey, screen, prefix, form } = address
  const [first] = journeyOf({ journey: journey ?? 'standard' }).pages
  const base = prefix && `/${prefix}`
  const isFirst = form !== null && first?.steps[0] === form
  if (screen !== 'step' || isFirst) return [bare(written)]
  return [bare(base + (first?.path ?? '')), bare(base)]
}

/** Keeps the first thing that is drawn: anything that replaces it was not hydrated. */
function keepFirst() {
  new MutationObserver((_changes, observer) => {
    const app = document.querySelector('.app')
    if (!app) return
    Object.assign(window, { firstApp: app })
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

/**
 * Whether a document was hydrated, and where it differs from what was sent: what appears by itself, the consent banner,
 * the list of regulations, where WhatsApp is told that the visitor is, a live region that is still empty, and that the
 * composer has the focus, is not compared.
 */
function drawnIn(html: string) {
  const drawn = (page: Document) => {
    const late = '.consent-place, .site-wide, [role="status"]:empty'
    page.querySelectorAll(late).forEach((part) => part.remove())
    page.querySelectorAll('.chat').forEach((part) => part.classList.remove('chat--focus-below'))
    page.querySelectorAll('a[href*="wa.me"]').forEach((link) => link.removeAttribute('href'))
    return page.querySelector('#root')?.innerHTML ?? ''
  }
  const before = drawn(new DOMParser().parseFromString(html, 'text/html'))
  const after = drawn(document)
  let same = 0
  while (same < before.length && before[same] === after[same]) same += 1
  const part = (text: string) => text.slice(same, same + 80)
  const isKept = 'firstApp' in window && window.firstApp === document.querySelector('.app')
  return { isKept, before: part(before), after: part(after) }
}

const isAnswerable = () => performance.getEntriesByName('prosa:answerable').length > 0

/** What an address shows once its redirects have ended. */
async function shownAt(page: Page) {
  const path = new URL(page.url()).pathname
  const steps = await page
    .locator('[data-step]:visible')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-step')))
  const [heading = ''] = await page.locator('h1:visible').allInnerTexts()
  return { path, title: await page.title(), steps, heading }
}

// what each document holds, under every campaign: tests/server/known-and-unknown-urls.test.ts
for (const { prefix, rows } of rowsToRun(tables, ({ prefix }) => prefix === '')) {
  test(`every address under /${prefix} shows its own content`, async ({ page }) => {
    await page.addInitScript(keepFirst)
    const headings = new Map<string, string>()
    const examined = new Set<string>()
    for (const row of rows) {
      const where = row.written
      const reply = await page.goto(where)
      expect(reply?.status(), where).toBe(200)
      await page.waitForFunction(isAnswerable)
      await expect(page.locator('h1:visible'), where).toHaveCount(1)
      const { path, title, steps, heading } = await shownAt(page)
      expect(targetsOf(row), where).toContain(bare(path))
      const form = resolveSitePath(path, campaigns)?.form ?? null
      if (form !== null) expect(steps, where).toEqual([form])
      else expect(steps.length, where).toBeLessThanOrEqual(1)
      expect(title, where).toMatch(/^\S.+ · TIM Ultrafibra$/)
      // the same title always means the same thing; a chat is headed as a chat, whatever is asked there
      const kind = `${title} ${path.endsWith('/chat') ? 'chat' : 'page'}`
      expect(headings.get(kind) ?? heading, where).toBe(heading)
      headings.set(kind, heading)
      if (row.address.screen !== 'start' && renderedPageAt(where, campaigns) !== null) {
        const { isKept, before, after } = await page.evaluate(drawnIn, (await reply?.text()) ?? '')
        expect([isKept, after], where).toEqual([true, before])
      }
      if (isFull && !examined.has(path)) await examineSitePage(page, path)
      examined.add(path)
      // where a visitor came in is kept for the tab, and a chat that knows it is drawn again
      await page.evaluate(() => sessionStorage.clear())
    }
  })
}
