/** A visitor of the start page finds the plan that it advertises at the plan question, with what it costs in all. */
import type { Page } from '@playwright/test'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { joao } from '../support/people.ts'
import { eitherWay, expectStep, field, question, walk } from '../support/visitor-in-browser.ts'

/** The A/B version that opens an order in each way. */
const VERSIONS = { pages: 'A', chat: 'B' } as const

const cards = (page: Page) => question(page, 'planos').locator('.plans__list > .plans__cards > .plan')

/** The part of a text that is a price: '59,99'. */
const priceIn = (text: string): string => /\d+,\d\d/.exec(text.replace(/\s/g, ''))?.[0] ?? ''

// by pages: plan-question-cards.test.ts
for (const way of eitherWay('chat')) {
  test(
    `the plan advertised on the start page is in the first view of the plan question, by ${way} (D135, D136)`,
    onlyInFullRun,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(`/?test=${VERSIONS[way]}`)
      const name = await page.locator('.hero__plan b').innerText()
      const price = priceIn(await page.locator('.hero__price').innerText())
      expect([name, price]).toEqual(['500 Mega', '59,99'])
      await page.locator('.hero__text a').click()
      await expectStep(page, 'cep')
      await walk(page, { person: joao, until: 'planos' })
      const card = cards(page).filter({ has: page.getByText(name, { exact: true }) })
      await expect(card.locator('.plan__price')).toContainText(price)
      await expect(card.locator('.plan__price')).toBeInViewport({ ratio: 1 })
      await expect(cards(page).nth(2).locator('.plan__price')).toBeInViewport({ ratio: 1 })
      await expect(field(page, 'idPlan').and(page.locator(':checked'))).toHaveCount(0)
    },
  )
}
