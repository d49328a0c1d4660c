/** The plan list: a card for each speed, its streaming inside, the two that matter in sight (D65). */
import type { Page } from '@playwright/test'
import {
  eitherWay,
  answer,
  entrance,
  expectStep,
  field,
  freeLine,
  question,
  sendButton,
  walk,
} from '../support/driver.ts'
import { expect, inFull, test } from '../support/e2e.ts'
import { matrix } from '../support/matrix.ts'
import { resize } from '../support/looks.ts'
import { joao } from '../support/people.ts'
import { returnTo } from '../support/return-visit.ts'

test.use({ viewport: { width: 390, height: 844 } })

const cards = (page: Page) => question(page, 'planos').locator('.plan')
const radio = (page: Page, sku: string) => field(page, 'idPlan').and(page.locator(`[value="plan-${sku}"]`))

/** Where the first two cards' names and prices are, between what is fixed above them and the bar below. */
const firstView = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.action-bar')?.getBoundingClientRect().top ?? 0
    const scroller = document.querySelector('.chat__scroll')?.getBoundingClientRect().top ?? 0
    return [...document.querySelectorAll('.plan')]
      .slice(0, 2)
      .flatMap((card) => [...card.querySelectorAll('.plan__name, .plan__price')])
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.height === 0 || box.top < scroller || box.bottom > bar)
      .map(({ part, box }) => `${part.className} ${box.top}–${box.bottom}, bar ${bar}`)
  })

const sizes = [
  [390, 844],
  [360, 740],
] as const
for (const way of eitherWay('chat')) {
  for (const [width, height] of matrix(sizes, ([width]) => width === 360)) {
    test(`the cheapest and the preselected price are above the bar at ${width} × ${height}, by ${way}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto(entrance[way])
      await walk(page, { person: joao, until: 'planos' })
      await expect(cards(page).nth(1)).toContainText('59,99')
      await expect.poll(() => firstView(page)).toEqual([])
    })
  }
}

test('the plan that was advised is chosen, and first in the view (A20)', async ({ page }) => {
  await page.goto('/chat')
  await walk(page, { person: joao, until: 'planos' })
  await expect(radio(page, 'd2000b')).toBeChecked()
  await freeLine(page).fill('qual é melhor?')
  await freeLine(page).press('Enter')
  for (const label of ['3 ou 4', 'Nenhum dos dois', 'Não preciso'])
    await page.getByRole('button', { name: label, exact: true }).click()
  await expect(radio(page, 'd600a')).toBeChecked()
  await expect(cards(page).locator('.plan__name').first()).toHaveText('700 Mega')
  await expect(cards(page).first()).toContainText('Sugerido para você')
  await page.getByRole('button', { name: 'Comparar com os outros' }).click()
  await expect.poll(() => firstView(page)).toEqual([])
  // the visitor's own choice moves no card
  await radio(page, 'd500a').check()
  await expect(cards(page).locator('.plan__name').first()).toHaveText('700 Mega')
  await radio(page, 'd600a').check()
  await sendButton(page, 'planos').click()
  await expectStep(page, 'nome')
  await expect(page.getByRole('log')).toContainText('Você respondeu: 700 Mega, R$')
})

for (const way of eitherWay('pages')) {
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

for (const way of eitherWay('chat')) {
  test(`direct debit says what it saves, by ${way}`, inFull, async ({ page, server }) => {
    await returnTo(page, server.url, way, 'ativar-debito')
    await expect(sendButton(page, 'ativar-debito', { direct_debit: 'true' })).toContainText(
      'Você economiza R$ 10,00 por mês.',
    )
  })
}
