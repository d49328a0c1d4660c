/** What fits on a screen and where it stands: keyboard open, high zoom, wide windows (U, L). */
import type { Page } from '@playwright/test'
import {
  answer,
  bubbles,
  eitherWay,
  fill,
  expectStep,
  freeLine,
  question,
  switchTo,
  walk,
} from '../support/driver.ts'
import { expect, failedResource, test } from '../support/e2e.ts'
import { sellOutWishedSlots } from '../support/slots.ts'
import { expectReflow, resize } from '../support/looks.ts'
import { matrix } from '../support/matrix.ts'
import { everyQuestion, joao, quizFailed, rejected } from '../support/people.ts'
import { returnToReview } from '../support/return-visit.ts'

/** What of the chat's conversation is in sight, in pixels of the window. */
async function sight(page: Page) {
  return page.evaluate(() => {
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect()
    const scroller = box(document.querySelector('.chat__scroll'))
    if (!scroller) throw new Error('no chat')
    const asked = [...document.querySelectorAll('[role="log"] > .msg')].at(-1)
    const words = document.createRange()
    if (asked) words.selectNode(asked.querySelector('.msg__text') ?? asked)
    const text = words.getBoundingClientRect()
    const bar = box(document.querySelector('.chat__scroll .action-bar'))
    const isStuck = bar !== undefined && bar.bottom <= scroller.bottom + 1 && bar.top < scroller.bottom
    const field = box(
      document.querySelector(
        '.chat__foot :is(input:not([type=hidden], [type=checkbox], [type=radio]), select)',
      ),
    )
    return {
      header: box(document.querySelector('.site-header'))?.height ?? 0,
      summary: box(document.querySelector('.chat__order'))?.height ?? 0,
      isAsked: text.top >= scroller.top - 1 && text.bottom <= scroller.bottom + 1,
      isField: field !== undefined && field.top >= scroller.bottom - 1 && field.bottom <= window.innerHeight,
      content: (scroller.height - (isStuck ? scroller.bottom - bar.top : 0)) / window.innerHeight,
    }
  })
}

const small = [
  ['with the keyboard open', 360, 400],
  ['at 400 % zoom', 320, 256],
] as const

test('with the keyboard open and at 400 % zoom the chat shows its question and its field', async ({
  page,
}) => {
  await page.goto('/chat')
  await walk(page, {
    person: everyQuestion,
    until: 'confirmacao',
    each: async (step) => {
      for (const [what, width, height] of small) {
        const where = `${step} ${what}`
        await resize(page, { width, height })
        // whoever types has the keyboard open
        await page.locator('.chat__foot').locator('input, select').first().focus()
        await expect.poll(async () => sight(page), where).toMatchObject({ isAsked: true, isField: true })
        const { header, summary } = await sight(page)
        expect(header, where).toBeLessThanOrEqual(56)
        expect(summary, 'the summary makes room').toBe(0)
        await resize(page, { width: 390, height: 844 })
      }
    },
  })
})

test('the chat’s bars leave half of a small telephone to what is read', async ({ page }) => {
  await page.goto('/chat')
  await walk(page, {
    person: joao,
    until: 'confirmacao',
    each: async (step) => {
      // a form in the composer is what is read
      if ((await page.locator('.chat__cards').count()) === 0) return
      for (const height of [640, 740]) {
        await resize(page, { width: 360, height })
        const { content } = await sight(page)
        expect(content, `${step} at 360 × ${height}`).toBeGreaterThanOrEqual(0.5)
      }
    },
  })
})

test('a slot that was taken is told once, and the calendar can be used', async ({
  page,
  startServer,
  guard,
}) => {
  guard.allow(failedResource)
  const server = await startServer()
  await resize(page, { width: 360, height: 740 })
  await returnToReview(page, server.url, 'chat')
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  await sellOutWishedSlots(server)
  await question(page, 'confirmacao').getByRole('button', { name: 'Confirmar pedido' }).click()
  await expectStep(page, 'data-instalacao')
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('alert')).toHaveText(/^[^.]*acabou de ser ocupado[^.]*\.[^.]*\.$/)
  expect((await sight(page)).content).toBeGreaterThanOrEqual(0.5)
  await expect(page.locator('.calendar__grid')).toBeInViewport({ ratio: 0.5 })
})

test('the calendar of a second wish fits the narrowest telephone', async ({ page }) => {
  await page.goto('/chat')
  await walk(page, { person: joao, until: 'data-instalacao' })
  await page.getByRole('button', { name: 'Deixar outra opção de dia' }).click()
  await resize(page, { width: 320, height: 640 })
  await expectReflow(page, 'two calendars')
  const day = await page.locator('.wish label.day').first().boundingBox()
  expect(day?.width).toBeGreaterThanOrEqual(44)
})

test('offline the chat has one box, in a visitor’s words, and nothing on top of its button', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(failedResource)
  await resize(page, { width: 360, height: 640 })
  await page.goto('/chat')
  await walk(page, { person: joao, until: 'nr-imovel' })
  // the code of the later questions comes with the first
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await fill(page, 'nr-imovel', joao['nr-imovel'] ?? {})
  await page.keyboard.press('Enter')
  const retry = page.getByRole('button', { name: 'Tentar de novo' })
  await expect(retry).toBeInViewport({ ratio: 1 })
  await retry.click({ trial: true })
  await expect(page.locator('.notice:visible, .offline p:visible')).toHaveCount(1)
  await expect(page.locator('main')).toContainText('Sem conexão. Suas respostas estão guardadas nesta página')
  await expect(page.locator('main')).not.toContainText(/rede|servidor|HTTP|fora do ar/i)
  await context.setOffline(false)
  await expectStep(page, 'planos')
})

const ends = [
  ['erro1', quizFailed],
  ['erro2', rejected],
] as const
for (const [step, person] of matrix(ends, 1)) {
  test(`${step} in the chat: the headline is the loud part, and a person can be called`, async ({ page }) => {
    await page.goto('/chat')
    await walk(page, { person, until: step })
    const weights = await page
      .getByRole('log')
      .locator('> .msg')
      .last()
      .evaluate((told) =>
        [told, told.querySelector('.msg__why')].map((each) => each && getComputedStyle(each).fontWeight),
      )
    expect(Number(weights[0])).toBeGreaterThan(600)
    expect(weights[1]).toBe('400')
    await expect(
      question(page, step).getByRole('link', { name: 'Ligar para 0800 555 1020' }),
    ).toBeInViewport()
  })
}

/** The left edge of what is read: the question of a page, the conversation of the chat. */
async function leftEdge(page: Page): Promise<number> {
  const read = page.locator('[role="log"], main h1').first()
  await read.waitFor()
  return read.evaluate((element) => Math.round(element.getBoundingClientRect().left))
}

for (const way of eitherWay('pages')) {
  test(`a wide window has one column from the first question to the receipt, by ${way}`, async ({ page }) => {
    await resize(page, { width: 1280, height: 800 })
    const edges = new Set<number>()
    const note = async () => void edges.add(await leftEdge(page))
    await page.goto(way === 'chat' ? '/chat' : '/checkout/cep/')
    await walk(page, { person: everyQuestion, each: note, until: 'confirmacao' })
    if (way === 'pages') {
      await page.goto('/receber-ligacao/')
      await note()
    }
    expect([...edges]).toHaveLength(1)
  })
}

test('on a tablet the chat greets in the first third of the screen', async ({ page }) => {
  await resize(page, { width: 768, height: 1024 })
  for (const path of ['/chat', '/receber-ligacao/chat']) {
    await page.goto(path)
    const greeting = await page.getByRole('log').locator('.msg').first().boundingBox()
    expect((greeting?.y ?? 1024) + (greeting?.height ?? 0), path).toBeLessThan(1024 / 3)
  }
})

test('help opens with the help of the question on the screen', async ({ page }) => {
  await page.goto('/chat')
  const help = page.locator('.help')
  await help.locator('summary').click()
  await expect(help.locator('p').first()).toHaveText(/^O CEP tem 8 números/)
  await page.keyboard.press('Escape')
  await walk(page, { person: joao, until: 'nome' })
  await switchTo(page, 'pages')
  await help.locator('summary').click()
  await expect(help.locator('p').first()).toHaveText(/nome/)
})

test('a screen reader hears a new question once, its own answer as an answer, and lands before the choices', async ({
  page,
}) => {
  await page.goto('/chat')
  await walk(page, {
    person: joao,
    until: 'confirmacao',
    each: async (step) => {
      if (step === 'cep') return
      const heard = await page.evaluate(() => {
        const asked = [...document.querySelectorAll('[role="log"] .msg')].at(-1)
        const focus = document.activeElement
        const cards = document.querySelector('.chat__cards :is(input, button)')
        return {
          isSilent: asked?.getAttribute('aria-live') === 'off',
          asked: asked?.querySelector('.msg__text')?.textContent,
          focus:
            focus?.getAttribute('aria-label') ?? (focus as HTMLInputElement | null)?.labels?.[0]?.textContent,
          why: focus
            ?.getAttribute('aria-describedby')
            ?.split(' ')
            .includes(asked?.querySelector('.msg__why')?.id ?? '?'),
          hasWhy: asked?.querySelector('.msg__why') !== null,
          isBefore:
            !cards || !focus || (focus.compareDocumentPosition(cards) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
        }
      })
      expect(heard, step).toMatchObject({ isSilent: true, focus: heard.asked, isBefore: true })
      if (heard.hasWhy) expect(heard.why, step).toBe(true)
    },
  })
  expect((await bubbles(page))[0]).toMatch(/^Você respondeu:\s+01310-100/)
  // typing begins at once, wherever the cards took the focus
  await page.keyboard.type('voltar')
  await expect(freeLine(page)).toHaveValue('voltar')
})

test('a question that comes in from the side makes the page no wider', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await resize(page, { width: 390, height: 844 })
  await page.goto('/checkout/cep/')
  const wide = page.evaluate(
    () =>
      new Promise<number[]>((tell) => {
        document.addEventListener('animationstart', ({ animationName }) => {
          if (!animationName.startsWith('turn-')) return
          // as far from its place as it ever is
          for (const each of document.getAnimations()) each.currentTime = 0
          const { scrollWidth, clientWidth } = document.documentElement
          tell([scrollWidth, clientWidth])
        })
      }),
  )
  await answer(page, 'cep', { cep: '01310100' })
  expect(await wide).toEqual([390, 390])
})
