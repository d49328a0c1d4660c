/** Unusual browsers: without storage, with corrupt storage, with two tabs of one order. */
import type { BrowserContext } from '@playwright/test'
import {
  answer,
  eitherWay,
  entrance,
  expectStep,
  field,
  orderNumber,
  walk,
  WAYS,
} from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { joao } from '../support/people.ts'

/** Like a browser that allows this site no storage. */
async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
}

/** Like a browser whose storage is full: reading works, writing throws. */
async function fillStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('exceeded the quota', 'QuotaExceededError')
    }
  })
}

const blocked = [
  { name: 'blocked', prepare: blockStorage },
  { name: 'full', prepare: fillStorage },
]

// full storage is treated as blocked: src/app/boot/browser-storage.ts
for (const [index, { name, prepare }] of blocked.entries()) {
  const way = WAYS[index % 2] ?? 'chat'
  test(
    `an order begins and goes on with ${name} storage (X19, X20), by ${way}`,
    onlyInFullRun,
    async ({ page, context, server }) => {
      await prepare(context)
      await page.goto(entrance[way])
      await expect(page.getByText('Seu navegador não guarda dados deste site')).toBeVisible()
      await page.getByRole('button', { name: 'Fechar' }).click()
      await walk(page, { person: joao })
      const number = await orderNumber(page)
      expect(await server.sql('select number from orders where number = $1', [number])).toHaveLength(1)
    },
  )
}

for (const way of eitherWay('pages')) {
  test(
    `with blocked storage no text says that answers are kept for later (X19), by ${way}`,
    onlyInFullRun,
    async ({ page, context }) => {
      // hidden text counts: the help may be opened at any time
      const expectNoPromise = () => expect(page.getByText(/guardad[oa]s?/)).toHaveCount(0)
      await blockStorage(context)
      await page.goto(entrance[way])
      await expect(page.getByText('Seu navegador não guarda dados deste site')).toBeVisible()
      await walk(page, { person: joao, until: 'email', each: expectNoPromise })

      await page.locator('.help > summary').click()
      await page.getByRole('link', { name: 'Receber uma ligação' }).first().click()
      await expect(page.getByText('Para qual telefone podemos ligar?').first()).toBeVisible()
      await expectNoPromise()
      await page.getByRole('textbox').fill('11987654321')
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'Voltar ao pedido' }).click()
      await expect(page.getByRole('heading', { name: 'Seu pedido até aqui' })).toBeVisible()
      await expectNoPromise()
    },
  )
}

for (const way of eitherWay('chat')) {
  test(`with blocked storage a screen that breaks is drawn anew without a reload (X19, X29), by ${way}`, async ({
    page,
    context,
    guard,
  }) => {
    guard.allow(/broken/)
    await blockStorage(context)
    await page.route(/WaitingListForm-[^/]*\.js$/, async (route) => {
      // the build gives what the file holds short names: a form, and its module
      const code = await (await route.fetch()).text()
      const names = /export\s*\{([^}]*)\}/.exec(code)?.[1]?.match(/[\w$]+(?=,|$)/g) ?? []
      await route.fulfill({
        contentType: 'text/javascript',
        body: `const part = () => {
          if (!window.mended) throw new Error('broken')
          return window.mended
        }
        part.default = part
        export { ${names.map((name) => `part as ${name}`).join(', ')} }`,
      })
    })
    await page.goto(entrance[way])
    // a street without network, whose screen is a separate file
    await answer(page, 'cep', { cep: '01207001' })
    await answer(page, 'nr-imovel', { number: '10' })
    await expect(page.getByText('Esta tela não abriu direito')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Conversar no WhatsApp' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ligar para 0800 555 1020' })).toBeVisible()
    await expect(page.getByText(/guardad[oa]s?/)).toHaveCount(0)
    await page.evaluate(() => Object.assign(window, { mended: 'mended after all' }))
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByText('mended after all').first()).toBeVisible()
  })
}

test(
  'two tabs: a page out of the cache knows the order that the other has begun (X14)',
  onlyInFullRun,
  async ({ page, context }) => {
    await page.goto('/chat')
    await expectStep(page, 'cep')
    const other = await context.newPage()
    await other.goto('/checkout/cep/')
    await walk(other, { person: joao, until: 'nome' })
    // The test browser may not keep pages alive: its event for coming back, sent to a page that stayed.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    // Loaded again, it is still at its question, with what the order holds.
    await expect(field(page, 'cep')).toHaveValue('01310-100')
  },
)
