/**
 * What visitors are told when a backend that offers only the calls of the specification fails, or when its reply lacks
 * something that it must contain: the texts of the error catalogue (docs/rules/funnel.md, F§8 Error catalogue).
 */
import { describe, expect } from 'vitest'
import type { Mode } from '../../../src/funnel/step-and-journey-types.ts'
import { regulationsRequested, withdrawalRequested } from '../../../src/store/redux-actions.ts'
import { CEPS } from '../../support/specification-backend/plans-places-and-customers.ts'
import { questionAfter } from '../../support/journey-test-setup.ts'
import { rowsToRun } from '../../support/rows-to-run.ts'
import { itInTurn } from '../../support/sampled-tests.ts'
import { problemTexts, problemInWords, waitInWords } from '../../support/problem-texts.ts'
import {
  specificationBackend,
  collaborator,
  employee,
  MODES,
  standard,
  submit,
  walk,
  answers,
} from '../../support/specification-backend/walk-journeys.ts'
import { openFaultyConnection } from '../../support/faulty-connection.ts'

const backend = specificationBackend()

const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } })

/** What the visitor is told when the check of the address meets this reply. */
async function toldAtCheck(
  mode: Mode,
  kind: RegExp,
  reply: Response | 'offline' | 'silence',
  timeoutSeconds = 20,
) {
  const wire = openFaultyConnection()
  const visit = backend.open(standard, { mode, wire, timeoutSeconds })
  await walk(visit, { until: 'nr-imovel' })
  wire.disturb((method, path) => (kind.test(`${method} ${path}`) ? reply : null))
  submit(visit, 'nr-imovel', answers)
  await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
  return waitInWords(visit.ui().wait)
}

const LEAD = /^POST .*\/lead-v2$/

describe.each(MODES)('the error catalogue, from a backend of the specification, in the %s', (mode) => {
  const test = itInTurn(MODES, mode)
  test.each<[name: string, kind: RegExp, reply: Response | 'offline' | 'silence', text: string]>([
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
    expect(await toldAtCheck(mode, kind, reply)).toBe(text)
  })

  test('timeout (F8.5)', async () => {
    expect(await toldAtCheck(mode, LEAD, 'silence', 0.3)).toBe(
      'O servidor demorou muito pra responder (0.3s)',
    )
  })

  test.each([
    [
      'an answer without success (F5.2)',
      /^PATCH .*\/name$/,
      '{}',
      'Propriedades não encontradas na resposta: success',
    ],
  ])('%s names it', async (_name, kind, body, text) => {
    const wire = openFaultyConnection()
    const visit = backend.open(standard, { mode, wire })
    await walk(visit, { until: 'nome' })
    wire.disturb((method, path) => (kind.test(`${method} ${path}`) ? json(body) : null))
    submit(visit, 'nome', answers)
    await visit.until('the refusal', ({ ui }) => ui.problems.nome !== undefined)
    expect(problemTexts(visit.ui().problems.nome)).toEqual({ name: text })
  })

  test.each([
    ['lead look-up empty (F8.10)', '', 'Busca dos dados do usuário retornou vazia'],
    [
      'a lead without id and address (F5.4, F8.7)',
      '{"name":"x"}',
      'Propriedades não encontradas na resposta: id, address',
    ],
  ])('%s', async (_name, body, text) => {
    const wire = openFaultyConnection()
    const visit = backend.open(standard, { mode })
    await walk(visit, { until: 'nome' })
    wire.disturb((method, path) => (/^GET .*\/lead\//.test(`${method} ${path}`) ? json(body) : null))
    const again = backend.reload(visit, standard, { wire })
    await again.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    expect(waitInWords(again.ui().wait)).toBe(text)
  })

  test.each([
    ['banks empty (F8.12)', '{"banks":[]}', 'Lista de bancos retornou vazia'],
    ['banks without banks (F5.5, F8.7)', '{}', 'Propriedades não encontradas na resposta: banks'],
  ])('%s', async (_name, body, text) => {
    const wire = openFaultyConnection()
    wire.disturb((method, path) => (/GET .*\/banks$/.test(`${method} ${path}`) ? json(body) : null))
    const visit = backend.open(standard, { mode, wire })
    await walk(visit, { until: 'conta-debito' })
    await visit.until('the failure', ({ ui }) => ui.banksProblem !== null)
    expect(problemInWords(visit.ui().banksProblem)).toBe(text)
  })

  test.each([
    [
      'regulations empty (F8.13)',
      '{"regulations":[],"sumarries":[]}',
      'Lista de regulamentos e sumários retornou vazia',
    ],
    [
      'regulations without their lists (F5.6, F8.7)',
      '{}',
      'Propriedades não encontradas na resposta: regulations, sumarries',
    ],
  ])('%s', async (_name, body, text) => {
    const wire = openFaultyConnection()
    wire.disturb((_method, path) => (/regulationsAndSummaries/.test(path) ? json(body) : null))
    const visit = backend.open(standard, { mode, wire })
    visit.store.dispatch(regulationsRequested())
    await visit.until('the failure', ({ ui }) => ui.regulationsProblem !== null)
    expect(problemInWords(visit.ui().regulationsProblem)).toBe(text)
  })

  test('a house that is put on the waiting list although plans are sold there is not sold to (D103)', async () => {
    const visit = backend.open(standard, { mode })
    backend.now().change(/^POST lead-v2$/, ({ id, cepCoverage }) => ({
      success: true,
      id,
      idLead: null,
      idLeadNoCoverage: id,
      cepCoverage,
    }))
    await walk(visit, { until: 'oferta-indisponivel' })
    backend.expectClean(visit)
  })

  test('a collaborator’s lead that is null (F5.9, F8.15)', async () => {
    const visit = backend.open(collaborator, { mode })
    backend.now().change(/getNewcode/, () => ({ lead: null }))
    await walk(visit, { says: employee, until: 'email' })
    submit(visit, 'email', employee)
    await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    expect([visit.position(), waitInWords(visit.ui().wait)]).toEqual([
      'confirmacao-colaborador',
      'Sem cobertura',
    ])
  })

  test.each([
    [200, { success: false, message: 'Este e-mail não é aceito. Use outro.' }],
    [200, { success: false, data: { error: 'Este e-mail não é aceito. Use outro.' } }],
    [422, { mensagem: 'Este e-mail não é aceito. Use outro.' }],
  ])(
    'an answer refused with HTTP %i and the server’s words: its question says them at once (F8.17)',
    async (status, reply) => {
      const visit = backend.open(standard, { mode })
      await walk(visit, { until: 'email' })
      backend.now().refuse(/^PATCH lead-v2\/\{idLead\}\/email$/, status, reply)
      submit(visit, 'email', answers)
      await visit.until('the refusal', ({ ui }) => ui.problems.email !== undefined)
      await visit.at('email')
      expect(problemTexts(visit.ui().problems.email)).toEqual({
        email: 'Este e-mail não é aceito. Use outro.',
      })
      expect(backend.now().bodies('PATCH lead-v2/{idLead}/email')).toHaveLength(1)
      submit(visit, 'email', { email: { email: 'ana@exemplo.com.br', accept_promotions: 'false' } })
      await visit.at(questionAfter('email'))
      await visit.saved()
      expect(backend.now().bodies('PATCH lead-v2/{idLead}/email')).toHaveLength(2)
      backend.expectClean(visit)
    },
  )

  const refusals = [
    ['its own words', 422, { mensagem: 'Volte às 10h.' }, 'Volte às 10h.'],
    ['HTTP', 503, {}, 'Erro HTTP 503 Service Unavailable'],
    ['server failure', 200, { success: false }, 'Erro no servidor. Por favor tente novamente mais tarde'],
    ['missing properties', 200, { success: true }, 'Propriedades não encontradas na resposta: id'],
  ] as const

  test.each(rowsToRun(refusals, ([name]) => name === 'HTTP' || name === 'server failure'))(
    'the waiting list: %s, at each of its calls (F8.2, F8.7, F8.9, F8.17, D105)',
    async (_name, status, reply, text) => {
      const visit = backend.open(standard, { mode })
      const says = { ...answers, cep: { cep: CEPS.withoutNetwork } }
      await walk(visit, { says, until: 'oferta-indisponivel' })
      const said = () => problemInWords(visit.ui().contact.waitingListProblem)
      backend.now().refuse(/^PUT lead-no-coverage$/, status, reply)
      const contact = { name: 'Maria da Silva', email: 'maria@exemplo.com.br', phone: '(11) 98765-4321' }
      submit(visit, 'oferta-indisponivel', { 'oferta-indisponivel': contact })
      await visit.until('the failure', ({ ui }) => ui.contact.notify === 'failed')
      expect(said()).toBe(text)
      // the id of what was removed is not needed
      if ('success' in reply && reply.success) return
      backend.now().refuse(/^DELETE lead-no-coverage$/, status, reply)
      visit.store.dispatch(withdrawalRequested())
      await visit.until('the failure', ({ ui }) => ui.contact.withdraw === 'failed')
      expect(said()).toBe(text)
      visit.store.dispatch(withdrawalRequested())
      await visit.until('gone', ({ ui }) => ui.contact.withdraw === 'sent')
    },
  )
})
