/**
 * In the chat, what is wrong with an answer is said in a message and linked to the input. If it is wrong again, the
 * message is worded differently (U-chat, U-inputs).
 */
import type { Page } from '@playwright/test'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import {
  answer,
  eitherWay,
  expectStep,
  field,
  freeLine,
  question,
  walk,
} from '../support/visitor-in-browser.ts'
import { expect, failedResource, onlyInFullRun, test } from '../support/e2e-test.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { joao } from '../support/people.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'

const log = (page: Page) => page.getByRole('log')
const escaped = (text: string) => text.replaceAll(/[?.()+]/g, String.raw`\$&`)

/** Sends answers that are not accepted, and expects each error in the conversation and at the input, never in the same words. */
async function refuseAll(page: Page, name: string, answers: readonly (readonly [string, string])[]) {
  const said = new Set<string>()
  for (const [typed, says] of answers) {
    await field(page, name).fill(typed)
    await expect(field(page, name)).not.toHaveAttribute('aria-invalid')
    await field(page, name).press('Enter')
    const last = log(page).locator('.msg').last()
    await expect(last).toContainText(says)
    const text = await last.locator('.msg__text').innerText()
    expect([...said], `${typed} is refused in other words`).not.toContain(text)
    expect(text).not.toMatch(/[\p{L}\d] Se /u)
    said.add(text)
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(escaped(text)))
    await expect(field(page, name)).toBeFocused()
    await expect(page).toHaveTitle(/^Erro: /)
    await expect(page.locator('.error')).toHaveCount(0)
  }
  expect([...said].at(-1)).toMatch(/“atendente”/)
}

test("the code of an employee's e-mail", onlyInFullRun, async ({ page, guard }) => {
  guard.allow(failedResource)
  await page.goto('/oferta-colaborador/chat')
  const email = `joao${Date.now()}@timbrasil.com.br`
  await walk(page, { person: { ...joao, email: { email } }, until: 'confirmacao-colaborador' })
  await expect(question(page, 'confirmacao-colaborador')).toContainText('minutos')
  await refuseAll(page, 'code', [
    ['12', 'você digitou 2'],
    ['000000', 'Ainda falta essa resposta.'],
    ['000001', 'Continuo sem conseguir anotar.'],
  ])
})

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

test('the line under cards, sent empty', onlyInFullRun, async ({ page, server }) => {
  await returnTo(page, server.url, 'chat', 'ativar-debito')
  const said = new Set<string>()
  for (const times of [1, 2, 3, 4]) {
    await freeLine(page).press('Enter')
    await expect(freeLine(page)).toHaveAttribute('aria-invalid', 'true')
    const message = log(page).locator('.msg').last().locator('.msg__text')
    await expect(message).toContainText(/resposta aqui ou toque em uma das opções/)
    await expect.poll(async () => said.add(await message.innerText()).size).toBe(times)
    await expect(freeLine(page)).toHaveAccessibleDescription(new RegExp(escaped(await message.innerText())))
  }
  await freeLine(page).press('x')
  await expect(freeLine(page)).not.toHaveAttribute('aria-invalid')
})

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
