/** The chat announces nothing that is not certain yet, however the address check fails. */
import type { Route } from '@playwright/test'
import { chat } from '../../src/content/chat.ts'
import { answer, bubbles, walk } from '../support/visitor-in-browser.ts'
import { expect, failedResource, onlyInFullRun, test } from '../support/e2e-test.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { joao } from '../support/people.ts'

const faults: readonly [string, (route: Route) => Promise<void>][] = [
  ['the connection breaks', (route) => route.abort()],
  ['the server fails', (route) => route.fulfill({ status: 500, json: { message: 'Erro no servidor' } })],
  ['no reply comes', () => new Promise(() => {})],
]

// tests/journeys/announced.test.ts
test(
  'a plan by link, and an address that cannot be checked: an error with a retry, and nothing else',
  onlyInFullRun,
  async ({ page, guard }) => {
    guard.allow(failedResource)
    await page.clock.install()
    for (const [what, fail] of rowsToRun(faults, 1)) {
      await test.step(what, async () => {
        await page.unrouteAll()
        await page.route(/\/api\/lead-v2$/, fail)
        await page.goto('/chat?s=d600a')
        await page.evaluate(() => {
          localStorage.clear()
          sessionStorage.clear()
        })
        await page.goto('/chat?s=d600a')
        await walk(page, { person: joao, until: 'nr-imovel' })
        await answer(page, 'nr-imovel', joao['nr-imovel'] ?? {})
        await page.clock.runFor(60_000)
        await expect(page.getByRole('button', { name: 'Tentar de novo' }).first()).toBeVisible()
        const log = page.getByRole('log')
        await expect(log).not.toContainText('Tem fibra')
        await expect(log).not.toContainText('chega até a sua casa')
        expect(await bubbles(page)).not.toContain(chat.none)
      })
    }
  },
)
