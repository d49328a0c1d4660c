/** What a marketing page loads of its own accord, and what only once it is touched (docs/decisions/0025). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { coverageForm } from '../support/landing.ts'

/** Bytes of JavaScript that may load, compressed, before anything is touched. */
const MOST = 78 * 1024

/** The script files so far: name without hash, and bytes as they were sent. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({
        name: name.replace(/^.*\/|-.{8}\.js$/g, ''),
        bytes: encodedBodySize,
      })),
  )

const namesOf = async (page: Page) => (await scripts(page)).map(({ name }) => name)

for (const path of ['/', '/black-friday']) {
  test(`${path} loads neither the order nor its form's code before it is touched`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    // the banner is the last thing that loads by itself
    await expect(page.getByRole('button', { name: 'Aceitar', exact: true })).toBeVisible()
    const loaded = await scripts(page)
    expect(loaded.map(({ name }) => name)).toContain('base')
    expect(loaded.map(({ name }) => name)).not.toContain('first')
    for (const name of ['CoverageForm', 'InputMask'])
      expect(loaded.map((each) => each.name)).not.toContain(name)
    expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST)

    await coverageForm(page).locator('[name="cep"]').focus()
    await expect
      .poll(() => namesOf(page))
      .toEqual(expect.arrayContaining(['CoverageForm', 'InputMask', 'first']))
  })
}
