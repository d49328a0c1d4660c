/** What is wrong with an answer is said in a message, linked to the input (U-chat, U-inputs). */
import type { Page } from '@playwright/test'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { answer, eitherWay, expectStep, field } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'

const log = (page: Page) => page.getByRole('log')
const escaped = (text: string) => text.replaceAll(/[?.()+]/g, String.raw`\$&`)

/** Answers that the chat cannot read at all: step, field, what is typed. */
const UNREAD: readonly (readonly [StepId, string, string])[] = [
  ['email', 'email', 'maria'],
  ['data-nascimento', 'birth_date', 'ontem'],
]

for (const [step, name, typed] of rowsToRun(UNREAD, 1)) {
  test(
    `an answer that is not understood marks the input: ${step}`,
    onlyInFullRun,
    async ({ page, server }) => {
      await returnTo(page, server.url, 'chat', step)
      await answer(page, step, { [name]: typed })
      const reply = log(page).locator('.msg', { hasText: 'Escreva “ajuda”' })
      await expect(reply).toBeVisible()
      await expectStep(page, step)
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
      const text = await reply.locator('.msg__text').innerText()
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(escaped(text)))
      await expect(page).toHaveTitle(/^Erro: /)
      await field(page, name).press('x')
      await expect(field(page, name)).not.toHaveAttribute('aria-invalid')
    },
  )
}

for (const way of eitherWay('chat')) {
  test(
    `Escape closes the price panel and leaves the focus in the field, by ${way}`,
    onlyInFullRun,
    async ({ page, server }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await returnTo(page, server.url, way, 'email')
      const bar = page.locator('.order__bar')
      await bar.click()
      await field(page, 'email').focus()
      await page.keyboard.press('Escape')
      await expect(bar).toHaveAttribute('aria-expanded', 'false')
      await expect(field(page, 'email')).toBeFocused()
      await bar.click()
      await page.keyboard.press('Escape')
      await expect(bar).toHaveAttribute('aria-expanded', 'false')
      await expect(bar).toBeFocused()
    },
  )
}
