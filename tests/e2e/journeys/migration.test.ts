/** A customer of the old network moves to fibre, on pages and in the chat. */
import { expectStep, orderNumber, switchTo, walk } from '../../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../../support/e2e-test.ts'
import { expectQuestionFrame } from '../../support/check-question-frame.ts'
import { examineScreen } from '../../support/examine-screen.ts'
import { watchPrivacy } from '../../support/privacy-watch.ts'
import { maria, type Person } from '../../support/people.ts'

const miguel: Person = {
  ...maria,
  'consulta-cpf': { cpf: '30000000701' },
  ofertas: { idPlan: 'plan-mg600' },
  endereco: { same_address: 'true' },
  'ativar-debito': { direct_debit: 'false' },
}
const base = '/migracao-ultrafibra'

test.setTimeout(90_000)

// tests/journeys/migration.test.ts
test('a migration on pages, to the address on record', onlyInFullRun, async ({ page, server }) => {
  const privacy = watchPrivacy(page, miguel)
  await page.goto(`${base}/`)
  await expect(page).toHaveURL(`${base}/consulta-cpf/`)
  const each = async (step: string) => {
    await expectQuestionFrame(page, step)
    await privacy.expectNothing(step)
    if (['consulta-cpf', 'ofertas', 'endereco'].includes(step)) await examineScreen(page, `${step} on a page`)
  }
  const seen = await walk(page, { person: miguel, until: 'data-de-vencimento', each })
  expect(seen).toEqual(['consulta-cpf', 'ofertas', 'endereco', 'data-de-vencimento'])

  // Back, to the chat and through a reload
  await page.getByRole('link', { name: 'Voltar' }).click()
  await expectStep(page, 'endereco')
  await page.goBack()
  await expectStep(page, 'data-de-vencimento')
  await switchTo(page, 'chat')
  await expectStep(page, 'data-de-vencimento')
  await switchTo(page, 'pages')
  await expect(page).toHaveURL(`${base}/checkout/data-de-vencimento/`)
  await page.reload()
  expect(await walk(page, { person: miguel })).toEqual([
    'data-de-vencimento',
    'ativar-debito',
    'confirmacao',
    'pedido-realizado',
  ])
  const [order] = await server.sql(
    `select o.sku, l.place->>'cep' as cep, l.origin->>'addon' as addon from orders o
     join leads l on l.id = o.lead_id where o.number = $1`,
    [await orderNumber(page)],
  )
  expect(order).toEqual({ sku: 'mg600', cep: '01310200', addon: 'migracao-ultrafibra' })
  await expect(
    page.getByText(/Desligamento, devolução do equipamento e faturas do mês da troca/),
  ).toBeVisible()
  await privacy.expectNothing('the receipt')
})

test(
  'entering a path below /migracao-ultrafibra goes to /migracao-ultrafibra/consulta-cpf (M2.34)',
  onlyInFullRun,
  async ({ page }) => {
    const paths = ['', '/', '/ofertas', '/endereco/', '/codigo/', '/checkout/', '/checkout/nome/', '/700mb']
    for (const path of [...paths, '/consulta-cpf?utm_source=sms']) {
      await page.goto(base + path)
      await expectStep(page, 'consulta-cpf')
      expect(new URL(page.url()).pathname).toMatch(/^\/migracao-ultrafibra\/consulta-cpf\/?$/)
    }
  },
)
