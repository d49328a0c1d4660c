/** The settings of a campaign as visitors see them and as the server receives them. */
import type { PlanListMode } from '../../src/campaigns/landing-types.ts'
import type { PlanListReply } from '../../src/contract/plan.ts'
import { cardGroups } from '../../src/funnel/plan-groups.ts'
import { expectStep, question } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { delayRequests } from '../support/delay-requests.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const sales = 'Vendas: 0800 555 1020'
const support = 'Suporte: 103 41'

// addresses.test.ts
test(
  'a campaign’s first question is in the HTML and is taken over as it is',
  onlyInFullRun,
  async ({ page }) => {
    for (const address of ['/timblack/', '/globoplay/timpre/chat', '/b/r/checkout/cep/']) {
      await page.goto(address, { waitUntil: 'commit' })
      await page.waitForSelector('form[data-step=cep] [name=cep]')
      await page.evaluate(() => document.querySelector('form[data-step=cep]')?.setAttribute('data-same', ''))
      await page.waitForFunction(() => performance.getEntriesByName('prosa:answerable').length > 0)
      await expect(question(page, 'cep')).toHaveAttribute('data-same')
    }
  },
)

// tests/tooling/campaign-differences.test.ts
test('the footer follows the campaign, and so do its links', onlyInFullRun, async ({ page }) => {
  await page.goto('/timblack/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(sales)).toBeVisible()
  await expect(footer.getByText(support)).toHaveCount(0)
  await page.goto('/premium/checkout/cep/')
  await expect(footer.getByText(sales)).toHaveCount(0)
  await expect(footer.getByText(support)).toBeVisible()
  await footer.getByRole('link', { name: 'Regulamentos' }).click()
  await expect(page).toHaveURL(/\/premium\/regulamentos\/$/)
})

test(
  'Black Friday is dark before its first paint, whatever the system says',
  onlyInFullRun,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    const release = await delayRequests(page, /\/assets\/.*\.js$/)
    await page.goto('/black-friday/', { waitUntil: 'commit' })
    await question(page, 'cep').waitFor()
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(ground).toBe('oklch(0.12 0.004 268)')
    release()
  },
)

const leads = [
  {
    address: '/b/timblack/',
    sent: { addon: 'black', prefix: 'b/timblack', lp_origin: 'LP TIM Black B' },
  },
  { address: '/globoplay/timpre/', sent: { addon: 'globoplay/timpre', lp_origin: 'LP Globoplay TIM Pré' } },
  { address: '/livelo/', sent: { lp_origin: 'LP Livelo', from_livelo: true } },
  { address: '/rs/', sent: { lp_origin: 'LP RS', rs: true } },
  { address: '/es/', sent: { lp_origin: 'LP ES', regionOffer: true } },
  { address: '/premium/', sent: { premium: true, premium_special_offer: true } },
  { address: '/oferta-colaborador/', sent: { lp_origin: 'LP Colaborador', collaborator: true } },
]
for (const { address, sent } of rowsToRun(leads, 1)) {
  test(`a lead of ${address} carries its name and flags`, onlyInFullRun, async ({ page }) => {
    await page.goto(`${address}checkout/cep/`)
    await question(page, 'cep').locator('[name=cep]').fill('01310-100')
    // under b the number is asked together with the CEP
    if (!address.startsWith('/b/')) {
      await page.keyboard.press('Enter')
      await expectStep(page, 'nr-imovel')
    }
    await page.locator('[data-step] [name=number]').fill('1000')
    const request = page.waitForRequest('**/api/lead-v2')
    await page.keyboard.press('Enter')
    expect((await request).postDataJSON()).toMatchObject(sent)
  })
}

test('the start page of a campaign shows its own plans', onlyInFullRun, async ({ page, request }) => {
  const shown = async (file: string, mode: PlanListMode) => {
    const { plans } = (await (await request.get(`/json/${file}.json`)).json()) as PlanListReply
    const onLanding = plans.filter(({ showOnLanding }) => showOnLanding)
    return cardGroups(onLanding, { list: mode, leads: null }).map(({ plans: [first] }) => first.plan)
  }
  const names = page.locator('.plan-card__name')
  const [general, timblack] = [await shown('plans', 'all'), await shown('timblack', 'tabs')]
  expect(timblack).not.toEqual(general)
  await page.goto('/timblack/')
  await expect(names).toHaveText(timblack)
  await page.goto('/')
  await expect(names).toHaveText(general)
})
