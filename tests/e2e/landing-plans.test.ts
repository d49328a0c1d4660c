/** The plans on the landing page: list, cards, toggles, drawer, comparison, and the link to the order. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'

const telephone = { width: 360, height: 740 }
const wide = { width: 1280, height: 900 }

const cards = (page: Page) => page.locator('.plan-list:visible .plan-card')
const cardOf = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
/** Live parts come alive when they scroll into view. */
async function alive(part: Locator) {
  await part.scrollIntoViewIfNeeded()
  await expect(part.locator('xpath=ancestor::*[@data-island]')).toHaveAttribute('data-alive', '')
}
const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0

for (const viewport of rowsToRun([telephone, wide], 1)) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the list scrolls by one card with each arrow, and with the arrow keys; the foot of a card opens its benefits, and Escape gives the focus back (M2.59, M2.60, M9.11)', async ({
      page,
    }) => {
      await page.goto('/')
      await alive(cards(page).first())
      const [first, second] = [cards(page).first(), cards(page).nth(1)]
      const width = await widthOf(first)
      expect(width).toBeGreaterThanOrEqual(260)
      expect(width).toBeLessThanOrEqual(365)
      const start = (await first.boundingBox())?.x
      await page.locator('.plan-list__foot').getByRole('button', { name: 'Próximo plano' }).click()
      await expect
        .poll(async () => Math.round((await second.boundingBox())?.x ?? 0))
        .toBe(Math.round(start ?? 0))
      await second.getByRole('button', { name: /Conferir benefícios/ }).focus()
      await page.keyboard.press('ArrowLeft')
      await expect
        .poll(async () => Math.round((await first.boundingBox())?.x ?? 0))
        .toBe(Math.round(start ?? 0))
      // what the Tab key reaches is in view, on cards of which only a part was
      await first.getByRole('link', { name: /Contratar agora/ }).focus()
      for (let tabs = 0; tabs < (isFull ? 8 : 3); tabs += 1) {
        await page.keyboard.press('Tab')
        await expect(page.locator('.plan-list :focus')).toBeInViewport({ ratio: 1 })
      }

      const foot = cardOf(page, '500 Mega').getByRole('button', { name: /Conferir benefícios/ })
      await foot.click()
      const drawer = page.getByRole('dialog', { name: 'O que vem no 500 Mega' })
      await expect(drawer.getByRole('heading', { name: 'Segurança Digital' })).toBeVisible()
      await expect(drawer.getByRole('heading', { name: 'HBO Max' })).toHaveCount(0)
      const height = (await drawer.boundingBox())?.height ?? 0
      expect(height).toBeLessThanOrEqual(Math.min(650, 0.9 * viewport.height) + 1)
      if (isFull) await expectAccessible(page, `benefits, ${viewport.width}`)
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(foot).toBeFocused()
    })
  })
}

const called = [
  // the first of the list, and the last
  ['/#c300', '#c300'],
  ['/#c1000', '#c1000'],
  ['/#c2000', '#c2000'],
  // behind the tab that is not selected at first, and the last there
  ['/timblack/#c2000', '#c2000'],
] as const
// src/app/landing/start-islands.test.tsx
for (const [url, anchor] of called)
  test(
    `${url} brings that card to the middle at every width, and lights it up (M2.43)`,
    onlyInFullRun,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const item = page.locator(anchor)
      const fromMiddle = () =>
        item.evaluate((card) => {
          const [of, whole] = [card, card.parentElement ?? card].map((each) => each.getBoundingClientRect())
          const middle = document.documentElement.clientWidth / 2
          return [whole, { left: middle, width: 0 }].map(
            (each) => of && each && Math.round(Math.abs(of.left + of.width / 2 - each.left - each.width / 2)),
          )
        })
      for (const width of [360, 768, 1280, 1440]) {
        await page.setViewportSize({ width, height: 740 })
        // an address that differs by its fragment alone loads no page
        await page.goto('about:blank')
        await page.goto(url)
        await expect(item).toHaveAttribute('data-called', 'true')
        const motion = await item.evaluate((element) => {
          const { animationName, animationDuration, animationDelay } = getComputedStyle(element)
          return { animationName, animationDuration, animationDelay }
        })
        expect(motion).toEqual({
          animationName: 'card-called',
          animationDuration: '2s',
          animationDelay: '1s',
        })
        await expect
          .poll(async () => Math.max(...(await fromMiddle()).map((each) => each ?? Infinity)), `${width} px`)
          .toBeLessThan(3)
      }
    },
  )

test(
  'a badge takes turns every 1.5 s, and rests after 4.5 s; not where motion is unwanted; a toggle shows another plan of the group, and the whole card orders it (M4.3, M4.4, L13)',
  onlyInFullRun,
  async ({ page }) => {
    await page.setViewportSize(wide)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/black-friday/')
    const badge = cards(page).nth(3).locator('.plan-card__badge')
    await alive(badge)
    const seenAt = (time: number) =>
      badge.evaluate((element, at) => {
        for (const animation of element.getAnimations({ subtree: true })) {
          animation.pause()
          animation.currentTime = at
        }
        return [...element.children].flatMap((each) =>
          getComputedStyle(each).visibility === 'visible' ? each.textContent : [],
        )
      }, time)
    for (const [time, text] of [
      [0, 'OFERTA GAMER'],
      [1600, 'ESCOLHA STREAMING'],
      [3100, 'OFERTA GAMER'],
      [4600, 'ESCOLHA STREAMING'],
      [60_000, 'ESCOLHA STREAMING'],
    ] as const)
      expect([time, await seenAt(time)]).toEqual([time, [text]])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await expect(badge.getByText('OFERTA GAMER')).toBeVisible()
    expect(await badge.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)

    await alive(badge)
    const card = cards(page).nth(3)
    await expect(card.getByRole('heading')).toHaveText('700 Mega Paramount+')
    const paramount = card.getByRole('switch', { name: 'Paramount+' })
    await expect(paramount).toHaveAttribute('aria-checked', 'true')
    await card.getByRole('switch', { name: 'Globoplay' }).click()
    await expect(paramount).toHaveAttribute('aria-checked', 'false')
    await expect(card.getByRole('heading')).toHaveText('700 Mega Globoplay')
    // before it is used: landing-accessibility.test.ts
    if (isFull) await expectAccessible(page, 'toggles')
    const sizes = await card.evaluate((element) => {
      const texts = [...element.querySelectorAll('*')].filter(
        (each) =>
          each.checkVisibility() && [...each.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE),
      )
      return [...new Set(texts.map((each) => getComputedStyle(each).fontSize))]
    })
    expect(sizes).toHaveLength(2)
    // anywhere on the card
    await card.getByRole('heading').click({ force: true })
    await expect(page).toHaveURL(/\/black-friday\/(?:checkout\/cep\/|chat)\?s=d600gl$/)
  },
)

test.describe('the way to order', () => {
  const open = async (page: Page, width: number) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/?test=A')
    await alive(cards(page).first())
    await cardOf(page, '500 Mega')
      .getByRole('link', { name: /Contratar agora/ })
      .click()
    return page.getByRole('dialog', { name: 'Como você quer pedir?' })
  }

  for (const [way, address] of [
    ['Pedir pelo chat', /\/chat\?s=d500a$/],
    ['Pedir pelo formulário', /\/checkout\/cep\/\?s=d500a$/],
  ] as const) {
    test(`${way} keeps the plan, on windows of 1024 px or less (M9.11)`, onlyInFullRun, async ({ page }) => {
      const dialog = await open(page, 1024)
      await expectAccessible(page, 'ways to order')
      const before = await page.evaluate(() => localStorage.getItem('prosa.mode'))
      expect(before).toBeNull()
      await expect(dialog.getByRole('link', { name: /Whatsapp/ })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\//,
      )
      await dialog.getByRole('link', { name: way }).click()
      await expect(page).toHaveURL(address)
    })
  }

  test('is not asked on wider windows', onlyInFullRun, async ({ page }) => {
    const dialog = await open(page, 1025)
    await expect(page).toHaveURL(/\/checkout\/cep\/\?s=d500a$/)
    await expect(dialog).toHaveCount(0)
  })
})

// the start page: site-documents.test.ts
test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('every plan can be read and ordered', onlyInFullRun, async ({ page }) => {
    const pages = [
      ['/', 6],
      ['/timcontrole/', 5],
    ] as const
    for (const [path, count] of pages) {
      await page.goto(path)
      await expect(cards(page)).toHaveCount(count)
      await expect(cards(page).first()).toContainText('/mês')
      await expect(
        cards(page)
          .first()
          .getByRole('link', { name: /Contratar agora/ }),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: /Conferir benefícios/ })).toHaveCount(0)
    }
    await expect(page.getByRole('link', { name: '700 Mega HBO Max: R$ 119,99/mês' })).toHaveAttribute(
      'href',
      '/timcontrole/checkout/cep/?s=d600c',
    )
  })
})

test(
  'the comparison’s rows are aligned, also beside a plan with a price for one state',
  onlyInFullRun,
  async ({ page }) => {
    await page.setViewportSize(wide)
    await page.goto('/sp')
    const plans = page.locator('.comparison__plan')
    await plans.first().scrollIntoViewIfNeeded()
    await expect(plans.filter({ hasText: 'Preço só em São Paulo.' })).toHaveCount(1)
    for (const row of ['Download', 'Modem', 'Ensinah']) {
      const tops = await plans
        .getByText(row, { exact: true })
        .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)))
      expect([row, tops.length, new Set(tops).size]).toEqual([row, await plans.count(), 1])
    }
  },
)

test(
  'the comparison has tabs on telephones, and a carousel of cards of 298 px elsewhere (M2.49, M9.11)',
  onlyInFullRun,
  async ({ page }) => {
    await page.setViewportSize(telephone)
    await page.goto('/ofertas')
    const plans = page.locator('.comparison__plan')
    await alive(page.locator('.comparison__row'))
    await expect(plans.filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('tabpanel', { name: '300 Mega' })).toBeVisible()
    await page.getByRole('tab', { name: '1 Giga', exact: true }).click()
    await expect(page.getByRole('tabpanel', { name: '1 Giga' })).toBeVisible()
    await expect(plans.filter({ visible: true })).toHaveCount(1)
    await expectAccessible(page, 'comparison, telephone')

    await page.setViewportSize(wide)
    await expect(plans.filter({ visible: true })).toHaveCount(6)
    await expect(page.getByRole('tabpanel')).toHaveCount(0)
    const [first, second] = [await plans.first().boundingBox(), await plans.nth(1).boundingBox()]
    expect(Math.round(first?.width ?? 0)).toBe(298)
    expect(Math.round((second?.x ?? 0) - (first?.x ?? 0))).toBe(298 + 48)
    const start = Math.round(first?.x ?? 0)
    const hire = (plan: Locator) => plan.getByRole('link', { name: /Contratar/ })
    const atStart = (plan: Locator) =>
      expect.poll(async () => Math.round((await plan.boundingBox())?.x ?? 0)).toBe(start)
    await page.locator('.comparison').getByRole('button', { name: 'Próximo plano' }).click()
    await atStart(plans.nth(1))
    // dragged back by the mouse on a link, which is not followed, and moved by keys; a focused link is in view
    const link = hire(plans.nth(1))
    await link.hover()
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {}
    await page.mouse.move(x + 20, y + 20)
    await page.mouse.down()
    for (const by of [60, 120, 180, 240]) await page.mouse.move(x + 20 + by, y + 20)
    await page.mouse.up()
    await atStart(plans.first())
    await hire(plans.first()).focus()
    for (let tabs = 0; tabs < 5; tabs++) await page.keyboard.press('Tab')
    await expect(hire(plans.last())).toBeFocused()
    await expect(hire(plans.last())).toBeInViewport({ ratio: 1 })
    for (let presses = 0; presses < 6; presses++) await page.keyboard.press('ArrowLeft')
    await atStart(plans.first())
    await expectAccessible(page, 'comparison, wide')
  },
)
