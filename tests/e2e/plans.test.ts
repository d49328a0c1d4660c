/** The plan list: a card for each speed, its streaming inside, the two that matter in sight (D65). */
import type { Page } from '@playwright/test'
import { answer, entrance, expectStep, field, question, sendButton, walk, WAYS } from '../support/driver.ts'
import { expect, test } from '../support/e2e.ts'
import { resize } from '../support/looks.ts'
import { joao } from '../support/people.ts'

test.use({ viewport: { width: 390, height: 844 } })

const cards = (page: Page) => question(page, 'planos').locator('.plan')
const radio = (page: Page, sku: string) => field(page, 'idPlan').and(page.locator(`[value="plan-${sku}"]`))

for (const way of WAYS) {
  test(`seven speeds are five cards here, the cheapest and the preselected in sight, by ${way}`, async ({
    page,
  }) => {
    await page.goto(entrance[way])
    await walk(page, { person: joao, until: 'planos' })
    await expect(cards(page)).toHaveCount(5)
    await expect(field(page, 'idPlan')).toHaveCount(9)
    await expect(cards(page).locator('.plan__name')).toHaveText([
      '2 Giga',
      '500 Mega',
      '700 Mega',
      '700 Mega com streaming',
      '1 Giga',
    ])
    await expect(radio(page, 'd2000b')).toBeChecked()
    await expect(radio(page, 'd2000b')).toBeInViewport()
    await expect(radio(page, 'd500a')).toBeInViewport()
    await expect(cards(page).nth(1)).toContainText('59')
    await expect(cards(page).nth(2)).toContainText('600 Mega + 100 Mega de bônus')
    await expect(cards(page).nth(2)).toContainText('200 Mega e 3 serviços a mais que o 500 Mega')
    await expect(cards(page).nth(3)).toContainText('O 700 Mega com um streaming à sua escolha')
    await expect(cards(page).nth(4)).toContainText('300 Mega e 2 serviços a mais que o 700 Mega')
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await resize(page, { width, height })
      await expect(sendButton(page, 'planos'), `${width} px`).toBeInViewport({ ratio: 1 })
    }

    const giga = cards(page).nth(4)
    await expect(giga.locator('.price__reais')).toHaveText('139')
    await giga.getByText('HBO Max').click()
    await expect(radio(page, 'd1000d')).toBeChecked()
    await expect(giga.locator('.price__reais')).toHaveText('159')
    // the card itself keeps the choice made inside it
    await giga.locator('.plan__difference').click({ force: true })
    await expect(radio(page, 'd1000d')).toBeChecked()
    await cards(page).nth(2).locator('.plan__difference').click({ force: true })
    await expect(radio(page, 'd600a')).toBeChecked()
    await expect(giga.locator('.price__reais')).toHaveText('139')
    await answer(page, 'planos', { idPlan: 'plan-d600gl' })
    await expectStep(page, 'nome')
  })
}

for (const way of WAYS) {
  test(`direct debit says what it saves, by ${way}`, async ({ page }) => {
    await page.goto(entrance[way])
    await walk(page, { person: joao, until: 'ativar-debito' })
    await expect(sendButton(page, 'ativar-debito', { direct_debit: 'true' })).toContainText(
      'Você economiza R$ 10,00 por mês.',
    )
  })
}
