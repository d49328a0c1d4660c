/**
 * Visitors who come back to an order that was made ready by calls of the API: for tests of what follows, at a quarter of
 * the time that its questions would take in the browser.
 */
import type { Page } from '@playwright/test'
import { storageKeys } from '../../src/lib/storage-keys.ts'
import { entrance, expectStep, type Way } from './driver.ts'
import { FINISH } from './lead.ts'
import { joao, type Person } from './people.ts'
import { readyAt, send, startedAt } from './visitor.ts'

/** What a person answers, as calls by step of the wire. */
const callsOf = (person: Person) => ({
  plan: { ...person.planos },
  name: { ...person.nome },
  phone: { ...person.telefone },
  email: { email: person.email?.email, accept_promotions: person.email?.accept_promotions === 'true' },
  birthDate: { ...person['data-nascimento'] },
  motherName: { ...person['nome-mae'] },
  documentNumber: { ...person.cpf },
  dueDate: { due_date: Number(person['data-de-vencimento']?.due_date) },
  bankInfo: { direct_debit: false },
})

const house = { ...joao.cep, ...joao['nr-imovel'] }
const joaoAt = (url: string) => readyAt(url, callsOf(joao), house)

/** Opens an address in a browser that keeps this lead. */
async function comeBack(
  page: Page,
  url: string,
  path: string,
  id: string,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<void> {
  // no page of the site: whatever runs there would see the storage change
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(([key, lead]) => localStorage.setItem(key, lead), [storageKeys.lead.key, id] as const)
  await page.goto(url + path, { waitUntil })
}

/** An order of João's that stands at the question for his e-mail; the id of its lead. */
export async function joaoAtEmail(url: string): Promise<string> {
  const { plan, name, phone } = callsOf(joao)
  return startedAt(url, { plan, name, phone }, house)
}

/**
 * João comes back to an order that he left at the question for his e-mail; the id of its lead.
 * @param url the server's
 * @param path where he comes back to; the question that stands there is not waited for
 * @param waitUntil 'commit' where scripts are held back, so that the page does not load
 */
export async function returnAtEmail(
  page: Page,
  url: string,
  path: string,
  waitUntil?: 'load' | 'commit',
): Promise<string> {
  const id = await joaoAtEmail(url)
  await comeBack(page, url, path, id, waitUntil)
  return id
}

/** On pages a first question that is opened stays open; the chat asks on by itself. */
const review = { chat: entrance.chat, pages: '/checkout/confirmacao/' } as const

/**
 * João comes back to the review of his order.
 * @param url the server's
 */
export async function returnToReview(page: Page, url: string, way: Way): Promise<void> {
  await comeBack(page, url, review[way], await joaoAt(url))
  await expectStep(page, 'confirmacao')
}

/**
 * João comes back to the receipt of his order.
 * @param url the server's
 */
export async function returnToReceipt(page: Page, url: string, way: Way): Promise<void> {
  const id = await joaoAt(url)
  const { status, body } = await send(url, 'PUT', `/api/lead/${id}`, FINISH)
  if (status !== 200) throw new Error(`finish: ${JSON.stringify(body)}`)
  await comeBack(page, url, entrance[way], id)
  await expectStep(page, 'pedido-realizado')
}
