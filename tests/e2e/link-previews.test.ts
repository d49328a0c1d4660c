/** What messengers show of a link to the chat: fibre, plan and price, with a picture of the plan. */
import { JSDOM } from 'jsdom'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/e2e-test.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

async function previewOf(request: APIRequestContext, address: string) {
  const reply = await request.get(address)
  expect(reply.status()).toBe(200)
  const { document } = new JSDOM(await reply.text()).window
  const meta = (name: string) =>
    document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? ''
  return {
    all: document.head.innerHTML,
    title: document.title,
    shared: meta('og:title'),
    description: meta('description'),
    url: meta('og:url'),
    picture: meta('og:image'),
    alt: meta('og:image:alt'),
  }
}

const GENERAL = '/og/chat.jpg'
const PICTURE = /^\/og\/ofertas\/[\w-]+\.[\w-]{22}\.jpg$/

// an agent's link: below
for (const path of rowsToRun(['/chat', '/chat-tct', '/livelo/chat'], 1))
  test(`a link to ${path} that names a plan shows it with its price and its condition (D99)`, async ({
    request,
  }) => {
    const seen = await previewOf(request, `${path}?s=d1000a`)
    expect(seen.title).toBe('Fibra 1 Giga por R$ 139,99 com débito automático · TIM Ultrafibra')
    expect(seen.shared).toBe(seen.title)
    expect(seen.description).toContain(
      'Internet fibra 1 Giga por R$ 139,99 por mês com débito automático, nos primeiros 12 meses; sem débito, R$ 149,99.',
    )
    // whoever reads the canonical address again gets the same preview
    expect(seen.url).toBe(`${path}?s=d1000a`)
    expect(seen.picture).toMatch(PICTURE)
    expect(seen.alt).toContain('Fibra 1 Giga por R$ 139,99')
    const picture = await request.get(seen.picture)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect(Number(picture.headers()['content-length'])).toBeGreaterThan(10_000)
  })

test('an agent’s link shows the plan, and nothing of the customer or the key (D97)', async ({ request }) => {
  const seen = await previewOf(request, '/chat-tct?s=d600gl&k=0123456789abcdef0123')
  expect(seen.title).toContain('700 Mega Globoplay')
  expect(seen.picture).toMatch(PICTURE)
  expect(seen.all).not.toContain('0123456789abcdef')
  expect(seen.url).toBe('/chat-tct?s=d600gl')
})

test('the address in an ad’s link is not in its preview (S1)', async ({ request }) => {
  const seen = await previewOf(request, '/chat?s=d600a&cep=01310-100&number=1000')
  expect(seen.url).toBe('/chat?s=d600a')
  expect(seen.all).not.toMatch(/01310|1000\b/)
})

test('a link without a plan that anyone may order shows fibre in general', async ({ request }) => {
  for (const query of ['', '?s=nada', '?s=d500em', '?s=rf500', '?s=%3Cscript%3E']) {
    const seen = await previewOf(request, `/chat${query}`)
    expect([query, seen.picture]).toEqual([query, GENERAL])
    expect(seen.all).not.toContain('R$')
  }
})
