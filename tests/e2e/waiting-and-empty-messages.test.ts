/** Messages that cannot be read immediately, empty messages, and messages that are too long (docs/decisions/0218). */
import { expectAccessible } from '../support/accessibility.ts'
import { playConversation } from '../support/play-conversation.ts'
import { expectStep, field } from '../support/visitor-in-browser.ts'
import { expect, failedResource, onlyInFullRun, test } from '../support/e2e-test.ts'
import { delayRequests } from '../support/delay-requests.ts'

test.use({ viewport: { width: 390, height: 700 } })

test('what is typed while an earlier message is read stays in the line', onlyInFullRun, async ({ page }) => {
  const release = await delayRequests(page, /\/assets\/reader-.*\.js$/)
  await page.goto('/chat')
  await playConversation(
    page,
    `
      — tem fidelidade?
      Um instante, já leio.`,
  )
  await field(page, 'cep').pressSequentially('meu cep é 01310')
  release()
  await expect(page.getByRole('log').getByText('têm fidelidade de 12 meses')).toBeVisible()
  await expect(field(page, 'cep')).toHaveValue('meu cep é 01310')
  await field(page, 'cep').pressSequentially('100')
  await page.keyboard.press('Enter')
  await expectStep(page, 'nr-imovel')
})

test(
  'a message that cannot be read because the server is gone says so, and is not lost',
  onlyInFullRun,
  async ({ page, startServer, guard }) => {
    guard.allow(failedResource)
    const server = await startServer()
    await page.goto(`${server.url}/chat`, { waitUntil: 'networkidle' })
    await server.kill('SIGKILL')
    await playConversation(page, '— tem fidelidade?')
    await expect(page.getByText('Erro de rede')).toBeVisible()
    const retry = page.getByRole('button', { name: 'Tentar de novo' })
    await expect(retry).toHaveCount(1)
    await expectAccessible(page, 'a message that cannot be read')
    await server.restart()
    await retry.click()
    await expect(page.getByRole('log').getByText('têm fidelidade de 12 meses')).toBeVisible({
      timeout: 20_000,
    })
    await expect(retry).toHaveCount(0)
  },
)

// layout-by-screen-size.test.ts
test(
  'a message that is sent offline says so, and is read once the connection is back',
  onlyInFullRun,
  async ({ page, context, guard }) => {
    guard.allow(failedResource)
    await page.goto('/chat', { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await playConversation(page, '— tem fidelidade?')
    await expect(page.getByText('Sem conexão.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(1)
    await context.setOffline(false)
    await expect(page.getByRole('log').getByText('têm fidelidade de 12 meses')).toBeVisible({
      timeout: 20_000,
    })
    await expect(page.getByText('Sem conexão.')).toHaveCount(0)
  },
)
