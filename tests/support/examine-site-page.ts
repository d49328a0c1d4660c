import { expect, type Page } from '@playwright/test'
import { expectAccessibleAdapted, expectAccessibleInBoth } from './accessibility.ts'
import { expectReflow, expectReflowAtZoom, expectTargets, resize } from './reflow-and-targets.ts'
import { isFull } from './rows-to-run.ts'

const desktop = { width: 1280, height: 800 }
const narrow = { width: 320, height: 640 }

/**
 * Checks a page outside the order: one heading, a title, no accessibility violation in either theme, and nothing wider
 * than the screen.
 */
export async function examineSitePage(page: Page, where: string): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page).toHaveTitle(/.+ · TIM Ultrafibra$/)
  for (const [width, size] of Object.entries({ narrow, desktop })) {
    await resize(page, size)
    await expectTargets(page, where)
    if (isFull || size === narrow) await expectAccessibleInBoth(page, `${where}, ${width}`)
    if (isFull && size === narrow) await expectAccessibleAdapted(page, `${where}, ${width}`)
    await expectReflow(page, `${where}, ${width}`)
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null })
  await expectReflowAtZoom(page, where)
}
