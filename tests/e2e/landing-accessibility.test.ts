/** The start page of every campaign: no WCAG 2.2 A or AA violation that axe can find, nothing wider than the screen. */
import { expect, test } from '../support/e2e-test.ts'
import { layOutAll } from '../support/element-layout.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { sellingCampaigns } from '../support/selling-campaigns.ts'
import { examineSitePage } from '../support/examine-site-page.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** A theme of its own, and the posters of a service. The rest: `npm run test:full`. */
const SAMPLE = ['black-friday']
for (const prefix of rowsToRun(sellingCampaigns, (each) => SAMPLE.includes(each)))
  test(`/${prefix} is accessible and fits its windows`, async ({ page }) => {
    test.slow()
    await page.goto(`/${prefix}`)
    await expect(page.locator('.hero form[data-step=cep]')).toBeVisible()
    // blocks far from the window are not laid out otherwise
    await page.evaluate(layOutAll)
    await examineSitePage(page, `/${prefix}`)
  })
