/** A visitor who arrives while the server starts sees a waiting page, which then opens the requested one by itself. */
import { tmpdir } from 'node:os'
import fastify from 'fastify'
import { listenWhileStarting, type Listener } from '../../server/listen-while-starting.ts'
import { RECHECK_SECONDS } from '../../server/site/server-starting-page.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, failedResource, onlyInFullRun, test } from '../support/e2e-test.ts'
import { expectReflow, expectTargets, resize } from '../support/reflow-and-targets.ts'

// A separate listener: the site and its database are not asked.
test.use({ baseURL: 'http://127.0.0.1' })

let listener: Listener | null = null
test.beforeEach(async ({ guard }) => {
  // The browser's message for 503.
  guard.allow(failedResource)
  const nowhere = { port: 0, host: '127.0.0.1', requestTimeoutMs: 5_000, dataDir: tmpdir() }
  listener = await listenWhileStarting(nowhere, new AbortController().signal)
})
test.afterEach(() => listener?.close(0))

test('a page asked for too early opens as soon as it can', async ({ page }) => {
  const app = fastify()
  app.get('/checkout/cep/', (request, reply) => reply.type('text/html').send(`<h1>${request.url}</h1>`))
  app.get('/api/health', () => ({ success: true }))
  await app.ready()
  await page.clock.install()
  const address = `${listener?.url}/checkout/cep/?s=d600a`
  expect((await page.goto(address))?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Um instante/)
  listener?.lead(app)
  await page.clock.fastForward(RECHECK_SECONDS * 1000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('/checkout/cep/?s=d600a')
  expect(page.url()).toBe(address)
  await app.close()
})

test('the waiting page can be read by everybody, on every screen', onlyInFullRun, async ({ page }) => {
  await page.goto(`${listener?.url}/chat`)
  await expectTargets(page, 'the waiting page')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `the waiting page, ${colorScheme}`)
  }
  await resize(page, { width: 320, height: 640 })
  await expectReflow(page, 'the waiting page')
})
