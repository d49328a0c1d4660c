/** Exports of the desk: for Excel in Brazil and for programs, with validated parameters. */
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { countNewOrders } from '../../../server/services/desk/update-daily-order-and-lead-counts.ts'
import { DATASETS } from '../../../server/services/desk/exports.ts'
import { exportColumns } from '../../../src/content/desk/exports.ts'
import { sendBatch } from '../../support/send-browser-reports.ts'
import { desk, signedIn, type Person } from '../../support/desk-over-http.ts'
import { PAULISTA, placeOrder } from '../../support/create-leads.ts'
import { rowsToRun } from '../../support/rows-to-run.ts'
import { useServer } from '../../support/server.ts'
import { drawVisits } from '../../support/simulate-visits-and-expected-figures.ts'

/** What a visitor's browser can send, and a spreadsheet would run. */
const EVIL = {
  utm_source: '=HYPERLINK("http://evil.example";"clique")',
  utm_medium: '+1+1',
  utm_campaign: 'fibra;@SUM(A1:A9)',
  utm_content: '-2+3',
}
/** Columns whose values have names in a sheet. */
const NAMED = [
  'campaign',
  'channel',
  'device',
  'journey',
  'version',
  'step',
  'problem',
  'installation_period',
]
const TODAY = '2026-11-20'

describe('exports', () => {
  const server = useServer({ desk, at: `${TODAY}T15:00:00Z` })
  let house: Person

  beforeAll(async () => {
    for (const batch of drawVisits(60, 3, [['sp', 1]]).flatMap(({ batches }) => batches))
      await sendBatch(server(), batch)
    await placeOrder(server(), {}, { ...PAULISTA, ...EVIL, version: 'A' })
    await countNewOrders(server())
    house = await signedIn(server(), 'administracao')
  }, 300_000)

  const file = async (dataset: string, format: string) =>
    (await house.open(`/operador/exportar?conjunto=${dataset}&formato=${format}`)).text
  const csvOf = async (dataset: string) => parse(await file(dataset, 'csv'), { columns: true })
  const sheetOf = (text: string) => parse(text, { bom: true, delimiter: ';', columns: true })

  it.each(rowsToRun(DATASETS, (dataset) => dataset !== 'funil'))(
    '%s: each column is explained, and both files say the same',
    async (dataset) => {
      const plain = (await csvOf(dataset)) as Record<string, string>[]
      expect(plain.length).toBeGreaterThan(0)
      expect(Object.keys(plain[0] ?? {})).toEqual(exportColumns[dataset].map(([name]) => name))
      const text = await file(dataset, 'excel')
      expect(text.startsWith('\uFEFF')).toBe(true)
      const sheet = sheetOf(text) as Record<string, string>[]
      expect(Object.keys(sheet[0] ?? {})).toEqual(exportColumns[dataset].map(([, heading]) => heading))
      expect(sheet).toHaveLength(plain.length)
      for (const [name, heading] of exportColumns[dataset])
        for (const [at, row] of plain.entries()) {
          const [there, here] = [row[name] ?? '', sheet[at]?.[heading] ?? '']
          if (/^-?\d+(\.\d+)?$/.test(there)) expect([name, here]).toEqual([name, there.replace('.', ',')])
          else if (/^\d{4}-\d\d-\d\d/.test(there)) expect(here).toMatch(/^\d\d\/\d\d\/\d{4}( \d\d:\d\d)?$/)
          // what has a name is called by it, without signs that only programs know; whatever else is text stays as it is
          else if (NAMED.includes(name))
            expect([name, here]).not.toEqual([name, expect.stringMatching(/^[-…]$/)])
          else expect([name, here]).toEqual([name, there.replace(/^true$/, 'sim').replace(/^false$/, 'não')])
        }
    },
  )

  it.each(['vendas', 'enderecos', 'pedidos'])('%s: plans are named as well', async (dataset) => {
    const plans = await server().sql('select sku, min(name) as name from plans group by sku')
    const rows = (await csvOf(dataset)) as Record<string, string>[]
    const named = rows.filter(({ sku }) => sku !== '')
    expect(named.length).toBeGreaterThan(0)
    for (const { sku, plan_name: name } of named)
      expect(plans.filter((plan) => plan.sku === sku).map((plan) => plan.name)).toEqual([name])
  })

  it.each(rowsToRun(DATASETS, (dataset) => dataset === 'pedidos'))(
    '%s: a period without rows has its headings too',
    async (dataset) => {
      const none = async (format: string) =>
        (
          await house.open(
            `/operador/exportar?conjunto=${dataset}&formato=${format}&de=2026-01-01&ate=2026-01-02`,
          )
        ).text
      const columns = exportColumns[dataset]
      expect(await none('csv')).toBe(`${columns.map(([name]) => name).join(',')}\r\n`)
      expect(parse(await none('excel'), { bom: true, delimiter: ';' })).toEqual([
        columns.map(([, heading]) => heading),
      ])
      expect(await none('ndjson')).toBe('')
    },
  )

  it('run nothing that a visitor wrote, in either file', async () => {
    for (const dataset of ['pedidos', 'vendas', 'enderecos'])
      for (const format of ['csv', 'excel']) {
        const text = await file(dataset, format)
        const rows = (format === 'csv' ? parse(text, { columns: true }) : sheetOf(text)) as Record<
          string,
          string
        >[]
        for (const row of rows)
          for (const [name, value] of Object.entries(row))
            // a dash alone is no formula
            if (value !== '-' && Number.isNaN(Number(value.replace(',', '.'))))
              expect(value, `${name} of ${dataset}`).not.toMatch(/^\s*[=+@\-\t]|;\s*[=+@-]/)
        expect(JSON.stringify(rows).toLowerCase()).toContain("'=hyperlink")
      }
  })

  it.each([
    ['conjunto=tudo', 400],
    ['formato=exe', 400],
    ['de=ontem', 400],
    ['canal=fax', 400],
    ['campanha=nada', 400],
    ['de=2026-11-20&ate=2026-11-19', 400],
    ['x=1', 400],
    ['de=2026-11-01&de=2026-11-02', 400],
    ['canal=&aparelho=&campanha=&jornada=standard', 200],
    ['', 200],
  ])('the desk answers ?%s with %i', async (query, status) => {
    expect((await house.open(`/operador/exportar?${query}`)).status).toBe(status)
  })
})
