/** The question about the plan: a card for each speed, its streaming inside, none marked (D65, D78). */
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
  WAYS,
} from '../support/driver.ts'
import { expect, inFull, test } from '../support/e2e.ts'
import { matrix } from '../support/matrix.ts'
import { resize } from '../support/looks.ts'
import { joao } from '../support/people.ts'
import { returnTo } from '../support/return-visit.ts'

const cards = (page: Page) => question(page, 'planos').locator('.plan')
const radio = (page: Page, sku: string) => field(page, 'idPlan').and(page.locator(`[value="plan-${sku}"]`))

/** Names and prices of the first cards that are not whole between what is fixed above them and the bar below. */
const hidden = (page: Page, count: number) =>
  page.evaluate((cards) => {
    const bar = document.querySelector('.action-bar')?.getBoundingClientRect().top ?? 0
    const scroller = document.querySelector('.chat__scroll')?.getBoundingClientRect().top ?? 0
    return [...document.querySelectorAll('.plan')]
      .slice(0, cards)
      .flatMap((card) => [...card.querySelectorAll('.plan__name, .plan__price')])
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.height === 0 || box.top < scroller || box.bottom > bar)
      .map(({ part, box }) => `${part.className} ${box.top}–${box.bottom}, bar ${bar}`)
  }, count)

const checked = (page: Page) => field(page, 'idPlan').and(page.locator(':checked'))

const sizes = [
  [360, 740, 3],
  [320, 640, 2],
] as const
for (const way of WAYS) {
  for (const [width, height, count] of matrix(sizes, ([width]) => width === 360)) {
    test(`${count} plans with names and prices are in the first view at ${width} × ${height}, by ${way} (D78)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto(entrance[way])
      await walk(page, { person: joao, until: 'planos' })
      await expect(cards(page).first()).toContainText('59,99')
      await expect.poll(() => hidden(page, count)).toEqual([])
    })
  }
}

test('the plan that was advised is marked, and no card moves (A20, D78)', async ({ page }) => {
  await page.goto('/chat')
  await walk(page, { person: joao, until: 'planos' })
  await expect(checked(page)).toHaveCount(0)
  await freeLine(page).fill('qual é melhor?')
  await freeLine(page).press('Enter')
  for (const label of ['3 ou 4', 'Nenhum dos dois', 'Não preciso'])
    await page.getByRole('button', { name: label, exact: true }).click()
  await expect(radio(page, 'd600a')).toBeChecked()
  const names = ['500 Mega', '700 Mega', '1 Giga', '2 Giga']
  await expect(cards(page).locator('.plan__name')).toHaveText(names)
  await expect(cards(page).nth(1)).toContainText('Sugerido para você')
  await page.getByRole('button', { name: 'Comparar com os outros' }).click()
  await expect.poll(() => hidden(page, 2)).toEqual([])
  await radio(page, 'd500a').check()
  await expect(cards(page).locator('.plan__name')).toHaveText(names)
  await radio(page, 'd600a').check()
  await sendButton(page, 'planos').click()
  await expectStep(page, 'nome')
  await expect(page.getByRole('log')).toContainText('Você respondeu: 700 Mega, R$')
})

for (const way of eitherWay('pages')) {
  test(`plans are one card for each speed, the cheapest first, none marked, by ${way} (D78)`, async ({
    page,
  }) => {
    await page.goto(entrance[way])
    await walk(page, { person: joao, until: 'planos' })
    await expect(cards(page).locator('.plan__name')).toHaveText(['500 Mega', '700 Mega', '1 Giga', '2 Giga'])
    await expect(field(page, 'idPlan')).toHaveCount(9)
    await expect(checked(page)).toHaveCount(0)
    await expect(sendButton(page, 'planos')).toHaveText('Continuar')
    await sendButton(page, 'planos').click()
    await expect(question(page, 'planos')).toContainText('Escolha um dos planos disponíveis no seu endereço')
    await expectStep(page, 'planos')

    await expect(cards(page).nth(1)).toContainText('600 Mega + 100 Mega de bônus')
    await expect(cards(page).nth(0)).toContainText('Segurança Digital, Babel, Audiobooks e Banca Virtual')
    await expect(cards(page).nth(1)).toContainText('7 serviços, 3 a mais')
    await expect(cards(page).nth(1)).toContainText('+ Games Club, Looke e Ensinah')
    await resize(page, { width: 360, height: 740 })
    await cards(page).first().scrollIntoViewIfNeeded()
    await expect(sendButton(page, 'planos'), 'nothing to send yet').not.toBeInViewport()
    await radio(page, 'd500a').check()
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await resize(page, { width, height })
      await expect(sendButton(page, 'planos'), `${width} px`).toBeInViewport({ ratio: 1 })
    }

    const giga = cards(page).nth(2)
    await expect(giga.locator('.price__reais')).toHaveText('139')
    await giga.getByText('HBO Max').click()
    await expect(radio(page, 'd1000d')).toBeChecked()
    await expect(giga.locator('.price__reais')).toHaveText('159')
    await expect(giga.locator('.plan__services')).toHaveText('10 serviços, 3 a mais')
    await expect(giga.locator('.plan__choice').filter({ hasText: 'HBO Max' })).toContainText('mais R$ 20,00')
    await expect(radio(page, 'd1000d')).toHaveAccessibleName(
      /^1 Giga HBO Max mais R\$\s20,00 por mês, com ou sem débito\. Total de R\$\s159,99 por mês com débito automático$/,
    )
    await expect(sendButton(page, 'planos')).toHaveText(
      /^Continuar com 1 Giga HBO Max, R\$\s159,99 por mês com débito automático$/,
    )
    // the card itself keeps the choice made inside it, its radio takes it back
    await giga.locator('.plan__services').click({ force: true })
    await expect(radio(page, 'd1000d')).toBeChecked()
    // by keyboard as well
    await radio(page, 'd1000d').press('ArrowUp')
    await expect(radio(page, 'd1000c')).toBeChecked()
    await radio(page, 'd1000c').press('ArrowUp')
    await expect(radio(page, 'd1000a')).toBeFocused()
    await expect(radio(page, 'd1000a')).toHaveAccessibleName(
      /^1 Giga R\$\s139,99\/mês com débito automático$/,
    )
    await expect(giga.locator('.price__reais')).toHaveText('139')

    await page.getByText('Comparar dois planos').click()
    await page.getByRole('combobox', { name: 'Outro plano' }).selectOption({ label: '500 Mega' })
    await expect(page.getByRole('row', { name: /^Por mês, após 12 meses/ })).toHaveText(/189,99.*159,99/)
    await answer(page, 'planos', { idPlan: 'plan-d600gl' })
    await expectStep(page, 'nome')
    // one's own choice is not called a suggestion
    await page.goBack()
    await expect(radio(page, 'd600gl')).toBeChecked()
    await expect(question(page, 'planos')).not.toContainText('Sugerido para você')
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
