/** Requirements of the specification that hold for every page. */
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'

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

test(
  'what is no page shows the 404 page with status 404, and three ways on (M2.33, D96)',
  onlyInFullRun,
  async ({ page, guard, request }) => {
    guard.allow(/404/)
    for (const path of ['/nada', '/checkout/nada', '/chat/nada', '/evil/checkout/cep/']) {
      const reply = await request.get(path)
      expect([path, reply.status()]).toEqual([path, 404])
      expect(await reply.text(), path).toMatch(/<h1[^>]*>Não achamos esta página/)
    }
    const reply = await page.goto('/nada')
    expect(reply?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não achamos esta página')
    const ways = page.getByRole('main').getByRole('link')
    const hrefs = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.map((href) => href.replace(/^(https:..wa.me|tel:).*/, '$1'))).toEqual([
      '/checkout/cep/',
      '/consulta-cpf/',
      'https://wa.me',
      'tel:',
      '/receber-ligacao/',
    ])
  },
)
