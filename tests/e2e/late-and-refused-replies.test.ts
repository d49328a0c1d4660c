/** Replies of the server that are late or refusals, and a file that is gone. */
import { answer, eitherWay, expectStep, orderNumber, walk } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { joao, type Person } from '../support/people.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'

const withCpf = (digits: string): Person => ({ ...joao, cpf: { cpf: digits } })
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
