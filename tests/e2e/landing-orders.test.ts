/** Orders that begin on a landing page, at its coverage form or at a plan card, up to the receipt. */
import type { Page } from '@playwright/test'
import {
  currentStep,
  expectStep,
  nextStep,
  openAround,
  orderNumber,
  question,
  sendButton,
  switchTo,
  walk,
  WAYS,
  type Way,
} from '../support/visitor-in-browser.ts'
import { expect, test } from '../support/e2e-test.ts'
import { sendContact, sendCoverage } from '../support/fill-landing-forms.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { joao } from '../support/people.ts'

test.setTimeout(120_000)

const devices = {
  telephone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const
type Device = keyof typeof devices

/** Campaigns, what they sell, and what is asked only under them. */
const campaigns = [
  { prefix: '', sku: 'd500a', plan: '500 Mega' },
  { prefix: 'black-friday', sku: 'd600a', plan: '700 Mega' },
  // asks for the mobile line that may earn a bonus
  { prefix: 'timcontrole', sku: 'd500a', plan: '500 Mega' },
] as const
type Campaign = (typeof campaigns)[number]

/** Each entrance is used with either device and in either way. */
const entranceOf = (device: Device, way: Way) =>
  (device === 'telephone') === (way === 'chat') ? 'card' : 'form'

const rows = campaigns.flatMap((campaign) =>
  (Object.keys(devices) as Device[]).flatMap((device) =>
    WAYS.map((way) => ({ ...campaign, device, way, entrance: entranceOf(device, way) })),
  ),
)

/** With `npm run test:full` alone: from the form to the receipt landing-measured.test.ts, by a plan tests/journeys. */
const sampled = rowsToRun(rows, () => false)

/** By a plan's card: on narrow windows the page asks for the way, on wide ones it follows the version. */
async function takeCard(page: Page, { plan }: Campaign, device: Device, way: Way) {
  const card = page
    .locator('.plan-list:visible .plan-card')
    .filter({ has: page.getByRole('heading', { name: plan, exact: true }) })
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('xpath=ancestor::*[@data-island]')).toHaveAttribute('data-alive', '')
  await card.locator('a[data-order].button').click()
  if (device === 'desktop') return
  const name = way === 'chat' ? /^Pedir pelo chat/ : /^Pedir pelo formulário/
  await page.getByRole('dialog').getByRole('link', { name }).click()
}

/** By the coverage form: number, the plans of the address, and the one that is wanted. */
async function checkCoverage(page: Page, { sku }: Campaign, way: Way) {
  await sendCoverage(page, joao.cep ?? {}, joao.telefone?.phone)
  await sendContact(page, joao)
  await expectStep(page, 'nr-imovel')
  if (way === 'chat') await switchTo(page, 'chat')
  await walk(page, { person: joao, until: 'planos' })
  const radio = question(page, 'planos').locator(`[name="idPlan"][value="plan-${sku}"]`)
  await openAround(radio)
  await radio.check()
  await sendButton(page, 'planos').click()
  await nextStep(page, 'planos')
}

for (const device of Object.keys(devices) as Device[])
  test.describe(device, () => {
    test.use(devices[device])

    for (const { way, entrance, ...campaign } of sampled.filter((row) => row.device === device))
      test(`from the landing page of /${campaign.prefix} by its ${entrance} to an order number, by ${way}`, async ({
        page,
        server,
      }) => {
        const { prefix, sku } = campaign
        await page.goto(`/${prefix}?test=${way === 'chat' ? 'B' : 'A'}`)
        if (entrance === 'card') await takeCard(page, campaign, device, way)
        else await checkCoverage(page, campaign, way)
        const { planos: _chosen, ...person } = joao
        const steps = await walk(page, { person })
        expect(new URL(page.url()).pathname.endsWith('/chat')).toBe(way === 'chat')
        expect(await currentStep(page)).toBe('pedido-realizado')
        // neither the plan of the card nor what was said on the landing page is asked for again
        const asked = entrance === 'card' ? ['planos'] : ['cep', 'planos', 'nome', 'telefone', 'email']
        expect(steps.filter((step) => asked.includes(step))).toEqual([])
        const made = await server.sql(
          `select o.sku, l.origin->>'addon' as addon, l.answers->'plan'->>'idPlan' as plan
             from orders o join leads l on l.id = o.lead_id where o.number = $1`,
          [await orderNumber(page)],
        )
        expect(made).toEqual([{ sku, addon: prefix, plan: `plan-${sku}` }])
      })
  })
