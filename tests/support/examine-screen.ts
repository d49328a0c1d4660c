/**
 * Checks the current screen of an order: accessibility (axe), reflow, the size of its controls and the labels of its
 * fields.
 */
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { enlargeText, resetSize } from './check-enlarged-layout.ts'
import {
  expectFields,
  expectReflow,
  expectReflowAtZoom,
  expectTargets,
  resize,
} from './reflow-and-targets.ts'
import { isFull } from './rows-to-run.ts'

const telephone = { width: 390, height: 844 }
const sizes = { narrow: { width: 320, height: 640 }, wide: { width: 1280, height: 800 } } as const

const MEDIA = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  /** Some colours as visitors set them: Windows' contrast themes. */
  forced: { colorScheme: 'dark', forcedColors: 'active' },
  /** Text of 200 %. */
  large: { colorScheme: 'light', forcedColors: 'none' },
} as const

type Look = `${keyof typeof MEDIA} ${keyof typeof sizes}`

/** What axe examines in the full run, each look in the order of the windows. */
const LOOKS: readonly Look[] = [
  'light narrow',
  'dark narrow',
  'forced narrow',
  'large narrow',
  'light wide',
  'dark wide',
  'forced wide',
  'large wide',
]

/** Returns one of the checks; a caller that counts up gets them in turn. */
export const lookInTurn = (count: number): Look => LOOKS[(count * 5) % LOOKS.length] ?? 'light narrow'

/** Returns one check for each screen; the sampled screens get all of them together. */
const sampledLooks = (where: string): readonly Look[] => [lookInTurn(where.length)]

async function examineLook(page: Page, where: string, look: Look): Promise<void> {
  const [media] = look.split(' ') as [keyof typeof MEDIA]
  await page.emulateMedia(MEDIA[media])
  if (media === 'large') await enlargeText(page)
  await expectAccessible(page, `${where}, ${look}`)
  if (media === 'large') await resetSize(page)
}

/**
 * Fails with the errors of the current screen; leaves it at the size of a phone.
 * @param looks the checks that axe makes, by default one for each screen, in the full run all
 * @param isResizedAfter whether the caller sets the size itself: the screen is left at that of a desktop
 */
export async function examineScreen(
  page: Page,
  where: string,
  looks = sampledLooks(where),
  isResizedAfter = false,
): Promise<void> {
  await expectFields(page)
  await expectTargets(page, where)
  for (const width of ['narrow', 'wide'] as const) {
    await resize(page, sizes[width])
    for (const look of LOOKS.filter((each) => each.endsWith(width)))
      if (isFull || looks.includes(look)) await examineLook(page, where, look)
    await expectReflow(page, `${where}, ${width}`)
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null })
  await expectReflowAtZoom(page, where)
  if (!isResizedAfter) await resize(page, telephone)
}
