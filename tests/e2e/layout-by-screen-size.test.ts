/** What fits on a screen, and where (U, L). Questions are checked in every-question.test.ts. */
import type { Locator, Page } from '@playwright/test'
import {
  answer,
  eitherWay,
  entrance,
  expectStep,
  fill,
  question,
  sendButton,
  walk,
} from '../support/visitor-in-browser.ts'
import { enlarge } from '../support/check-enlarged-layout.ts'
import { expect, failedResource, onlyInFullRun, test } from '../support/e2e-test.ts'
import { chatInSight } from '../support/chat-visibility-and-announcements.ts'
import { sellOutWantedSlots } from '../support/sell-out-slots.ts'
import { expectReflow, resize } from '../support/reflow-and-targets.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { joao, mariaWithVisit, quizFailed, rejected } from '../support/people.ts'
import { returnTo, returnToReview } from '../support/open-order-made-by-api.ts'

test(
  'a slot already taken is shown once, and the calendar can be used',
  onlyInFullRun,
  async ({ page, startServer, guard }) => {
    guard.allow(failedResource)
    const server = await startServer()
    await resize(page, { width: 360, height: 740 })
    await returnToReview(page, server.url, 'chat')
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
    await sellOutWantedSlots(server)
    await question(page, 'confirmacao').getByRole('button', { name: 'Confirmar pedido' }).click()
    await expectStep(page, 'data-instalacao')
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('alert')).toHaveText(/^[^.]*acabou de ser ocupado[^.]*\.[^.]*\.$/)
    expect((await chatInSight(page)).content).toBeGreaterThanOrEqual(0.5)
    await expect(page.locator('.calendar__grid')).toBeInViewport({ ratio: 0.5 })
  },
)

test(
  'the calendar of a second wish fits the narrowest telephone',
  onlyInFullRun,
  async ({ page, server }) => {
    await returnTo(page, server.url, 'chat', 'data-instalacao')
    await page.getByRole('button', { name: 'Deixar outra opção de dia' }).click()
    await resize(page, { width: 320, height: 640 })
    await expectReflow(page, 'two calendars')
    const day = await page.locator('.wish label.day').first().boundingBox()
    expect(day?.width).toBeGreaterThanOrEqual(44)
  },
)

test(
  'the button of the house number is in the first view of a small phone',
  onlyInFullRun,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(entrance.pages)
    await answer(page, 'cep', { cep: '01310100' })
    await expect(sendButton(page, 'nr-imovel')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  },
)

/** The question of the chat stays in view when the telephone is turned, and when the browser moves the content. */
async function expectQuestionKept(page: Page): Promise<void> {
  const asked = page.getByRole('log').locator(':scope > :last-child')
  for (const [width, height] of [
    [700, 390],
    [390, 700],
  ] as const) {
    await resize(page, { width, height })
    await expect(asked).toBeInViewport()
  }
  // a browser that moves the content for the new size tells of it before anyone has seen that size
  const scroller = page.locator('.chat__scroll')
  await scroller.evaluate((element: HTMLElement) => {
    element.style.maxHeight = '200px'
    element.scrollTop -= 100
  })
  await expect(asked).toBeInViewport()
  await scroller.evaluate((element: HTMLElement) => element.style.removeProperty('max-height'))
}

for (const way of eitherWay('chat')) {
  test(
    `a telephone that is turned still shows the question; on a small one a day that is pressed is followed by its periods, by ${way}`,
    onlyInFullRun,
    async ({ page, server }) => {
      await resize(page, { width: 390, height: 700 })
      await returnTo(page, server.url, way, 'data-instalacao')
      if (way === 'chat') await expectQuestionKept(page)
      await resize(page, { width: 360, height: 740 })
      const form = question(page, 'data-instalacao')
      const days = form.locator('label.day')
      await days.last().click()
      await expect(days.last()).toBeInViewport({ ratio: 1 })
      const [morning, afternoon] = await form.locator('.radio-card').all()
      for (const period of [morning, afternoon]) await expect(period ?? form).toBeInViewport({ ratio: 1 })
      // side by side
      const tops = await form
        .locator('.radio-card')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
      expect(tops[0]).toBe(tops[1])
      // only the conversation scrolls, not the frame around it
      const frame = page.locator('.chat')
      if (way === 'chat')
        expect(await frame.evaluate((chat) => ((chat.scrollTop = 200), chat.scrollTop))).toBe(0)
    },
  )
}

test(
  'offline the chat has one box, in a visitor’s words, and nothing on top of its button',
  onlyInFullRun,
  async ({ page, context, guard }) => {
    guard.allow(failedResource)
    await resize(page, { width: 360, height: 640 })
    await page.goto('/chat')
    await walk(page, { person: joao, until: 'nr-imovel' })
    // the code of the later questions loads with the first
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await fill(page, 'nr-imovel', joao['nr-imovel'] ?? {})
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'É casa' }).click()
    const retry = page.getByRole('button', { name: 'Tentar de novo' })
    await expect(retry).toBeInViewport({ ratio: 1 })
    await retry.click({ trial: true })
    await expect(page.locator('.notice:visible, .offline p:visible')).toHaveCount(1)
    await expect(page.locator('main')).toContainText(
      'Sem conexão. Suas respostas estão guardadas nesta página',
    )
    await expect(page.locator('main')).not.toContainText(/rede|servidor|HTTP|fora do ar/i)
    await context.setOffline(false)
    await expectStep(page, 'planos')
  },
)

test('with the keyboard open the fields of the bank account in the chat are not covered', async ({
  page,
  server,
}) => {
  await returnTo(page, server.url, 'chat', 'conta-debito', { person: mariaWithVisit })
  for (const [width, height] of [
    [360, 400],
    [390, 430],
  ] as const) {
    await resize(page, { width, height })
    for (const name of ['bank', 'agency', 'account_number']) {
      const field = question(page, 'conta-debito').locator(`[name="${name}"]`)
      await field.blur()
      await field.focus()
      await expect(field).toBeInViewport({ ratio: 1 })
      const isOnTop = () =>
        field.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return [0.1, 0.9].every(
            (part) => document.elementFromPoint(left + width / 2, top + height * part) === element,
          )
        })
      await expect.poll(isOnTop, `${name}, ${width} × ${height}`).toBe(true)
    }
  }
})

/** How many lines an element's text takes. */
const linesOf = (place: Locator) =>
  place.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

test('a chosen day stays whole where text is large', onlyInFullRun, async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await returnTo(page, server.url, 'pages', 'ativar-debito')
  await page.goto('/checkout/data-de-vencimento/')
  await enlarge(page, { width: 360, height: 740, size: 150 })
  const chosen = page.locator('.choice[aria-current] .choice__label')
  await expect(chosen).toHaveText(/^Dia \d\d$/)
  expect(await linesOf(chosen)).toBe(1)
})

const ends = [
  ['erro1', quizFailed],
  ['erro2', rejected],
] as const
for (const [step, person] of rowsToRun(ends, 1)) {
  test(
    `${step} in the chat: the headline is the loud part, and a person can be called`,
    onlyInFullRun,
    async ({ page, server }) => {
      await returnTo(page, server.url, 'chat', step, { person })
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
    },
  )
}

test('on a tablet the chat greets in the first third of the screen', onlyInFullRun, async ({ page }) => {
  await resize(page, { width: 768, height: 1024 })
  for (const path of ['/chat', '/receber-ligacao/chat']) {
    await page.goto(path)
    const greeting = await page.getByRole('log').locator('.msg').first().boundingBox()
    expect((greeting?.y ?? 1024) + (greeting?.height ?? 0), path).toBeLessThan(1024 / 3)
  }
})

test('a question sliding in from the side makes the page no wider', onlyInFullRun, async ({ page }) => {
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

test(
  'on a tablet a question and the footer begin at one edge, and enlarged headings stay larger than text (D159)',
  onlyInFullRun,
  async ({ page }) => {
    await resize(page, { width: 768, height: 1024 })
    await page.goto('/checkout/cep/')
    const lefts = await page
      .locator('main h1, .site-footer__in > p, .site-header .wordmark')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)))
    expect(new Set(lefts).size, lefts.join()).toBe(1)
    await page.goto('/hbo-max/')
    await enlarge(page, { width: 360, height: 740, size: 'text' })
    const [head, text] = await page.evaluate(() => {
      const sizes = (tags: string) =>
        [...document.querySelectorAll(tags)]
          .filter((each) => each.checkVisibility() && each.textContent !== '')
          .map((each) => Number.parseFloat(getComputedStyle(each).fontSize))
      return [
        Math.min(...sizes('main :is(h1, h2):not(.consent-banner__title)')),
        Math.max(...sizes('main p:not(.price), main li')),
      ]
    })
    expect(head).toBeGreaterThan(text)
  },
)
