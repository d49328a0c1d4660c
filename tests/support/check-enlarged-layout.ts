/**
 * Enlarges a screen's text to 200 % or zooms its page, in windows of several sizes, and checks that the layout holds.
 */
import { expect, type Page } from '@playwright/test'
import { ZOOM_STEPS, type ZoomStep } from '../../src/content/page-zoom.ts'
import { layoutErrors } from './layout-errors.ts'
import { resize } from './reflow-and-targets.ts'

/** 'text': twice the browser's size of text, which all lengths in rem follow. */
type Size = 'text' | ZoomStep

const SIZES: readonly Size[] = ['text', ...ZOOM_STEPS]

export const WINDOWS = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

export type EnlargedView = (typeof WINDOWS)[number] & { readonly size: Size }

export const viewsOf = (window: (typeof WINDOWS)[number]): readonly EnlargedView[] =>
  SIZES.map((size) => ({ ...window, size }))

/** The views with the least room that many people use: half of the errors of any view occur in one of these. */
export const SAMPLE_VIEWS: readonly EnlargedView[] = [
  { ...WINDOWS[0], size: 'text' },
  { ...WINDOWS[1], size: 200 },
]

/** Text of 200 %, in the present window. */
export const enlargeText = (page: Page): Promise<void> => setSize(page, 'text')

/** Enlarges the page on the screen as a setting of the browser or the control of the page does. */
export async function enlarge(page: Page, { width, height, size }: EnlargedView): Promise<void> {
  await resize(page, { width, height })
  await setSize(page, size)
}

async function setSize(page: Page, size: Size): Promise<void> {
  await page.evaluate(async (to) => {
    const { style } = document.documentElement
    if (to === 'text') style.fontSize = '200%'
    else {
      style.setProperty('--zoom', String(to / 100))
      window.dispatchEvent(new Event('resize'))
    }
    await new Promise((tell) => {
      requestAnimationFrame(() => requestAnimationFrame(tell))
    })
  }, size)
}

/** Back to 100 %, in the same window. */
export async function resetSize(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('font-size')
    document.documentElement.style.removeProperty('--zoom')
  })
}

/** Expects that in each of these views nothing leaves the screen, overlaps, is cut off or breaks within a word. */
export async function expectNoLayoutErrors(
  page: Page,
  where: string,
  views: readonly EnlargedView[],
): Promise<void> {
  const wrong: Record<string, readonly string[]> = {}
  for (const view of views) {
    await enlarge(page, view)
    const found = await layoutErrors(page)
    if (found.length > 0)
      wrong[`${view.size === 'text' ? 'text' : `${view.size} %`} at ${view.width} px`] = found
    await resetSize(page)
  }
  expect(wrong, `boxes of ${where}`).toEqual({})
}
