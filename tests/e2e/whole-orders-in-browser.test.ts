/** Whole orders as visitors place them, from the first question to a number that is in the database. */
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { entrance, orderNumber, walk, WAYS } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test, type Server } from '../support/e2e-test.ts'
import { stepsOfOrder } from '../support/orders-at-step.ts'
import {
  byBlock,
  company,
  joao,
  mariaWithVisit,
  quizzed,
  typedComplement,
  wholeTown,
  type Person,
} from '../support/people.ts'

// these walks have a wide window and the animations
test.use({ viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: 'no-preference' } })

/** What the database must hold for an order. */
type Made = {
  readonly direct_debit: boolean
  readonly due_day: number
  readonly sku?: string
  readonly dated?: boolean
}

const byBill: Made = { direct_debit: false, due_day: 10 }

async function expectOrder(server: Server, number: string, made: Made): Promise<void> {
  const rows = await server.sql(
    `select o.*, l.status, l.risk from orders o join leads l on l.id = o.lead_id where o.number = $1`,
    [number],
  )
  expect(rows).toHaveLength(1)
  const { dated = true, ...columns } = made
  expect(rows[0]).toMatchObject({ status: 'finished', risk: 'approved', ...columns })
  expect(rows[0]?.installation_day !== null).toBe(dated)
}

type Row = { name: string; person: Person; steps: readonly StepId[]; made: Made; query?: string }
const rows: Row[] = [
  {
    name: 'by direct debit',
    person: mariaWithVisit,
    steps: stepsOfOrder('conta-debito'),
    made: { direct_debit: true, due_day: 10 },
  },
  { name: 'after a quiz', person: quizzed, steps: stepsOfOrder('validacao'), made: byBill },
  { name: 'for a company', person: company, steps: stepsOfOrder(), made: byBill },
  {
    name: 'in a town of one CEP',
    person: wholeTown,
    steps: stepsOfOrder('instalacao'),
    made: byBill,
  },
  {
    name: 'with a typed complement',
    person: typedComplement,
    steps: stepsOfOrder('instalacao'),
    made: byBill,
  },
  { name: 'at a block and lot', person: byBlock, steps: stepsOfOrder(), made: byBill },
  {
    name: 'of the one plan a link names, without an appointment',
    person: joao,
    steps: stepsOfOrder().filter((id) => id !== 'planos' && id !== 'data-instalacao'),
    made: { ...byBill, sku: 'd300a', dated: false },
    query: '?s=d300a',
  },
]

for (const { name, person, steps, made, query = '' } of rows) {
  for (const way of WAYS) {
    test(`an order by ${way} ${name}`, onlyInFullRun, async ({ page, server }) => {
      await page.goto(entrance[way] + query)
      expect(await walk(page, { person })).toEqual(steps)
      await expectOrder(server, await orderNumber(page), made)
    })
  }
}
