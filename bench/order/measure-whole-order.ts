/** Places a whole order in a browser, and measures how long the visitor waits after each answer. */
import type { Browser, Page } from '@playwright/test'
import { completeAnswers } from '../../scripts/example-answers.ts'
import { journeys } from '../../src/site/load-all-journeys.ts'
import { errorWithScreen, openSlowPage, type MeasuredPage } from '../measure-first-questions.ts'
import { allQuestionsProbe, type OrderNotes } from './all-questions-probe.ts'

const standard = journeys.find(({ id }) => id === 'standard')

type Given = readonly [step: string, values: Readonly<Record<string, string>>]

/** Answers by step and field; '' takes the first option. Steps not listed here get their example answer. */
const answers: readonly Given[] = completeAnswers<Given>(
  [
    ['cep', { cep: '01310100' }],
    ['nr-imovel', { number: '1500' }],
    ['planos', { idPlan: 'plan-d600a' }],
    ['nome', { name: 'João Carlos Pereira' }],
    ['telefone', { phone: '11987654321' }],
    ['email', { email: 'joao.carlos@exemplo.com.br' }],
    ['nome-mae', { mothers_name: 'Antônia Pereira Souza' }],
    ['cpf', { cpf: '52998224725' }],
    ['data-de-vencimento', { due_date: '10' }],
    ['ativar-debito', { direct_debit: 'false' }],
    ['data-instalacao', { date: '', period: '' }],
    ['confirmacao', {}],
  ],
  standard?.pages.flatMap(({ steps }) => steps) ?? [],
)

/** Ids of the questions of an order, and of its receipt. */
export const orderSteps = [...answers.map(([step]) => step), 'pedido-realizado']

/** Milliseconds from each answer until the next question can be answered. */
export type Waits = readonly number[]

/** Milliseconds in which a very fast visitor answers a question. */
const pause = 600

/** Places a whole order with a cold cache, and returns how long the visitor waited after each answer. */
export async function placeOrder(browser: Browser, { name, url }: MeasuredPage): Promise<Waits> {
  const { context, page } = await openSlowPage(browser, (opened) => opened.addInitScript(allQuestionsProbe))
  try {
    await page.goto(url, { waitUntil: 'commit' })
    const isPlain = name === PLAIN_PAGES
    const isChat = name.endsWith('/chat')
    for (const [step, values] of answers) {
      await page.locator(`[data-step="${step}"]:visible`).first().waitFor({ timeout: 15_000 })
      await page.waitForTimeout(pause)
      if (isPlain) await page.locator('button').click()
      else await answer(page, step, isChat && step === 'nr-imovel' ? IN_CHAT : values)
    }
    await page.locator('[data-step="pedido-realizado"]:visible').waitFor({ timeout: 15_000 })
    return waitsOf(await notesOf(page))
  } catch (error) {
    throw await errorWithScreen(error, name, context)
  } finally {
    await context.close()
  }
}

/**
 * The answer in the chat, which would ask whether a bare number is a house or a flat; the page has a field for
 * it.
 */
const IN_CHAT = { number: '1500 apto 12' }

/** Name of the case for comparison, which is not the product. */
export const PLAIN_PAGES = 'plain HTML pages'

async function answer(page: Page, step: string, values: Readonly<Record<string, string>>): Promise<void> {
  const form = page.locator(`[data-step="${step}"]:visible`)
  let button = form.locator('button[type=submit]').first()
  for (const [name, value] of Object.entries(values)) {
    const named = form.locator(`[name="${name}"]`)
    const valued = value ? named.and(page.locator(`[value="${value}"]`)) : named
    await named.first().waitFor()
    const kind = await named.first().evaluate((field: HTMLInputElement) => field.type)
    if (kind === 'submit') button = valued.first()
    else if (kind === 'radio') {
      // a plan that is not among the first three
      if (!(await valued.first().isVisible())) await page.getByText('Ver todos os planos').first().click()
      await valued.first().check()
    } else await named.first().fill(value)
  }
  await button.click()
}

async function notesOf(page: Page): Promise<OrderNotes> {
  await page.waitForFunction(() => sessionStorage.getItem('bench')?.includes('pedido-realizado'))
  return JSON.parse(await page.evaluate(() => sessionStorage.getItem('bench') ?? '{}')) as OrderNotes
}

function waitsOf({ seen, sent }: OrderNotes): Waits {
  return answers.map(([step], at) => {
    const next = seen[orderSteps[at + 1] ?? '']
    const answered = sent[step]
    if (next === undefined || answered === undefined) throw new Error(`nothing was noted of ${step}`)
    return next - answered
  })
}
