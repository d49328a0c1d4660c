/** Orders survive a killed server, a lost connection and repeated clicks. */
import type { Locator } from '@playwright/test'
import {
  answer,
  eitherWay,
  entrance,
  expectStep,
  fill,
  orderNumber,
  sendButton,
  walk,
} from '../support/visitor-in-browser.ts'
import { expect, failedResource, onlyInFullRun, test } from '../support/e2e-test.ts'
import { joao } from '../support/people.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'

for (const way of eitherWay('chat')) {
  test(
    `the server is killed between two answers and before the order is made (X1, X3), by ${way}`,
    onlyInFullRun,
    async ({ page, startServer, guard }) => {
      guard.allow(failedResource)
      const server = await startServer()
      await page.goto(server.url + entrance[way])
      await walk(page, { person: joao, until: 'telefone' })
      await server.kill('SIGKILL')
      await answer(page, 'telefone', joao.telefone ?? {})
      await expectStep(page, 'email')
      await answer(page, 'email', joao.email ?? {})
      await expectStep(page, 'data-nascimento')
      await expect(page.getByText('Ainda não salvo')).toBeVisible()
      await server.restart()
      // the queue also retries automatically; whichever happens first
      const saved = expect(page.getByText('Salvo', { exact: true })).toBeVisible({ timeout: 40_000 })
      await Promise.any([page.getByRole('button', { name: 'Tentar de novo' }).click(), saved])
      await saved
      await walk(page, { person: joao, until: 'confirmacao' })
      await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
      await server.kill('SIGKILL')
      await sendButton(page, 'confirmacao').click()
      await expect(page.getByText(/Erro de rede/).first()).toBeVisible()
      const again = page.getByRole('button', { name: 'Tentar de novo' }).first()
      await expect(again).toBeVisible()
      await server.restart()
      const made = expectStep(page, 'pedido-realizado')
      await Promise.any([again.click(), made])
      await made

      const [order] = await server.sql(
        `select l.answers ? 'phone' as phone, l.answers->'email'->>'email' as email, o.number
       from orders o join leads l on l.id = o.lead_id`,
      )
      expect(order).toEqual({ phone: true, email: joao.email?.email, number: await orderNumber(page) })
    },
  )
}

for (const way of eitherWay('pages')) {
  test(
    `the second of two clicks on "Continuar" never confirms the order (X12), by ${way}`,
    onlyInFullRun,
    async ({ page, server }) => {
      const confirmations: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'PUT' && /\/api\/lead\//.test(request.url()))
          confirmations.push(request.url())
      })
      const click = async (button: Locator, clickCount: number) => {
        await button.scrollIntoViewIfNeeded()
        const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
        await page.mouse.move(x + width / 2, y + height / 2)
        await page.mouse.down({ clickCount })
        await page.mouse.up({ clickCount })
      }
      await returnTo(page, server.url, way, 'data-instalacao')
      await fill(page, 'data-instalacao', {})
      await click(sendButton(page, 'data-instalacao'), 1)
      await expectStep(page, 'confirmacao')
      await click(sendButton(page, 'confirmacao'), 2)
      await page.waitForTimeout(500)
      expect(confirmations).toEqual([])
      await click(sendButton(page, 'confirmacao'), 1)
      await expectStep(page, 'pedido-realizado')
      expect(confirmations).toHaveLength(1)
    },
  )
}

test(
  'a font that does not load is not missed: its fallback stays, and nothing complains',
  onlyInFullRun,
  async ({ page, guard }) => {
    guard.allow(failedResource)
    let asked = 0
    await page.route(/\.woff2$/, (route) => {
      asked += 1
      return route.abort()
    })
    await page.goto(entrance.pages)
    await expect.poll(() => asked).toBeGreaterThan(0)
    await answer(page, 'cep', joao.cep ?? {})
    await expectStep(page, 'nr-imovel')
    await expect(page.locator('html')).not.toHaveAttribute('data-font')
  },
)
