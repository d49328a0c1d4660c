/**
 * The desk's pages with text at 200 % (WCAG 1.4.4), from a small phone to a desktop: nothing leaves the screen,
 * overlaps, is cut off or breaks within a word.
 */
import type { Page } from '@playwright/test'
import type { Count } from '../../src/contract/visit-counts-and-browser-errors.ts'
import { addDays, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import { batchOf, PHONE } from '../support/send-browser-reports.ts'
import { giveSession, openFoldedParts } from '../support/desk-in-browser.ts'
import { layoutErrors } from '../support/layout-errors.ts'
import { enlarge, resetSize, WINDOWS } from '../support/check-enlarged-layout.ts'
import { expect, test, type Server, onlyInFullRun } from '../support/e2e-test.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { FINISH, PAULISTA } from '../support/create-leads.ts'
import { startReadyLead, send } from '../support/http-visitor.ts'

const PAGES = [
  '/operador',
  '/operador/ligacoes',
  '/operador/retornos',
  '/operador/links',
  '/operador/pedidos',
  '/operador/lista',
  '/operador/pedidos-de-titulares',
  '/operador/antes-de-abrir',
  '/operador/atendimento',
  '/operador/pessoas',
  '/operador/vendas',
  '/operador/vendas?por=dia',
  '/operador/vendas?por=origem',
  '/operador/funil',
  '/operador/experimento',
  '/operador/experimento/plano?nome=De%20novo&base=5&diferenca=1',
  '/operador/nao-entendido',
  '/operador/vendas?por=dia&campanha=sp',
  '/operador/custos',
  '/operador/exportacoes',
  '/operador/loja',
  '/operador/loja/em',
  '/operador/loja/datas',
  '/operador/loja/conferir',
  '/operador/loja/planos',
  '/operador/loja/planos/d1000a',
  '/operador/loja/servicos',
  '/operador/loja/servicos/MAX',
  '/operador/loja/campanhas',
  '/operador/loja/campanhas/ver?campanha=black-friday',
  '/operador/loja/textos?busca=fibra',
  '/operador/loja/textos/duvida?lista=general&id=cobertura',
  '/operador/loja/textos/novidade?id=',
  '/operador/importacoes',
  '/operador/entregas',
  '/operador/agenda',
  '/operador/agenda/mudar',
  '/operador/cobertura',
  '/operador/registro',
] as const

/** A desk with something on each of its pages; large figures take the most room. */
async function fill(page: Page, server: Server): Promise<void> {
  const at = { step: 'cep', channel: 'chat' } as const
  const counts: Count[] = [
    { what: 'shown', ...at, isEntry: true },
    { what: 'answered', ...at, time: 2 },
    { what: 'refused', ...at, text: 'cep-tamanho' },
    { what: 'gone', ...at },
    { what: 'shown', step: 'verificando-disponibilidade', channel: 'chat' },
    ...[1, 2, 3].map((): Count => ({ what: 'missed', ...at, words: 'tem ip fixo' })),
  ]
  const headers = { 'user-agent': PHONE }
  const post = (path: string, data: object) => page.request.post(server.url + path, { headers, data })
  for (const version of ['A', 'B'] as const) {
    await post('/api/visits', batchOf(counts, { campaign: 'sp', version }))
    await post('/api/exposures', { version })
  }
  await post('/api/supportRequest', { telephone: '11987654321' })
  await post('/api/lead-no-coverage', {
    cep: '68800000',
    number: '10',
    name: 'Ana Prado',
    phone: '11987650000',
    email: 'ana@exemplo.com.br',
  })
  const id = await startReadyLead(server.url, {}, { ...PAULISTA, utm_source: 'google' })
  await send(server.url, 'PUT', `/api/lead/${id}`, FINISH)
  await server.sql("update outbox set failed_at = now(), last_error = 'HTTP 503', attempts = 9")
  const today = todayInSaoPaulo(new Date())
  for (const [back, cents] of [
    [1, 123_456_789],
    [40, 98_765_432],
  ] as const) {
    const day = addDays(today, -back)
    await server.sql(
      "insert into sale_counts values ($1, 'sp', 'chat', 'newsletter-de-novembro', 'email', '', 'd600a', 12345, $2, $2)",
      [day, cents],
    )
    await server.sql(
      "insert into hour_counts values ($1, 10, 'standard', 'sp', 'chat', 'telefone', 234567) on conflict do nothing",
      [day],
    )
  }
}

for (const window of rowsToRun(WINDOWS, ({ width }) => width === 320))
  test(
    `the desk at 200 % of text, ${window.width} px`,
    onlyInFullRun,
    async ({ page, startServer, context }) => {
      test.setTimeout(300_000)
      const server = await startServer()
      await giveSession(server, context)
      await fill(page, server)
      const wrong: Record<string, readonly string[]> = {}
      for (const path of rowsToRun(PAGES, 5)) {
        await page.goto(server.url + path)
        await expect(page.locator('h1')).toBeVisible()
        await openFoldedParts(page)
        await enlarge(page, { ...window, size: 'text' })
        const found = await layoutErrors(page)
        if (found.length > 0) wrong[path] = found
        await resetSize(page)
      }
      expect(wrong).toEqual({})
    },
  )
