/** From a call to an order: an agent creates a link at the desk, and the customer opens it in WhatsApp. */
import { agentLink as words } from '../../src/content/agent-link-greeting.ts'
import { agentLinks } from '../../src/content/desk/agent-links.ts'
import { leadId, orderNumber, question, walk } from '../support/visitor-in-browser.ts'
import { expect, test } from '../support/e2e-test.ts'
import { giveSession, openFoldedParts } from '../support/desk-in-browser.ts'
import { isFull } from '../support/rows-to-run.ts'
import { keptInBrowser } from '../support/privacy-watch.ts'
import { joao } from '../support/people.ts'

/** An Android WebView as in-app browsers show themselves. */
const IN_APP = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; SM-A155M; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0 Mobile Safari/537.36 WhatsApp/2.25',
  viewport: { width: 360, height: 592 },
  isMobile: true,
  hasTouch: true,
  locale: 'pt-BR',
} as const

test('an agent’s link greets by name, says the price, and asks only the rest', async ({
  page,
  server,
  browser,
}) => {
  await giveSession(server, page.context(), 'atendimento')
  await page.goto(`${server.url}/operador/links`)
  await openFoldedParts(page)
  const { fields } = agentLinks
  await page.getByRole('main').getByLabel(fields.nome).fill('joão pereira da silva')
  await page.getByRole('main').getByLabel(fields.telefone).fill('11 98765-4321')
  await page.getByRole('main').getByLabel(fields.cep).fill('01310-100')
  await page.getByRole('main').getByLabel(fields.numero).fill('1500')
  await page.getByRole('main').getByLabel(fields.complemento).fill('apto 12')
  await page.getByRole('main').getByLabel(fields.plano).selectOption('d1000a')
  await page.getByRole('button', { name: agentLinks.submit }).click()
  const link = new URL(await page.getByLabel(agentLinks.link).inputValue())
  const key = link.searchParams.get('k') ?? ''
  expect(key.length).toBeGreaterThan(20)

  const before = await server.sql('select id from leads')
  const context = await browser.newContext({ ...IN_APP, baseURL: server.url })
  const phone = await context.newPage()
  const seen: string[] = []
  phone.on('request', (request) => {
    seen.push(`${request.url()} ${request.headers().referer ?? ''}`)
  })
  await phone.goto(server.url + link.pathname + link.search)
  await expect(phone.getByText('Oi, João! Você veio do WhatsApp.')).toBeVisible()
  await expect(phone.getByRole('log')).toContainText('o 1 Giga por R$ 139,99/mês com débito automático')
  await expect(phone.getByRole('log')).toContainText('São Paulo')
  await expect(phone.getByRole('log')).not.toContainText('98765')
  // it greets once, and asks one thing
  await expect(phone.getByRole('log').locator('> *')).toHaveCount(1)
  await expect(phone.locator('[data-step], [name="cep"]')).toHaveCount(0)
  await expect(phone.getByRole('button', { name: words.yes })).toBeFocused()
  // the key is in the address of the first request only
  expect(phone.url()).not.toContain(key)
  expect(seen.filter((each) => each.includes(key))).toHaveLength(1)
  expect(JSON.stringify(await keptInBrowser(phone))).not.toContain(key)
  expect(await server.sql('select id from leads')).toEqual(before)

  // the longer greeting leaves less room for the drawing: it must not lie over the banner's buttons
  await phone.getByRole('button', { name: 'Recusar' }).click({ timeout: 5000 })
  await phone.getByRole('button', { name: words.yes }).click()
  await expect(question(phone, 'email')).toBeVisible()
  await expect(phone.getByRole('log')).not.toContainText('É uma pergunta de cada vez')
  const person = { ...joao, 'ativar-debito': { direct_debit: 'false' } }
  // to the order: tests/journeys/agent-link.test.ts and tests/server/agent-links.test.ts
  const asked = await walk(phone, { person, ...(!isFull && { until: 'data-nascimento' }) })
  const answered = asked.filter((step) => !['confirmando-dados', 'pedido-realizado'].includes(step))
  expect(answered.length).toBeLessThanOrEqual(8)
  for (const step of ['cep', 'nr-imovel', 'planos', 'nome', 'telefone']) expect(answered).not.toContain(step)
  const [row] = await server.sql('select origin, place from leads where id = $1', [await leadId(phone)])
  expect(row).toMatchObject({
    origin: { agent: expect.stringContaining('@') as unknown, origin: 'whatsapp', sku: 'd1000a' },
    place: { number: '1500', complement: 'apto 12' },
  })
  if (isFull) {
    expect(await orderNumber(phone)).toMatch(/^P/)
    await page.goto(`${server.url}/operador/links`)
    await expect(page.getByText(agentLinks.states.ordered)).toBeVisible()
  }
  await context.close()
})

test('the next order by telephone begins anew in a browser that has the last person’s', async ({
  page,
  server,
}) => {
  await giveSession(server, page.context(), 'atendimento')
  await page.goto(`${server.url}/operador/links`)
  const agent = await page.locator('.desk-menu__who').first().innerText()
  /** Opens an order for somebody on the telephone, and answers as they say that the link is theirs. */
  async function open(name: string) {
    await page.goto(`${server.url}/operador/links`)
    await openFoldedParts(page)
    await page.getByRole('main').getByLabel(agentLinks.fields.nome).fill(name)
    await page.getByRole('main').getByLabel(agentLinks.fields.cep).fill('01310-100')
    await page.getByRole('main').getByLabel(agentLinks.fields.numero).fill('1500')
    await page.getByRole('main').getByLabel(agentLinks.fields.complemento).fill('apto 12')
    await page.getByLabel(agentLinks.phone.agreed).check()
    await page.getByRole('button', { name: agentLinks.phone.submit }).click()
    const link = new URL(
      (await page.getByText(agentLinks.phone.open, { exact: true }).getAttribute('href')) ?? '',
    )
    const order = await page.context().newPage()
    await order.goto(server.url + link.pathname + link.search)
    // who reads is the agent
    const greeting = order.getByRole('log')
    await expect(greeting).toContainText(`Pedido por telefone para ${name.split(' ')[0]}, feito por ${agent}`)
    await expect(greeting).not.toContainText('WhatsApp')
    await expect(order.getByRole('button', { name: words.yes })).toHaveCount(0)
    await order.getByRole('button', { name: words.byPhone.yes }).click()
    await expect(question(order, 'planos')).toBeVisible()
    const id = await leadId(order)
    await order.close()
    return id
  }
  const first = await open('Ana Prado')
  expect(await open('Bruno Reis')).not.toBe(first)
})
