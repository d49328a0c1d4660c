/** Counts the pixels that an element paints, by comparing screenshots with and without it. */
import type { Page } from '@playwright/test'

/** By how much the sum of a pixel's colours (0 to 765) must differ to be seen. */
const SEEN = 12

/**
 * Counts the pixels in the window that look different without an element.
 * @param lab a page without a policy, where the screenshots are compared
 */
export async function paintedPixels(page: Page, selector: string, lab: Page): Promise<number> {
  const clip = await page.locator(selector).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const [x, y] = [Math.max(0, left), Math.max(0, top)]
    return { x, y, width: Math.min(right, innerWidth) - x, height: Math.min(bottom, innerHeight) - y }
  })
  if (clip.width < 1 || clip.height < 1) return 0
  const take = async () => (await page.screenshot({ clip, animations: 'disabled' })).toString('base64')
  const shown = await take()
  await page.locator(selector).evaluate((element: HTMLElement) => void (element.style.visibility = 'hidden'))
  const hidden = await take()
  await page.locator(selector).evaluate((element: HTMLElement) => element.style.removeProperty('visibility'))
  return lab.evaluate(differentPixels, { pictures: [shown, hidden], seen: SEEN } as const)
}

type Compared = { readonly pictures: readonly [string, string]; readonly seen: number }

/** For the browser: how many pixels of two pictures (PNG, Base64) differ. */
async function differentPixels({ pictures, seen }: Compared): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map(async (png) => {
      const image = new Image()
      image.src = `data:image/png;base64,${png}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      return context?.getImageData(0, 0, image.width, image.height).data
    }),
  )
  if (!one || !other) throw new Error('a screenshot that cannot be read')
  let count = 0
  for (let at = 0; at < one.length; at += 4) {
    const difference = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)),
      0,
    )
    if (difference >= seen) count += 1
  }
  return count
}
