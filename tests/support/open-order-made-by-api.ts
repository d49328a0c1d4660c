/**
 * Creates an order by API calls and opens it at a late question, the review or the receipt. This takes a quarter of the
 * time of answering all questions in the browser.
 */
import type { Page } from '@playwright/test'
import { exampleAnswers } from '../../scripts/example-answers.ts'
import { stepOf } from '../../src/funnel/journey-registry.ts'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { storageKeys } from '../../src/lib/storage-keys.ts'
import { entrance, expectStep, nextStep, walk, type Way } from './visitor-in-browser.ts'
import { JOURNEY } from './orders-at-step.ts'
import { FINISH } from './create-leads.ts'
import { wholeOrder } from './sample-orders.ts'
import { joao, type Fields, type Person } from './people.ts'
import { startReadyLead, send, startLead } from './http-visitor.ts'

type Body = (given: Fields, person: Person) => object

const asTyped: Body = (given) => given

/** The step of the wire that takes a question's answer, and its body. */
const CALLS: Partial<Record<StepId, readonly [name: string, body: Body]>> = {
  planos: ['plan', (given) => ({ ...joao.planos, ...given })],
  nome: ['name', asTyped],
  telefone: ['phone', asTyped],
  email: ['email', ({ email, accept_promotions: wish }) => ({ email, accept_promotions: wish === 'true' })],
  'nome-mae': ['motherName', asTyped],
  cpf: ['documentNumber', asTyped],
  instalacao: ['address', (given) => ({ ...given, notFoundComplement: given.notFoundComplement === 'true' })],
  'data-de-vencimento': ['dueDate', ({ due_date: day }) => ({ due_date: Number(day) })],
  // one call for both questions of the payment
  'conta-debito': [
    'bankInfo',
    (account, { 'ativar-debito': choice }) =>
      choice?.direct_debit === 'true' ? { direct_debit: true, bankInfo: account } : { direct_debit: false },
  ],
}

/** The call of a step whose answer is an example: what the step itself sends. */
function exampleCall(id: StepId): readonly [name: string, body: Body] | readonly [] {
  const values = exampleAnswers[id]
  const call = values && stepOf({ journey: 'standard' }, id).save?.(values, wholeOrder())
  return call ? [call.step, () => call.body] : []
}

/** A person's answers to the questions before `step`, as calls by step of the API. */
function callsBefore(person: Person, step: StepId): Record<string, object> {
  const before = JOURNEY.slice(
    0,
    JOURNEY.findIndex((each) => each === step),
  )
  const calls = before.flatMap((each) => {
    const [name, body] = CALLS[each] ?? exampleCall(each)
    const given = person[each] ?? (each === 'planos' || each === 'conta-debito' ? {} : null)
    return name && body && given ? [[name, body(given, person)] as const] : []
  })
  return Object.fromEntries(calls)
}

const houseOf = (person: Person) => ({ ...person.cep, ...person['nr-imovel'] })
const joaoAt = (url: string) => startReadyLead(url, callsBefore(joao, 'confirmacao'), houseOf(joao))

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

/** Creates an order of João's that is at the question for his e-mail; returns the id of its lead. */
export async function joaoAtEmail(url: string): Promise<string> {
  return startLead(url, callsBefore(joao, 'email'), houseOf(joao))
}

/**
 * Reopens João's order, which he left at the question for his e-mail; returns the id of its lead.
 * @param url the server's address
 * @param path where he returns to; the question shown there is not waited for
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

/** The question whose address is opened: what follows the payment depends on the check of the order. */
function openedAt(until: StepId): StepId {
  if (until === 'conta-debito') return 'ativar-debito'
  const isChecked = JOURNEY.findIndex((each) => each === until) > JOURNEY.indexOf('confirmando-dados')
  return isChecked ? 'confirmando-dados' : until
}

/**
 * Reopens an order that somebody left at a question, and goes to that question. What only the browser can do, like the
 * risk check and what follows it, is done there.
 * @param url the server's address
 * @param until a question after the plans
 * @returns the id of the lead
 */
export async function returnTo(
  page: Page,
  url: string,
  way: Way,
  until: StepId,
  { person = joao }: { readonly person?: Person } = {},
): Promise<string> {
  const at = openedAt(until)
  const id = await startLead(url, callsBefore(person, at), houseOf(person))
  await comeBack(page, url, way === 'chat' ? entrance.chat : `/checkout/${at}/`, id)
  // the document of the chat asks for the CEP until the order is loaded
  if (at === 'confirmando-dados') await nextStep(page, 'cep')
  else await expectStep(page, at)
  if (at !== until) await walk(page, { person, until })
  return id
}

/** On pages a first question that is opened stays open; the chat goes on asking by itself. */
const review = { chat: entrance.chat, pages: '/checkout/confirmacao/' } as const

/**
 * Reopens João's order at the review.
 * @param url the server's address
 */
export async function returnToReview(page: Page, url: string, way: Way): Promise<void> {
  await comeBack(page, url, review[way], await joaoAt(url))
  await expectStep(page, 'confirmacao')
}

/**
 * Reopens João's order at the receipt.
 * @param url the server's address
 */
export async function returnToReceipt(page: Page, url: string, way: Way): Promise<void> {
  const id = await joaoAt(url)
  const { status, body } = await send(url, 'PUT', `/api/lead/${id}`, FINISH)
  if (status !== 200) throw new Error(`finish: ${JSON.stringify(body)}`)
  await comeBack(page, url, entrance[way], id)
  await expectStep(page, 'pedido-realizado')
}
