/**
 * What the chat has not understood is asked well: buttons with what it may have meant, a person, and the open question
 * with what stands in it. What the shop's team adds to the FAQ is answered in the chat at once.
 */
import { shopReviewWords as review } from '../../src/content/desk/publish-and-approve-shop.ts'
import { shopTextWords } from '../../src/content/desk/shop-texts.ts'
import { giveSession } from '../support/desk-in-browser.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { playConversation } from '../support/play-conversation.ts'
import { expectStep, freeLine } from '../support/visitor-in-browser.ts'
import { expect, test } from '../support/e2e-test.ts'

test.use({ viewport: { width: 390, height: 740 } })

test('a message not understood is asked well, and the question keeps what was typed (D130)', async ({
  page,
}) => {
  await page.goto('/chat')
  await playConversation(page, '— 01310-100, 1000 ap 12')
  await expectStep(page, 'planos')
  await playConversation(page, '— quero o de 500 mega')
  await expectStep(page, 'nome')
  const log = page.getByRole('log')
  const field = page.locator('.chat__foot form[data-step="nome"] input[name="name"]')
  await field.fill('contato pra emergência')
  await field.press('Enter')
  await expect(log).toContainText('Essa eu não entendi.')
  await expect(log).toContainText('Se for uma destas abaixo, é só tocar.')
  const buttons = page.locator('.replies').getByRole('button')
  await expect(buttons).toHaveCount(4)
  await expect(buttons.last()).toHaveText('Falar com uma pessoa')
  await expect(field).toBeFocused()
  await expectAccessible(page, 'what may have been meant')

  // the visitor begins to answer, then presses a button by keyboard
  await field.fill('Maria da Sil')
  const contact = page.getByRole('button', { name: 'Como falo com vocês?' })
  await contact.focus()
  await contact.press('Enter')
  await expect(log).toContainText('Vendas: 0800 555 1020')
  await expect(log.getByText('Como falo com vocês?')).toHaveCount(1)
  await expect(buttons).toHaveCount(0)
  await expect(field).toHaveValue('Maria da Sil')
  await expect(field).toBeFocused()
  await expectStep(page, 'nome')
  await field.fill('Maria da Silva')
  await field.press('Enter')
  await expectStep(page, 'telefone')

  // twice in a row: other words, the person first
  await playConversation(page, '— me dá uma luz aí vai\n— num sei te dizer esse trem')
  await expect(log).toContainText('Vamos por outro caminho')
  await expect(buttons.first()).toHaveText('Falar com uma pessoa')
  await buttons.first().click()
  await expect(log).toContainText('Estes são os nossos canais com gente de verdade')
  await expectStep(page, 'telefone')
})

test('a question that the shop’s team adds at the desk is answered in the chat at once (D118)', async ({
  startServer,
  browser,
  page,
}) => {
  const server = await startServer()
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false, locale: 'pt-BR' })
  await giveSession(server, context, 'publicacao')
  const desk = await context.newPage()
  const press = (name: string) => desk.getByRole('button', { name, exact: true }).press('Enter')
  await desk.goto('/operador/loja/textos/duvida?lista=general&id=')
  await desk.getByLabel(shopTextWords.question, { exact: true }).fill('Vocês instalam câmera de segurança?')
  await desk
    .getByLabel(shopTextWords.oneQuestion.answer)
    .fill('Câmeras não fazem parte do plano.\n- Elas funcionam pelo Wi-Fi do modem.')
  await press(shopTextWords.save)
  await desk.goto('/operador/loja/conferir')
  await desk.getByLabel(review.note).fill('Dúvida das câmeras')
  await press(review.submit)
  await expect(desk.getByText('Edição 1', { exact: true }).first()).toBeVisible()
  await context.close()

  await expect
    .poll(async () => (await fetch(`${server.url}/api/faq`)).text(), { timeout: 30_000 })
    .toContain('câmera')
  await page.goto(`${server.url}/chat`)
  await playConversation(page, '— 01310-100, 1000 ap 12')
  await expectStep(page, 'planos')
  await freeLine(page).fill('vcs instalam camera de segurança?')
  await freeLine(page).press('Enter')
  const log = page.getByRole('log')
  await expect(log).toContainText('Câmeras não fazem parte do plano.')
  await expect(log).toContainText('Elas funcionam pelo Wi-Fi do modem.')
  await expectStep(page, 'planos')
  // in other words it is among the buttons
  await freeLine(page).fill('queria câmera')
  await freeLine(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Vocês instalam câmera de segurança?' })).toBeVisible()
})
