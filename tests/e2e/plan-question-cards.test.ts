/** The question about the plan: three cards in view, the others below, streaming inside its card, none marked. */
import type { Page } from '@playwright/test'
import { expectAccessibleInBoth } from '../support/accessibility.ts'
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
} from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { isFull } from '../support/rows-to-run.ts'
import { resize } from '../support/reflow-and-targets.ts'
import { joao } from '../support/people.ts'

const cards = (page: Page) => question(page, 'planos').locator('.plans__list > .plans__cards > .plan')
const others = (page: Page) => question(page, 'planos').locator('.plans__others .plan')
const allPlans = (page: Page) => question(page, 'planos').getByText('Ver todos os planos')
const radio = (page: Page, sku: string) => field(page, 'idPlan').and(page.locator(`[value="plan-${sku}"]`))

/** Names and prices of the first cards that are not whole between what is fixed above them and what is fixed below. */
const hidden = (page: Page, count: number) =>
  page.evaluate((cards) => {
    const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top
    // a bar that waits for a choice is at the end of the page
    const bar = topOf('.action-bar:not(.action-bar--waits)') ?? innerHeight
    const bottom = Math.min(innerHeight, bar, topOf('.chat__foot') ?? innerHeight)
    const top = topOf('.chat__scroll') ?? 0
    return [...document.querySelectorAll('.plan')]
      .slice(0, cards)
      .flatMap((card) => [...card.querySelectorAll('.plan__name, .plan__price')])
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.height === 0 || box.top < top || box.bottom > bottom)
      .map(({ part, box }) => `${part.className} ${box.top}–${box.bottom} of ${top}–${bottom}`)
  }, count)

const checked = (page: Page) => field(page, 'idPlan').and(page.locator(':checked'))

const sizes = [
  { width: 360, height: 740, count: 3 },
  { width: 320, height: 640, count: 2 },
]
/** Campaigns by what their first cards hold: few services, many, streaming in the name, and a link's mark. */
const lists = ['', '/timblack', '/premium', '/paramount', '/r3', '/timpre']
const firstViews = lists.flatMap((campaign) =>
  sizes.flatMap((size) => WAYS.map((way) => ({ campaign, way, query: '', ...size }))),
)
for (const query of ['?sba=', '?sb=MAX', '?dl=600'])
  for (const way of WAYS) firstViews.push({ campaign: '', way, query, width: 360, height: 740, count: 3 })

for (const { campaign, way, query, width, height, count } of firstViews) {
  test(
    `${count} plans with names and prices are in the first view at ${width} × ${height}, by ${way}, at ${campaign}/${query} (D78)`,
    onlyInFullRun,
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(`${campaign}${entrance[way]}${query}`)
      await walk(page, { person: joao, until: 'planos' })
      const withDebit = page.getByRole('button', { name: 'Com débito automático', exact: true })
      await expect(withDebit).toHaveAttribute('aria-pressed', 'true')
      const shown = Math.min(count, await cards(page).count())
      await expect.poll(() => hidden(page, shown)).toEqual([])
      await resize(page, { width, height: height / 2 })
      await expect.poll(() => hidden(page, shown), 'a lower window hides some').not.toEqual([])
    },
  )
}

/** Three prices are in the first view also below the longest name of a street that takes three lines. */
async function expectPricesBelowLongName(page: Page): Promise<void> {
  const place = page.locator('.found__place')
  await expect(place).toHaveText(/Avenida Paulista, 1500/)
  const before = await place.evaluateHandle((element) => {
    const nodes = [...element.childNodes]
    element.replaceChildren('Avenida Brigadeiro Faria Lima, 3477, apto 1502.')
    return nodes
  })
  expect(await hidden(page, 3)).toEqual([])
  await place.evaluate((element, nodes) => element.replaceChildren(...nodes), before)
}

/** A card has four lines of text at 360 px, five where loyalty binds (D158). */
async function expectFewLines(page: Page): Promise<void> {
  await resize(page, { width: 360, height: 740 })
  const lines = await cards(page).evaluateAll((all) =>
    all.map((card) => {
      const rects = [
        ...card.querySelectorAll(
          ':is(.plan__head, .plan__price, .plan__lasts, .plan__loyalty, .plan__adds) *, .plan__lasts, .plan__loyalty, .plan__adds',
        ),
      ]
        .filter((part) => part.closest('.hush') === null)
        .flatMap((part) => [...part.getClientRects()])
      const middles = rects.filter(({ width }) => width > 1).map(({ top, bottom }) => (top + bottom) / 2)
      const apart = middles
        .toSorted((a, b) => a - b)
        .filter((at, index, sorted) => index === 0 || at - (sorted[index - 1] ?? 0) > 9)
      return { lines: apart.length, most: card.querySelector('.plan__loyalty') ? 5 : 4 }
    }),
  )
  for (const card of lines) expect(card.lines, JSON.stringify(lines)).toBeLessThanOrEqual(card.most)
}

// tests/journeys/talk-of-sale.test.ts
test(
  'the plan that was advised is marked with the reason, and no card moves (A20, D78)',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/chat')
    await walk(page, { person: joao, until: 'planos' })
    await expect(checked(page)).toHaveCount(0)
    await freeLine(page).fill('qual é melhor?')
    await freeLine(page).press('Enter')
    for (const label of ['3 ou 4', 'Nenhum dos dois', 'Não preciso'])
      await page.getByRole('button', { name: label, exact: true }).click()
    const names = ['300 Mega', '500 Mega', '700 Mega']
    await expect(cards(page).locator('.plan__name')).toHaveText(names)
    await expect(checked(page)).toHaveCount(0)
    await expect(cards(page).nth(1)).toContainText('Sugerido: 3 ou 4 pessoas')
    await expect(radio(page, 'd500a')).toHaveAccessibleDescription('Sugerido: 3 ou 4 pessoas')
    await expectAccessibleInBoth(page, 'the good news and the suggested plan in the chat')
    await page.getByRole('button', { name: 'Comparar com os outros' }).click()
    await expect.poll(() => hidden(page, 2)).toEqual([])
    await radio(page, 'd300a').check()
    await expect(cards(page).locator('.plan__name')).toHaveText(names)
    await radio(page, 'd600a').check()
    await sendButton(page, 'planos').click()
    await expectStep(page, 'nome')
    await expect(page.getByRole('log')).toContainText('Você respondeu: 700 Mega, R$')
  },
)

for (const way of eitherWay('pages')) {
  test(`three plans are in sight, the cheapest first, none marked, by ${way} (D78, D106, D135, D136)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(entrance[way])
    await walk(page, { person: joao, until: 'planos' })
    await expect.poll(() => hidden(page, 3), 'the first view').toEqual([])
    if (way === 'pages') {
      await expectPricesBelowLongName(page)
      await expectFewLines(page)
    }
    await expect(cards(page).locator('.plan__name')).toHaveText(['300 Mega', '500 Mega', '2 Giga'])
    await expect(field(page, 'idPlan')).toHaveCount(11)
    await expect(checked(page)).toHaveCount(0)
    await expect(sendButton(page, 'planos')).toHaveText('Continuar')
    await sendButton(page, 'planos').click()
    await expect(question(page, 'planos')).toContainText('Escolha um dos planos disponíveis no seu endereço')
    await expectStep(page, 'planos')

    await expect(cards(page).nth(0)).toContainText('cursos de idiomas e antivírus')
    await expect(cards(page).nth(0)).toContainText('Menor preço')
    await expect(cards(page).nth(1)).toContainText('HBO Max opcional')
    // the plan of the start page, with its price there (advertised-plan-at-plan-question.test.ts)
    await expect(cards(page).nth(1).locator('.plan__price')).toContainText(/59,99/)
    // all prices by the other payment, which the question about it marks later (D158)
    await page.getByRole('button', { name: 'Sem débito' }).click()
    await expect(cards(page).nth(1).locator('.plan__price')).toContainText(/69,99/)
    await page.getByRole('button', { name: 'Com débito automático' }).click()
    await expect(cards(page).nth(2)).toContainText('Mais rápido')
    await resize(page, { width: 360, height: 740 })
    await cards(page).first().scrollIntoViewIfNeeded()
    await expect(sendButton(page, 'planos'), 'nothing to send yet').not.toBeInViewport()
    // the whole card is the target
    await cards(page).nth(1).locator('.plan__lasts').click({ force: true })
    await expect(radio(page, 'd500a')).toBeChecked()
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await resize(page, { width, height })
      await expect(sendButton(page, 'planos'), `${width} px`).toBeInViewport({ ratio: 1 })
    }

    // the others open among the first, by price, and are chosen in the same group
    await expect(others(page).first()).toBeHidden()
    await allPlans(page).click()
    await expect(others(page)).toHaveCount(0)
    await expect(cards(page).locator('.plan__name')).toHaveText([
      '300 Mega',
      '500 Mega',
      '700 Mega',
      '1 Giga',
      '2 Giga',
    ])
    const giga = cards(page).nth(3)
    await expect(giga.locator('.plan__price')).toContainText('139,99')
    // chosen, it opens the choice of streaming in place (D158)
    await giga.locator('.plan__lasts').click({ force: true })
    await giga.locator('.plan__choice', { hasText: 'HBO Max' }).click()
    await expect(radio(page, 'd1000b')).toBeChecked()
    await expect(giga.locator('.plan__price')).toContainText(/159,99\/mês.*HBO Max incluído/s)
    await expect(giga.locator('.plan__loyalty')).toHaveText('fidelidade de 12 meses')
    await expect(radio(page, 'd1000b')).toHaveAccessibleName(
      /^1 Giga HBO Max e mais Deezer mais R\$\s20,00\s*. Total de R\$\s159,99 por mês com débito automático após 12 meses, mais R\$\s30,00 fidelidade de 12 meses$/,
    )
    await expect(sendButton(page, 'planos')).toHaveText(
      /^Continuar com 1 Giga HBO Max, R\$\s159,99 por mês com débito automático$/,
    )
    // the card itself keeps the choice made inside it
    await giga.locator('.plan__lasts').click({ force: true })
    await expect(radio(page, 'd1000b')).toBeChecked()
    // by keyboard as well, back to the plan without streaming
    await radio(page, 'd1000b').press('ArrowUp')
    await expect(radio(page, 'd1000c')).toBeChecked()
    await radio(page, 'd1000c').press('ArrowUp')
    await expect(radio(page, 'd1000a')).toBeFocused()
    await expect(radio(page, 'd1000a')).toHaveAccessibleName(
      /^1 Giga R\$\s139,99\/mês com débito automático por 12 meses, depois\sR\$\s189,99$/,
    )
    await expect(giga.locator('.plan__price')).toContainText(/139,99\/mês/)
    await expect(giga.locator('.plan__loyalty')).toHaveCount(0)

    // arrows pass over what is closed, and through what the chosen card has opened
    await radio(page, 'd300a').check()
    await radio(page, 'd300a').press('ArrowDown')
    await expect(radio(page, 'd500a')).toBeChecked()
    await radio(page, 'd500a').press('ArrowDown')
    await expect(radio(page, 'd500b')).toBeChecked()
    await radio(page, 'd500b').press('ArrowDown')
    await expect(radio(page, 'd600a')).toBeChecked()
    // details: src/ui/choices/PlanCards.test.tsx; no suggestion: tests/journeys/unmarked-plans.test.tsx
    if (!isFull) return

    const details = cards(page).nth(2).locator('summary', { hasText: 'Detalhes' })
    await details.focus()
    await page.keyboard.press('Enter')
    for (const fact of [
      '600 Mega + 100 Mega de bônus',
      'até 50',
      'Games Club (jogos), Looke (filmes) e Ensinah (reforço escolar)',
      '119,99/mês',
    ])
      await expect(cards(page).nth(2).locator('.plan__facts')).toContainText(fact)
    await expectAccessibleInBoth(page, 'the good news, and plans with streaming and details open')

    await page.getByText('Comparar dois planos').click()
    await page.getByRole('combobox', { name: 'Um plano' }).selectOption({ label: '1 Giga' })
    await page.getByRole('combobox', { name: 'Outro plano' }).selectOption({ label: '500 Mega' })
    await expect(page.getByRole('row', { name: /^Por mês, após 12 meses/ })).toHaveText(/189,99.*159,99/)
    await answer(page, 'planos', { idPlan: 'plan-d600gl' })
    await expectStep(page, 'nome')
    // one's own choice is not called a suggestion; the card's own radio is that of the chosen plan
    await page.goBack()
    await expect(radio(page, 'd600gl')).toBeChecked()
    await expect(radio(page, 'd600gl')).toBeVisible()
    await expect(question(page, 'planos')).not.toContainText('Sugerido')
  })
}

test('in columns prices stand on one line, and details of one leave no hole in the others (D158)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(entrance.pages)
  await walk(page, { person: joao, until: 'planos' })
  const measured = (selector: string) =>
    cards(page)
      .locator(selector)
      .evaluateAll((found) => found.map((each) => Math.round(each.getBoundingClientRect().top)))
  const heights = () =>
    cards(page).evaluateAll((found) => found.map((each) => Math.round(each.getBoundingClientRect().height)))
  expect(new Set(await measured('.plan__price')).size).toBe(1)
  expect(new Set(await heights()).size).toBe(1)
  const before = await heights()
  await cards(page).first().locator('summary', { hasText: 'Detalhes' }).click()
  await expect(cards(page).first().locator('.plan__facts')).toContainText('Não tem')
  const [opened = 0, ...closed] = await heights()
  expect(opened).toBeGreaterThan((before[0] ?? 0) + 100)
  // none grows with it, and none moves
  for (const each of closed) expect(each).toBeLessThanOrEqual(before[0] ?? 0)
  expect(new Set(await measured('.plan__price')).size).toBe(1)
})
