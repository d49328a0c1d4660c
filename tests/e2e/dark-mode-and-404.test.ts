/** Requirements of the specification that hold for every page. */
import { expect, test } from '../support/e2e-test.ts'

test('dark mode follows the setting of the system (F4.20)', async ({ page }) => {
  const lightness = () =>
    page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) throw new Error('no canvas')
      canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      return (red + green + blue) / 3
    })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/checkout/cep/')
  expect(await lightness()).toBeGreaterThan(200)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(lightness).toBeLessThan(60)
})
