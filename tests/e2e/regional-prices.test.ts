/** Plans with regional prices are offered only in their state; at an address elsewhere, the visitor is told why. */
import { entrance, walk, WAYS } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { maria } from '../support/people.ts'

const SAID = 'Os preços do Rio Grande do Sul só valem lá.'
const inState = { ...maria, cep: { cep: '90020004' } }

const rows = [
  { what: 'the campaign of a state, for an address in it', from: '/rs', query: '', person: inState },
  { what: 'the campaign of a state, for an address in another state', from: '/rs', query: '', person: maria },
  { what: 'a link to a regional plan, for such an address', from: '', query: '?s=d500rs', person: maria },
]

for (const way of WAYS) {
  for (const { what, from, query, person } of rows) {
    test(`${what}, by ${way}`, onlyInFullRun, async ({ page }) => {
      const plans = page.locator('[data-step="planos"] [name="idPlan"]')
      const regional = page.locator('[data-step="planos"] [name="idPlan"][value="plan-d500rs"]')
      await page.goto(from + entrance[way] + query)
      await walk(page, { person, until: 'planos' })
      await expect(regional).toHaveCount(person === inState ? 1 : 0)
      if (person === inState) return expect(page.getByText(/só valem lá/)).toHaveCount(0)
      await expect(page.getByText(SAID)).toBeVisible()
      expect(await plans.count()).toBeGreaterThan(3)
    })
  }
}
