/** Replies of the server that are late or refusals, and a file that is gone. */
import type { Page } from '@playwright/test'
import {
  answer,
  eitherWay,
  expectStep,
  orderNumber,
  question,
  sendButton,
  walk,
} from '../support/visitor-in-browser.ts'
import { expect, failedResource, onlyInFullRun, test } from '../support/e2e-test.ts'
import { sellOutWantedSlots } from '../support/sell-out-slots.ts'
import { joao, type Person } from '../support/people.ts'
import { returnTo, returnToReview } from '../support/open-order-made-by-api.ts'
import { endPriceHolds, publishPlan } from '../support/publish-editions.ts'

const withCpf = (digits: string): Person => ({ ...joao, cpf: { cpf: digits } })
const retry = (page: Page) => page.getByRole('button', { name: 'Tentar de novo' })

for (const way of eitherWay('pages')) {
  test(
    `the check of a slow person shows progress, then a choice (X9), by ${way}`,
    onlyInFullRun,
    async ({ page, server }) => {
      await returnTo(page, server.url, way, 'ativar-debito', { person: withCpf('30000000469') })
      await answer(page, 'ativar-debito', { direct_debit: 'false' })
      await expect(page.getByText('Ainda estamos trabalhando nisso')).toBeVisible()
      await expect(page.getByText('Está demorando mais do que o normal')).toBeVisible({ timeout: 12_000 })
      await expect(page.getByRole('link', { name: /Conversar no WhatsApp/ }).last()).toBeVisible()
      await page.getByRole('button', { name: 'Esperar mais um pouco' }).click()
      await expectStep(page, 'data-instalacao')
    },
  )
}

for (const way of eitherWay('chat')) {
  test(
    `a check that fails says so, with a retry and a person (X26), by ${way}`,
    onlyInFullRun,
    async ({ page, guard, server }) => {
      guard.allow(failedResource)
      // Back goes to it
      await returnTo(page, server.url, way, 'data-de-vencimento', { person: withCpf('30000000540') })
      await answer(page, 'data-de-vencimento', joao['data-de-vencimento'] ?? {})
      await expectStep(page, 'ativar-debito')
      await answer(page, 'ativar-debito', { direct_debit: 'false' })
      await expect(page.getByText(/Erro no servidor/).first()).toBeVisible()
      await expect(retry(page).first()).toBeVisible()
      await expect(page.getByRole('link', { name: /Conversar no WhatsApp/ }).last()).toBeVisible()
      await page.goBack()
      await expectStep(page, 'ativar-debito')
    },
  )
}

for (const way of eitherWay('chat')) {
  test(
    `dates that have been taken and a price that changed (X23, X24), by ${way}`,
    onlyInFullRun,
    async ({ page, startServer, guard }) => {
      guard.allow(failedResource)
      const server = await startServer()
      await returnToReview(page, server.url, way)
      await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
      await sellOutWantedSlots(server)
      await sendButton(page, 'confirmacao').click()
      await expectStep(page, 'data-instalacao')
      await expect(page.getByText(/Esse horário acabou de ser ocupado/).first()).toBeVisible()
      await answer(page, 'data-instalacao', {})
      await expectStep(page, 'confirmacao')
      await expect(page.getByText('Salvo', { exact: true })).toBeVisible()

      await endPriceHolds(server)
      await publishPlan(server, 'd600a', { price: 124.99, price_full: 179.99 })
      // within 10 s, as tests/server/two-servers-one-database.test.ts shows
      const served = async () => (await page.request.get(`${server.url}/json/plans.json`)).text()
      await expect.poll(served, { timeout: 12_000 }).toContain('124.99')
      await sendButton(page, 'confirmacao').click()
      await expect(page.getByText('O preço deste plano mudou')).toBeVisible()
      await page.getByRole('button', { name: 'Aceitar o novo preço' }).click()
      await sendButton(page, 'confirmacao').click()
      await expectStep(page, 'pedido-realizado')
      const [order] = await server.sql(
        'select o.price, p.price as now from orders o join plans p on p.id = o.plan_id',
      )
      expect(order?.price).toBe(order?.now)
    },
  )
}

test(
  'a file that a deploy has removed costs one reload and no answer (X16)',
  onlyInFullRun,
  async ({ page, guard, server }) => {
    guard.allow(failedResource)
    // fetched twice before the page is reloaded (docs/decisions/0015)
    const missing = /\/assets\/OrderReceipt[^/]*\.js(?:\?.*)?$/
    let times = 0
    let reloads = 0
    await page.route(missing, (route) => {
      times += 1
      return reloads === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue()
    })
    await returnToReview(page, server.url, 'pages')
    page.on('request', (request) => {
      if (request.isNavigationRequest()) reloads += 1
    })
    await walk(page, { person: joao })
    expect(times, 'the receipt is a file of its own').toBeGreaterThan(1)
    expect(reloads).toBe(1)
    await expect(question(page, 'pedido-realizado')).toContainText('João')
  },
)

test.describe('with a clock that is wrong by days, in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })
  test('the server decides the dates (X22)', onlyInFullRun, async ({ page, server }) => {
    await page.clock.setSystemTime(Date.now() + 20 * 86_400_000)
    await returnTo(page, server.url, 'chat', 'data-instalacao')
    await walk(page, { person: joao })
    const [order] = await server.sql(
      `select (installation_day - (created_at at time zone 'America/Sao_Paulo')::date) as ahead
       from orders where number = $1`,
      [await orderNumber(page)],
    )
    expect(order?.ahead).toBeGreaterThanOrEqual(3)
    expect(order?.ahead).toBeLessThanOrEqual(10)
  })
})
