/** The chat compares two plans by the same figures and services as "Comparar dois planos" on the page. */
import { JSDOM } from 'jsdom'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { bySku, campaigns, catalogue, soldUnder } from '../support/first-shop.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { planQuestion } from '../../src/content/plan-question.ts'
import { comparePlans } from '../../src/questions/plans/compare-plans.ts'
import { planView } from '../../src/questions/order/build-order-card-and-receipt-texts.ts'
import { ComparePlans } from '../../src/ui/choices/ComparePlans.tsx'
import { rowsToRun } from '../support/rows-to-run.ts'

const plain = (text: string | null | undefined = '') =>
  (text ?? '').replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ').trim()
const said = (one: Plan, other: Plan) => comparePlans(one, other).split('\n').map(plain)

type Row = readonly [name: string, one: string, other: string]

const tables = new Map<string, readonly Row[]>()

/** The rows of the table on the screen: a name, and what it says of each plan. */
function tableOf(one: Plan, other: Plan): readonly Row[] {
  const key = `${one.sku} ${other.sku}`
  const table = tables.get(key) ?? drawTable(one, other)
  tables.set(key, table)
  return table
}

function drawTable(one: Plan, other: Plan): readonly Row[] {
  const html = renderToStaticMarkup(
    createElement(ComparePlans, { plans: [one, other].map(planView), chosen: '' }),
  )
  return [...JSDOM.fragment(html).querySelectorAll('tbody tr')].map((row) => {
    const [name = '', first = '', second = ''] = [...row.children].map((cell) => plain(cell.textContent))
    return [name, first, second]
  })
}

const renewals = catalogue.filter(({ plan_type, plan_download }) => plan_type && plan_download > 0)
const lists = [...['', ...campaigns.prefixes].map(soldUnder), renewals]
/** Every two plans that one customer may see, each pair once. */
const pairs = [
  ...new Map(
    lists.flatMap((plans) =>
      plans.flatMap((one, at) =>
        plans.slice(at + 1).map((other) => [`${one.sku} ${other.sku}`, [one, other] as const] as const),
      ),
    ),
  ).values(),
]
const compared = rowsToRun(pairs, 10)
const { rows, isIncluded, isNotIncluded } = planQuestion.compare

describe('two plans beside each other', () => {
  it('are many', () => expect(pairs.length).toBeGreaterThan(50))

  it('have every figure of the table, with the condition of each price', () => {
    for (const [one, other] of compared) {
      const [withDebit = '', after = '', whole = '', speeds = ''] = said(one, other)
      const cells = new Map(tableOf(one, other).map(([name, ...both]) => [name, both]))
      const holds = (text: string, name: string) => {
        for (const cell of cells.get(name) ?? ['no row']) expect(text).toContain(cell)
      }
      const [, byDebit = '', byBill = ''] =
        /^Com débito automático: (.*) Sem débito: (.*)$/.exec(withDebit) ?? []
      holds(byDebit, rows.withDebit)
      holds(byBill, rows.withoutDebit)
      expect(after).toMatch(/^Depois de 12 meses, com ou sem débito: /)
      holds(after, rows.afterPromotion)
      for (const months of [12, 24]) {
        const [, sums = '', sumsByBill = ''] =
          new RegExp(`Em ${months} meses, com débito: (.*?); sem débito: (R\\$ \\S+ e R\\$ \\S+)\\.`).exec(
            whole,
          ) ?? []
        holds(sums, rows.wholeWithDebit(months))
        holds(sumsByBill, rows.wholeWithoutDebit(months))
      }
      const [down = '', up = ''] = speeds.split('pload')
      holds(down, rows.download)
      holds(up, rows.upload)
    }
  })

  it('have every service that differs, under the plan that has it, and the number of the others', () => {
    for (const [one, other] of compared) {
      const table = tableOf(one, other)
      const only = (first: string, second: string) =>
        table.flatMap(([name, ...both]) => (both[0] === first && both[1] === second ? [name] : []))
      const text = said(one, other).at(-1) ?? ''
      const named = (plan: Plan) =>
        (new RegExp(`só o ${plan.plan.replace('+', '\\+')} tem ([^;.]*)`).exec(text)?.[1] ?? '')
          .split(/, | e /)
          .filter(Boolean)
      expect([text, named(one)]).toEqual([text, only(isIncluded, isNotIncluded)])
      expect([text, named(other)]).toEqual([text, only(isNotIncluded, isIncluded)])
      expect(text).toContain(`${only(isIncluded, isIncluded).length} `)
    }
  })

  it('are told in five short lines', () => {
    expect(said(bySku('d600a'), bySku('d1000a'))).toEqual([
      'Com débito automático: 700 Mega R$ 109,99, 1 Giga R$ 139,99 por mês. Sem débito: R$ 119,99 e R$ 149,99.',
      'Depois de 12 meses, com ou sem débito: R$ 169,99 e R$ 189,99.',
      'Em 12 meses, com débito: R$ 1.319,88 e R$ 1.679,88; sem débito: R$ 1.439,88 e R$ 1.799,88. Em 24 meses, com débito: R$ 3.359,76 e R$ 3.959,76; sem débito: R$ 3.479,76 e R$ 4.079,76.',
      'Download: 600 Mega + 100 Mega de bônus no primeiro e 1 Giga no segundo. Upload: 300 Mega e 500 Mega. Aparelhos: até 50 e até 68.',
      'Serviços: só o 1 Giga tem Band Sports e Band News; os outros 7 são os mesmos.',
    ])
    expect(said(bySku('d600gl'), bySku('d1000c')).at(-1)).toBe(
      'Serviços: só o 700 Mega Globoplay tem Globoplay; só o 1 Giga Paramount+ tem Paramount+, Band Sports e Band News; os outros 7 são os mesmos.',
    )
    expect(said(bySku('rf600'), bySku('rf1000')).at(-1)).toBe('Serviços: os mesmos 7 nos dois.')
  })
})
