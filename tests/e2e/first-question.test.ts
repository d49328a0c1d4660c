/** The first question is in the HTML, keeps what is typed until the app is ready, and never hinders fast typing. */
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { orderPageLimits } from '../../bench/order/order-page-size-and-time-limits.ts'
import { answer, expectStep, question } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { contactDrawer, coverageForm, passPauses, sendContact } from '../support/fill-landing-forms.ts'
import { delayRequests } from '../support/delay-requests.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'
import { joao } from '../support/people.ts'
import { joaoAtEmail, returnAtEmail } from '../support/open-order-made-by-api.ts'

const ways = [
  { way: 'pages', address: '/checkout/cep/' },
  { way: 'the chat', address: '/chat' },
] as const

/** The coverage form of a landing page takes CEP and telephone, and asks for the rest in a drawer. */
const landing = { way: 'the start page', address: '/' }

const script = /\/assets\/.*\.js$/

async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('prosa:answerable').length > 0)
}

for (const { path, script: most } of orderPageLimits)
  test(`${path} loads at most ${most / 1024} KiB of JavaScript before it can be answered`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text()
    const files = html.matchAll(
      /<(?:link rel="modulepreload"|script type="module")[^>]*? (?:href|src)="([^"]+)"/g,
    )
    const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code]) => code).join('')
    let bytes = brotliCompressSync(inline).length
    for (const [, file = ''] of files) {
      const sent = (await request.get(file, { headers: { 'accept-encoding': 'br' } })).headers()
      expect(sent['cache-control'], file).toContain('immutable')
      bytes += Number(sent['content-length'])
    }
    expect(bytes).toBeGreaterThan(most * 0.9)
    expect(bytes).toBeLessThanOrEqual(most)
  })

for (const { way, address } of [...ways, landing]) {
  test(`on ${way}: it is in the HTML, with its field`, async ({ request }) => {
    const html = await (await request.get(address)).text()
    expect(html).toContain(address === '/' ? 'Seu telefone' : 'Qual é o seu CEP?')
    expect(html).toMatch(/<form[^>]*data-step="cep"/)
    expect(html).toMatch(/<input[^>]*name="cep"/)
  })

  // one script keeps early answers in both ways of the order; on the start page: landing-forms.test.ts
  const details = address === '/checkout/cep/' ? {} : onlyInFullRun
  test(`on ${way}: an answer sent before the app is ready is taken once it is`, details, async ({ page }) => {
    const release = await delayRequests(page, script)
    await page.goto(address, { waitUntil: 'commit' })
    await question(page, 'cep').locator('[name=cep]').fill('01310-100')
    if (address === '/') await coverageForm(page).locator('[name=phone]').fill('(11) 98765-4321')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
    if (address === '/') await page.clock.install()
    release()
    if (address === '/') await passPauses(page, contactDrawer(page))
    else await expect(question(page, 'nr-imovel')).toBeVisible()
    await expect(page).not.toHaveURL(/cep=/)
  })
}

// one script keeps early answers in both ways of the order, and another one on a landing page
for (const { way, address } of rowsToRun([ways[0], landing, ways[1]], ({ way }) => way !== ways[1].way)) {
  test(
    `on ${way}: a bad answer sent before the app is ready is refused in words`,
    onlyInFullRun,
    async ({ page }) => {
      const release = await delayRequests(page, script)
      await page.goto(address, { waitUntil: 'commit' })
      const field = question(page, 'cep').locator('[name=cep]')
      await field.fill('119')
      await page.keyboard.press('Enter')
      release()
      await untilReady(page)
      // in the chat the conversation says it
      const said =
        address === '/chat'
          ? page.getByRole('log').getByText(/O CEP tem 8 números\./)
          : page.getByText('CEP tem 8 números; você digitou 3')
      await expect(said).toBeVisible()
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('119')
    },
  )

  // a field keeps what it holds by the same code on a landing page
  if (address === '/' && !isFull) continue

  // like an answer sent early: above
  test(`on ${way}: what the browser filled in silently is answered`, onlyInFullRun, async ({ page }) => {
    const release = await delayRequests(page, script)
    await page.goto(address, { waitUntil: 'commit' })
    const field = question(page, 'cep').locator('[name=cep]')
    await field.evaluate((input: HTMLInputElement) => (input.value = '01310-100'))
    if (address === '/') {
      const phone = coverageForm(page).locator('[name=phone]')
      await phone.evaluate((input: HTMLInputElement) => (input.value = '(11) 98765-4321'))
    }
    await field.press('Enter')
    release()
    if (address === '/') await sendContact(page)
    await expect(question(page, 'nr-imovel')).toBeVisible()
  })

  test(`on ${way}: no digit is lost while the mask arrives`, async ({ page }) => {
    for (const digits of rowsToRun([4, 1, 2, 3, 5, 6, 7], 1)) {
      const release = await delayRequests(page, /\/assets\/InputMask-.*\.js$/)
      await page.goto(address)
      await untilReady(page)
      const field = question(page, 'cep').locator('[name=cep]')
      await field.focus()
      for (let typed = 0; typed < 8; typed += 1) {
        if (typed === digits) release()
        await page.keyboard.press('01310100'.charAt(typed))
      }
      await expect(field).toHaveValue('01310-100')
      await page.unroute(/\/assets\/InputMask-.*\.js$/)
    }
  })
}

const drawnAnew = [
  { way: 'pages of a campaign', address: '/timpre/checkout/cep/' },
  { way: 'the chat of a campaign', address: '/timpre/chat' },
  { way: 'pages with answers of before', address: '/checkout/cep/', draft: '{"cep":{"cep":"04007001"}}' },
]

for (const { way, address, draft } of drawnAnew) {
  const open = async (page: Page) => {
    await page.addInitScript((kept) => kept && sessionStorage.setItem('prosa.draft', kept), draft)
    const release = await delayRequests(page, script)
    await page.goto(address, { waitUntil: 'commit' })
    return { field: question(page, 'cep').locator('[name=cep]'), release }
  }

  test(
    `on ${way}: the field that is typed into keeps the focus and the text`,
    onlyInFullRun,
    async ({ page }) => {
      const { field, release } = await open(page)
      await field.pressSequentially('01310')
      release()
      await untilReady(page)
      await page.keyboard.type('100')
      await expect(field).toHaveValue('01310-100')
    },
  )

  test(`on ${way}: what the browser filled in stays`, onlyInFullRun, async ({ page }) => {
    const { field, release } = await open(page)
    await field.evaluate((input: HTMLInputElement) => (input.value = '01310-100'))
    release()
    await untilReady(page)
    await expect(field).toHaveValue('01310-100')
  })
}

for (const { way, address } of [...ways, landing]) {
  // kept on the start page: landing-shifts.test.ts
  test(
    `on ${way}: where an order exists, no question is shown that will vanish`,
    onlyInFullRun,
    async ({ page, server }) => {
      const release = await delayRequests(page, script)
      await returnAtEmail(page, server.url, address, 'commit')
      await page.locator('form[data-step]').waitFor({ state: 'attached' })
      // the start page keeps its question beside the way back to the order
      await expect(page.locator('form[data-step] [name=cep]')).toBeVisible({ visible: address === '/' })
      const words = await page.evaluate(
        () => getComputedStyle(document.querySelector('#root')!, '::after').content,
      )
      expect(words).toBe(address === '/' ? 'none' : '"Buscando o seu atendimento"')
      release()
      if (address === '/') await page.getByRole('link', { name: 'Continuar de onde parei' }).waitFor()
      else await expectStep(page, address === '/chat' ? 'email' : 'cep')
    },
  )

  test(
    `on ${way}: a CEP sent early is no answer to an order that is still on its way`,
    onlyInFullRun,
    async ({ page, server }) => {
      const id = await joaoAtEmail(server.url)
      const release = await delayRequests(page, script)
      await page.goto(address, { waitUntil: 'commit' })
      await question(page, 'cep').locator('[name=cep]').fill('04007-001')
      if (address === '/') await coverageForm(page).locator('[name=phone]').fill('(11) 98765-4321')
      // by now another tab has an order
      await page.evaluate((lead) => localStorage.setItem('prosa.lead', lead), id)
      await page.keyboard.press('Enter')
      release()
      await untilReady(page)
      // a look-up of coverage belongs to no order, and leaves the visitor's own alone
      if (address === '/') {
        await sendContact(page)
        return expectStep(page, 'nr-imovel')
      }
      if (address === '/chat') return expectStep(page, 'email')
      await expect(question(page, 'cep').locator('[name=cep]')).toHaveValue('04007-001')
      await answer(page, 'cep', {})
      await expectStep(page, 'nr-imovel')
    },
  )
}

test('the chat does not ask again for a CEP given before', onlyInFullRun, async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('prosa.draft', '{"cep":{"cep":"04007001"}}'))
  const release = await delayRequests(page, script)
  await page.goto('/chat', { waitUntil: 'commit' })
  await page.locator('form[data-step]').waitFor({ state: 'attached' })
  await expect(page.locator('form[data-step] [name=cep]')).toBeHidden()
  release()
  await expectStep(page, 'nr-imovel')
})

test('an answer that waits for the app shows it on its button', onlyInFullRun, async ({ page }) => {
  await delayRequests(page, script)
  await page.goto('/checkout/cep/', { waitUntil: 'commit' })
  const button = question(page, 'cep').locator('button[type=submit]')
  const light = () => button.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(await light()).toBe('none')
  await question(page, 'cep').locator('[name=cep]').fill('01310-100')
  await button.click()
  expect(await light()).toBe('""')
})

test('a missing asset is 404 and not the page', async ({ request }) => {
  const response = await request.get('/assets/first-gone1234.js')
  expect(response.status()).toBe(404)
  expect(await response.text()).not.toContain('<html')
})

test('an address that does not exist shows the site, with status 404', async ({ request }) => {
  const response = await request.get('/nao/existe')
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('<div id="root"')
})

test(
  'what the CEP is about is looked up once the next question is drawn',
  onlyInFullRun,
  async ({ page }) => {
    const lookups: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/cep/information/')) lookups.push(request.url())
    })
    await page.goto('/checkout/cep/')
    await untilReady(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await answer(page, 'cep', joao.cep ?? {})
    await expectStep(page, 'nr-imovel')
    await expect(question(page, 'nr-imovel').locator('[name=number]')).toBeFocused()
    await page.waitForTimeout(500)
    expect(lookups).toEqual([])
    await page.clock.runFor(1000)
    await expect.poll(() => lookups.length).toBe(1)
  },
)
