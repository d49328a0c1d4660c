import { question } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { delayRequests } from '../support/delay-requests.ts'

test(
  'Black Friday is dark before its first paint, whatever the system says',
  onlyInFullRun,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    const release = await delayRequests(page, /\/assets\/.*\.js$/)
    await page.goto('/black-friday/', { waitUntil: 'commit' })
    await question(page, 'cep').waitFor()
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(ground).toBe('oklch(0.12 0.004 268)')
    release()
  },
)
