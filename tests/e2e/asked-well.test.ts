/** What the chat has not understood: buttons with what it may have meant, a person, and the open question. */
import { expectAccessible } from '../support/accessibility.ts'
import { playConversation } from '../support/play-conversation.ts'
import { expectStep } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'

test.use({ viewport: { width: 390, height: 740 } })

test(
  'a message not understood is asked well, and the question keeps what was typed (D130)',
  onlyInFullRun,
  async ({ page, server }) => {
    await returnTo(page, server.url, 'chat', 'nome')
    const log = page.getByRole('log')
    const field = page.locator('.chat__foot form[data-step="nome"] input[name="name"]')
    await field.fill('contato pra emergência')
    await field.press('Enter')
    await expect(log).toContainText('Essa eu não entendi.')
    await expect(log).toContainText('Se for uma destas abaixo, é só tocar.')
    const buttons = page.locator('.replies').getByRole('button')
    // only what may have been meant, at most three, and a person
    await expect(buttons).toHaveCount(2)
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
    await expectAccessible(page, 'other ways to answer')
    await buttons.first().click()
    await expect(log).toContainText('Estes são os nossos canais com gente de verdade')
    await expectStep(page, 'telefone')
  },
)
