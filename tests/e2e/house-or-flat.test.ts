/** The chat asks "É casa ou apartamento?" after a house number without a complement. */
import { expectStep, question, sendButton, switchTo, walk } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'

test(
  'a bare number is followed by house or flat, in one entry of history (D80, X13)',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/chat')
    await walk(page, { until: 'nr-imovel' })
    const form = question(page, 'nr-imovel')
    const entries = () => page.evaluate(() => history.length)
    const before = await entries()
    await form.locator('[name=number]').fill('1000')
    await sendButton(page, 'nr-imovel').click()

    const complement = form.getByRole('textbox', { name: 'É casa ou apartamento?' })
    await expect(complement).toBeFocused()
    await expect(complement).toHaveAttribute('name', 'complement')
    await expect(form.locator('button[type=submit]')).toHaveCount(1)
    expect(await form.locator('input:not([type=hidden])').count()).toBe(1)
    expect(await entries()).toBe(before)

    await page.reload()
    await expect(complement).toBeVisible()
    await switchTo(page, 'pages')
    await expect(form.locator('[name=number]')).toHaveValue('1000')
    await switchTo(page, 'chat')

    await complement.fill('apto 42')
    await sendButton(page, 'nr-imovel').click()
    await expectStep(page, 'planos')
    await expect(page.locator('[role="log"]')).toContainText('1000, apto 42')
  },
)
