/** The start page under its other addresses (/1gb, /ofertas …), the campaigns' landing pages, and the streaming pages. */
import type { Page } from '@playwright/test'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { examineSitePage } from '../support/examine-site-page.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const names = (page: Page) => page.locator('.plan-card__name')
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href')

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

const pages = [
  { path: '/700mb', heading: '700 Mega para a casa toda', plan: /^700 Mega/ },
  { path: '/500mb', heading: '500 Mega para até 40 aparelhos', plan: /^500 Mega/ },
  { path: '/1gb', heading: '1 Giga para quem faz tudo ao mesmo tempo', plan: /^1 Giga/ },
  { path: '/novo-cliente', heading: 'Você ainda não é cliente da fibra', plan: /Mega|Giga/ },
]

test('the HTML of a landing page has its heading, and that of a speed the plans of its speed alone', async ({
  request,
}) => {
  for (const { path, heading: words, plan } of pages) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(words)
    expect(html).toContain(`<link rel="canonical" href="${path}"/>`)
    const listed = [...html.matchAll(/class="plan-card__name">([^<]*)/g)].map(([, name = '']) => name)
    expect(listed, path).not.toEqual([])
    expect(
      listed.filter((name) => !plan.test(name)),
      path,
    ).toEqual([])
    // both groups that are sold as 700 Mega
    if (path === '/700mb') {
      expect(listed[0]).toBe('700 Mega')
      expect(listed).toContainEqual(expect.stringContaining('Paramount+'))
    }
  }
})

test('an answer of the FAQ opens by its address', onlyInFullRun, async ({ page }) => {
  await page.goto('/#faq-vizinho')
  await expect(page.locator('#faq-vizinho')).toBeInViewport()
})
