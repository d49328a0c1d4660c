/** GET cep/information/{cep}, as specified: its URL, the required properties, and the messages of its errors. */
import { describe, expect, test } from 'vitest'
import { failureOf, json, servers, textOf } from '../../tests/support/api-client-on-local-server.ts'
import { ALL_CAPABILITIES } from '../contract/server-capabilities.ts'
import { createApi } from './create-api.ts'

const { start, replying } = servers()
const apiAt = (base: string) => createApi({ base, fetch, can: ALL_CAPABILITIES, channel: () => 'pages' })
const good = {
  success: true,
  cep: '01310100',
  UF: 'SP',
  city: 'São Paulo',
  neighborhood: 'Bela Vista',
  address: 'Avenida Paulista',
}
const problemOf = async (body: string, status = 200) => {
  const asked = apiAt(await replying({ status, headers: json, body })).address.ofCep('01310100', {})
  return asked.then(
    () => '',
    async () => textOf(await failureOf(asked)),
  )
}

describe('the look-up of a CEP', () => {
  test('GET cep/information/{cep} takes a sku, and fails by five names (M7.1)', async () => {
    const asked: string[] = []
    const server = await start((request, response) => {
      asked.push(`${request.method} ${request.path}`)
      response.writeHead(200, json).end(JSON.stringify(good))
    })
    const { UF, city, address, neighborhood } = await apiAt(server.url).address.ofCep('01310100', {
      sku: 'd600a',
    })
    expect({ UF, city, address, neighborhood }).toEqual({
      UF: 'SP',
      city: 'São Paulo',
      address: 'Avenida Paulista',
      neighborhood: 'Bela Vista',
    })
    await apiAt(server.url).address.ofCep('01310100', {})
    expect(asked).toEqual(['GET /cep/information/01310100?sku=d600a', 'GET /cep/information/01310100'])
    const failures = {
      error: { error: 'a' },
      erro: { erro: 'b' },
      message: { message: 'c' },
      mensagem: { mensagem: 'd' },
      'data.error': { data: { error: 'e' } },
    }
    const told = await Promise.all(
      Object.values(failures).map((failure) => problemOf(JSON.stringify({ ...good, ...failure }))),
    )
    expect(Object.fromEntries(Object.keys(failures).map((name, at) => [name, told[at]]))).toEqual({
      error: 'a',
      erro: 'b',
      message: 'c',
      mensagem: 'd',
      'data.error': 'e',
    })
  })

  test('is bad without data, with an error, or without UF, city or address (M5.7, M8.1)', async () => {
    expect(await problemOf('')).toBe('Busca de cep retornou vazia')
    expect(await problemOf('null')).toBe('Busca de cep retornou vazia')
    for (const wordless of ['{"error":true}', '{"error":""}', '{"message":" "}', '{"data":{"error":""}}'])
      expect(await problemOf(wordless)).toBe('Cep inválido ou inexistente')
    expect(await problemOf(JSON.stringify({ ...good, error: null, message: false }))).toBe('')
    expect(await problemOf('{"error":{"message":"CEP fora da área"}}')).toBe('CEP fora da área')
    for (const name of ['UF', 'city', 'address'] as const) {
      const { [name]: _, ...rest } = good
      expect(await problemOf(JSON.stringify(rest))).toBe(`Propriedades não encontradas no endereço: ${name}`)
    }
    const { UF: _uf, city: _city, ...rest } = good
    expect(await problemOf(JSON.stringify(rest))).toBe('Propriedades não encontradas no endereço: UF, city')
  })

  test('needs UF, city and address alone (M5.7, D128)', async () => {
    const { UF, city, address } = good
    const bare = apiAt(await replying({ headers: json, body: JSON.stringify({ UF, city, address }) }))
    expect(await bare.address.ofCep('01310100', {})).toMatchObject({
      UF,
      city,
      address,
      cep: '01310100',
      neighborhood: '',
    })
  })

  test('does not blame the CEP if the server fails without a message (D128)', async () => {
    for (const body of ['{"error":""}', '{"error":true}', '{"success":false}', '{}'])
      expect(await problemOf(body, 500)).toMatch(/^Erro HTTP 500/)
    expect(await problemOf('{"error":"Manutenção até as 10h"}', 503)).toBe('Manutenção até as 10h')
    expect(await problemOf('{"error":true}', 404)).toBe('Cep inválido ou inexistente')
  })
})
