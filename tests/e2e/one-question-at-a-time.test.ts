/** The chat asks for one thing at a time, even where the page has one long form (U-chat). */
import type { Page } from '@playwright/test'
import {
  answer,
  bubbles,
  expectStep,
  freeLine,
  openPart,
  question,
  sendButton,
  walk,
} from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { joao, quizzed, rightAnswers } from '../support/people.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'

test.use({ viewport: { width: 390, height: 700 } })

const log = (page: Page) => page.getByRole('log')
const lastMessage = (page: Page) => log(page).locator('.msg').last()
const radios = (page: Page) => question(page, 'validacao').getByRole('radio')

/** Chooses the answer that is right, or the first that is not, and sends it. */
async function choose(page: Page, isRight: boolean): Promise<string> {
  const labels = await question(page, 'validacao').locator('label').allInnerTexts()
  const at = labels.findIndex((label) => rightAnswers.has(label.trim()) === isRight)
  await radios(page).nth(at).check()
  await sendButton(page, 'validacao').click()
  return labels[at]?.trim() ?? ''
}

const given = async (page: Page) =>
  (await bubbles(page)).map((text) => text.replace('Você respondeu:', '').trim())

test(
  'the quiz is a question at a time: corrected, reloaded, typed and passed',
  onlyInFullRun,
  async ({ page, server }) => {
    await returnTo(page, server.url, 'chat', 'validacao', { person: quizzed })
    const form = question(page, 'validacao')
    const first = await openPart(page, 'validacao')
    await expect(form.getByRole('radiogroup')).toHaveCount(1)
    await expect(lastMessage(page)).toContainText((await form.locator('legend').innerText()).slice(0, 20))
    await sendButton(page, 'validacao').click()
    await expect(form.getByText('Escolha uma resposta para esta pergunta')).toBeVisible()

    const wrong = await choose(page, false)
    await expect.poll(() => openPart(page, 'validacao')).not.toBe(first)
    const second = await openPart(page, 'validacao')
    expect((await given(page)).at(-1)).toBe(wrong)
    await expect(lastMessage(page)).toBeInViewport()

    const correct = log(page)
      .locator('.answer')
      .last()
      .getByRole('button', { name: /^Corrigir/ })
    await correct.click()
    await expect.poll(() => openPart(page, 'validacao')).toBe(first)
    await radios(page).last().check()
    await page.getByRole('button', { name: 'Deixar como estava' }).click()
    await expect.poll(() => openPart(page, 'validacao')).toBe(second)
    expect((await given(page)).at(-1)).toBe(wrong)
    await freeLine(page).fill('voltar')
    await freeLine(page).press('Enter')
    await expect.poll(() => openPart(page, 'validacao')).toBe(first)
    const right = await choose(page, true)
    await expect.poll(() => openPart(page, 'validacao')).toBe(second)
    expect((await given(page)).at(-1)).toBe(right)

    const before = await given(page)
    await page.reload()
    await expectStep(page, 'validacao')
    await expect.poll(() => openPart(page, 'validacao')).toBe(second)
    expect(await given(page)).toEqual(before)

    const labels = await form.locator('label').allInnerTexts()
    await freeLine(page).fill(
      labels.map((label) => label.trim()).find((label) => rightAnswers.has(label)) ?? '',
    )
    await freeLine(page).press('Enter')
    await expect.poll(() => openPart(page, 'validacao')).not.toBe(second)
    await answer(page, 'validacao', {}, 'right')
    await expectStep(page, 'data-instalacao')
  },
)

test('a place on the waiting list: name, telephone, e-mail, each in the composer', async ({
  page,
  server,
}) => {
  const nowhere = { ...joao, cep: { cep: '01207001' }, 'nr-imovel': { number: '10' } }
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await page.goto('/chat')
  await walk(page, { person: nowhere, until: 'oferta-indisponivel' })
  await expect(page.getByRole('textbox', { name: 'Qual é o seu nome completo?' })).toBeFocused()
  await expect(page.locator('.chat__foot input')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Consultar outro endereço' })).toBeVisible()
  await type('Rita')
  await expect(page.getByText('Falta o sobrenome. Digite o nome e o sobrenome.').last()).toBeVisible()
  await page.keyboard.type(' ')
  await type('de Cássia Lima')
  await expect(page.getByRole('textbox', { name: 'Em qual telefone com DDD podemos avisar?' })).toBeFocused()
  await type('21987651234')
  await expect(page.getByRole('textbox', { name: 'E qual é o seu e-mail?' })).toBeFocused()
  expect((await given(page)).slice(-2)).toEqual(['Rita de Cássia Lima', '(21) 9****-**34'])

  await log(page)
    .getByRole('button', { name: /^Corrigir\s*: Nome completo$/ })
    .click()
  await expect(page.getByRole('textbox', { name: 'Qual é o seu nome completo?' })).toHaveValue(
    'Rita de Cássia Lima',
  )
  await page.getByRole('textbox', { name: 'Qual é o seu nome completo?' }).fill('Rita Lima')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'E qual é o seu e-mail?' })).toBeFocused()
  await type('voltar')
  await expect(page.getByRole('textbox', { name: 'Em qual telefone com DDD podemos avisar?' })).toHaveValue(
    '(21) 98765-1234',
  )
  // without a key before it, it might be the second press of a double one
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'E qual é o seu e-mail?' })).toBeFocused()
  await type('rita@exemplo.com.br')
  await expect(page.getByText('Anotado')).toBeVisible()
  const [newest] = await server.sql('select contact from no_coverage_leads order by created_at desc limit 1')
  expect(newest?.contact).not.toBeNull()

  await freeLine(page).fill('outro endereço')
  await freeLine(page).press('Enter')
  await walk(page, { person: nowhere, until: 'oferta-indisponivel' })
})
