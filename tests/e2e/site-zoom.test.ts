/** Page zoom: a control in the help of every screen, remembered and applied before the first paint. */
import type { Page } from '@playwright/test'
import { expectAccessibleInBoth } from '../support/accessibility.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { ZOOM_STEPS } from '../../src/content/page-zoom.ts'
import { eitherWay, entrance, walk } from '../support/visitor-in-browser.ts'
import { expectReflow, expectReflowAtZoom } from '../support/reflow-and-targets.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'
import { joao } from '../support/people.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const zoomOf = (page: Page) => page.evaluate(() => Number(getComputedStyle(document.documentElement).zoom))
const percent = (page: Page) => page.getByRole('group', { name: 'Tamanho da página' }).getByRole('status')

for (const address of rowsToRun(['/chat', '/checkout/cep/'], 1)) {
  test(
    `the help of ${address} holds the control, by keyboard too; a kept size is set before the first paint: nothing moves`,
    onlyInFullRun,
    async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(address)
      await page.locator('summary', { hasText: 'Ajuda' }).focus()
      await page.keyboard.press('Enter')
      await expect(percent(page)).toHaveText('100%')
      await page.getByRole('button', { name: 'Aumentar a página' }).focus()
      for (const shown of ['106,25%', '112,5%', '125%', '150%']) {
        await page.keyboard.press('Enter')
        await expect(percent(page)).toHaveText(shown)
      }
      expect(await zoomOf(page)).toBe(1.5)
      if (isFull) await expectAccessibleInBoth(page, `help of ${address} at 150 %`)

      await page.reload()
      expect(await zoomOf(page), 'kept').toBe(1.5)
      await page.waitForFunction(() => performance.getEntriesByName('prosa:answerable').length > 0)
      await page.waitForTimeout(500)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.01)
      await page.locator('summary', { hasText: 'Ajuda' }).click()
      await page.getByRole('button', { name: 'Voltar a 100%' }).click()
      await expect(percent(page)).toHaveText('100%')
      expect(await zoomOf(page)).toBe(1)
      expect(await page.evaluate(() => localStorage.getItem('prosa.zoom'))).toBeNull()
      if (address !== '/chat') return
      // at 150 % the choice of cookies was partly scrolled up, above the greeting
      const choice = page.getByRole('region', { name: 'Cookies' })
      expect((await choice.boundingBox())?.y).toBeGreaterThan(70)
    },
  )
}

for (const address of ['/', '/timblack/', '/hbo-max/']) {
  test(
    `the help of ${address} holds the control, which shows and changes the kept size`,
    onlyInFullRun,
    async ({ page }) => {
      await page.addInitScript(
        () => localStorage.getItem('prosa.zoom') ?? localStorage.setItem('prosa.zoom', '1.25'),
      )
      await page.goto(address)
      expect(await zoomOf(page)).toBe(1.25)
      await page.waitForFunction(() => performance.getEntriesByName('prosa:answerable').length > 0)
      await page.locator('summary', { hasText: 'Ajuda' }).click()
      await expect(percent(page)).toHaveText('125%')
      await page.getByRole('button', { name: 'Voltar a 100%' }).click()
      await expect(percent(page)).toHaveText('100%')
      expect(await zoomOf(page)).toBe(1)
    },
  )
}

test('a stored value that is no number means 100 %', onlyInFullRun, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('prosa.zoom', 'url(x)'))
  await page.goto('/checkout/cep/')
  expect(await zoomOf(page)).toBe(1)
})

test('at 250 % every page beside the order fits 1280 pixels', onlyInFullRun, async ({ page, guard }) => {
  guard.allow(/^Failed to load resource/)
  const addresses = [
    '/',
    '/linktree',
    '/selecao-plano-movel',
    '/regulamentos',
    '/regulamentos/geral',
    '/nada',
  ]
  for (const address of [...addresses, '/receber-ligacao/', '/checkout/', '/chat']) {
    await page.goto(address)
    await expect(page.locator('h1').first()).toBeVisible()
    await expectReflowAtZoom(page, address)
  }
})

/** Questions whose screens differ most; `npm run test:full` looks at each. */
const questions = ['cep', 'planos', 'cpf', 'data-instalacao', 'confirmacao', 'pedido-realizado']

test.describe('on a telephone every size of the page fits (F4.18)', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  /** Nothing wider than the screen at the sizes and widths of a sample. */
  async function expectFits(page: Page, where: string): Promise<void> {
    for (const width of rowsToRun([320, 360, 390], 1)) {
      await page.setViewportSize({ width, height: 740 })
      for (const step of rowsToRun(ZOOM_STEPS, (each) => [50, 125, 200, 250].includes(each))) {
        await page.evaluate(
          (zoom) => document.documentElement.style.setProperty('--zoom', zoom),
          `${step / 100}`,
        )
        await expectReflow(page, `${where} at ${step} % of ${width} px`)
      }
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('--zoom'))
  }

  test('the start page', onlyInFullRun, async ({ page }) => {
    await page.goto('/')
    await expectFits(page, '/')
  })

  for (const way of eitherWay('chat')) {
    test(`an order by ${way}`, onlyInFullRun, async ({ page }) => {
      await page.goto(entrance[way])
      await walk(page, {
        person: joao,
        each: async (step) => {
          if (isFull || questions.includes(step)) await expectFits(page, step)
        },
      })
    })
  }
})
