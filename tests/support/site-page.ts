import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectReflow, expectReflowAtZoom, expectTargets, resize } from './looks.ts'

const telephone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
const narrow = { width: 320, height: 640 }

/** A page beside the order: one heading, a title, no violation in either theme, nothing wider than the screen. */
export async function examineSitePage(page: Page, where: string): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page).toHaveTitle(/.+ · TIM Ultrafibra$/)
  await resize(page, telephone)
  await expectTargets(page, where)
  await expectAccessible(page, `${where}, light, telephone`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${where}, dark, telephone`)
  await resize(page, desktop)
  await expectAccessible(page, `${where}, dark, desktop`)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectReflow(page, `${where}, desktop`)
  await expectReflowAtZoom(page, where)
  await resize(page, narrow)
  await expectReflow(page, `${where}, 320 px`)
}
