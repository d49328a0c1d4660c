/** Pages outside the order: the page of links and the choice of the mobile plan. */
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { answer, expectStep, leadId, walk } from '../support/visitor-in-browser.ts'
import { joao } from '../support/people.ts'
import { delayRequests } from '../support/delay-requests.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { examineSitePage } from '../support/examine-site-page.ts'

// site-documents.test.ts
test('/linktree: a name, a line, and every way to us', onlyInFullRun, async ({ page }) => {
  await page.goto('/linktree')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TIM Ultrafibra')
  const links = page.getByRole('main').getByRole('link')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const [, , coverage] = hrefs
  // its last segment says from where somebody comes (M2.39)
  expect(coverage).toMatch(/^\/consultar-cobertura\/cep\/\w{6}\/$/)
  expect(hrefs.map((href) => href?.replace(/\?.*/, ''))).toEqual([
    '/chat',
    '/checkout/cep/',
    coverage,
    'https://wa.me/558005551020',
    '/receber-ligacao/',
    'https://www.tim.com.br/atendimento',
    '/regulamentos/',
  ])
  await examineSitePage(page, 'linktree')
})

// tests/server/added-campaign.test.ts
test('/linktree keeps the campaign', onlyInFullRun, async ({ page }) => {
  await page.goto('/timpre/linktree')
  await page.getByRole('link', { name: /Regulamentos e contratos/ }).click()
  await expect(page).toHaveURL(/\/timpre\/regulamentos\/$/)
})

const choices = [
  { name: 'TIM Controle', bonus: 'Até 20 GIGA a mais', path: '/timcontrole/' },
  { name: 'TIM Black', bonus: 'Até 30 GIGA', path: '/timblack/' },
  { name: 'TIM Pré', bonus: 'Internet de bônus por até 12 meses', path: '/timpre/' },
  { name: 'Ainda não', bonus: '', path: '/' },
]

test('/selecao-plano-movel: each mobile plan with its bonus', onlyInFullRun, async ({ page }) => {
  await page.goto('/selecao-plano-movel')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você já é cliente TIM no celular?')
  const buttons = page.locator('form[data-step="selecao-plano-movel"] button[name="idPlan"]')
  const values = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('value')))
  expect(values).toEqual(['timcontrole', 'timblack', 'timpre', 'nenhum'])
  await examineSitePage(page, 'mobile plan selection')
})

for (const { name, bonus, path } of rowsToRun(choices, ({ path }) => path === '/')) {
  test(`/selecao-plano-movel: ${name} leads to ${path}, with plan and tracking (F2.30)`, async ({ page }) => {
    await page.goto('/selecao-plano-movel?s=d500a&utm_source=tv&cpf=52998224725')
    const button = page.getByRole('button', { name })
    await expect(button).toContainText(bonus)
    await button.click()
    await page.waitForURL((url) => url.pathname === path)
    expect(new URL(page.url()).searchParams.toString()).toBe('utm_source=tv&s=d500a')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você já é cliente TIM no celular?')
  })
}

// tests/journeys/mobile.test.ts, tests/server/mobile-line.test.ts
test(
  '/selecao-plano-movel: the mobile plan that was chosen, its bonus and the source are stored with the lead (F2.30)',
  onlyInFullRun,
  async ({ page, server }) => {
    await page.goto('/selecao-plano-movel?utm_source=tv')
    await page.getByRole('button', { name: 'TIM Black' }).click()
    await page.waitForURL('**/timblack/?utm_source=tv')
    await page.getByRole('link', { name: 'Prefiro o chat' }).click()
    await walk(page, { person: joao, until: 'consulta-telefone' })
    // docs/test-people.md
    await answer(page, 'consulta-telefone', { phone: '11922220001' })
    await expectStep(page, 'nome')
    const id = await leadId(page)
    const lead = await page.request.get(`/api/lead/${id}`)
    expect(await lead.json()).toMatchObject({ addon: 'timblack', idPlanAddonBonus: 'bonus-timblack' })
    const [row] = await server.sql('select origin from leads where id = $1', [id])
    expect(row?.origin).toMatchObject({ addon: 'timblack', utm_source: 'tv' })
  },
)

test('/selecao-plano-movel by keyboard, and the other way', onlyInFullRun, async ({ page }) => {
  await page.goto('/selecao-plano-movel?s=d500a')
  await page.getByRole('button', { name: 'TIM Pré' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/timpre/?s=d500a')
  await page.goBack()
  await page.getByRole('link', { name: 'Prefiro o chat' }).click()
  await page.waitForURL('**/chat?s=d500a')
})

test(
  'what is answered before the pages are alive is taken once they are (D35)',
  onlyInFullRun,
  async ({ page }) => {
    const choice = await delayRequests(page, /\/assets\/.*\.js$/)
    await page.goto('/selecao-plano-movel?s=d500a', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'TIM Black' }).click()
    choice()
    await page.waitForURL('**/timblack/?s=d500a')

    const telephone = page.locator('[name="telephone"]')
    for (const address of ['/receber-ligacao', '/receber-ligacao/chat']) {
      await page.goto('about:blank')
      await page.unrouteAll()
      const call = await delayRequests(page, /\/assets\/.*\.js$/)
      await page.goto(address, { waitUntil: 'commit' })
      await telephone.fill('119')
      await telephone.press('Enter')
      call()
      await expect(telephone).toHaveAttribute('aria-invalid', 'true')
      await expect(telephone).toHaveValue(/11.*9/)
    }
  },
)

test(
  'the footer links to two PDFs, and /faq-migracao.pdf is downloaded (F2.33)',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/linktree')
    for (const file of ['faq-migracao.pdf', 'politica-de-privacidade.pdf']) {
      const reply = await page.request.get(`/${file}`)
      expect(reply.status()).toBe(200)
      expect(reply.headers()['content-type']).toBe('application/pdf')
      expect((await reply.body()).subarray(0, 5).toString()).toBe('%PDF-')
      await expect(page.getByRole('contentinfo').locator(`a[href="/${file}"]`)).toBeVisible()
    }
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Dúvidas sobre a migração (PDF)' }).click()
    expect((await download).suggestedFilename()).toBe('faq-migracao.pdf')
  },
)
