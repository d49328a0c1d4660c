/** Scrolling rows of cards on landing pages, news with texts and videos, and the carousels of the streaming pages. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBoth } from '../support/accessibility.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { recordLayoutShifts } from '../support/layout-shifts.ts'
import { startThirdParties } from '../support/third-party-server.ts'

test.use({ viewport: { width: 1280, height: 720 } })

const apps = (page: Page) => page.getByRole('group', { name: 'Saiba mais sobre os apps' })
const news = (page: Page) => page.getByRole('group', { name: 'Novidades da fibra' })
const left = (row: Locator) => row.evaluate((element) => Math.round(element.scrollLeft))
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Scrolls there as a visitor does, and waits until it is alive. */
async function reach(page: Page, row: Locator, next: string) {
  await row.scrollIntoViewIfNeeded()
  await expect(button(page, next)).toBeVisible()
}

test(
  'buttons and arrow keys move the apps by 320 px, and stop at both ends (M2.58, M9.11)',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/')
    await reach(page, apps(page), 'Próximos apps')
    const next = button(page, 'Próximos apps')
    const previous = button(page, 'Apps anteriores')
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await next.click()
    await expect.poll(() => left(apps(page))).toBe(320)
    await next.click()
    await next.click()
    await expect.poll(() => left(apps(page))).toBe(960)
    await previous.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => left(apps(page))).toBe(640)
    await apps(page).focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => left(apps(page))).toBe(320)
    for (let presses = 0; presses < 6; presses++) await page.keyboard.press('ArrowRight')
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(previous).not.toHaveAttribute('aria-disabled')
  },
)

test(
  'they scroll smoothly, or jump where motion is unwanted (M2.58, D46)',
  onlyInFullRun,
  async ({ page }) => {
    for (const [reducedMotion, behavior] of [
      ['no-preference', 'smooth'],
      ['reduce', 'instant'],
    ] as const) {
      await page.emulateMedia({ reducedMotion })
      await page.goto('/')
      await reach(page, apps(page), 'Próximos apps')
      await apps(page).evaluate((row) =>
        Object.assign(row, {
          scrollTo: ({ behavior }: ScrollToOptions) => row.setAttribute('data-asked', behavior ?? ''),
        }),
      )
      await button(page, 'Próximos apps').click()
      await expect(apps(page)).toHaveAttribute('data-asked', behavior)
    }
  },
)

test(
  'the mouse pulls the apps, and a link that is let go of is not followed (M2.58)',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/')
    await reach(page, apps(page), 'Próximos apps')
    const link = apps(page).getByRole('link', { name: /^Ver Planos HBO MAX/ })
    const box = await link.boundingBox()
    if (!box) throw new Error('no link')
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x - 60, at.y, { steps: 4 })
    await page.mouse.move(at.x - 200, at.y, { steps: 4 })
    await page.mouse.up()
    expect(await left(apps(page))).toBe(200)
    await expect(page).toHaveURL(/\/$/)
    // a press that does not move
    await link.click()
    await expect(page).toHaveURL(/\/hbo-max$/)
  },
)

const newsCards = [
  [{ width: 320, height: 640 }, 290, 320],
  [{ width: 1280, height: 800 }, 645, 645],
] as const

for (const [size, narrowest, widest] of rowsToRun(newsCards, 1))
  test(
    `news have arrows, and 'Ver mais' opens the whole text at ${size.width} px (M2.50, M2.65, M9.11)`,
    onlyInFullRun,
    async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto('/ofertas')
      await reach(page, news(page), 'Próximas novidades')
      await button(page, 'Próximas novidades').click()
      await expect.poll(() => left(news(page))).toBeGreaterThan(0)
      await button(page, 'Novidades anteriores').click()
      await expect.poll(() => left(news(page))).toBe(0)

      const more = page.getByRole('button', { name: 'Ver mais Fibra em 190 cidades' })
      await more.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Fibra em 190 cidades' })
      await expect(dialog).toContainText('avisamos quando chegar')
      const width = (await dialog.boundingBox())?.width
      expect(width).toBeGreaterThanOrEqual(narrowest)
      expect(width).toBeLessThanOrEqual(widest)
      await expectAccessibleInBoth(page, 'news dialog')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(more).toBeFocused()
      await expectAccessibleInBoth(page, 'the landing page with its rows')
    },
  )

test('a news text can be read without the code of its dialog', onlyInFullRun, async ({ page, guard }) => {
  guard.allow(/Failed to load resource|net::ERR_FAILED/)
  await page.route('**/NewsItemDialog*.js', (route) => route.abort())
  await page.goto('/ofertas')
  await reach(page, news(page), 'Próximas novidades')
  await page.getByRole('button', { name: 'Ver mais Fibra em 190 cidades' }).click()
  await expect(page.getByText('avisamos quando chegar')).toBeVisible()
})

test(
  'a video loads nothing before it is clicked (M2.65, D61)',
  onlyInFullRun,
  async ({ page, startServer }) => {
    const others = await startThirdParties()
    const server = await startServer(others.env)
    await page.goto(`${server.url}/ofertas`)
    await reach(page, news(page), 'Próximas novidades')
    await page.getByRole('button', { name: 'Ver mais Do pedido à instalação' }).click()
    const play = page.getByRole('button', { name: 'Assistir ao vídeo' })
    await expect(play).toBeVisible()
    await expectAccessible(page, 'news with a video')
    const videos = () => others.asked.filter((path) => path.startsWith('/embed/'))
    expect(videos()).toEqual([])
    await play.click()
    await expect(page.frameLocator('iframe').getByText('Tocando')).toBeVisible()
    expect(videos()).toEqual(['/embed/abc123'])
    await expect(page.locator('iframe')).toHaveAttribute('src', /[?&]vq=hd1080(?:&|$)/)
    await page.keyboard.press('Escape')
    await expect(page.locator('iframe')).toHaveCount(0)
    await others.close()
  },
)

const series = 'Séries para maratonar'
const row = (page: Page) => page.getByRole('group', { name: series })
const posters = (page: Page) => row(page).getByRole('listitem')
const placeOf = async (card: Locator) => Math.round((await card.boundingBox())?.x ?? NaN)
/** Opens a streaming page, and scrolls to its first carousel. */
async function openSeries(page: Page) {
  await page.goto('/hbo-max')
  await reach(page, posters(page).first(), `Próximos em ${series}`)
  return {
    first: posters(page).first(),
    second: posters(page).nth(1),
    start: await placeOf(posters(page).first()),
  }
}

test.describe('a carousel', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'no-preference' } })

  test(
    'is moved by arrows, keys, wheel and by being pulled, card by card, and does not move by itself after that (M2.63, M9.12)',
    onlyInFullRun,
    async ({ page }) => {
      const { first, second, start } = await openSeries(page)
      await expect(button(page, `Pausar ${series}`)).toBeVisible()
      await button(page, `Próximos em ${series}`).click()
      await expect(button(page, `Retomar ${series}`)).toBeVisible()
      await expect.poll(() => placeOf(second)).toBe(start)
      // the row takes arrow keys while it has the focus, and shows the card that has it
      await row(page).focus()
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => placeOf(first)).toBe(start)
      await expect(button(page, `Anteriores em ${series}`)).toHaveAttribute('aria-disabled', 'true')
      await page.keyboard.press('Tab')
      const link = row(page).getByRole('link')
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport({ ratio: 1 })
      await row(page).focus()
      for (let presses = 0; presses < 8; presses++) await page.keyboard.press('ArrowLeft')
      await expect.poll(() => placeOf(first)).toBe(start)

      const box = await second.boundingBox()
      if (!box) throw new Error('no poster')
      const at = { x: box.x + box.width / 2, y: box.y + 40 }
      await page.mouse.move(at.x, at.y)
      await page.mouse.wheel(180, 0)
      await expect.poll(() => placeOf(second)).toBe(start)
      await page.mouse.down()
      await page.mouse.move(at.x + 8, at.y)
      expect(await placeOf(second)).toBe(start)
      for (const by of [40, 80, 120, 160]) await page.mouse.move(at.x + by, at.y)
      await page.mouse.up()
      await expect.poll(() => placeOf(first)).toBe(start)
    },
  )

  test(
    'moves by itself after five seconds until it is paused (M9.12, D46)',
    onlyInFullRun,
    async ({ page }) => {
      await page.clock.install()
      await page.goto('/hbo-max')
      await posters(page).first().scrollIntoViewIfNeeded()
      await page.clock.runFor(1000)
      const pause = button(page, `Pausar ${series}`)
      await expect(pause).toBeVisible()
      const start = await placeOf(posters(page).first())
      await page.clock.runFor(3500)
      expect(await placeOf(posters(page).first())).toBe(start)
      await page.clock.runFor(2000)
      await expect.poll(() => placeOf(posters(page).nth(1))).toBe(start)
      await pause.click()
      await page.clock.runFor(12_000)
      expect(await placeOf(posters(page).nth(1))).toBe(start)
    },
  )

  test(
    'stands still where motion is unwanted, and has nothing to pause (D46)',
    onlyInFullRun,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { second, start } = await openSeries(page)
      await expect(button(page, `Pausar ${series}`)).toHaveCount(0)
      await button(page, `Próximos em ${series}`).click()
      expect(await placeOf(second)).toBe(start)
    },
  )

  test(
    'replaces the row without a shift; its code is loaded with the first of them alone',
    onlyInFullRun,
    async ({ page }) => {
      const loaded: string[] = []
      page.on('request', (request) => loaded.push(request.url()))
      const carousels = () => loaded.filter((url) => /\/carousel.*\.js/.test(url))
      await page.goto('/')
      await reach(page, apps(page), 'Próximos apps')
      expect(carousels()).toEqual([])
      await page.addInitScript(recordLayoutShifts)
      await openSeries(page)
      await expect(button(page, `Pausar ${series}`)).toBeVisible()
      expect(carousels()).toHaveLength(1)
      expect(await page.evaluate(() => window.shifts)).toEqual([])
      await expectAccessibleInBoth(page, 'a streaming page with its carousels')
      // where all of them fit there is nothing to move
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(posters(page).last()).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: /^(?:Pausar|Próximos em)/ })).toHaveCount(0)
    },
  )

  // without any code: below
  test('scrolls by itself if its code does not load', onlyInFullRun, async ({ page, guard }) => {
    guard.allow(/Failed to load resource|net::ERR_FAILED/)
    await page.route('**/carousel*.js', (route) => route.abort())
    await page.goto('/globoplay')
    const scrolled = page.locator('.series__row').first()
    await scrolled.scrollIntoViewIfNeeded()
    await scrolled.evaluate((element) => element.scrollTo({ left: 300 }))
    expect(await left(scrolled)).toBeGreaterThan(200)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('rows scroll, and every news can be read whole', onlyInFullRun, async ({ page }) => {
    await page.goto('/ofertas')
    await page.getByText('Ver mais Fibra em 190 cidades').click()
    await expect(page.getByText('avisamos quando chegar')).toBeVisible()
    await page.goto('/')
    await expect(button(page, 'Próximos apps')).toBeHidden()
    await expect(apps(page).getByRole('listitem')).toHaveCount(13)
  })
})
