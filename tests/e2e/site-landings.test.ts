/** The start page under its other addresses and under the campaigns' (M§2, D50). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { examineSitePage } from '../support/site-page.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const names = (page: Page) => page.locator('.start__plan h3')
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href')

const speeds = [
  { path: '/700mb', heading: '700 Mega para a casa toda', plan: /^700 Mega/ },
  { path: '/500mb', heading: '500 Mega para até 40 aparelhos', plan: /^500 Mega/ },
  { path: '/1gb', heading: '1 Giga para quem faz tudo ao mesmo tempo', plan: /^1 Giga/ },
]

for (const { path, heading: words, plan } of speeds) {
  test(`${path} lists the plans of its speed, the first of them preselected`, async ({ page }) => {
    await page.goto(path)
    await expect(heading(page)).toHaveText(words)
    expect(await canonical(page)).toBe(path)
    await expect(names(page).first()).toBeVisible()
    for (const name of await names(page).allTextContents()) expect(name).toMatch(plan)
    await expect(page.locator('.start__plan').first()).toContainText('Escolhido para você')
    await expect(page.getByText('Escolhido para você')).toHaveCount(1)
    await examineSitePage(page, path)
  })
}

test('/700mb shows both groups that are sold as 700 Mega', async ({ page }) => {
  await page.goto('/700mb')
  await expect(names(page).first()).toHaveText('700 Mega')
  await expect(names(page).filter({ hasText: 'Paramount+' })).not.toHaveCount(0)
})

test('/1gb/index.temp is /1gb', async ({ page }) => {
  await page.goto('/1gb/index.temp')
  await expect(heading(page)).toHaveText('1 Giga para quem faz tudo ao mesmo tempo')
  expect(await canonical(page)).toBe('/1gb')
})

test('/ofertas opens at its plan list', async ({ page }) => {
  await page.goto('/ofertas')
  await expect(heading(page)).toHaveText('Ofertas de internet fibra')
  await expect(page).toHaveTitle('Ofertas de internet fibra · TIM Ultrafibra')
  expect(await canonical(page)).toBe('/ofertas')
  await expect(names(page).first()).toBeInViewport()
  await examineSitePage(page, '/ofertas')
})

test('/novo-cliente says so, and asks for the CEP', async ({ page }) => {
  await page.goto('/novo-cliente')
  await expect(heading(page)).toHaveText('Você ainda não é cliente da fibra')
  await page.getByRole('textbox').fill('01310100')
  await page.getByRole('button', { name: 'Consultar meu endereço' }).click()
  await expect(page).toHaveURL(/\/checkout\/nr-imovel\/$/)
})

test('the heading of a landing page stands in its HTML', async ({ request }) => {
  for (const { path, heading: words } of speeds) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(words)
    expect(html).toContain(`<link rel="canonical" href="${path}" />`)
  }
})

const campaigns = {
  '/timpre': 'TIM Pré com fibra em casa',
  '/livelo': 'Fibra que vale pontos Livelo',
  '/paramount/': 'Internet fibra com Paramount+',
  '/globoplay/timblack': 'TIM Black com fibra e Globoplay',
}

for (const [path, words] of Object.entries(campaigns)) {
  test(`${path} has a heading of its own`, async ({ page }) => {
    await page.goto(path)
    await expect(heading(page)).toHaveText(words)
    await expect(page).toHaveTitle(`${words} · TIM Ultrafibra`)
  })
}

test('/max leads to /hbo-max, with its query', async ({ page }) => {
  await page.goto('/max?utm_source=tv')
  await expect(page).toHaveURL(/\/hbo-max\?utm_source=tv$/)
  await expect(heading(page)).toHaveText('Internet fibra com HBO Max')
})
