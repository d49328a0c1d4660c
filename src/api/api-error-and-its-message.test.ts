import { describe, expect, test } from 'vitest'
import {
  call,
  client,
  failureOf,
  json,
  servers,
  textOf,
  type Raw,
} from '../../tests/support/api-client-on-local-server.ts'
import { ALL_CAPABILITIES } from '../contract/server-capabilities.ts'
import { createApi } from './create-api.ts'
import { createClient, TIMEOUT_SECONDS } from './http-client.ts'
import { ApiError } from './api-error-and-its-message.ts'

const { start, replying } = servers()

/** A reply of JSON. */
const saying = (body: string, status = 200): Raw => ({ status, headers: json, body })

/** F§8, row by row, and F§5: what counts as an error. */
const rows: [string, Raw, string][] = [
  [
    'HTTP (F8.2)',
    { status: 503, headers: { 'content-type': 'text/html' }, body: '<h1>no</h1>' },
    'Erro HTTP 503 Service Unavailable',
  ],
  ['HTTP without a body', { status: 404 }, 'Erro HTTP 404 Not Found'],
  ['HTTP with words of nobody', saying('{"success":false}', 500), 'Erro HTTP 500 Internal Server Error'],
  ['HTTP with broken JSON', saying('{"mes', 502), 'Erro HTTP 502 Bad Gateway'],
  [
    'wrong content type (F8.3)',
    { headers: { 'content-type': 'text/html' }, body: '<html>' },
    'Resposta do servidor em formato inválido text/html',
  ],
  ['no content type', { body: '{"success":true,"id":"1"}' }, 'Resposta do servidor em formato inválido'],
  ['unparseable (F8.4)', saying('{"success":tr'), 'Resposta do servidor corrompida'],
  ['a list where an object belongs', saying('[]'), 'Resposta do servidor corrompida'],
  ['a text where an object belongs', saying('"ok"'), 'Resposta do servidor corrompida'],
  ['missing properties (F8.7)', saying('{"success":true}'), 'Propriedades não encontradas na resposta: id'],
  ['several missing properties', saying('{}'), 'Propriedades não encontradas na resposta: success, id'],
  [
    'server failure (F8.9)',
    saying('{"success":false}'),
    'Erro no servidor. Por favor tente novamente mais tarde',
  ],
  [
    'an error without words',
    saying('{"success":true,"id":"1","error":true}'),
    'Erro no servidor. Por favor tente novamente mais tarde',
  ],
  ['empty response (F8.11)', saying(''), 'Resposta vazia do servidor'],
  ['blank response', saying(' \n'), 'Resposta vazia do servidor'],
  ['no content', { status: 204 }, 'Resposta vazia do servidor'],
  ['null', saying('null'), 'Resposta vazia do servidor'],
  ['message is preferred (F8.17)', saying('{"success":false,"message":"Já foi."}', 409), 'Já foi.'],
  ['mensagem is preferred', saying('{"mensagem":"Confira o CEP."}', 400), 'Confira o CEP.'],
  ['erro is preferred', saying('{"erro":"Tente às 10h."}', 500), 'Tente às 10h.'],
  ['error is preferred', saying('{"error":"Tente às 11h."}', 500), 'Tente às 11h.'],
  ['the words of an error object', saying('{"error":{"message":"Não deu."}}'), 'Não deu.'],
  ['an error with status 200', saying('{"success":true,"id":"1","erro":"Não deu."}'), 'Não deu.'],
  ['a message with status 200', saying('{"success":true,"id":"1","message":"Não."}'), 'Não.'],
]

describe('the error catalogue (F§8)', () => {
  test.each(rows)('%s', async (_kind, raw, text) => {
    const error = await failureOf(client(await replying(raw))(call))
    expect(textOf(error)).toBe(text)
  })

  test('network: nobody listens (F8.1)', async () => {
    const server = await start(() => {})
    await server.close()
    const error = await failureOf(client(server.url)(call))
    expect(textOf(error)).toBe('Erro de rede: sua conexão caiu ou o servidor está fora do ar')
    expect(error.failure.kind).toBe('network')
  })

  test('network: the connection is cut in the middle of the reply', async () => {
    const server = await start((_asked, response) => {
      response.writeHead(200, { ...json, 'content-length': '100' })
      response.write('{"success":')
      setTimeout(() => response.destroy(), 20)
    })
    const error = await failureOf(client(server.url)(call))
    expect(textOf(error)).toBe('Erro de rede: sua conexão caiu ou o servidor está fora do ar')
  })

  test('network and timeout keep what was thrown, to help find the reason', async () => {
    const server = await start(() => {})
    const late = await failureOf(client(server.url, 0.1)(call))
    await server.close()
    const gone = await failureOf(client(server.url)(call))
    expect([late.cause, gone.cause]).toEqual([
      expect.objectContaining({ name: 'AbortError' }),
      expect.objectContaining({ message: 'fetch failed' }),
    ])
    const corrupt = await failureOf(client(await replying(saying('{')))(call))
    expect(corrupt.cause).toBeInstanceOf(SyntaxError)
  })

  test('an error of ours before the request is none of the network', async () => {
    const broken = () => {
      throw new RangeError('ours')
    }
    const send = createClient({ base: '', fetch, can: ALL_CAPABILITIES, channel: broken })
    await expect(send(call)).rejects.toBeInstanceOf(RangeError)
  })

  test('timeout: the server is silent (F8.5, X9)', async () => {
    const server = await start(() => {})
    const error = await failureOf(client(server.url, 0.1)(call))
    expect(textOf(error)).toBe('O servidor demorou muito pra responder (0.1s)')
  })

  test('timeout: the reply begins and does not end', async () => {
    const server = await start((_asked, response) => {
      response.writeHead(200, json)
      response.write('{')
    })
    const error = await failureOf(client(server.url, 0.1)(call))
    expect(error.failure).toEqual({ kind: 'timeout', seconds: 0.1 })
  })

  test('the text of a timeout names the real limit (X9)', () => {
    expect(TIMEOUT_SECONDS).toBe(20)
    expect(textOf(new ApiError({ kind: 'timeout', seconds: TIMEOUT_SECONDS }))).toBe(
      'O servidor demorou muito pra responder (20s)',
    )
  })

  const apiAt = (base: string) => createApi({ base, fetch, can: ALL_CAPABILITIES, channel: () => 'pages' })
  const id = '7b1c4a52-1d9e-4a55-9a1e-0c8f2b1a7d11'
  type Api = ReturnType<typeof createApi>
  test.each<[string, string, (api: Api) => Promise<unknown>]>([
    [
      'complement types (F8.6)',
      'Busca de endereço retornou vazia',
      (api) => api.catalogue.complementTypes('X'),
    ],
    [
      'lead save',
      'Gravação dos dados do usuário retornou vazia',
      (api) => api.lead.save(id, 'name', {}, 'k'),
    ],
    [
      'lead creation (F8.8)',
      'Gravação dos dados do usuário retornou vazia',
      (api) => api.lead.check({ cep: '1' }, 'k'),
    ],
    [
      'finish',
      'Gravação dos dados do usuário retornou vazia',
      (api) => api.lead.finish(id, { accept_information: true }, 'k'),
    ],
    ['lead look-up (F8.10)', 'Busca dos dados do usuário retornou vazia', (api) => api.lead.load(id)],
    ['banks (F8.12)', 'Lista de bancos retornou vazia', (api) => api.catalogue.banks()],
    [
      'regulations (F8.13)',
      'Lista de regulamentos e sumários retornou vazia',
      (api) => api.catalogue.regulations(false),
    ],
    ['risk', 'Resposta vazia do servidor', (api) => api.lead.confirm(id, 'k', [])],
  ])('empty: %s', async (_call, text, ask) => {
    const url = await replying({ headers: json })
    const api = apiAt(url)
    expect(textOf(await failureOf(ask(api)))).toBe(text)
  })

  test('a list of banks without banks is empty too', async () => {
    const url = await replying(saying('{"success":true,"banks":[]}'))
    const api = apiAt(url)
    expect(textOf(await failureOf(api.catalogue.banks()))).toBe('Lista de bancos retornou vazia')
  })

  test('a coverage check that made no lead of either kind found nothing (F8.15)', async () => {
    const body = '{"success":true,"id":"","idLead":null,"idLeadNoCoverage":null,"cepCoverage":null}'
    const url = await replying(saying(body))
    const api = apiAt(url)
    expect(textOf(await failureOf(api.lead.check({ cep: '1' }, 'k')))).toBe('Sem cobertura')
  })
})
