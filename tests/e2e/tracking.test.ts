/** What the web chat and the tag container receive during a whole order. */
import type { Page } from '@playwright/test'
import { eitherWay, entrance, expectStep, leadId, orderNumber, walk } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test as base } from '../support/e2e-test.ts'
import { everyQuestion, maria } from '../support/people.ts'
import { startThirdParties, type ThirdParties } from '../support/third-party-server.ts'

const test = base.extend<{ others: ThirdParties }>({
  others: async ({ browserName: _ }, provide) => {
    const others = await startThirdParties()
    await provide(others)
    await others.close()
  },
})

type Told = Readonly<Record<string, unknown>>
type Call = readonly [name: string, ...told: unknown[]]

const calls = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('test.calls') ?? '[]') as Call[])
const ecommerce = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const { event, ecommerce: told } = entry as { event?: string; ecommerce?: unknown }
      return event === undefined ? [] : [{ event, told }]
    }),
  )

/** What is known at the end of an order with every question. */
const FIELDS =
  `zip streetNr planoAvailable name phone acceptPhoneContact email acceptEmailOffers birthDate motherName cpf
  complement street dueDate directDebit bankId bankAccountAgency bankAccountNr installationSchedules
  accept_information`.split(/\s+/)

// tests/journeys/tracking.test.ts; in a browser: advertisement-visits-to-receipt.test.ts
for (const way of eitherWay('pages'))
  test(
    `every step of funil_recuperacao with its fields, the purchase once, the lead's id and person never (S1, S17), by ${way}`,
    onlyInFullRun,
    async ({ page, startServer, others }) => {
      const server = await startServer(others.env)
      await page
        .context()
        .addCookies(
          Object.entries({ cookie_consent: 'both', cookie_consent_expiry: String(Date.now() + 6e8) }).map(
            ([name, value]) => ({ name, value, url: server.url }),
          ),
        )
      await page.goto(server.url + entrance[way])
      await walk(page, { person: everyQuestion })
      const number = await orderNumber(page)
      const funnel = async () =>
        (await calls(page)).flatMap(([name, what, told]) =>
          name === 'event' && what === 'funil_recuperacao' ? [told as Told & { step: number }] : [],
        )
      await expect.poll(async () => (await funnel()).at(-1)?.step).toBe(14)
      const steps = await funnel()
      expect(steps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
      // cumulative: each has what the one before it had
      for (const [at, told] of steps.entries())
        expect(told).toMatchObject({ ...steps[at - 1], step: told.step })
      expect(Object.keys(steps.at(-1) ?? {}).toSorted()).toEqual(['step', ...FIELDS].toSorted())
      expect(steps.at(-1)?.phone).toBe('5511987654321')
      const told = (await calls(page)).filter(([name]) => name === 'checkout' || name === 'addToShoppingCart')
      expect(told).toEqual([
        [
          'addToShoppingCart',
          { ref: expect.any(String), name: expect.any(String), price: expect.any(Number), qty: 1 },
        ],
        ['checkout', { total_itens: 1, total_price: expect.any(Number), n_pedido: number }],
      ])
      const names = (await ecommerce(page)).map(({ event }) => event)
      expect(names).toEqual([
        'view_item_list',
        'select_item',
        'begin_checkout',
        'add_payment_info',
        'purchase',
      ])
      expect(JSON.stringify(await ecommerce(page))).not.toMatch(/98765|João|3000000/)
      const heard =
        (await page.evaluate(() => JSON.stringify(window.dataLayer))) + JSON.stringify(await calls(page))
      expect(heard).not.toContain(await leadId(page))
      // the receipt, reloaded, is no second purchase
      const before = (await calls(page)).filter(([name]) => name !== 'pageView' && name !== 'funnelStep')
      await page.reload()
      await expectStep(page, 'pedido-realizado')
      await expect.poll(async () => (await calls(page)).at(-1)?.[0]).toMatch(/pageView|funnelStep/)
      expect((await calls(page)).filter(([name]) => name !== 'pageView' && name !== 'funnelStep')).toEqual(
        before,
      )
      expect(await ecommerce(page)).toEqual([])
    },
  )

test(
  'what was not allowed is never sent; the next step that is allowed sends all so far, except what is masked',
  onlyInFullRun,
  async ({ page, startServer, others }) => {
    const server = await startServer(others.env)
    await page.goto(`${server.url}/checkout/cep/`)
    await walk(page, { person: maria, until: 'data-nascimento' })
    await page.reload()
    await expectStep(page, 'data-nascimento')
    await page.getByRole('button', { name: 'Aceitar', exact: true }).click()
    await walk(page, { person: maria, until: 'nome-mae' })
    await expect
      .poll(async () => (await calls(page)).filter(([name]) => name === 'event'))
      .toEqual([
        [
          'event',
          'funil_recuperacao',
          {
            step: 6,
            zip: expect.any(String),
            streetNr: expect.any(String),
            planoAvailable: true,
            name: maria.nome?.name,
            email: maria.email?.email,
            acceptEmailOffers: expect.any(Boolean),
            birthDate: maria['data-nascimento']?.birth_date,
          },
        ],
      ])
  },
)
