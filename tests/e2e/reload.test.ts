/** A reload shows the same question, with every earlier answer intact. */
import type { Page } from '@playwright/test'
import {
  answer,
  eitherWay,
  entrance,
  expectStep,
  orderNumber,
  sameNumber,
  walk,
  WAYS,
} from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test, type Server } from '../support/e2e-test.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { joao, maria, mariaWithVisit, type Person } from '../support/people.ts'
import { returnToReview } from '../support/open-order-made-by-api.ts'

/** The answers that the database holds in clear of the order with this number. */
async function answersOf(server: Server, number: string) {
  const [row] = await server.sql(
    `select l.answers->'name'->>'name' as name, l.answers->'email'->>'email' as email,
       l.place->>'complement' as complement,
       l.answers ?& array['phone', 'birthDate', 'motherName', 'documentNumber', 'bankInfo', 'scheduleDate'] as secrets
     from orders o join leads l on l.id = o.lead_id where o.number = $1`,
    [number],
  )
  return row
}

const expected = (person: Person) => ({
  name: person.nome?.name,
  email: person.email?.email,
  complement: person['nr-imovel']?.complement,
  secrets: true,
})

/** Changes the CEP at the review; what becomes of its check is up to the test. */
async function alterCep(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Alterar\s*: CEP$/ }).click()
  await answer(page, 'cep', { cep: '05010000' })
  await sameNumber(page)
}

/** Where the order is to be installed, and its plan. */
async function houseOf(server: Server, number: string) {
  const [row] = await server.sql(
    `select l.place->>'cep' as cep, l.place->>'number' as number, o.sku
     from orders o join leads l on l.id = o.lead_id where o.number = $1`,
    [number],
  )
  return row
}

/**
 * What is asked after the check of a corrected address, where the plan still holds: the day of another team's visit.
 */
const afterCorrection = ['data-instalacao', 'confirmacao', 'pedido-realizado']

const keptAddress = (page: Page) => page.evaluate(() => sessionStorage.getItem('prosa.draft'))

for (const way of rowsToRun(WAYS, () => false)) {
  test(`a reload right after every answer (X13), by ${way}`, async ({ page, server }) => {
    await page.goto(entrance[way])
    await walk(page, {
      person: mariaWithVisit,
      // the confirmation is answered by the server alone
      after: async (step) => void (step !== 'confirmacao' && (await page.reload())),
    })
    expect(await answersOf(server, await orderNumber(page))).toEqual(expected(mariaWithVisit))
  })
}

test(
  'a reload after a house’s number with its flat, before the code that reads messages, by chat',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto(entrance.chat)
    const gate = Promise.withResolvers<void>()
    await page.route(/\/assets\/reader-/, async (route) => {
      await gate.promise
      // the page that asked is gone by now
      await route.continue().catch(() => {})
    })
    await walk(page, { person: maria, until: 'nr-imovel' })
    await answer(page, 'nr-imovel', { number: '1000', complement: 'apto 42' })
    // such an answer does not wait for the reader
    await expectStep(page, 'planos')
    await page.reload()
    gate.resolve()
    await expectStep(page, 'planos')
    await expect(page.getByRole('log')).toContainText('1000, apto 42')
    await walk(page, { person: maria, until: 'telefone' })
  },
)

test('a reload before the next question is painted, by chat', onlyInFullRun, async ({ page, server }) => {
  await page.goto(entrance.chat)
  const asked: string[] = []
  let reloaded: Promise<unknown> = Promise.resolve()
  await walk(page, {
    person: mariaWithVisit,
    // the question may be there for a moment before the reload takes it away
    after: async () => void (await reloaded),
    each: async (step) => {
      asked.push(step)
      if (['cep', 'confirmacao', 'pedido-realizado'].includes(step)) return
      reloaded = page.waitForEvent('load')
      await page.evaluate((before) => {
        new MutationObserver(() => {
          const form = document.querySelector<HTMLElement>('form[data-step]')
          if (form && form.dataset.step !== before) window.location.reload()
        }).observe(document.body, { subtree: true, childList: true, attributes: true })
      }, step)
    },
  })
  expect(asked.filter((step, at) => asked.indexOf(step) !== at)).toEqual([])
  expect(await answersOf(server, await orderNumber(page))).toEqual(expected(mariaWithVisit))
})

for (const way of eitherWay('pages')) {
  test(
    `a reload while a corrected address is checked, by ${way}`,
    onlyInFullRun,
    async ({ page, server }) => {
      await returnToReview(page, server.url, way)
      await page.route('**/api/lead-v2', () => {}, { times: 1 })
      const check = page.waitForRequest('**/api/lead-v2')
      await alterCep(page)
      await check
      expect(await keptAddress(page)).toContain('05010000')
      await page.reload()
      await expectStep(page, 'data-instalacao')
      expect(await keptAddress(page)).toBeNull()
      expect(await walk(page, { person: joao })).toEqual(afterCorrection)
      expect(await houseOf(server, await orderNumber(page))).toEqual({
        cep: '05010000',
        number: '1500',
        sku: 'd600a',
      })
    },
  )
}
