/** A question examined as every kind of screen is: axe, reflow, targets, fields. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectFields, expectReflow, expectReflowAtZoom, expectTargets, resize } from './looks.ts'
import { isFull } from './matrix.ts'

const telephone = { width: 390, height: 844 }
const sizes = { narrow: { width: 320, height: 640 }, wide: { width: 1280, height: 800 } } as const

export type Look = 'light narrow' | 'dark narrow' | 'light wide' | 'dark wide'

const LOOKS: readonly Look[] = ['light narrow', 'dark wide', 'dark narrow', 'light wide']

/** One look for each screen; the sampled screens have all four between them. */
const sampledLooks = (where: string): readonly Look[] =>
  LOOKS.filter((_, at) => at === where.length % LOOKS.length)

/**
 * Fails with what is wrong with the present screen; leaves it at the size of a telephone.
 * @param looks those that axe examines, unless all of them are
 */
export async function examine(page: Page, where: string, looks = sampledLooks(where)): Promise<void> {
  await expectFields(page)
  await expectTargets(page, where)
  for (const width of ['narrow', 'wide'] as const) {
    await resize(page, sizes[width])
    for (const theme of ['light', 'dark'] as const) {
      const look = `${theme} ${width}` as const
      if (!isFull && !looks.includes(look)) continue
      await page.emulateMedia({ colorScheme: theme })
      await expectAccessible(page, `${where}, ${look}`)
    }
    await expectReflow(page, `${where}, ${width}`)
  }
  await page.emulateMedia({ colorScheme: null })
  await expectReflowAtZoom(page, where)
  await resize(page, telephone)
}
