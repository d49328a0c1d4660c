/** An order without a mouse: only Tab, Enter, Space and the arrow keys. */
import type { Locator, Page } from '@playwright/test'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import {
  asTyped,
  eitherWay,
  entrance,
  expectStep,
  nextStep,
  openPart,
  orderNumber,
  question,
  sendButton,
  switchTo,
  walk,
} from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { resize } from '../support/reflow-and-targets.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'
import { everyQuestion, maria, quizzed, rightAnswers, type Person } from '../support/people.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'
import { fieldsChosenByButton } from '../support/fields-chosen-by-button.ts'
import { stepsOfOrder } from '../support/orders-at-step.ts'
import { questionAfter } from '../support/answers-to-every-question.ts'

test.use({ viewport: { width: 1280, height: 720 } })

const person: Person = { ...maria, cpf: quizzed.cpf }
/** 700 Mega, which is chosen by keys where the order is whole. */
const planos = { idPlan: 'plan-d600a' }

const isFocused = (wanted: Locator) => wanted.evaluate((element) => element === document.activeElement)

/** Presses Tab until the focus is there; it must be seen, and never under something that sticks. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor()
  for (let times = 0; times < 80; times += 1) {
    if (await isFocused(wanted)) return expectSeen(wanted)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(wanted)}`)
}

/** The focus can be seen: an outline on it or on its card, and nothing on top of its middle. */
async function expectSeen(wanted: Locator): Promise<void> {
  const problem = await wanted.evaluate((element) => {
    const card = element.closest('label, .plan') ?? element
    const { outlineStyle, boxShadow } = getComputedStyle(card)
    const own = getComputedStyle(element)
    const isOutlined = [outlineStyle, own.outlineStyle].some((style) => style !== 'none')
    if (!isOutlined && boxShadow === 'none' && own.boxShadow === 'none') return 'no visible focus'
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const isHit = hit !== null && (card.contains(hit) || hit.contains(element))
    return isHit ? null : `under ${hit?.outerHTML.slice(0, 80)}`
  })
  expect(problem, String(wanted)).toBeNull()
}

/** Tab goes to a group of radios, arrow keys choose in it. */
async function choose(page: Page, radios: Locator, wanted: (label: string) => boolean): Promise<void> {
  const count = await radios.count()
  const checked = await radios.evaluateAll((all) =>
    all.findIndex((each) => (each as HTMLInputElement).checked),
  )
  await tabTo(page, radios.nth(Math.max(checked, 0)))
  if (checked < 0) await page.keyboard.press('Space')
  for (let at = Math.max(checked, 0), turns = 0; turns < count; at = (at + 1) % count, turns += 1) {
    const label = await radios
      .nth(at)
      .evaluate((each) => (each as HTMLInputElement).labels?.[0]?.innerText ?? '')
    if (wanted(label.trim())) return
    await page.keyboard.press('ArrowDown')
    await expect(radios.nth((at + 1) % count)).toBeChecked()
  }
}

async function answerByKeys(page: Page, step: StepId): Promise<void> {
  const form = question(page, step)
  await form.waitFor()
  const press = async (button: Locator, key: string) => {
    await tabTo(page, button)
    await page.keyboard.press(key)
  }
  const values = Object.entries(asTyped(page, step, person[step] ?? {}))
  switch (step) {
    case 'planos':
      await press(form.locator('.plans__others > summary'), 'Enter')
      // the first plan that it shows is 700 Mega
      await expect(form.locator(`input[value="${planos.idPlan}"]`)).toBeFocused()
      await page.keyboard.press('Space')
      return press(sendButton(page, step), 'Enter')
    case 'validacao':
      for (let part = await openPart(page, step); part !== ''; part = await openPart(page, step)) {
        for (const group of await form.getByRole('radiogroup').all())
          await choose(page, group.getByRole('radio'), (label) => rightAnswers.has(label))
        await press(sendButton(page, step), 'Enter')
        await expect.poll(() => openPart(page, step)).not.toBe(part)
      }
      return
    case 'data-instalacao':
      await choose(page, form.locator('input[type=radio][name="date"]'), () => true)
      await choose(page, form.locator('input[name="period"]'), () => true)
      return press(sendButton(page, step), 'Enter')
    case 'confirmacao':
      return press(sendButton(page, step), 'Enter')
    default:
  }
  if (values.some(([name]) => fieldsChosenByButton.includes(name)))
    return press(sendButton(page, step, person[step]), 'Space')
  for (const [name, value] of values) {
    const field = form.locator(`[name="${name}"]`)
    await tabTo(page, field)
    const kind = await field.evaluate((element) => element.getAttribute('type') ?? element.localName)
    if (kind === 'checkbox') await page.keyboard.press('Space')
    else await page.keyboard.type(kind === 'select' ? '077' : value)
    if (kind === 'select') await expect(field).toHaveValue(value)
  }
  await page.keyboard.press('Enter')
}

/** After a step the focus is at the new question: its first field, its words, or where its cards begin. */
async function expectFocusAtQuestion(page: Page, step: StepId): Promise<void> {
  const where = () =>
    page.evaluate(() => {
      const { activeElement: active } = document
      const isThere = active?.matches('form[data-step] :is(input, select, h1, h2), main h1, .chat__cards')
      return isThere ? 'at the question' : (active?.outerHTML.slice(0, 120) ?? 'nowhere')
    })
  await expect.poll(where, `focus at ${step}`).toBe('at the question')
}

/** The first Tab offers the way past the header. */
async function expectWayPastHeader(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Ir para a pergunta' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
}

for (const way of eitherWay('pages')) {
  test(`an order is finished by keyboard alone, by ${way}`, async ({ page, server }) => {
    await page.goto(entrance[way])
    if (way === 'pages') await expectWayPastHeader(page)
    // before it come lines of text, and the plans: plan-question-cards.test.ts
    if (!isFull) await returnTo(page, server.url, way, 'cpf', { person: { ...person, planos } })
    let step = await nextStep(page, null)
    const seen: StepId[] = []
    while (step !== 'pedido-realizado') {
      seen.push(step)
      await answerByKeys(page, step)
      step = await nextStep(page, step)
      await expectFocusAtQuestion(page, step)
    }
    const steps = stepsOfOrder('conta-debito', 'validacao').slice(0, -1)
    expect(seen).toEqual(isFull ? steps : steps.slice(steps.indexOf('cpf')))
    const number = await orderNumber(page)
    expect(await server.sql('select sku from orders where number = $1', [number])).toEqual([{ sku: 'd600a' }])
  })
}

for (const way of eitherWay('chat')) {
  test(`a renewal by keyboard, by ${way}`, onlyInFullRun, async ({ page, server }) => {
    await page.goto(way === 'chat' ? '/refidelizacao/chat' : '/refidelizacao/consulta-cpf/')
    const submit = async (step: StepId) => {
      await tabTo(page, sendButton(page, step))
      await page.keyboard.press('Enter')
    }
    await tabTo(page, question(page, 'consulta-cpf').locator('[name=cpf]'))
    await page.keyboard.type('30000000620') // docs/test-people.md
    await page.keyboard.press('Enter')
    await expectStep(page, 'ofertas')
    await expectFocusAtQuestion(page, 'ofertas')
    for (const offer of ['plan-rf600', 'plan-rfglobo']) {
      const name = offer === 'plan-rf600' ? 'offer1' : 'offer2'
      const radios = question(page, 'ofertas').locator(`[name="${name}"]`)
      const label = await radios
        .and(page.locator(`[value="${offer}"]`))
        .evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.innerText.trim())
      await choose(page, radios, (each) => each === label)
    }
    await submit('ofertas')
    await expectStep(page, 'confirmacao')
    await expectFocusAtQuestion(page, 'confirmacao')
    await submit('confirmacao')
    await expectStep(page, 'pedido-realizado')
    await expectFocusAtQuestion(page, 'pedido-realizado')
    const number = await orderNumber(page)
    const renewals = 'select offer1, offer2 from renewal_requests where order_number = $1'
    expect(await server.sql(renewals, [number])).toEqual([{ offer1: 'plan-rf600', offer2: 'plan-rfglobo' }])
  })
}

for (const way of eitherWay('chat')) {
  test(`holding Enter down answers one question, by ${way}`, async ({ page, server }) => {
    await returnTo(page, server.url, way, 'nome')
    await question(page, 'nome').locator('[name=name]').fill('Maria da Silva')
    await page.keyboard.down('Enter')
    const next = questionAfter('nome')
    const phone = question(page, 'telefone').locator('[name=phone]')
    await expectStep(page, next)
    // one that is not typed may have no line with the focus
    if (next === 'telefone') await expect(phone).toBeFocused()
    for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expectStep(page, next)
    await walk(page, { until: 'telefone' })
    // the pages mark the field, the chat says what to type
    const problem =
      way === 'chat'
        ? page.getByRole('log').getByText('Digite o telefone')
        : phone.and(page.locator('[aria-invalid=true]'))
    await expect(phone).toBeFocused()
    await expect(problem).toHaveCount(0)
    // sooner, it might be the second press of a double one
    await page.waitForTimeout(500)
    await page.keyboard.press('Enter')
    await expect(problem).toHaveCount(1)
    await page.keyboard.press('Enter')
    // the chat says it in other words, in the place of the first ones
    await expect(problem).toHaveCount(1)
  })
}

test(
  'on a computer the composer of the chat has the focus at once; help opens and closes by keyboard, gives it back, and is that of the question on the screen',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/chat')
    await expect(question(page, 'cep').locator('[name=cep]')).toBeFocused()
    const help = page.locator('.help > summary')
    await tabTo(page, help)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Quem atende é gente de verdade.')).toBeVisible()
    await expect(page.locator('.help p').first()).toHaveText(/^O CEP tem 8 números/)
    await page.keyboard.press('Escape')
    await expect(page.getByText('Quem atende é gente de verdade.')).toBeHidden()
    await expect(help).toBeFocused()
    if (!isFull) return
    await walk(page, { person: maria, until: 'nr-imovel' })
    await switchTo(page, 'pages')
    await help.click()
    await expect(page.locator('.help p').first()).toHaveText(/número/)
  },
)

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 700 }, isMobile: true, hasTouch: true })

  test('no keyboard opens over the cards of the chat', onlyInFullRun, async ({ page }) => {
    await page.goto('/chat')
    await walk(page, {
      person: everyQuestion,
      until: 'confirmacao',
      each: async (step) => {
        const isCard = (await page.locator('.chat__cards').count()) > 0
        // the list of banks has the focus itself, as it opens none
        const list = page.locator('.chat__cards select[name="bank"]')
        const wanted = (await list.count()) > 0 ? list : page.locator('.chat__cards')
        if (isCard) await expect(wanted, step).toBeFocused()
        // a keyboard would cover the greeting
        else await expect(question(page, step).locator(':focus'), step).toHaveCount(step === 'cep' ? 0 : 1)
      },
    })
  })
})

// pages: every-question.test.ts
for (const way of rowsToRun(['chat'] as const, () => false)) {
  test(`what has the focus can be seen at a zoom of 200 %, by ${way}`, async ({ page }) => {
    await resize(page, { width: 640, height: 360 })
    await page.goto(entrance[way])
    const each = async () => {
      const focused = page.locator(':focus')
      if ((await focused.count()) > 0) await expect(focused).toBeInViewport()
    }
    await walk(page, { person: maria, until: 'pedido-realizado', each })
  })
}
