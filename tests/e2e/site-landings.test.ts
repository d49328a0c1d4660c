/** The start page at its other addresses and at those of the campaigns. */
import type { Page } from '@playwright/test'
import { campaigns } from '../../src/campaigns/all-campaigns.ts'
import { landingOf } from '../../src/campaigns/landing-of-campaign.ts'
import { streamingPages } from '../../src/content/landing/streaming-pages.ts'
import { answer } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { examineSitePage } from '../support/examine-site-page.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const names = (page: Page) => page.locator('.plan-card__name')
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href')

const speeds = [
  { path: '/700mb', heading: '700 Mega para a casa toda', plan: /^700 Mega/ },
  { path: '/500mb', heading: '500 Mega para até 40 aparelhos', plan: /^500 Mega/ },
  { path: '/1gb', heading: '1 Giga para quem faz tudo ao mesmo tempo', plan: /^1 Giga/ },
]

for (const { path, heading: words, plan } of rowsToRun(speeds, 1)) {
  test(`${path} lists the plans of its speed, none of them marked (D78)`, onlyInFullRun, async ({ page }) => {
    await page.goto(path)
    await expect(heading(page)).toHaveText(words)
    expect(await canonical(page)).toBe(path)
    await expect(names(page).first()).toBeVisible()
    for (const name of await names(page).allTextContents()) expect(name).toMatch(plan)
    await expect(page.getByText('Escolhido para você')).toHaveCount(0)
    await examineSitePage(page, path)
  })
}

test('/700mb shows both groups that are sold as 700 Mega', onlyInFullRun, async ({ page }) => {
  await page.goto('/700mb')
  await expect(names(page).first()).toHaveText('700 Mega')
  await expect(names(page).filter({ hasText: 'Paramount+' })).not.toHaveCount(0)
})

test('/1gb/index.temp is /1gb', async ({ request }) => {
  const html = await (await request.get('/1gb/index.temp')).text()
  expect(html).toContain('1 Giga para quem faz tudo ao mesmo tempo')
  expect(html).toContain('<link rel="canonical" href="/1gb"/>')
})

test('/ofertas opens at its plan list', onlyInFullRun, async ({ page }) => {
  await page.goto('/ofertas')
  await expect(heading(page)).toHaveText('Ofertas de internet fibra')
  await expect(page).toHaveTitle('Ofertas de internet fibra · TIM Ultrafibra')
  expect(await canonical(page)).toBe('/ofertas')
  await expect(names(page).first()).toBeInViewport()
  await examineSitePage(page, '/ofertas')
})

test('/novo-cliente says so, and asks for the CEP', onlyInFullRun, async ({ page }) => {
  await page.goto('/novo-cliente')
  await expect(heading(page)).toHaveText('Você ainda não é cliente da fibra')
  await answer(page, 'cep', { cep: '01310100' })
  await expect(page).toHaveURL(/\/consultar-cobertura\/nr-imovel\/$/)
})

test('the heading of a landing page is in its HTML', async ({ request }) => {
  for (const { path, heading: words } of speeds) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(words)
    expect(html).toContain(`<link rel="canonical" href="${path}"/>`)
  }
})

const ownPages = ['timpre', 'livelo', 'globoplay/timblack', 'black-friday']
// tests/tooling/campaign-differences.test.ts and landing-head.test.ts
for (const prefix of rowsToRun(ownPages, (prefix) => prefix === 'globoplay/timblack')) {
  test(`/${prefix} has its own heading and title`, onlyInFullRun, async ({ page }) => {
    await page.goto(`/${prefix}`)
    const { banner } = landingOf(prefix)
    await expect(heading(page)).toHaveText(banner.heading)
    await expect(page.getByText(banner.text)).toBeVisible()
    const { title } = campaigns.settingsOf(prefix)
    await expect(page).toHaveTitle(/ por R\$.*\/mês com débito automático · TIM Ultrafibra$/)
    expect((await page.title()).startsWith(`${title}: `)).toBe(true)
  })
}

test(
  'the page of a streaming service shows what can be watched, and links to its plans',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/hbo-max')
    const { banner, rows } = streamingPages['hbo-max']
    await expect(heading(page)).toHaveText(landingOf('hbo-max').banner.heading)
    await expect(page.getByRole('heading', { name: banner.heading })).toBeVisible()
    for (const { title } of rows) await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.getByRole('link', { name: banner.action }).first().click()
    await expect(names(page).first()).toBeInViewport()
    for (const name of await names(page).allTextContents()) expect(name).toMatch(/HBO Max|2 Giga/)
  },
)

test('an answer of the FAQ opens by its address', onlyInFullRun, async ({ page }) => {
  await page.goto('/#faq-vizinho')
  await expect(page.locator('#faq-vizinho')).toBeInViewport()
})

test('/max goes to /hbo-max, with its query', onlyInFullRun, async ({ page }) => {
  await page.goto('/max?utm_source=tv')
  await expect(page).toHaveURL(/\/hbo-max\?utm_source=tv$/)
  await expect(heading(page)).toHaveText(landingOf('hbo-max').banner.heading)
})
