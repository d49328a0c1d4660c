/** Checks that hold at every question, in one walk through the chat and one on pages (U, L). */
import type { Page } from '@playwright/test'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { bubbles, entrance, freeLine, question, walk } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { expectHeardOnce, chatInSight } from '../support/chat-visibility-and-announcements.ts'
import { expectNoLayoutErrors, SAMPLE_VIEWS } from '../support/check-enlarged-layout.ts'
import { resize } from '../support/reflow-and-targets.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'
import { examineEachStep, type StepExamination } from '../support/examine-each-step.ts'
import { examineScreen, lookInTurn } from '../support/examine-screen.ts'
import { everyQuestion } from '../support/people.ts'

test.use({ viewport: { width: 390, height: 700 }, colorScheme: 'light' })
test.setTimeout(240_000)

/** Cards, lists with fields, and the calendar: the questions of the largest shapes. The full run has all. */
const SHAPES: readonly StepId[] = ['planos', 'instalacao', 'conta-debito', 'data-instalacao']
const isSized = (step: StepId) => isFull || SHAPES.includes(step)

/** These, a line and the review. The full run has all. */
const LOOKED_AT: readonly StepId[] = [...SHAPES, 'cep', 'confirmacao']
const isLookedAt = (step: StepId) => isFull || LOOKED_AT.includes(step)

/** axe takes most of the time: the looks take turns; in the full run every question is examined in each. */
function byAxe(page: Page, way: string): StepExamination {
  let examined = 0
  return async (step) => {
    if (!isLookedAt(step)) return
    const looks = [lookInTurn(examined)]
    examined += 1
    await examineScreen(page, `${step} by ${way}`, looks)
    // axe scrolls to what it looks at; a chat that was scrolled up does not follow what is asked
    await page
      .locator('.chat__scroll')
      .evaluateAll((scrollers) => scrollers.forEach((each) => (each.scrollTop = each.scrollHeight)))
  }
}

/** First field of the steps that ask for several, by wire name; the person's kind is chosen already. */
const FIRST: Partial<Record<StepId, string>> = {
  'nr-imovel': 'number',
  cpf: 'cpf',
  instalacao: 'complemento1',
  'conta-debito': 'bank',
}
function focusAtFirst(page: Page): StepExamination {
  return async (step) => {
    if (step === 'cep') return
    const first = FIRST[step]
    const focus = page.locator(':focus')
    if (first) await expect(focus).toHaveAttribute('name', first)
    else await expect(focus).toHaveCount(1)
  }
}

/** Questions of several fields or parts, whose first field has its own words. */
const FORMS: readonly StepId[] = ['instalacao', 'conta-debito', 'validacao']

const hasCards = async (page: Page) => (await page.locator('.chat__cards').count()) > 0

/** The left edge of what is read, in a wide window: the question of a page, the conversation of the chat. */
async function leftEdge(page: Page): Promise<number> {
  await resize(page, { width: 1280, height: 800 })
  const read = page.locator('[role="log"], main h1').first()
  await read.waitFor()
  return read.evaluate((element) => Math.round(element.getBoundingClientRect().left))
}

/** The column of a wide window is the same at every question. */
function oneColumn(page: Page, edges: Set<number>): StepExamination {
  return async (step) => {
    if (step === 'pedido-realizado') return
    edges.add(await leftEdge(page))
    expect([...edges]).toHaveLength(1)
  }
}

const small = [
  ['with the keyboard open', 360, 400],
  ['with the keyboard open', 390, 430],
  ['on its side', 740, 360],
  ['at 400 % zoom', 320, 256],
] as const

test('every question of an order, by chat', async ({ page }) => {
  await page.goto(entrance.chat)
  await expect(page.getByRole('textbox', { name: 'Qual é o seu CEP?' })).toBeVisible()
  const asked = page.getByRole('log').locator(':scope > :last-child')
  const isAnswered = (step: StepId) => step === 'pedido-realizado'
  const { each, failed } = examineEachStep({
    'a screen reader hears a new question once, and lands before the choices': async (step) => {
      if (step === 'cep' || isAnswered(step) || FORMS.includes(step)) return
      await expectHeardOnce(page, step)
      if (step !== 'confirmacao') return
      // a screen reader hears an answer as an answer
      expect((await bubbles(page))[0]).toMatch(/^Você respondeu:\s+22410-003/)
      // typing starts immediately, wherever the cards took the focus
      await page.keyboard.type('voltar')
      await expect(freeLine(page)).toHaveValue('voltar')
      await freeLine(page).fill('')
    },
    'the focus stands at what is to be answered first': focusAtFirst(page),
    'question and composer are in sight, and the composer is named by it': async (step) => {
      if (isAnswered(step)) return
      const line = (await hasCards(page)) ? freeLine(page) : question(page, step).locator('input').first()
      await expect(line).toBeInViewport()
      await expect(asked).toBeInViewport()
    },
    ...(isFull && { 'a wide window has one column': oneColumn(page, new Set()) }),
    'axe, reflow, targets, fields': byAxe(page, 'chat'),
    'the bars leave half of a small telephone to what is read': async (step) => {
      // a form in the composer is what is read
      if (isAnswered(step) || !isSized(step) || !(await hasCards(page))) return
      for (const height of rowsToRun([640, 740], 1)) {
        await resize(page, { width: 360, height })
        const { content } = await chatInSight(page)
        expect(content, `at 360 × ${height}`).toBeGreaterThanOrEqual(0.5)
      }
    },
    'in a low window the question, its field and the button are seen': async (step) => {
      if (isAnswered(step) || !isSized(step)) return
      for (const [what, width, height] of rowsToRun(small, 1)) {
        await resize(page, { width, height })
        // at 400 % a form of several fields is scrolled to its button
        const isLine = (await page.locator('.chat__foot .composer--line').count()) > 0
        const wanted = { isAsked: true, isField: true, ...((isLine || height > 300) && { isSend: true }) }
        // someone who types has the keyboard open
        for (const field of await page.locator('.chat__foot').locator('input:visible, select').all()) {
          await field.focus()
          const which = `${await field.getAttribute('name')} ${what}, ${width} × ${height}`
          await expect.poll(async () => chatInSight(page), which).toMatchObject(wanted)
        }
        const { header, summary } = await chatInSight(page)
        expect(header, what).toBeLessThanOrEqual(56)
        expect(summary, 'the summary makes room').toBe(0)
      }
    },
    'at 200 % every word is whole, and nothing lies over anything else': async (step) => {
      if (isSized(step)) await expectNoLayoutErrors(page, `${step} by chat`, rowsToRun(SAMPLE_VIEWS, 1))
    },
  })
  await walk(page, {
    person: everyQuestion,
    each: async (step) => {
      await each(step)
      await resize(page, { width: 390, height: 700 })
    },
  })
  expect(failed()).toEqual({})
})

test('every question of an order, by pages', onlyInFullRun, async ({ page }) => {
  // a zoom of 200 %
  const zoomed = { width: 640, height: 360 }
  await resize(page, zoomed)
  await page.goto(entrance.pages)
  const edges = new Set<number>()
  const { each, failed } = examineEachStep({
    'what has the focus can be seen at a zoom of 200 %': async () => {
      const focused = page.locator(':focus')
      if ((await focused.count()) > 0) await expect(focused).toBeInViewport()
    },
    'the focus stands at what is to be answered first': focusAtFirst(page),
    'a wide window has one column': oneColumn(page, edges),
    'axe, reflow, targets, fields': byAxe(page, 'pages'),
  })
  await walk(page, {
    person: everyQuestion,
    each: async (step) => {
      await each(step)
      await resize(page, zoomed)
    },
  })
  expect(failed()).toEqual({})
  await page.goto('/receber-ligacao/')
  edges.add(await leftEdge(page))
  expect([...edges], 'the call request has the same column').toHaveLength(1)
})
