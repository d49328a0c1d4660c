/** A visitor for end-to-end tests and screenshots: answers the question that stands on the screen, in chat or on pages. */
import type { Locator, Page } from '@playwright/test'

/** Wire name → value; what a step is not given it answers by its first free choice. */
export type Answers = Readonly<Record<string, Readonly<Record<string, string>>>>

/** One approved order, with direct debit left out. */
export const ordinaryAnswers: Answers = {
  cep: { cep: '01310-100' },
  'nr-imovel': { number: '1000' },
  planos: {},
  nome: { name: 'Maria Aparecida da Silva' },
  telefone: { phone: '(11) 98765-4321' },
  email: { email: 'maria.aparecida@exemplo.com.br' },
  'data-nascimento': { birth_date: '13/05/1990' },
  'nome-mae': { mothers_name: 'Antônia da Silva' },
  cpf: { cpf: '529.982.247-25' },
  instalacao: {},
  'data-de-vencimento': { due_date: '10' },
  'ativar-debito': { direct_debit: 'false' },
  'data-instalacao': {},
  confirmacao: {},
}

/** Every form that asks; the chat's free line asks nothing. */
const asking = 'form[data-step]'

/** The form of the question that stands on the screen. */
export function question(page: Page, step?: string): Locator {
  return page.locator(step ? `form[data-step="${step}"]:visible` : `${asking}:visible`).last()
}

/** Id of the step whose question stands on the screen, null when there is none. */
export async function currentStep(page: Page): Promise<string | null> {
  const form = question(page)
  return (await form.count()) > 0 ? form.getAttribute('data-step') : null
}

/** Waits for the step's question, answers and sends it. */
export async function answer(
  page: Page,
  step: string,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const form = question(page, step)
  await form.waitFor()
  await fill(form, values)
  await send(form, values)
}

/** Enters the values, and for every choice without one takes the first that is free. */
export async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const radio = form.locator(`input[type=radio][name="${name}"][value="${value}"]`)
    const field = form.locator(`[name="${name}"]:not(button)`).first()
    if ((await radio.count()) > 0) await radio.check({ force: true })
    else if ((await field.count()) === 0) continue
    else if ((await field.getAttribute('type')) === 'checkbox')
      await field.setChecked(value === 'true', { force: true })
    else if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
      await field.selectOption(value)
    else await field.fill(value)
  }
  const groups = await form.locator('input[type=radio]').evaluateAll((radios) => {
    const inputs = radios as HTMLInputElement[]
    const names = new Set(inputs.map((radio) => radio.name))
    for (const radio of inputs) if (radio.checked) names.delete(radio.name)
    return [...names]
  })
  for (const name of groups) {
    await form.locator(`input[type=radio][name="${name}"]:enabled`).first().check({ force: true })
  }
}

async function send(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const button = form.locator(`button[name="${name}"][value="${value}"]`)
    if ((await button.count()) > 0) return button.click()
  }
  await form.locator('button[type=submit]').first().click()
}

/**
 * Answers question after question until the given step's stands on the screen, or the order is done.
 * @param given what to answer; the ordinary answers fill the gaps
 * @throws when the same question stays for half a minute
 */
export async function walk(page: Page, until: string | null, given: Answers = {}): Promise<void> {
  const answers = { ...ordinaryAnswers, ...given }
  let last: string | null = null
  for (;;) {
    const stop = await nextStop(page, last)
    if (stop === 'done' || stop === until) return
    last = stop
    await answer(page, stop, answers[stop])
  }
}

/** Waits for a question other than the last one, or for the receipt. */
async function nextStop(page: Page, last: string | null): Promise<string> {
  const found = await page.waitForFunction(
    ({ before, selector }) => {
      if (document.querySelector('[data-testid="order-number"]')) return 'done'
      const forms = [...document.querySelectorAll<HTMLElement>(selector)].filter((form) =>
        form.checkVisibility(),
      )
      const step = forms.at(-1)?.dataset.step
      return step && step !== before ? step : null
    },
    { before: last, selector: asking },
    { timeout: 30_000 },
  )
  return String(await found.jsonValue())
}
