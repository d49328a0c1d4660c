/** Files of the site that fail to load: those that are needed later, and those that are needed now. */
import type { Page } from '@playwright/test'
import {
  answer,
  eitherWay,
  entrance,
  expectStep,
  field,
  fill,
  nextStep,
  question,
  typed,
  walk,
} from '../support/visitor-in-browser.ts'
import { expect, failedResource, onlyInFullRun, test as base } from '../support/e2e-test.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'
import { joao, quizzed } from '../support/people.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'

const file = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.(?:js|css)(?:\\?again=\\d+)?$`)
const card = (page: Page) => page.getByRole('heading', { name: 'Esta tela não abriu direito' })
const told = /Failed to fetch dynamically imported module|Unable to preload CSS/

/** Milliseconds in which a missing file is asked for again; more failures are timed in `src/ui/lazy-component.test.tsx`. */
const A_WHILE = isFull ? 7000 : 1500

/** How often the page has been loaded. */
const test = base.extend<{ count: { loads: number } }>({
  count: [
    async ({ page, guard }, provide) => {
      guard.allow(failedResource)
      const count = { loads: 0 }
      page.on('request', (request) => {
        if (request.isNavigationRequest()) count.loads += 1
      })
      await provide(count)
    },
    { auto: true },
  ],
})

/** Lets files fail, and counts how often each is asked for. */
async function lose(page: Page, files: RegExp, isLost: (pathname: string) => boolean = () => true) {
  const asked: string[] = []
  await page.route(files, (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    return isLost(pathname) ? route.abort() : route.continue()
  })
  return asked
}

// by pages all of the order's files are there before its second question
test('files for later that fail cost no typing, by chat', onlyInFullRun, async ({ page, count }) => {
  const first = await lose(page, /\/assets\/(?:InputMask|api)-/)
  await page.goto(entrance.chat)
  await field(page, 'cep').pressSequentially('01310')
  await expect.poll(() => new Set(first).size).toBe(2)
  await page.waitForTimeout(500)
  expect(await field(page, 'cep').inputValue()).toContain('01310')

  await page.unroute(/\/assets\/(?:InputMask|api)-/)
  const later = await lose(page, /\/assets\/[^/]+\.(?:js|css)$/)
  await field(page, 'cep').fill('')
  await answer(page, 'cep', joao.cep ?? {})
  await expectStep(page, 'nr-imovel')
  await fill(page, 'nr-imovel', { number: '12' })
  await expect.poll(() => new Set(later).size).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  expect(await typed(page, 'nr-imovel')).toMatchObject({ number: '12' })
  expect(count.loads).toBe(1)
})

for (const way of eitherWay('chat')) {
  test(`a needed file that fails costs one reload and no answer (X16), by ${way}`, async ({
    page,
    count,
  }) => {
    const asked = await lose(page, file('order'), () => count.loads < 2)
    await page.goto(entrance[way])
    await walk(page, { person: joao, until: 'planos' })
    expect(count.loads).toBe(2)
    expect(asked.length).toBeGreaterThan(2)
    await walk(page, { person: joao, until: 'nome' })
  })
}

for (const way of eitherWay('pages')) {
  test(
    `an order's part that is gone for good ends at a button that asks for it (X16), by ${way}`,
    onlyInFullRun,
    async ({ page, count }) => {
      const files = file('order')
      const asked = await lose(page, files)
      await page.goto(entrance[way])
      await walk(page, { person: joao, until: 'nr-imovel' })
      await answer(page, 'nr-imovel', { ...joao['nr-imovel'], complement: 'casa' })
      const again = page.getByRole('button', { name: 'Tentar de novo' })
      await expect(again).toBeVisible({ timeout: 20_000 })
      expect(count.loads).toBeLessThanOrEqual(2)
      expect(asked.length).toBeLessThan(25)

      await page.unroute(files)
      // it is also asked for again automatically; whichever happens first
      const next = nextStep(page, null, 40_000)
      await Promise.any([again.click(), next])
      // only a reload makes the browser ask for a file of the reader again; the message is not kept beyond it
      if (way === 'chat') {
        await expect.poll(() => count.loads).toBe(2)
        await expectStep(page, 'nr-imovel')
        await answer(page, 'nr-imovel', { ...joao['nr-imovel'], complement: 'casa' })
      }
      await expectStep(page, 'planos')
    },
  )
}

test(
  'a rare file that is gone for good ends at a card (X16, X29)',
  onlyInFullRun,
  async ({ page, guard, count }) => {
    guard.allow(told)
    const files = file('QuizQuestion')
    const asked = await lose(page, files)
    await page.goto(entrance.pages)
    await walk(page, { person: quizzed, until: 'cpf' })
    count.loads = 0
    await walk(page, { person: quizzed, until: 'confirmacao' }).catch(() => undefined)
    await expect(card(page)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('link', { name: /WhatsApp/ }).last()).toBeVisible()
    expect(count.loads).toBe(1)
    const before = asked.length
    expect(before).toBeLessThan(25)
    await page.waitForTimeout(A_WHILE)
    expect(asked.length, 'nobody asks behind the card').toBe(before)

    await page.unroute(files)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expectStep(page, 'validacao')
  },
)

for (const way of eitherWay('chat')) {
  test(
    `the code of the calls is refetched by the first one waited for, by ${way}`,
    onlyInFullRun,
    async ({ page, count }) => {
      await lose(page, file('api'), () => count.loads < 2)
      await page.goto(entrance[way])
      await answer(page, 'cep', joao.cep ?? {})
      await expectStep(page, 'nr-imovel')
      await fill(page, 'nr-imovel', joao['nr-imovel'] ?? {})
      // by now the list of banks is being asked for
      await page.waitForTimeout(1500)
      expect(await typed(page, 'nr-imovel')).toMatchObject(joao['nr-imovel'] ?? {})
      expect(count.loads).toBe(1)
      await answer(page, 'nr-imovel', joao['nr-imovel'] ?? {})
      await expectStep(page, 'planos')
      expect(count.loads).toBe(2)
    },
  )
}

test(
  'the chat takes its cards without the line below them and without what reads messages',
  onlyInFullRun,
  async ({ page, server, count }) => {
    const asked = await lose(page, file('reader'))
    await returnTo(page, server.url, 'chat', 'data-de-vencimento')
    count.loads = 0
    await walk(page, { person: joao })
    expect(count.loads).toBe(0)
    expect(asked.length).toBeGreaterThan(0)
  },
)

test('a screen opened without the network loads with it', onlyInFullRun, async ({ page, context, count }) => {
  await page.goto('/checkout/cep/')
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('prosa:answerable').length))
    .toBe(1)
  await context.setOffline(true)
  await page.locator('.help summary').click()
  await page.getByRole('link', { name: 'Receber uma ligação' }).first().click()
  await expect(page).toHaveURL(/receber-ligacao/)
  await expect(page.getByRole('status').filter({ hasText: 'Carregando' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'TIM Ultrafibra, página inicial' })).toBeVisible()
  await page.waitForTimeout(A_WHILE)
  await expect(card(page)).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('textbox').first()).toBeVisible()
  expect(count.loads).toBeLessThanOrEqual(2)
})

test(
  'a question whose file is lost loads with the server',
  onlyInFullRun,
  async ({ page, startServer, count }) => {
    const server = await startServer()
    let isDown = false
    const asked = await lose(page, file('order'), () => isDown || count.loads < 2)
    await page.goto(`${server.url}/checkout/cep/`)
    await walk(page, { person: joao, until: 'nr-imovel' })
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    isDown = true
    await server.kill('SIGKILL')
    await answer(page, 'nr-imovel', joao['nr-imovel'] ?? {})
    await page.waitForTimeout(A_WHILE)
    await expect(page.getByRole('link', { name: 'TIM Ultrafibra, página inicial' })).toBeVisible()
    await expect(card(page)).toHaveCount(0)
    expect(count.loads).toBe(1)
    await server.restart()
    isDown = false
    // it is also asked for again automatically; whichever happens first
    const next = nextStep(page, null, 40_000)
    await Promise.any([page.getByRole('button', { name: 'Tentar de novo' }).click(), next])
    await expectStep(page, 'planos')
    await walk(page, { person: joao, until: 'nome' })
  },
)

test(
  'style sheets that failed ahead are loaded for their question',
  onlyInFullRun,
  async ({ page, request, guard, count }) => {
    // that of the cookie banner is not asked for again
    guard.allow(told)
    const html = await (await request.get('/checkout/cep/')).text()
    // each fails once; one that failed twice would reload the page
    const failed = new Set<string>()
    const isFirst = (pathname: string) =>
      !html.includes(pathname) && !failed.has(pathname) && Boolean(failed.add(pathname))
    const asked = await lose(page, /\/assets\/[^/]*\.css(?:\?again=\d+)?$/, isFirst)
    const askedAgain = () =>
      [...failed].filter((pathname) => asked.filter((each) => each === pathname).length > 1)
    await page.goto('/checkout/cep/')
    await walk(page, { person: joao, until: 'nr-imovel' })
    // asked for by the question itself, the second could fail in the try that follows the first one's
    await expect.poll(() => failed.size).toBeGreaterThanOrEqual(2)
    await walk(page, { person: joao, until: 'planos' })
    await expect.poll(() => askedAgain().length).toBeGreaterThanOrEqual(2)
    await expect(question(page, 'planos')).toBeVisible()
    expect(count.loads).toBe(1)
    const filled = await page.evaluate(() =>
      [...document.styleSheets]
        .filter((sheet) => {
          try {
            return sheet.cssRules.length > 0
          } catch {
            return false // it failed, and the browser keeps its place
          }
        })
        .map((sheet) => new URL(sheet.href ?? location.href).pathname),
    )
    expect(filled).toEqual(expect.arrayContaining(askedAgain()))
  },
)

test('an address without an offer says so once later files load', onlyInFullRun, async ({ page, count }) => {
  await lose(page, file('order'), () => count.loads < 2)
  await page.goto('/consultar-cobertura/cep/')
  await answer(page, 'cep', { cep: '68800-000' })
  await answer(page, 'nr-imovel', { number: '21' })
  await expectStep(page, 'sem-cobertura')
  const contact = { name: 'Rita de Cássia Lima', phone: '21987651234', email: 'rita@exemplo.com.br' }
  await answer(page, 'sem-cobertura', contact)
  await expect(page.getByText('Anotado')).toBeVisible()
  expect(count.loads).toBe(2)
})

for (const address of rowsToRun(['/receber-ligacao/', '/receber-ligacao/chat'], 1)) {
  test(
    `a call whose file is lost is reported, and asked for again, at ${address} (F2.26)`,
    onlyInFullRun,
    async ({ page, guard }) => {
      guard.allow(/ApiError: network|dynamically imported/)
      const asked = await lose(page, file('order'))
      await page.goto(address)
      const line = page.getByRole('textbox').first()
      await line.fill('11987654321')
      await line.press('Enter')
      await expect(page.getByText('Não conseguimos enviar agora.')).toBeVisible()
      expect(asked.length).toBeGreaterThan(0)
      await page.unroute(file('order'))
      await line.press('Enter')
      // where the page was loaded again the number is typed again
      // the other way of this test has already asked for a call to this telephone
      const isDone = page.getByText(/Tudo certo!|Já está anotado!/)
      // read from the page at once: waiting for the value of an input that is gone would last as long as the poll
      const value = () =>
        page.evaluate(() => document.querySelector<HTMLInputElement>('[data-step] input')?.value)
      await expect.poll(async () => (await isDone.isVisible()) || (await value()) === '').toBe(true)
      if (!(await isDone.isVisible())) {
        await line.fill('11987654321')
        await line.press('Enter')
      }
      await expect(isDone).toBeVisible()
    },
  )
}
