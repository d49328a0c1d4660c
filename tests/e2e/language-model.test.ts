/** The chat of an operator with a language model, which a local server plays (docs/language-model.md). */
import { messageModelServer } from '../support/message-model-server.ts'
import { playConversation } from '../support/play-conversation.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expectStep, freeLine } from '../support/visitor-in-browser.ts'
import { expect, test } from '../support/e2e-test.ts'

test.use({ viewport: { width: 390, height: 700 } })

test('what the chat has not read is proposed, and recorded with a tap (D125, S65)', async ({
  page,
  startServer,
}) => {
  const model = await messageModelServer()
  try {
    model.behave({
      reply: ({ instructions }) => ({
        means: 'choice',
        id: /^(c\d+): 500 Mega/m.exec(instructions)?.[1] ?? '',
      }),
    })
    const { url } = await startServer({ ...model.settings, READER_TIMEOUT_MS: '4000' })
    await page.goto(`${url}/chat`)
    await playConversation(page, '— 01310-100, 1000 ap 12')
    await expectStep(page, 'planos')
    const sent = page.waitForRequest('**/api/message-proposals')
    await freeLine(page).fill('sou o Joao, curti aquele ali do meio')
    await freeLine(page).press('Enter')
    expect((await sent).postDataJSON()).toMatchObject({
      step: 'planos',
      message: 'sou o PALAVRA_1, PALAVRA_2 aquele ali do meio',
    })
    const log = page.getByRole('log')
    await expect(log).toContainText('sou o Joao, curti aquele ali do meio')
    await expect(log).toContainText('500 Mega')
    await expectStep(page, 'planos')
    await expectAccessible(page, 'a proposal')
    await page.getByRole('button', { name: 'Sim, é isso' }).click()
    await expectStep(page, 'nome')
    expect(model.bodies.join()).not.toMatch(/joao|01310|paulista/i)
  } finally {
    await model.close()
  }
})
