/**
 * Orders under every campaign whose journey needs no code, in the chat and on pages, light and dark (`npm run
 * test:full`).
 */
import { campaigns } from '../support/first-shop.ts'
import { journeyOf } from '../../src/funnel/journey-registry.ts'
import '../../src/site/load-all-journeys.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'
import { fill, nextStep, orderNumber, sendButton, WAYS } from '../support/visitor-in-browser.ts'
import { expect, test } from '../support/e2e-test.ts'
import { examineSitePage } from '../support/examine-site-page.ts'
import { maria, type Fields } from '../support/people.ts'

test.setTimeout(120_000)

/** A code goes to collaborators and customers; tests/e2e/journeys has their orders. */
const WITHOUT_CODE = ['standard', 'b', 'mobile', 'b-mobile', 'compact']
const THEMES = ['light', 'dark'] as const

const rows = ['', ...campaigns.prefixes]
  .map((prefix) => ({ prefix, journey: campaigns.settingsOf(prefix).journey }))
  .filter(({ journey }) => WITHOUT_CODE.includes(journey))
  .flatMap((row) => WAYS.map((way) => ({ ...row, way })))
  .flatMap((row) => THEMES.map((theme) => ({ ...row, theme })))

/** With `npm run test:full` alone: tests/journeys has an order of each journey. */
const sampled = rowsToRun(rows, 0)

const of = (...steps: string[]): Fields => Object.assign({}, ...steps.map((id) => maria[id])) as Fields

/** What is asked together on composed pages, by the page's last segment. */
const TOGETHER: Readonly<Record<string, Fields>> = {
  'cep-dados-cliente': of('cep', 'nr-imovel', 'nome', 'telefone', 'email'),
  'dados-pessoais': of('data-nascimento', 'nome-mae', 'cpf'),
  'instalacao-pagamento': of('data-de-vencimento', 'ativar-debito', 'conta-debito'),
}

for (const { prefix, journey, way, theme } of sampled) {
  test(`an order under /${prefix}, by ${way}, ${theme}`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme: theme })
    const base = prefix && `/${prefix}`
    const { root, pages } = journeyOf({ journey })
    await page.goto(base + (way === 'chat' ? `${root}/chat` : (pages[0]?.path ?? '/')))
    const isBeside = journey.startsWith('b') && way === 'pages'
    let step = await nextStep(page, null)
    while (step !== 'pedido-realizado') {
      const together = step === 'cep' && isBeside ? of('cep', 'nr-imovel') : TOGETHER[step]
      await fill(page, step, together ?? maria[step] ?? {})
      await sendButton(page, step, together ? {} : maria[step]).click()
      step = await nextStep(page, step)
    }
    if (isFull) await examineSitePage(page, `the receipt of /${prefix}`)
    const origins = await server.sql(
      "select l.origin->>'addon' as addon from orders o join leads l on l.id = o.lead_id where o.number = $1",
      [await orderNumber(page)],
    )
    expect(origins).toEqual([{ addon: prefix }])
  })
}
