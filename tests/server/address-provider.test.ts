/**
 * The address look-up by the package `cep-promise`, which asks several public CEP services at once. A local server
 * answers in the place of these services.
 */
import http, { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cepPromiseProvider } from '../../server/providers/address-lookup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

type Source = 'viacep' | 'brasilapi' | 'correios' | 'correios-alt' | 'widenet'
type Mood = 'knows' | 'unknown' | 'fails' | 'silent' | 'nonsense'

const HOSTS: Record<string, Source> = {
  'viacep.com.br': 'viacep',
  'brasilapi.com.br': 'brasilapi',
  'apps.correios.com.br': 'correios',
  'buscacepinter.correios.com.br': 'correios-alt',
  'cdn.apicep.com': 'widenet',
}

/** What each source sends: an address, or that there is none. */
const KNOWS: Record<Source, string> = {
  viacep:
    '{"cep":"05010-000","logradouro":"Rua Caiubí","bairro":"Perdizes","localidade":"São Paulo","uf":"SP"}',
  brasilapi:
    '{"cep":"05010000","state":"SP","city":"São Paulo","neighborhood":"Perdizes","street":"Rua Caiubí"}',
  correios:
    '<soap><return><bairro>Perdizes</bairro><cep>05010000</cep><cidade>São Paulo</cidade><end>Rua Caiubí</end><uf>SP</uf></return></soap>',
  'correios-alt':
    '{"erro":false,"total":1,"dados":[{"uf":"SP","localidade":"São Paulo","logradouroDNEC":"Rua Caiubí","bairro":"Perdizes","cep":"05010000"}]}',
  widenet:
    '{"status":200,"ok":true,"code":"05010-000","state":"SP","city":"São Paulo","district":"Perdizes","address":"Rua Caiubí"}',
}
const UNKNOWN: Record<Source, [number, string]> = {
  viacep: [200, '{"erro":true}'],
  brasilapi: [404, '{"name":"CepPromiseError"}'],
  correios: [500, '<soap><faultstring>CEP NÃO ENCONTRADO</faultstring></soap>'],
  'correios-alt': [200, '{"erro":true,"total":0,"dados":[]}'],
  widenet: [200, '{"status":404,"ok":false}'],
}
const ALL: Source[] = ['viacep', 'brasilapi', 'correios', 'correios-alt', 'widenet']

let moods: Partial<Record<Source, Mood>> = {}
const asked: string[] = []

function answer(request: IncomingMessage, response: ServerResponse): void {
  const source = HOSTS[request.headers.host ?? '']
  if (!source) throw new Error(`nobody is ${request.headers.host}`)
  asked.push(source)
  const mood = moods[source] ?? 'fails'
  if (mood === 'silent') return
  const [status, text] =
    mood === 'knows'
      ? ([200, KNOWS[source]] as const)
      : mood === 'unknown'
        ? UNKNOWN[source]
        : ([mood === 'nonsense' ? 200 : 502, '<html>Bad Gateway</html>'] as const)
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
}

const server = createServer(answer)
const original = https.globalAgent
/** Takes every https request to the local server; the host stays in the request. */
class LocalAgent extends https.Agent {
  override createConnection() {
    return net.connect((server.address() as AddressInfo).port, '127.0.0.1')
  }
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  https.globalAgent = new LocalAgent()
})
afterAll(async () => {
  https.globalAgent.destroy()
  https.globalAgent = original
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  http.globalAgent.destroy()
})
beforeEach(() => {
  moods = {}
  asked.length = 0
})

/** Waits longer than a test may last: a busy machine fails no source, and whoever waits for a silent one fails. */
const provider = cepPromiseProvider(60_000)
/** Gives up soon, for what only a time limit ends. */
const hurried = cepPromiseProvider(400)
const CAIUBI = {
  cep: '05010000',
  state: 'SP',
  city: 'São Paulo',
  neighborhood: 'Perdizes',
  address: 'Rua Caiubí',
}

describe('the address look-up by cep-promise', () => {
  it.each(ALL)('reads what %s answers, whatever ails the others', async (source) => {
    moods = { [source]: 'knows', ...(source !== 'viacep' && { viacep: 'nonsense' }) }
    expect(await provider.find('05010000')).toEqual(CAIUBI)
    expect(asked).toContain(source)
  })

  it('does not wait for a source that is silent', async () => {
    moods = { viacep: 'silent', widenet: 'knows' }
    expect(await provider.find('05010000')).toEqual(CAIUBI)
  })

  it('knows that there is no such CEP', async () => {
    moods = Object.fromEntries(ALL.map((source) => [source, 'unknown']))
    expect(await provider.find('99999999')).toBeUndefined()
  })

  it('trusts one source on that when the others fail', async () => {
    moods = { 'correios-alt': 'unknown' }
    expect(await provider.find('99999999')).toBeUndefined()
  })

  it.each(rowsToRun(['fails', 'nonsense', 'silent'] as const, (mood) => mood !== 'silent'))(
    'rejects when every source %s',
    async (mood) => {
      moods = Object.fromEntries(ALL.map((source) => [source, mood]))
      await expect(hurried.find('05010000')).rejects.toThrow('no address source answered')
    },
  )

  it('leaves the language’s own Promise.any in place', async () => {
    await expect(
      Promise.any([Promise.reject(new Error('a')), Promise.reject(new Error('b'))]),
    ).rejects.toBeInstanceOf(AggregateError)
  })

  it('gives an empty street for a whole-town CEP', async () => {
    const before = KNOWS.viacep
    KNOWS.viacep = '{"cep":"37640-000","logradouro":"","bairro":"","localidade":"Extrema","uf":"MG"}'
    moods = { viacep: 'knows' }
    expect(await provider.find('37640000')).toMatchObject({ city: 'Extrema', neighborhood: '', address: '' })
    KNOWS.viacep = before
  })
})
