/** The risk check: a quiz that is failed twice, and an order that waits for a person. */
import { answer, eitherWay } from '../support/visitor-in-browser.ts'
import { expect, failedResource, onlyInFullRun, test } from '../support/e2e-test.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'

/** What both ways say of an order that waits for a person, as its title or as the last message. */
const HELD = 'Daqui uma pessoa segue com você'

// both: tests/journeys/used-up-limits-and-unmailed-codes.test.ts
for (const way of eitherWay('chat')) {
  test(
    `an order that is held for a person says so instead of going on checking, by ${way}`,
    onlyInFullRun,
    async ({ page, startServer, guard }) => {
      guard.allow(failedResource)
      const { url } = await startServer({}, { riskPerHour: 1 })
      await returnTo(page, url, way, 'confirmacao')
      await returnTo(page, url, way, 'ativar-debito')
      await answer(page, 'ativar-debito', { direct_debit: 'false' })
      await expect(page.getByRole('button', { name: 'Quero receber a ligação' })).toBeVisible()
      await expect(page.getByText(HELD)).toHaveCount(1)
      await expect(page.getByText('Confirmando os seus dados')).toHaveCount(0)
      if (way === 'chat') await expect(page.getByRole('log').locator('> *').last()).toContainText(HELD)
      else await expect(page).toHaveTitle(`${HELD} · TIM Ultrafibra`)

      // the button goes, so the focus goes to what takes its place
      await page.getByRole('button', { name: 'Quero receber a ligação' }).press('Enter')
      await expect(page.locator(':focus')).toContainText('Pedido guardado')

      await page.reload()
      await expect(page.getByText('Você já pediu a ligação para este pedido.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Quero receber a ligação' })).toHaveCount(0)
      await page.getByRole('button', { name: 'Pedir outra vez' }).click()
      await expect(page.getByRole('button', { name: 'Quero receber a ligação' })).toBeVisible()
    },
  )
}
