/** A question examined as every kind of screen is: axe in both themes, reflow, targets. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectFields, expectReflow, expectTargets, resize } from './looks.ts'

const telephone = { width: 390, height: 844 }
const narrow = { width: 320, height: 640 }

/** Fails with what is wrong with the screen as it stands; leaves it as it was. */
export async function examine(page: Page, where: string): Promise<void> {
  await expectFields(page)
  await expectTargets(page, where)
  await resize(page, narrow)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `${where}, ${colorScheme}`)
  }
  await page.emulateMedia({ colorScheme: null })
  await expectReflow(page, where)
  await resize(page, telephone)
}
