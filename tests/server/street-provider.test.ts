/** The street search, with a local server that speaks ViaCEP's protocol. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { viaCepProvider } from '../../server/providers/street-search.ts'
import type { StreetProvider } from '../../server/providers/provider-types.ts'
import { PAULISTA_AT_VIACEP, viaCep, type ViaCep } from '../support/viacep-server.ts'

const PAULISTA = { UF: 'SP', city: 'São Paulo', street: 'avenida paulista' }

let source: ViaCep
let provider: StreetProvider

beforeAll(async () => {
  source = await viaCep()
  provider = viaCepProvider(source.origin, 400)
})
afterAll(() => source.close())
beforeEach(() => source.reset())

describe('the search for streets by ViaCEP (D98)', () => {
  it('asks for state, town and street, and reads each part with its CEP', async () => {
    const found = await provider.search(PAULISTA)
    expect(source.asked).toEqual(['/ws/SP/São Paulo/avenida paulista/json/'])
    expect(found).toHaveLength(PAULISTA_AT_VIACEP.length)
    expect(found[1]).toEqual({
      cep: '01310100',
      state: 'SP',
      city: 'São Paulo',
      neighborhood: 'Bela Vista',
      address: 'Avenida Paulista',
      part: 'de 612 a 1510 - lado par',
    })
  })

  it('knows that there is no such street', async () => {
    expect(await provider.search({ ...PAULISTA, street: 'rua que não existe' })).toEqual([])
  })

  it('reads an object with an error as no street', async () => {
    source.answer = (_request, response) => void response.end('{"erro": "true"}')
    expect(await provider.search(PAULISTA)).toEqual([])
  })

  it.each([
    ['street', { ...PAULISTA, street: 'Rã' }],
    ['town', { ...PAULISTA, city: 'It' }],
  ])('does not send a %s of fewer than three letters, which the source refuses', async (_what, where) => {
    expect(await provider.search(where)).toEqual([])
    expect(source.asked).toEqual([])
  })

  it('takes a name that the source finds too short for an unknown one', async () => {
    source.answer = (_request, response) => void response.writeHead(400).end('<h1>Http 400</h1>')
    expect(await provider.search(PAULISTA)).toEqual([])
  })

  it.each([500, 502, 429, 403])('rejects when the source answers %i', async (status) => {
    source.answer = (_request, response) => void response.writeHead(status).end('<html>')
    await expect(provider.search(PAULISTA)).rejects.toThrow(`the street search answered ${status}`)
  })

  it.each([
    ['a page', '<html>'],
    ['half of its reply', '[{"cep":'],
    ['streets without CEP', '[{"logradouro":"Rua A","localidade":"São Paulo","uf":"SP"}]'],
    ['a CEP of seven digits', '[{"cep":"0131010","logradouro":"Rua A","localidade":"São Paulo","uf":"SP"}]'],
  ])('rejects %s', async (_what, text) => {
    source.answer = (_request, response) => void response.end(text)
    await expect(provider.search(PAULISTA)).rejects.toThrow(Error)
  })

  it('rejects a source that is silent, in its time limit', async () => {
    source.answer = () => {}
    const before = performance.now()
    await expect(provider.search(PAULISTA)).rejects.toThrow(/timeout|aborted/i)
    expect(performance.now() - before).toBeLessThan(3000)
  })

  it('follows no redirect', async () => {
    source.answer = (_request, response) =>
      void response.writeHead(302, { location: `${source.origin}/elsewhere` }).end()
    await expect(provider.search(PAULISTA)).rejects.toThrow('fetch failed')
    expect(source.asked).toHaveLength(1)
  })

  it('sends names in the path only, whatever they contain', async () => {
    await provider.search({ UF: 'SP', city: 'São Paulo', street: '../../rua?a=1&b#c' })
    expect(source.asked).toEqual(['/ws/SP/São Paulo/../../rua?a=1&b#c/json/'])
    expect(source.raw).toEqual(['/ws/SP/S%C3%A3o%20Paulo/..%2F..%2Frua%3Fa%3D1%26b%23c/json/'])
  })
})
