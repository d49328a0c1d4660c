/** Unusual browsers: without storage, with corrupt storage, with two tabs of one order. */
import type { BrowserContext } from '@playwright/test'
import {
  answer,
  eitherWay,
  entrance,
  expectStep,
  field,
  goBackTo,
  leadId,
  orderNumber,
  question,
  walk,
  WAYS,
} from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { joao } from '../support/people.ts'
import { returnToReview } from '../support/open-order-made-by-api.ts'
import { questionAfter } from '../support/answers-to-every-question.ts'

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
    await page.route(/rare-forms-[^/]*\.js$/, async (route) => {
      // the build gives each form of the file a short name
      const code = await (await route.fetch()).text()
      const names = /export\s*\{([^}]*)\}/.exec(code)?.[1]?.match(/[\w$]+(?=,|$)/g) ?? []
      await route.fulfill({
        contentType: 'text/javascript',
        body: `const part = { default: () => {
          if (!window.mended) throw new Error('broken')
          return window.mended
        } }
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
    await expect(page.getByText('mended after all')).toBeVisible()
  })
}

test('rubbish in the storage is as good as nothing (X20)', onlyInFullRun, async ({ page, context }) => {
  await context.addInitScript(() => {
    if (sessionStorage.getItem('spoiled')) return
    sessionStorage.setItem('spoiled', 'yes')
    for (const key of ['prosa.draft', 'prosa.wish', 'prosa.sent', 'prosa.check', 'prosa.tracking'])
      sessionStorage.setItem(key, '{"cep":[1,{"__proto__":')
    localStorage.setItem('apiHost', 'https://evil.example')
  })
  await page.goto('/chat')
  await walk(page, { person: joao, until: 'planos' })
})

test('a lead id that is none has expired (X20, X21)', onlyInFullRun, async ({ page, context, guard }) => {
  guard.allow(/^Failed to load resource/)
  await context.addInitScript(() => {
    if (!sessionStorage.getItem('spoiled')) localStorage.setItem('prosa.lead', "../../x'; --")
    sessionStorage.setItem('spoiled', 'yes')
  })
  await page.goto('/checkout/cep/')
  await expect(page.getByText('Seu atendimento expirou.')).toBeVisible()
  await page.getByRole('button', { name: 'Recomeçar' }).click()
  await walk(page, { person: joao, until: 'planos' })
})

test(
  'two tabs: the older one is told what the newer one changed (X17)',
  onlyInFullRun,
  async ({ page, context, guard, server }) => {
    guard.allow(/^Failed to load resource/)
    await page.goto('/checkout/cep/')
    await walk(page, { person: joao, until: 'email' })
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/checkout/nome/')
    await answer(other, 'nome', { name: 'Joana Prado' })
    await expectStep(other, questionAfter('nome'))
    await expect(other.getByText('Salvo', { exact: true })).toBeVisible()

    await goBackTo(page, ['telefone', 'nome'])
    await answer(page, 'nome', { name: 'Jonas Lima' })
    await expect(page.getByText('Atualizado em outro lugar').first()).toBeVisible()
    const stored = `select answers->'name'->>'name' as name from leads where id = $1`
    expect(await server.sql(stored, [await leadId(page)])).toEqual([{ name: 'Joana Prado' }])
    await page.getByRole('button', { name: 'Fechar' }).click()
    await walk(page, { person: { ...joao, nome: { name: 'Jonas Lima' } }, until: 'confirmacao' })
    await expect(question(page, 'confirmacao')).toContainText(/Joana Prado|Jonas Lima/)
  },
)

test(
  'two tabs: the order made in one is the receipt of the other (X17)',
  onlyInFullRun,
  async ({ page, context, guard, server }) => {
    guard.allow(/^Failed to load resource/)
    await returnToReview(page, server.url, 'pages')
    const other = await context.newPage()
    await other.goto('/chat')
    await walk(other, { person: joao })
    const number = await orderNumber(other)
    await answer(page, 'confirmacao', {})
    await expectStep(page, 'pedido-realizado')
    expect(await orderNumber(page)).toBe(number)
  },
)

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
