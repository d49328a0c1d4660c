/** A customer of the old network moves to fibre, on pages and in the chat. */
import { answer, WAYS, expectStep, orderNumber, switchTo, walk } from '../../support/visitor-in-browser.ts'
import { expect, failedResource, onlyInFullRun, test, type Server } from '../../support/e2e-test.ts'
import { expectQuestionFrame } from '../../support/check-question-frame.ts'
import { waitForPrefetch, continueAfterRetry } from '../../support/wait-for-prefetch-or-api-retry.ts'
import { examineScreen } from '../../support/examine-screen.ts'
import { watchPrivacy } from '../../support/privacy-watch.ts'
import { rowsToRun } from '../../support/rows-to-run.ts'
import { maria, type Person } from '../../support/people.ts'

const miguel: Person = {
  ...maria,
  'consulta-cpf': { cpf: '30000000701' },
  ofertas: { idPlan: 'plan-mg600' },
  endereco: { same_address: 'true' },
  'ativar-debito': { direct_debit: 'false' },
}
/** The offer goes along to another house. */
const moving: Person = {
  ...miguel,
  endereco: { same_address: 'false' },
  cep: { cep: '04538133' },
  'nr-imovel': { number: '100' },
}
const base = '/migracao-ultrafibra'

test.setTimeout(90_000)

async function expectOrder(server: Server, number: string, cep: string): Promise<void> {
  const rows = await server.sql(
    `select o.sku, l.place->>'cep' as cep, l.origin->>'addon' as addon from orders o
     join leads l on l.id = o.lead_id where o.number = $1`,
    [number],
  )
  expect(rows).toEqual([{ sku: 'mg600', cep, addon: 'migracao-ultrafibra' }])
}

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
  await expectOrder(server, await orderNumber(page), '01310200')
  await expect(
    page.getByText(/Desligamento, devolução do equipamento e faturas do mês da troca/),
  ).toBeVisible()
  await privacy.expectNothing('the receipt')
})

// killing and restarting is the same as in a renewal and the standard order
for (const way of rowsToRun(WAYS, 0)) {
  test(`a migration whose server is killed between any two answers, by ${way}`, async ({
    page,
    startServer,
    guard,
  }) => {
    test.setTimeout(240_000)
    guard.allow(failedResource)
    const server = await startServer()
    await page.goto(server.url + (way === 'chat' ? `${base}/chat` : `${base}/consulta-cpf/`))
    await waitForPrefetch(page)
    const asked = ['consulta-cpf', 'ofertas', 'endereco', 'cep', 'nr-imovel']
    const paid = ['data-de-vencimento', 'ativar-debito', 'confirmacao', 'pedido-realizado']
    for (const [at, step] of [...asked, ...paid].entries()) {
      await (at === 0 ? expectStep(page, step) : continueAfterRetry(page, step))
      if (step === 'pedido-realizado') break
      // the files of the later questions come with the first answers
      if (at < 3) await waitForPrefetch(page)
      await server.kill('SIGKILL')
      await answer(page, step, moving[step] ?? {})
      await server.restart()
    }
    await expectOrder(server, await orderNumber(page), '04538133')
  })
}

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
