/** What a landing page does with the replies to a CEP, and where the order starts that replaces it. */
import { afterEach, expect, test, vi } from 'vitest'
import { lookUpCep, replacePageWithOrder } from './landing-calls-and-order-start.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const ownFault = expect.stringMatching(/falha foi no nosso servidor/)

test.each([
  ['an empty body', 200, 'null', 'Busca de cep retornou vazia', true],
  ['an error', 200, '{"error":"CEP fora da área"}', 'CEP fora da área', false],
  ['an error without words', 200, '{"error":""}', 'Cep inválido ou inexistente', false],
  ['a refusal', 404, '{"error":true}', 'Cep inválido ou inexistente', false],
  [
    'an address without town',
    200,
    '{"UF":"SP","address":"Rua A"}',
    'Propriedades não encontradas no endereço: city',
    true,
  ],
  ['a failure with words', 503, '{"error":"Manutenção até as 10h"}', 'Manutenção até as 10h', true],
  ['a failure without words', 500, '{"error":""}', ownFault, true],
  ['a failure of a proxy', 502, '<html>', ownFault, true],
])(
  '%s: is not sent again, and says what is to blame (M5.7, M8.2, D128)',
  async (_what, status, body, problem, isServerFault) => {
    const headers = { 'content-type': body.startsWith('<') ? 'text/html' : 'application/json' }
    vi.stubGlobal('fetch', async () => new Response(body, { status, headers }))
    expect(await lookUpCep('01310100')).toEqual({ problem, isServerFault, mayRepeat: false })
  },
)

test.each([
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'too many of them',
    async () =>
      new Response('{"error":"Aguarde"}', { status: 429, headers: { 'content-type': 'application/json' } }),
  ],
])('%s: may be sent again unchanged', async (_what, reply) => {
  vi.stubGlobal('fetch', reply)
  expect(await lookUpCep('01310100')).toMatchObject({ mayRepeat: true, isServerFault: false })
})

/** Where an order begins that takes over a page; the order itself is not there. */
async function begunAt(path: string): Promise<string> {
  const nothing = () => undefined
  await replacePageWithOrder({ path, address: {}, answers: {} }, nothing, nothing).catch(nothing)
  return location.pathname + location.search
}

test('a form before an order on another server begins in the order, which keeps what it asked (D102)', async () => {
  expect(await begunAt('/consultar-cobertura/nr-imovel/?s=d600c')).toBe(
    '/consultar-cobertura/nr-imovel/?s=d600c',
  )
  document.head.innerHTML = '<meta name="api-url" content="https://api.example.com">'
  expect(await begunAt('/consultar-cobertura/nr-imovel/?s=d600c')).toBe('/checkout/nr-imovel/?s=d600c')
  expect(await begunAt('/checkout/verificando-disponibilidade/')).toBe(
    '/checkout/verificando-disponibilidade/',
  )
  document.head.innerHTML = ''
})
