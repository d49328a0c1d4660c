/** The customer's offer that a link names is chosen already, and labelled "Sugerido pelo seu link". */
import type { Page } from '@playwright/test'
import { answer, eitherWay, expectStep, field, question } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'

/** Expects one offer to be chosen and to be the suggested one, also to screen readers. */
async function expectSuggested(page: Page, name: string, id: string, reason: string): Promise<void> {
  const radio = field(page, name).and(page.locator(`[value="${id}"]`))
  await expect(radio).toBeChecked()
  await expect(radio).toHaveAccessibleDescription(reason)
  const badged = question(page, 'ofertas').locator('.plan', { hasText: reason })
  await expect(badged).toHaveCount(1)
  await expect(badged.locator(`[value="${id}"]`)).toHaveCount(1)
}

for (const way of eitherWay('pages')) {
  test(
    `a renewal link chooses its offer and labels it as suggested, by ${way}`,
    onlyInFullRun,
    async ({ page }) => {
      await page.goto(`/refidelizacao/${way === 'chat' ? 'chat' : 'consulta-cpf/'}?idr=plan-rf600`)
      await answer(page, 'consulta-cpf', { cpf: '30000000620' })
      await expectStep(page, 'ofertas')
      const reason = 'Sugerido pelo seu link'
      await expectSuggested(page, 'offer1', 'plan-rf600', reason)

      // one's own choice is not called a suggestion, and the suggestion stays where it is
      const own = field(page, 'offer1').and(page.locator('[value="plan-rf500"]'))
      await own.check()
      await expect(own).not.toHaveAccessibleDescription(reason)
      const badged = question(page, 'ofertas').locator('.plan', { hasText: reason })
      await expect(badged.locator('[value="plan-rf600"]')).toHaveCount(1)
    },
  )
}
