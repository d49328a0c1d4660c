/** Going back, help and corrections in a visitor's own words work anywhere in the chat (U-chat). */
import type { Page } from '@playwright/test'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { enlarge } from '../support/check-enlarged-layout.ts'
import { expectStep, field, freeLine, question, walk } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { joao } from '../support/people.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'

/** Types into the composer of the question, or into the line under its cards, and sends with Enter. */
async function say(page: Page, step: StepId, text: string): Promise<void> {
  await expectStep(page, step)
  const own = question(page, step).locator('.field input').first()
  await own.or(freeLine(page)).first().waitFor()
  const isLine = (await freeLine(page).count()) === 0
  const line = isLine ? own : freeLine(page)
  await line.fill(text)
  await line.press('Enter')
}

const log = (page: Page) => page.getByRole('log')
/** A message of the visitor's own. */
const own = (page: Page, text: string) =>
  log(page)
    .locator('.answer__bubble')
    .filter({ hasText: new RegExp(`: ${text}$`) })
    .last()

test('help, a person, back, a correction by name, each shown as said', onlyInFullRun, async ({ page }) => {
  await page.goto('/chat')
  await say(page, 'cep', 'ajuda')
  await expect(log(page).getByText('O CEP tem 8 números e está na sua conta de luz')).toBeVisible()
  await expectStep(page, 'cep')
  await expect(field(page, 'cep')).toHaveValue('')
  await field(page, 'cep').pressSequentially('?')
  await page.keyboard.press('Enter')
  await expect(log(page).getByText('O CEP tem 8 números e está na sua conta de luz')).toHaveCount(2)
  await say(page, 'cep', 'quero falar com um atendente')
  await expect(page.getByRole('link', { name: /Conversar no WhatsApp/ }).last()).toBeVisible()
  await say(page, 'cep', 'voltar')
  await expect(own(page, 'voltar')).toBeVisible()
  await expect(log(page).getByText('Esta é a primeira pergunta')).toBeVisible()

  await walk(page, { person: joao, until: 'email' })
  await say(page, 'email', 'Voltar!')
  await expectStep(page, 'telefone')
  await expect(own(page, 'Voltar!')).toBeVisible()
  await expect(log(page).getByText('Certo, voltamos uma pergunta.')).toBeVisible()
  // what was said is above the question that it opened
  await expect(log(page).locator('> *').last()).toContainText('Qual é o seu telefone com DDD?')
  await say(page, 'telefone', 'voltar')
  await expectStep(page, 'email')
  await expect(own(page, 'voltar')).toBeVisible()
  await say(page, 'email', 'mudar o nome para Joana Prado')
  // a change that is named is made at once, and one tap takes it back (D154)
  await expect(own(page, 'mudar o nome para Joana Prado')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Desfazer a mudança' })).toBeVisible()
  await expect(own(page, 'João Carlos Pereira *alterado')).toBeVisible()
  await expect(log(page).getByText(/Nome: João Carlos Pereira → Joana Prado\.$/)).toBeVisible()
  await expectStep(page, 'email')

  await walk(page, { person: joao, until: 'data-de-vencimento' })
  // what was said stays where it was said
  await expect(own(page, 'mudar o nome para Joana Prado')).toBeAttached()
  await say(page, 'data-de-vencimento', 'corrigir cpf')
  await expect(own(page, 'corrigir cpf')).toBeVisible()
  await page.getByRole('button', { name: 'Deixar como estava' }).click()
  await expectStep(page, 'data-de-vencimento')
  await expect(own(page, 'corrigir cpf')).toBeVisible()
  await say(page, 'data-de-vencimento', 'corrigir cpf')
  await expectStep(page, 'cpf')
  await say(page, 'cpf', '111.444.777-35')
  await expectStep(page, 'data-de-vencimento')
  await expect(log(page).getByText('***.444.777-**').last()).toBeVisible()
  await say(page, 'data-de-vencimento', 'corrigir a cor da casa')
  await expect(own(page, 'corrigir a cor da casa')).toBeVisible()
  await expect(log(page).getByText('Qual resposta você quer corrigir?')).toBeVisible()
  await say(page, 'data-de-vencimento', 'lorem ipsum')
  await expect(log(page).getByText('Essa eu não entendi.')).toBeVisible()
  await say(page, 'data-de-vencimento', '?')
  await expect(log(page).getByText('Escolha o dia que combina')).toBeVisible()
})

test(
  'an e-mail address is followed by the next question without a hole',
  onlyInFullRun,
  async ({ page, server }) => {
    await returnTo(page, server.url, 'chat', 'data-nascimento')
    const bubble = page.locator('.answer__bubble').filter({ hasText: '@' }).last()
    await expect(bubble).toBeVisible()
    const [above, below] = await Promise.all([
      bubble.boundingBox(),
      page.getByRole('log').locator('.msg').last().boundingBox(),
    ])
    expect((below?.y ?? 999) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(32)
    // in a narrow window the way to correct it stands below, and is seen there with a mouse too
    await enlarge(page, { width: 360, height: 740, size: 150 })
    await expect(page.locator('.answer__correct').last()).toHaveCSS('opacity', '1')
  },
)
