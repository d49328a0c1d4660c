/**
 * A visitor in a real browser, in the chat or on pages, who finds each question by its `data-step` and answers it by
 * the names that its fields have in the API.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { fieldsChosenByButton } from './fields-chosen-by-button.ts'
import { answerCoverage, coverageForm } from './fill-landing-forms.ts'
import { rowsToRun } from './rows-to-run.ts'
import { maria, rightAnswers, type Fields, type Person } from './people.ts'

export type Way = 'chat' | 'pages'
export const WAYS = ['chat', 'pages'] as const
/**
 * Returns the modes for a test of something that both share: the usual one, and with `npm run test:full` the other one
 * too.
 * @param usual the mode used by `npm test`
 */
export const eitherWay = (usual: Way): readonly Way[] => rowsToRun(WAYS, (way) => way === usual)
export const entrance = { chat: '/chat', pages: '/checkout/cep/' } as const satisfies Record<Way, string>

/** How the risk quiz is answered. */
export type QuizMood = 'right' | 'wrong'

/** The element that shows a step on the screen; the chat's text line under cards shows none. */
const anyStep = '[data-step]:visible'

/** The form of a step, or what replaces it where there is nothing to send. */
export function question(page: Page, step: StepId): Locator {
  return page.locator(`[data-step="${step}"]:visible`)
}

/** A field of the question on the screen. */
export function field(page: Page, name: string): Locator {
  return page.locator(`${anyStep} [name="${name}"]`)
}

/** The chat's line under cards and buttons. */
export function freeLine(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Ou escreva aqui' })
}

/** The step whose question is on the screen, null when there is none. */
export async function currentStep(page: Page): Promise<StepId | null> {
  const steps = await page
    .locator(anyStep)
    .evaluateAll((found) => found.map((each) => each.getAttribute('data-step')))
  return (steps.at(-1) ?? null) as StepId | null
}

/**
 * Waits in the browser until the question of a step is seen, or one of another step than `before`; at most for as long as
 * what then asks for it waits. From here a question is looked for only every half second.
 */
async function waitInBrowser(
  page: Page,
  wanted: { readonly step?: StepId; readonly before?: StepId | null },
  timeout: number,
): Promise<void> {
  const isSeen = ({ step, before }: typeof wanted) =>
    [...document.querySelectorAll<HTMLElement>('[data-step]')].some(
      (each) =>
        (step ? each.dataset.step === step : each.dataset.step !== before) &&
        each.checkVisibility({ visibilityProperty: true }),
    )
  await page.waitForFunction(isSeen, wanted, { polling: 30, timeout }).catch(() => undefined)
}

/** Waits until the question of this step is on the screen, and no other one. */
export async function expectStep(page: Page, step: StepId): Promise<void> {
  await waitInBrowser(page, { step }, 10_000)
  await expect(page.locator(anyStep)).toHaveAttribute('data-step', step)
}

/** Waits for a question other than `before` and returns its step. */
export async function nextStep(page: Page, before: StepId | null, timeout = 15_000): Promise<StepId> {
  await waitInBrowser(page, { before }, timeout)
  const other = before === null ? anyStep : `${anyStep}:not([data-step="${before}"])`
  return (await page.locator(other).getAttribute('data-step', { timeout })) as StepId
}

/** What is typed here as an answer: the chat has one line where the page has several fields. */
export function asTyped(page: Page, step: StepId, values: Fields): Fields {
  if (!isChat(page)) return values
  if (step === 'nr-imovel') {
    const { number, complement, block_number: block, allotment_number: lot } = values
    return { number: block ? `quadra ${block} lote ${lot}` : [number, complement].filter(Boolean).join(' ') }
  }
  return step === 'cpf' ? { cpf: values.cnpj ?? values.cpf ?? '' } : values
}

const isChat = (page: Page) => /\/chat(-tct)?$/.test(new URL(page.url()).pathname)

/** Types and chooses, without sending. Radios are checked the way any visitor's tool would check them. */
export async function fill(
  page: Page,
  step: StepId,
  values: Fields,
  quiz: QuizMood = 'right',
): Promise<void> {
  const form = question(page, step)
  // in one query: half of a walk's work was asking the browser for one thing after the other
  const { isInDoubt, kinds } = await form.evaluate(inSight)
  // an answer in doubt gives way to another one
  if (isInDoubt) await form.getByRole('button', { name: ANOTHER }).click()
  for (const [name, value] of Object.entries(asTyped(page, step, values))) {
    const fields = form.locator(`[name="${name}"]`)
    // a field may appear only once the one before it is answered
    const kind = kinds[name] ?? (await fields.first().evaluate(kindOf))
    if (kind !== 'button') await enter(fields, kind, value)
  }
  if (PLANS.includes(step)) await choosePlan(form)
  if (step === 'validacao') await answerQuiz(form, quiz)
  if (step === 'data-instalacao') await chooseDate(form)
}

const PLANS: readonly StepId[] = ['planos', 'ofertas']

/** Chooses the first plan if none is chosen: nothing is preselected. */
async function choosePlan(form: Locator): Promise<void> {
  const radios = form.locator('.plans input[type=radio]')
  if ((await radios.and(form.page().locator(':checked')).count()) === 0) await radios.first().check()
}

const ANOTHER = 'Não, é outro'

const kindOf = (element: Element) => (element instanceof HTMLInputElement ? element.type : element.localName)

/** Runs in the browser: a question's kinds of fields by wire name, and whether it asks if an answer still holds. */
function inSight(form: Element) {
  const fields = [...form.querySelectorAll('[name]')].toReversed()
  const buttons = [...form.querySelectorAll('button')].filter((button) => button.checkVisibility())
  return {
    isInDoubt: buttons.some((button) => button.textContent.includes('Não, é outro')),
    kinds: Object.fromEntries(
      fields.map((each) => [
        each.getAttribute('name') ?? '',
        each instanceof HTMLInputElement ? each.type : each.localName,
      ]),
    ),
  }
}

/** Opens the parts of the page that hide an element, the outermost first, as a person does who looks for it. */
async function openAround(element: Locator): Promise<void> {
  const closed = element.locator('xpath=ancestor::details[not(@open)]')
  while ((await closed.count()) > 0) await closed.first().locator('> summary').click()
  // a plan with another streaming service stands in the card of its speed, which opens once it is chosen
  const card = element.locator('xpath=ancestor::*[@hidden]/ancestor::*[@class="plan"]')
  if ((await card.count()) > 0) await card.locator('> input[type=radio]').check()
}

/** Enters a value into the first of the fields of one name; of radios, chooses the one that has it. */
async function enter(fields: Locator, kind: string, value: string): Promise<void> {
  const first = fields.first()
  if (kind === 'radio') {
    const radio = fields.and(fields.page().locator(`[value="${value}"]`))
    await openAround(radio)
    await radio.check()
  } else if (kind === 'checkbox') {
    // the look-up of the CEP may tick it at the same moment
    const tick = async () => first.setChecked(value === 'true', { timeout: 2000 })
    await expect(tick).toPass({ timeout: 10_000 })
  } else if (kind === 'select') await first.selectOption(value)
  else await first.fill(value)
}

async function answerQuiz(form: Locator, quiz: QuizMood): Promise<void> {
  for (const group of await form.getByRole('radiogroup').all()) {
    const labels = await group.locator('label').allInnerTexts()
    const isRight = (label: string) => rightAnswers.has(label.trim())
    const chosen = labels.findIndex((label) => isRight(label) === (quiz === 'right'))
    await group.getByRole('radio').nth(Math.max(chosen, 0)).check()
  }
}

/** The first free day and its first free period, unless something is chosen. */
async function chooseDate(form: Locator): Promise<void> {
  for (const name of ['date', 'period']) {
    const radios = form.locator(`input[type=radio][name="${name}"]`)
    if ((await radios.and(form.page().locator(':checked')).count()) === 0) await radios.first().check()
  }
}

/** What is typed and chosen in the question on the screen, by wire name. */
export async function typed(page: Page, step: StepId): Promise<Record<string, string>> {
  const form = question(page, step)
  await form.waitFor()
  return form.evaluate((element) => {
    const fields = element.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')
    const given: Record<string, string> = {}
    for (const each of fields) {
      const isBox = each.type === 'radio' || each.type === 'checkbox'
      if (!isBox || (each instanceof HTMLInputElement && each.checked)) given[each.name] = each.value
    }
    return given
  })
}

/** The visitor's answers as the chat shows them. */
export async function bubbles(page: Page): Promise<string[]> {
  return page.locator('[role="log"] .answer__bubble').allInnerTexts()
}

/** The button that sends this answer: the pressed choice itself, or the one button of the form. */
export function sendButton(page: Page, step: StepId, values: Fields = {}): Locator {
  const form = question(page, step)
  const choice = Object.entries(values).find(([name]) => fieldsChosenByButton.includes(name))
  if (choice) return form.locator(`button[type=submit][name="${choice[0]}"][value="${choice[1]}"]`)
  return form.locator('button[type=submit]').first()
}

/** "Ainda é o nº …?": it is, at the CEP that was corrected. */
export async function sameNumber(page: Page): Promise<void> {
  await expectStep(page, 'nr-imovel')
  await question(page, 'nr-imovel').getByRole('button', { name: 'Sim, é o mesmo' }).click()
}

const IN_PARTS: readonly StepId[] = ['validacao', 'oferta-indisponivel']

/** The part of the question that the chat asks now, by wire name; '' when none is left. */
export async function openPart(page: Page, step: StepId): Promise<string> {
  // in one query: a question that disappears between two would be waited for
  const names = await question(page, step)
    .locator('input')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name') ?? ''))
  return names[0] ?? ''
}

/** Answers one part after the other until none is asked. */
async function answerInParts(page: Page, step: StepId, values: Fields, quiz?: QuizMood): Promise<void> {
  await question(page, step).waitFor()
  for (let part = await openPart(page, step); part !== ''; part = await openPart(page, step)) {
    const value = values[part]
    await fill(page, step, value === undefined ? {} : { [part]: value }, quiz)
    await sendButton(page, step).click()
    await expect.poll(() => openPart(page, step)).not.toBe(part)
  }
}

/**
 * Answers the step's question and sends it.
 * @param person asked for more by the coverage form of a landing page
 */
export async function answer(
  page: Page,
  step: StepId,
  values: Fields,
  quiz?: QuizMood,
  person?: Person,
): Promise<void> {
  if (step === 'cep' && (await coverageForm(page).isVisible())) {
    await answerCoverage(page, values, person)
    return
  }
  if (isChat(page) && IN_PARTS.includes(step)) {
    await answerInParts(page, step, values, quiz)
    return
  }
  await fill(page, step, values, quiz)
  await sendButton(page, step, values).click()
  const isBare = !values.complement && !values.block_number
  if (isChat(page) && step === 'nr-imovel' && isBare) await sayHouse(page)
}

/**
 * "É casa ou apartamento?", where the chat asks it after a number: a house. Waits for its buttons or for another
 * question, because neither is there while the page reloads for the file of the buttons.
 */
async function sayHouse(page: Page): Promise<void> {
  const house = question(page, 'nr-imovel').getByRole('button', { name: 'É casa' })
  await house
    .or(page.locator(`${anyStep}:not([data-step="nr-imovel"])`))
    .first()
    .waitFor()
  if (await house.isVisible()) await house.click()
}

export type Walk = {
  readonly person?: Person
  readonly quiz?: QuizMood
  /** Stops with this question on the screen, unanswered. */
  readonly until?: StepId
  /** Called with every question on the screen, before it is answered; the one of `until` included. */
  readonly each?: (step: StepId) => Promise<void>
  /** Called after every answer, before the next question is waited for. */
  readonly after?: (step: StepId) => Promise<void>
}

/**
 * Answers question after question from the one on the screen.
 * @returns the steps that were seen, in order; the last one is on the screen, unanswered
 */
export async function walk(page: Page, options: Walk = {}): Promise<StepId[]> {
  const { person = maria, until = 'pedido-realizado', quiz, each, after } = options
  const seen: StepId[] = []
  let step = await nextStep(page, null)
  for (;;) {
    seen.push(step)
    await each?.(step)
    if (step === until || step === 'pedido-realizado') return seen
    if (seen.length > 40) throw new Error(`no way to ${until}: ${seen.join(', ')}`)
    await answer(page, step, person[step] ?? {}, quiz, person)
    await after?.(step)
    step = await nextStep(page, step)
  }
}

/** Changes to the other way by the switch in the header. */
export async function switchTo(page: Page, way: Way): Promise<void> {
  const name = way === 'chat' ? 'Prefiro o chat' : 'Prefiro o formulário'
  await page.getByRole('link', { name }).click()
  if (way === 'chat') await expect(page).toHaveURL(/\/chat$/)
  else await expect(page).not.toHaveURL(/\/chat$/)
}

export async function orderNumber(page: Page): Promise<string> {
  return (await page.getByTestId('order-number').innerText()).trim()
}

export async function leadId(page: Page): Promise<string> {
  const id = await page.evaluate(() => localStorage.getItem('prosa.lead'))
  if (!id) throw new Error('the browser keeps no lead')
  return id
}
