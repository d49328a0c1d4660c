/**
 * Answers the questions of an order in any browser. It finds questions by `data-step`, and fields by their names in
 * the API.
 */
import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { fieldsChosenByButton } from '../../tests/support/fields-chosen-by-button.ts'
import { typedInChat, type Way } from '../../tests/support/visitor-in-browser.ts'
import type { Fields, Person } from '../../tests/support/people.ts'
import { waitUntil, type Tab } from './browser-tab-interface.ts'

/** Runs in the page: the steps whose questions can be seen. */
const stepsInSight = () =>
  [...document.querySelectorAll('[data-step]')]
    .filter((each) => each.checkVisibility())
    .map((each) => each.getAttribute('data-step') ?? '')

/** Runs in the page: where the first visible element is, null where there is none or it cannot be used. */
const place = (selector: string) => {
  const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
  if (!found || (found instanceof HTMLButtonElement && found.disabled)) return null
  const { x, y, width, height } = found.getBoundingClientRect()
  return `${x} ${y} ${width} ${height}`
}

/** Runs in the page: scrolls the first visible element out from under the bars at the edges. */
const bringIntoSight = (selector: string) => {
  const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** Runs in the page: what kind of field it is, and its value. */
const state = (selector: string) => {
  const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
  if (found instanceof HTMLInputElement) {
    return { kind: found.type, value: found.value, isChecked: found.checked }
  }
  if (found instanceof HTMLSelectElement) return { kind: 'select', value: found.value, isChecked: false }
  return found ? { kind: found.localName, value: '', isChecked: false } : null
}

/** Runs in the page: what can be scrolled sideways, and what sticks out of the window. */
const tooWide = () => {
  const { clientWidth, scrollWidth } = document.documentElement
  const scrollers = [document.body, ...document.querySelectorAll('main, .chat__scroll')]
  if (![document.documentElement, ...scrollers].some((each) => each.scrollWidth > each.clientWidth)) return []
  const inner = [...document.querySelectorAll('body *')].filter(
    (each) => each.checkVisibility() && each.getBoundingClientRect().right > clientWidth,
  )
  const names = inner.slice(0, 8).map((each) => `${each.localName}.${each.getAttribute('class') ?? ''}`)
  return [`${scrollWidth} px in ${clientWidth} px`, ...names]
}

/** Runs in the page: how far the window can be scrolled sideways, in CSS pixels. */
const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

const pathOf = (tab: Tab) => tab.ask(() => location.pathname)

/** Presses a visible element once it has stopped moving. */
async function press(tab: Tab, selector: string): Promise<void> {
  await waitUntil(`${selector} can be pressed`, async () => {
    await tab.ask(bringIntoSight, selector)
    const before = await tab.ask(place, selector)
    await wait(50)
    if (before === null || before !== (await tab.ask(place, selector))) return false
    await tab.click(selector)
    return true
  })
}

async function enter(tab: Tab, form: string, name: string, value: string): Promise<void> {
  const field = `${form} [name="${name}"]`
  const { kind } = await waitUntil(`the field ${name}`, () => tab.ask(state, field))
  if (kind === 'button') return
  if (kind === 'radio') await press(tab, `${field}[value="${value}"]`)
  else if (kind === 'checkbox') {
    const isChecked = await tab.ask(state, field).then((seen) => seen?.isChecked)
    if (isChecked !== (value === 'true')) await press(tab, field)
  } else {
    await tab.ask(bringIntoSight, field)
    await tab.type(field, value)
  }
}

/** The first free day and its first free period, unless something is chosen. */
async function chooseDate(tab: Tab, form: string): Promise<void> {
  for (const name of ['date', 'period']) {
    const radio = `${form} input[type=radio][name="${name}"]:not(:disabled)`
    await waitUntil(`a choice of ${name}`, () => tab.ask(state, radio))
    if ((await tab.ask(place, `${radio}:checked`)) === null) await press(tab, radio)
  }
}

/** The step whose question is alone on the screen, other than `before`. */
async function nextStep(tab: Tab, before: StepId | null): Promise<StepId> {
  return waitUntil(`a question after ${before}`, async () => {
    const seen = await tab.ask(stepsInSight)
    return seen.length === 1 && seen[0] !== before ? (seen[0] as StepId) : null
  })
}

/** Waits until the question of this step is on the screen, and no other one. */
export async function expectStep(tab: Tab, step: StepId): Promise<void> {
  await waitUntil(`the question ${step}`, async () => (await tab.ask(stepsInSight)).join() === step)
}

/** The value of a field of the question on the screen. */
export async function valueOf(tab: Tab, name: string): Promise<string> {
  return (await waitUntil(`the field ${name}`, () => tab.ask(state, `[data-step] [name="${name}"]`))).value
}

/** Answers the question on the screen and sends it. */
async function answer(tab: Tab, step: StepId, values: Fields): Promise<void> {
  const form = `[data-step="${step}"]`
  const isChat = (await pathOf(tab)).endsWith('/chat')
  for (const [name, value] of Object.entries(isChat ? typedInChat(step, values) : values)) {
    await enter(tab, form, name, value)
  }
  if (step === 'data-instalacao') await chooseDate(tab, form)
  const choice = Object.entries(values).find(([name]) => fieldsChosenByButton.includes(name))
  const named = choice ? `[name="${choice[0]}"][value="${choice[1]}"]` : ''
  await press(tab, `${form} button[type=submit]${named}`)
}

/** The window is never scrolled sideways, not even while a question slides in; after that nothing is wider than it. */
async function expectNoSidewaysScroll(tab: Tab, step: StepId): Promise<void> {
  const where = `${step} at ${await pathOf(tab)}`
  assert.equal(await tab.ask(sideways), 0, `px to scroll sideways: ${where}`)
  let wide: string[] = []
  await waitUntil(`as wide as the window: ${where}`, async () => {
    wide = await tab.ask(tooWide)
    return wide.length === 0
  }).catch((error: unknown) => assert.deepEqual(wide, [], String(error)))
}

/**
 * Answers question after question from the one on the screen until `end` is there, and measures each screen.
 * @returns the steps that were seen, in order
 */
export async function walkAsVisitor(
  tab: Tab,
  person: Person,
  end: StepId = 'pedido-realizado',
): Promise<StepId[]> {
  const seen: StepId[] = []
  let step = await nextStep(tab, null)
  for (;;) {
    seen.push(step)
    await expectNoSidewaysScroll(tab, step)
    if (step === end) return seen
    assert.ok(seen.length < 40 && step !== 'pedido-realizado', `no way to ${end}: ${seen.join(', ')}`)
    await answer(tab, step, person[step] ?? {})
    step = await nextStep(tab, step)
  }
}

/** Switches between chat and pages with the link in the header. */
export async function switchTo(tab: Tab, way: Way): Promise<void> {
  await press(tab, 'a.mode-switch')
  await waitUntil(
    `the order by ${way}`,
    async () => (await pathOf(tab)).endsWith('/chat') === (way === 'chat'),
  )
}

/** The order number on the receipt. */
export async function orderNumber(tab: Tab): Promise<string> {
  const read = () => document.querySelector('[data-testid="order-number"]')?.textContent?.trim() ?? ''
  return waitUntil('an order number', async () => (await tab.ask(read)) || null)
}
