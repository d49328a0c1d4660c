/** Pages outside the order: the choice of the mobile plan, and the files in the footer. */
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { delayRequests } from '../support/delay-requests.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const choices = [
  { name: 'TIM Controle', bonus: 'Até 20 GIGA a mais', path: '/timcontrole' },
  { name: 'TIM Black', bonus: 'Até 30 GIGA', path: '/timblack' },
  { name: 'TIM Pré', bonus: 'Internet de bônus por até 12 meses', path: '/timpre' },
  { name: 'Ainda não', bonus: '', path: '/' },
]

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

test('/selecao-plano-movel by keyboard, and the other way', onlyInFullRun, async ({ page }) => {
  await page.goto('/selecao-plano-movel?s=d500a')
  await page.getByRole('button', { name: 'TIM Pré' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/timpre?s=d500a')
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
    await page.waitForURL('**/timblack?s=d500a')

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
