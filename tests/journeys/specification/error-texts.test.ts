/** Each text of the error catalogue from a backend of the specification, and what a reply may not lack. */
import { describe, expect, it } from 'vitest'
import { inWords, problemInWords, waitInWords } from '../../support/problems.ts'
import {
  specificationBackend,
  standard,
  submit,
  walk,
  answers,
} from '../../support/specification-backend/visits.ts'
import { openWire } from '../../support/wire.ts'

const backend = specificationBackend()

const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } })

/** What the visitor is told when the check of the address meets this reply. */
async function toldAtCheck(kind: RegExp, reply: Response | 'offline' | 'silence', timeoutSeconds = 20) {
  const wire = openWire()
  const visit = backend.open(standard, { wire, timeoutSeconds })
  await walk(visit, { until: 'nr-imovel' })
  wire.disturb((method, path) => (kind.test(`${method} ${path}`) ? reply : null))
  submit(visit, 'nr-imovel', answers)
  await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
  return waitInWords(visit.ui().wait)
}

const LEAD = /^POST .*\/lead-v2$/

describe('the error catalogue, from a backend of the specification', () => {
  it.each<[name: string, kind: RegExp, reply: Response | 'offline' | 'silence', text: string]>([
    ['network (F8.1)', LEAD, 'offline', 'Erro de rede: sua conexão caiu ou o servidor está fora do ar'],
    [
      'HTTP (F8.2)',
      LEAD,
      new Response('', { status: 503, statusText: 'Service Unavailable' }),
      'Erro HTTP 503 Service Unavailable',
    ],
    [
      'content type (F8.3)',
      LEAD,
      new Response('<p>', { headers: { 'content-type': 'text/html' } }),
      'Resposta do servidor em formato inválido text/html',
    ],
    ['unparseable (F8.4)', LEAD, json('{'), 'Resposta do servidor corrompida'],
    ['address search empty (F8.6)', /cep\/coverage/, json(''), 'Busca de endereço retornou vazia'],
    [
      'coverage without plans (F5.1, F8.7)',
      /cep\/coverage/,
      json('{"infra":"X"}'),
      'Propriedades não encontradas na resposta: plans',
    ],
    [
      'lead without success (F5.2, F8.7)',
      LEAD,
      json('{"id":1,"idLead":1,"cepCoverage":{"infra":"X"}}'),
      'Propriedades não encontradas na resposta: success',
    ],
    [
      'lead without id (F5.3, F8.7)',
      LEAD,
      json('{"success":true,"idLead":1,"cepCoverage":{"infra":"X"}}'),
      'Propriedades não encontradas na resposta: id',
    ],
    ['lead save empty (F8.8)', LEAD, json(''), 'Gravação dos dados do usuário retornou vazia'],
    [
      'server failure (F8.9)',
      LEAD,
      json('{"success":false}'),
      'Erro no servidor. Por favor tente novamente mais tarde',
    ],
    [
      'no coverage (F8.15)',
      LEAD,
      json('{"success":true,"id":1,"idLead":null,"idLeadNoCoverage":null,"cepCoverage":{}}'),
      'Sem cobertura',
    ],
    ['its own words (F8.17)', LEAD, json('{"erro":"Volte às 10h."}', 503), 'Volte às 10h.'],
  ])('%s', async (_name, kind, reply, text) => {
    expect(await toldAtCheck(kind, reply)).toBe(text)
  })

  it('timeout (F8.5)', async () => {
    expect(await toldAtCheck(LEAD, 'silence', 0.3)).toBe('O servidor demorou muito pra responder (0.3s)')
  })

  it.each([
    [
      'an answer without success (F5.2)',
      /^PATCH .*\/name$/,
      '{}',
      'Propriedades não encontradas na resposta: success',
    ],
  ])('%s names it', async (_name, kind, body, text) => {
    const wire = openWire()
    const visit = backend.open(standard, { wire })
    await walk(visit, { until: 'nome' })
    wire.disturb((method, path) => (kind.test(`${method} ${path}`) ? json(body) : null))
    submit(visit, 'nome', answers)
    await visit.until('the refusal', ({ ui }) => ui.problems.nome !== undefined)
    expect(inWords(visit.ui().problems.nome)).toEqual({ name: text })
  })

  it.each([
    ['lead look-up empty (F8.10)', '', 'Busca dos dados do usuário retornou vazia'],
    [
      'a lead without id and address (F5.4, F8.7)',
      '{"name":"x"}',
      'Propriedades não encontradas na resposta: id, address',
    ],
  ])('%s', async (_name, body, text) => {
    const wire = openWire()
    const visit = backend.open(standard)
    await walk(visit, { until: 'nome' })
    wire.disturb((method, path) => (/^GET .*\/lead\//.test(`${method} ${path}`) ? json(body) : null))
    const again = backend.reload(visit, standard, { wire })
    await again.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    expect(waitInWords(again.ui().wait)).toBe(text)
  })

  it.each([
    ['banks empty (F8.12)', '{"banks":[]}', 'Lista de bancos retornou vazia'],
    ['banks without banks (F5.5, F8.7)', '{}', 'Propriedades não encontradas na resposta: banks'],
  ])('%s', async (_name, body, text) => {
    const wire = openWire()
    wire.disturb((method, path) => (/GET .*\/banks$/.test(`${method} ${path}`) ? json(body) : null))
    const visit = backend.open(standard, { wire })
    await walk(visit, { until: 'conta-debito' })
    await visit.until('the failure', ({ ui }) => ui.banksProblem !== null)
    expect(problemInWords(visit.ui().banksProblem)).toBe(text)
  })
})
