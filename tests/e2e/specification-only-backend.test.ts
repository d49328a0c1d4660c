/** A backend of the specification on another origin; its replies: tests/journeys/specification-only-server. */
import type { Page } from '@playwright/test'
import { idText } from '../../src/contract/convert-ids-to-text.ts'
import { cepSearch, postalService } from '../../src/content/cep-search.ts'
import { UNKNOWN_CEP } from '../../src/content/unknown-cep-button.ts'
import { entrance, orderNumber, walk } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test as base } from '../support/e2e-test.ts'
import { maria, type Person } from '../support/people.ts'
import {
  startSpecificationBackend,
  type SpecificationBackend,
} from '../support/specification-backend/server.ts'
import { CODE, DOCUMENTS } from '../support/specification-backend/plans-places-and-customers.ts'

/** The backend, and a server that sends the site with the backend's address in its settings. */
const test = base.extend<{ backend: SpecificationBackend }>({
  backend: async ({ browserName: _ }, provide) => {
    const backend = await startSpecificationBackend({ refusesUnknown: true })
    await provide(backend)
    await backend.close()
  },
  baseURL: async ({ startServer, backend }, provide) => {
    const { url } = await startServer({ API_URL: backend.base })
    await provide(url)
  },
})

test.setTimeout(180_000)

/** Pays by direct debit; plans and banks have the numbers that the backend gave them. */
const byDebit: Person = {
  ...maria,
  'nr-imovel': { number: '1000' },
  planos: { idPlan: idText(601) },
  'conta-debito': { bank: idText(1), agency: '0001', account_number: '12345-6' },
}
const byBill: Person = { ...byDebit, 'ativar-debito': { direct_debit: 'false' } }
const renewing: Person = { 'consulta-cpf': { cpf: DOCUMENTS.renewal }, ofertas: { offer1: idText(702) } }
const migrating: Person = {
  ...byBill,
  'consulta-cpf': { cpf: DOCUMENTS.migration },
  ofertas: { idPlan: idText(802) },
  endereco: { same_address: 'true' },
}
const employee: Person = {
  ...byBill,
  email: { email: 'maria@timbrasil.com.br' },
  'confirmacao-colaborador': { code: CODE },
}

type Row = readonly [name: string, path: string, person: Person]
const begun: readonly Row[] = [['by pages', entrance.pages, byBill]]
const orders: readonly Row[] = [
  ['by chat, by direct debit', entrance.chat, byDebit],
  ['under b', '/b/chat', byBill],
  ['under a mobile brand', '/timblack/chat', byBill],
  ['of the compact journey', '/c/chat', byDebit],
  ['of an employee', '/oferta-colaborador/checkout/cep/', employee],
  ['after the coverage check', '/consultar-cobertura/cep/', byBill],
  ['of a renewal', '/refidelizacao/consulta-cpf/', renewing],
  ['of a migration', '/migracao-ultrafibra/consulta-cpf/', migrating],
  ['from Livelo', '/livelo/checkout/cep/', byBill],
  ['of premium', '/premium/chat', byBill],
]

const title = (what: string) => `${what}, at a backend of the specification (D102, D104)`

/** “Não sei meu CEP” leads to the postal service: no street is searched for. */
async function expectNoSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: UNKNOWN_CEP }).click()
  const drawer = page.getByRole('dialog', { name: cepSearch.title })
  await expect(drawer.getByText(cepSearch.elsewhere)).toBeVisible()
  await expect(drawer.getByRole('link', { name: postalService.label })).toBeVisible()
  await expect(drawer.locator('input')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
}

/** A first page with several questions is rendered as that backend takes it: without the box for who has no e-mail. */
async function expectSeveralQuestions(page: Page): Promise<void> {
  await page.goto('/c/checkout/cep-dados-cliente/')
  const form = page.locator('form[data-step]')
  await form.locator('[name=email]').fill('ana@exemplo.com.br')
  await page.waitForFunction(() => performance.getEntriesByName('prosa:answerable').length > 0)
  // React would say so if it had to draw the page anew
  await expect(form.locator('[name=email]')).toHaveValue('ana@exemplo.com.br')
  await expect(form.locator('[name=no_email]')).toHaveCount(0)
}

/** A start page names the backend's prices, whose cards are alive, and no other's. */
async function expectItsPlans(page: Page, backend: SpecificationBackend): Promise<void> {
  await page.goto('/')
  await expect(page.locator('.hero__price')).toHaveText(/79,90/)
  expect(backend.lines()).toContain('GET json/{file}')
  const list = page.locator('[data-island=PlanList]')
  await list.scrollIntoViewIfNeeded()
  await expect(list).toHaveAttribute('data-alive', '')
  await expect(list.getByRole('heading', { name: '600 Mega', exact: true })).toBeVisible()
  const prices = (await page.locator('main').innerText()).match(/R\$\s*\d+,\s*\d\d/g) ?? []
  const known = ['79,90', '89,90', '99,90', '109,90', '119,90', '129,90', '149,90', '10,00']
  expect(
    prices.map((price) => price.replaceAll(/R\$|\s/g, '')).filter((each) => !known.includes(each)),
  ).toEqual([])
}

for (const [name, path, person] of begun)
  test(title(`an order begins ${name}`), onlyInFullRun, async ({ page, backend }) => {
    await expectSeveralQuestions(page)
    await expectItsPlans(page, backend)
    await page.goto(path)
    await expectNoSearch(page)
    await walk(page, { person })
    expect(backend.violations).toEqual([])
    expect(backend.shop.orders.map((order) => String(order.orderNumber))).toEqual([await orderNumber(page)])
  })

for (const [name, path, person] of orders)
  test(title(`an order ${name}`), onlyInFullRun, async ({ page, backend }) => {
    await page.goto(path)
    await walk(page, { person })
    expect(backend.violations).toEqual([])
    expect(backend.shop.orders.map((order) => String(order.orderNumber))).toEqual([await orderNumber(page)])
  })
