/** Switching between chat and pages loses nothing (U-chat). */
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import {
  eitherWay,
  answer,
  entrance,
  expectStep,
  field,
  fill,
  switchTo,
  typed,
  walk,
} from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { isFull } from '../support/rows-to-run.ts'
import { everyQuestion } from '../support/people.ts'

/** A line, and cards. */
const KINDS: readonly StepId[] = ['nr-imovel', 'planos']

const other = { chat: 'pages', pages: 'chat' } as const

test('what is typed stays on a switch there and back (X18)', async ({ page }) => {
  await page.goto('/chat')
  const seen = await walk(page, {
    person: everyQuestion,
    until: isFull ? 'pedido-realizado' : 'nome',
    each: async (step) => {
      // every step: tests/journeys/reload-at-every-question.test.ts
      if (!isFull && !KINDS.includes(step)) return
      const isTyped = step !== 'data-de-vencimento' && step !== 'ativar-debito'
      if (isTyped && everyQuestion[step]) await fill(page, step, everyQuestion[step])
      const before = await typed(page, step)
      for (const way of ['pages', 'chat'] as const) {
        await switchTo(page, way)
        await expectStep(page, step)
        // a page has more fields than the chat's line, and they are empty
        await expect.poll(() => typed(page, step), `${step} in ${way}`).toMatchObject(before)
      }
    },
  })
  expect(seen).toHaveLength(isFull ? 17 : 4)
  // the switch stands where it stood before help was there: the HTML may come in two pieces
  const place = () => page.locator('.site-header .mode-switch').boundingBox()
  const before = await place()
  await page.locator('.site-header .help').evaluate((help) => help.remove())
  expect(await place()).toEqual(before)
})

for (const way of eitherWay('chat')) {
  test(
    `a switch from ${way} right after an answer, while it is being saved (X18)`,
    onlyInFullRun,
    async ({ page }) => {
      await page.route('**/api/lead-v2/*/name', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500))
        await route.continue()
      })
      await page.goto(entrance[way])
      await walk(page, { person: everyQuestion, until: 'telefone' })
      await switchTo(page, other[way])
      await expectStep(page, 'telefone')
      await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
      await page.reload()
      await expectStep(page, 'telefone')
    },
  )
}

test.describe('on a telephone', () => {
  // on a computer the chat's composer has the focus at once (keyboard.test.ts)
  test.use({ hasTouch: true, isMobile: true })

  test(
    'a switch brings the focus to the question, and so does the start page; a load leaves it alone',
    onlyInFullRun,
    async ({ page }) => {
      const isAtBody = () => page.evaluate(() => document.activeElement === document.body)
      await page.goto('/chat')
      await expectStep(page, 'cep')
      expect(await isAtBody()).toBe(true)
      for (const way of ['pages', 'chat'] as const) {
        await switchTo(page, way)
        await expect(field(page, 'cep')).toBeFocused()
      }
      await walk(page, { until: 'planos' })
      await switchTo(page, 'pages')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await switchTo(page, 'chat')
      await expect(page.locator('.chat__cards')).toBeFocused()

      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await page.goto('/')
      await answer(page, 'cep', { cep: '01310100' })
      await expect(field(page, 'number')).toBeFocused()
    },
  )
})
