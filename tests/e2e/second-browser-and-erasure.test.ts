/** Continuing an order in another browser, and erasing it. */
import { waitAndErrorWords } from '../../src/content/loading-saving-and-failures.ts'
import { expectStep, question } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { joaoAtEmail, returnTo } from '../support/open-order-made-by-api.ts'

test(
  'a link to an order on a marketing page leads into the order, where it stopped (D56)',
  onlyInFullRun,
  async ({ page, baseURL }) => {
    const id = await joaoAtEmail(String(baseURL))
    await page.goto(`/ofertas?l=${id}&test=B`)
    await expectStep(page, 'email')
    expect(new URL(page.url()).search).not.toContain(id)
  },
)

test(
  'what erases is in sight once the chat has opened it on a telephone',
  onlyInFullRun,
  async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await returnTo(page, server.url, 'chat', 'email')
    const line = question(page, 'email').locator('input[name=email]')
    await line.fill('quero apagar meus dados')
    await line.press('Enter')
    const erase = page.getByRole('button', { name: 'Apagar tudo' })
    await expect(erase).toBeInViewport({ ratio: 1 })
    // what is typed next stands below it
    const [button, foot] = await Promise.all([erase.boundingBox(), page.locator('.chat__foot').boundingBox()])
    expect((button?.y ?? 999) + (button?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  },
)

test(
  'a link that a page shows is whole in its panel, and leads to pages on the other device',
  onlyInFullRun,
  async ({ page, browser, server }) => {
    await page.setViewportSize({ width: 390, height: 740 })
    await returnTo(page, server.url, 'pages', 'email')
    await page.locator('summary').filter({ hasText: 'Ajuda' }).click()
    await page.getByRole('button', { name: 'Mostrar um link para o outro aparelho' }).click()
    const square = page.getByRole('img', { name: 'Quadrado para a câmera: abre o link para continuar' })
    await expect(square).toBeInViewport({ ratio: 1 })
    const link = await page.getByRole('textbox', { name: 'Link para continuar' }).inputValue()
    const context = await browser.newContext()
    const other = await context.newPage()
    await other.goto(link)
    await other.getByRole('button', { name: waitAndErrorWords.singleUseLink.open }).click()
    await expectStep(other, 'email')
    expect(new URL(other.url()).pathname).toMatch(/\/checkout\/email\/?$/)
    await context.close()
  },
)
