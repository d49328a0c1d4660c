/**
 * Editors of the shop copy a campaign, set its prices and dates, have it approved and publish it, without scripts and
 * by keyboard. A visitor then orders under it until the campaign has ended (docs/desk.md).
 */
import type { BrowserContext, Page } from '@playwright/test'
import { shopWords } from '../../src/content/desk/shop-editions.ts'
import { shopCampaignWords } from '../../src/content/desk/shop-campaigns.ts'
import { shopDraftWords, shopPlanWords } from '../../src/content/desk/shop-plans.ts'
import { shopReviewWords as review } from '../../src/content/desk/publish-and-approve-shop.ts'
import { localTime } from '../../src/lib/sao-paulo-time.ts'
import { giveSession, openFoldedParts } from '../support/desk-in-browser.ts'
import { orderNumber, walk } from '../support/visitor-in-browser.ts'
import { expect, failedResource, onlyInFullRun, test, type Server } from '../support/e2e-test.ts'
import { send } from '../support/http-visitor.ts'
import { maria } from '../support/people.ts'
import { expectReflow } from '../support/reflow-and-targets.ts'

const DAY = 86_400_000

/** Presses a button with the Enter key, as somebody without a mouse would. */
const pressButton = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).press('Enter')

/** Copies a plan into the new campaign, with another price. */
async function copyPlan(page: Page, of: string, as: string, price: string): Promise<void> {
  const { copy } = shopPlanWords.one
  await page.goto(`/operador/loja/planos/${of}`)
  await page.getByLabel(copy.sku).fill(as)
  await page.getByLabel(copy.campaign).selectOption('natal')
  await pressButton(page, copy.submit)
  await page.getByLabel(shopPlanWords.one.withDebit, { exact: true }).fill(price)
  await pressButton(page, shopPlanWords.one.save)
  await expect(page.getByRole('status')).toContainText('Gravado no rascunho.')
}

/** Changes when the last publication begins or ends, since the database's clock decides what is live. */
async function movePublication({ sql }: Server, change: string): Promise<void> {
  await sql('alter table live_editions disable trigger live_editions_stay')
  await sql(`update live_editions set ${change} where id = (select max(id) from live_editions)`)
  await sql('alter table live_editions enable trigger live_editions_stay')
}

/** Maria, who chooses the campaign's 500 Mega and pays by direct debit. */
const buyer = { ...maria, planos: { idPlan: 'plan-d500n' } }

/** Finishes the order on the screen; returns the price in cents that was stored. */
async function finish(page: Page, { sql }: Server): Promise<unknown> {
  await walk(page, { person: buyer })
  const [order] = await sql('select price from orders where number = $1', [await orderNumber(page)])
  return order?.price
}

test(
  'a campaign from a copy, with its own prices and dates: previewed, approved, live at its hour, its plan chosen in the chat (D118, D119, D121)',
  onlyInFullRun,
  async ({ startServer, browser, page: visitor, guard }) => {
    guard.allow(failedResource)
    const server = await startServer({ SHOP_APPROVAL: 'on' })
    const contexts: BrowserContext[] = []
    const personOf = async (role: 'publicacao' | 'aprovacao'): Promise<Page> => {
      const context = await browser.newContext({
        baseURL: server.url,
        javaScriptEnabled: false,
        locale: 'pt-BR',
        viewport: { width: 390, height: 844 },
      })
      contexts.push(context)
      await giveSession(server, context, role)
      return context.newPage()
    }
    const second = await startServer({ SHOP_APPROVAL: 'on', DATABASE_URL: server.databaseUrl })
    const servers = [server, second]
    const statusOf = async () =>
      Promise.all(
        servers.map(async ({ url }) => (await fetch(`${url}/natal/`, { redirect: 'manual' })).status),
      )
    const all = (status: number) => servers.map(() => status)

    const page = await personOf('publicacao')
    // what one came for stands in the first screen of a telephone
    await page.goto('/operador/loja/campanhas/ver?campanha=black-friday')
    await expect(page.locator('#planos input[type=checkbox]').first()).toBeInViewport()
    await page.goto('/operador/loja/campanhas')
    await page.getByText(shopCampaignWords.copy.title, { exact: true }).click()
    await page.getByLabel(shopCampaignWords.copy.of).selectOption('black-friday')
    await page.getByLabel(shopCampaignWords.copy.prefix).fill('natal')
    await page.getByLabel(shopCampaignWords.copy.name).fill('Natal com fibra')
    await pressButton(page, shopCampaignWords.copy.submit)
    const { one } = shopCampaignWords
    await openFoldedParts(page)
    await page.getByLabel(one.heading).fill('Natal com fibra em casa')
    await page.getByLabel(one.text).fill('Doze meses de desconto, e cada plano diz quanto custa depois.')
    await page.getByLabel(one.scene).selectOption('street')
    await page.getByLabel(one.description).fill('Internet fibra com preços de Natal.')
    await pressButton(page, one.save)
    await expectReflow(page, 'a campaign of the draft')
    await copyPlan(page, 'd500a', 'd500n', '54,99')
    await copyPlan(page, 'd600a', 'd600n', '99,99')
    await expectReflow(page, 'a plan of the draft')
    await page.goto('/operador/loja/previa?campanha=natal')
    const preview = page.frameLocator('iframe').first()
    await expect(preview.getByRole('heading', { level: 1 })).toContainText('Natal com fibra em casa')
    await expect(preview.locator('body')).toContainText('54,99')

    await page.goto('/operador/loja')
    await page.getByRole('link', { name: shopDraftWords.review }).click()
    await expect(page.getByRole('row').filter({ hasText: '/natal' }).first()).toContainText('campanha nova')
    const added = page.getByRole('row').filter({ hasText: 'novo, por R$ 54,99 com débito' })
    await expect(added.filter({ hasText: '500 Mega (d500n)' })).toHaveCount(1)
    await page.getByLabel(review.later).check()
    const [from, until] = [1, 26].map((days) => localTime(new Date(Date.now() + days * DAY)))
    await page.getByLabel(review.from).fill(from ?? '')
    await page.getByLabel(review.until).fill(until ?? '')
    await page.getByLabel(review.note).fill('Natal')
    await pressButton(page, review.look)
    await expectReflow(page, 'what the draft changes')
    await page.getByLabel(review.warned).check()
    await pressButton(page, review.ask)
    await expect(page.getByText(review.waiting)).toBeVisible()

    const other = await personOf('aprovacao')
    await other.goto('/operador/loja')
    await other.getByRole('link', { name: /quer publicar/ }).click()
    const asked = other.getByRole('row').filter({ hasText: 'novo, por R$ 54,99 com débito' })
    await expect(asked.filter({ hasText: '500 Mega (d500n)' })).toHaveCount(1)
    await other.getByLabel(review.warned).check()
    await pressButton(other, review.request.approve)
    await expect(other.getByText('Edição 1', { exact: true })).toBeVisible()
    await expectReflow(other, 'the shop')

    // not before its hour
    expect(await statusOf()).toEqual(all(404))
    await movePublication(server, "from_at = now() - interval '1 second'")
    await expect.poll(statusOf, { timeout: 30_000 }).toEqual(all(200))
    await visitor.goto(`${server.url}/natal/`)
    await expect(visitor).toHaveTitle(/Natal com fibra/)
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Natal com fibra em casa')
    await expect(visitor.locator('body')).toContainText('54,99')
    await visitor.goto(`${server.url}/natal/chat`)
    expect(await finish(visitor, server)).toBe(5_499)
    // in the middle of an order when it ends
    await visitor.goto(`${second.url}/natal/checkout/cep/`)
    await walk(visitor, { person: buyer, until: 'email' })

    // over at its end: what was live before stands again, and the campaign's pages lead to the general ones
    await movePublication(server, 'until_at = now()')
    await expect.poll(statusOf, { timeout: 30_000 }).toEqual(all(302))
    // a reload leads to the general page, where the order goes on at its price
    await visitor.reload()
    await visitor.waitForURL(`${second.url}/checkout/email/`)
    expect(await finish(visitor, server)).toBe(5_499)
    const { body } = await send(server.url, 'GET', '/api/cep/coverage?cep=01310100&number=1000&addon=natal')
    expect(JSON.stringify(body)).not.toContain('d500n')
    await other.goto('/operador/loja')
    const live = other.locator('section', { has: other.getByRole('heading', { name: shopWords.live }) })
    await expect(live).toContainText('Edição 0')
    for (const context of contexts) await context.close()
  },
)
