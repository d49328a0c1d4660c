/** Plans with regional prices are offered only in their state; at an address elsewhere, the visitor is told why. */
import { entrance, eitherWay, walk } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { maria } from '../support/people.ts'

const SAID = 'Os preços do Rio Grande do Sul só valem lá.'
const inState = { ...maria, cep: { cep: '90020004' } }

for (const way of eitherWay('chat')) {
  test(
    `the campaign of a state, for an address in another state, by ${way}`,
    onlyInFullRun,
    async ({ page }) => {
      await page.goto(`/rs${entrance[way]}`)
      await walk(page, { person: maria, until: 'planos' })
      await expect(page.getByText(SAID)).toBeVisible()
      await expect(page.locator('[data-step="planos"] [name="idPlan"][value="plan-d500rs"]')).toHaveCount(0)
      expect(await page.locator('[data-step="planos"] [name="idPlan"]').count()).toBeGreaterThan(3)
    },
  )

  test(`the campaign of a state, for an address in it, by ${way}`, onlyInFullRun, async ({ page }) => {
    await page.goto(`/rs${entrance[way]}`)
    await walk(page, { person: inState, until: 'planos' })
    await expect(page.locator('[data-step="planos"] [name="idPlan"][value="plan-d500rs"]')).toHaveCount(1)
    await expect(page.getByText(/só valem lá/)).toHaveCount(0)
  })

  test(
    `a link to a regional plan, for an address in another state, by ${way}`,
    onlyInFullRun,
    async ({ page }) => {
      await page.goto(`${entrance[way]}?s=d500rs`)
      await walk(page, { person: maria, until: 'planos' })
      await expect(page.getByText(SAID)).toBeVisible()
    },
  )
}
