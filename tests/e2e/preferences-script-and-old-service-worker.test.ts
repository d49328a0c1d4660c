/** A script stores the browser's preferences, and old service workers are unregistered (M4.12). */
import { expect, test } from '../support/e2e-test.ts'

test.use({ viewport: { width: 1280, height: 720 } })

test('an old service worker is unregistered; a preferences script that fails is logged, and nothing else happens (X28)', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/^Failed to load resource/)
  guard.allow(/^tim_prefs Error: did not load/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/scripts/tim_prefs.js', (route) => route.abort())
  await context.route('**/old-worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'addEventListener("fetch", () => {})' }),
  )
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  // no page of the app, which would unregister it immediately
  await page.goto('/icon.svg')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/old-worker.js')
  })
  expect(await workers()).toBe(1)
  await page.goto('/checkout/cep/')
  await expect.poll(workers).toBe(0)
  await expect.poll(() => logged.some((line) => line.startsWith('tim_prefs'))).toBe(true)
  await page.getByRole('textbox').fill('01310100')
  await page.getByRole('button', { name: 'Consultar meu endereço' }).click()
  await expect(page).toHaveURL(/nr-imovel/)
})
