/** Where a visitor meets the texts of the error catalogue, on pages and in the chat, with a way to continue. */
import { describe, expect, it } from 'vitest'
import type { Mode } from '../../src/funnel/step-and-journey-types.ts'
import {
  callRequested,
  regulationsRequested,
  retryRequested,
  withdrawalRequested,
} from '../../src/store/redux-actions.ts'
import { selectSaves } from '../../src/store/selectors.ts'
import type { RootState } from '../../src/store/root-reducer.ts'
import {
  answerAll,
  checkAddress,
  answersBefore,
  confirmation,
  dates,
  goTo,
  house,
  journeyServer,
  payment,
  everyAnswer,
  questionAfter,
} from '../support/journey-test-setup.ts'
import { itInTurn } from '../support/sampled-tests.ts'
import { problemTexts, problemInWords, waitInWords } from '../support/problem-texts.ts'
import { journeyParts as coverageOnly } from '../../src/app/journeys/coverage.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { always, errorResponse, type Fault } from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

const FAILURE = 'Erro no servidor. Por favor tente novamente mais tarde'
const NETWORK = 'Erro de rede: sua conexão caiu ou o servidor está fora do ar'
const json = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } })
const failed = ({ ui }: RootState) => ui.wait?.status === 'failed'

/** What the visitor waits for, and what is wrong with it. */
const waited = (visit: Visit) => [visit.ui().wait?.what, waitInWords(visit.ui().wait)]

/** Makes a request fail until the visitor asks for it again. */
function failing(visit: Visit, request: RegExp, fault: Fault) {
  visit.wire.disturb(always(request, fault))
  return () => {
    visit.wire.disturb(null)
    visit.store.dispatch(retryRequested())
  }
}

/** What the server answers to the coverage check, and what the visitor reads. Every text: src/api/api-error-and-its-message.test.ts. */
const atTheCheck: readonly (readonly [what: string, fault: Fault, text: string])[] = [
  ['no network (F8.1)', 'offline', NETWORK],
  ['silence (F8.5)', 'silence', 'O servidor demorou muito pra responder (0.3s)'],
  ['half an answer (F8.4)', json('{"success":tr'), 'Resposta do servidor corrompida'],
  [
    'neither lead nor waiting list (F8.15)',
    json('{"success":true,"id":null,"idLead":null,"idLeadNoCoverage":null,"cepCoverage":{}}'),
    'Sem cobertura',
  ],
  ['a refusal that names no answer', errorResponse(409, { message: 'Agora não.' }), 'Agora não.'],
]

const MODES: readonly Mode[] = ['pages', 'chat']

describe.each(MODES)('on %s', (mode) => {
  const test = itInTurn(MODES, mode)

  test.each(rowsToRun(atTheCheck, 1))(
    'the check meets %s: the text at once, a retry, the answers kept (X25)',
    async (_what, fault, text) => {
      const visit = journeys().open({ mode, timeoutSeconds: fault === 'silence' ? 0.3 : 20 })
      const mend = failing(visit, /^POST .*lead-v2$/, fault)
      await answerAll(visit, answersBefore('planos'))
      await visit.until('the failure', failed)
      expect([visit.position(), ...waited(visit)]).toEqual(['verificando-disponibilidade', 'coverage', text])
      mend()
      await visit.at('planos')
      expect(visit.order().answers.cep?.values).toEqual({ cep: '01310100' })
    },
  )

  test('a stored order that comes back as nothing says so (F8.10)', async () => {
    const first = await journeys().openAt('nome', { mode })
    const visit = journeys().open({ mode, kept: first.kept, wire: first.wire, step: null })
    const mend = failing(visit, /^GET .*lead\//, json(''))
    await visit.until('the failure', failed)
    expect(waited(visit)).toEqual(['load', 'Busca dos dados do usuário retornou vazia'])
    mend()
    await visit.at('nome')
  })

  const banks: readonly (readonly [what: string, fault: Fault, text: string])[] = [
    ['no bank (F8.12)', json('{"success":true,"banks":[]}'), 'Lista de bancos retornou vazia'],
    ['an error', errorResponse(400, { message: 'Agora não.' }), 'Agora não.'],
  ]

  test.each(rowsToRun(banks, 1))(
    'the list of banks gets %s: the account’s question says so, with a retry',
    async (_what, fault, text) => {
      const visit = journeys().open({ mode })
      const mend = failing(visit, /banks$/, fault)
      await goTo(visit, 'conta-debito')
      await visit.until('the failure', ({ ui }) => ui.banksProblem !== null)
      expect(problemInWords(visit.ui().banksProblem)).toBe(text)
      expect(visit.order().facts.banks).toBeNull()
      mend()
      await visit.until('the banks', ({ order }) => order.facts.banks !== null)
      expect(visit.ui().banksProblem).toBeNull()
    },
  )

  test("a date that is none is told at its field: 'Data inválida', and what is wrong (F8.16, D110)", async () => {
    const visit = await journeys().openAt('data-nascimento', { mode })
    visit.answer('data-nascimento', { birth_date: '31/02/1990' })
    expect(problemTexts(visit.ui().problems['data-nascimento'])).toEqual({
      birth_date: 'Data inválida: fevereiro de 1990 tem 28 dias',
    })
  })

  test('success: false to an answer: it is not blamed, and is sent again behind the visitor (F5.7)', async () => {
    const visit = await journeys().openAt('nome', { mode })
    const mend = failing(visit, /\/name$/, json('{"success":false}'))
    await answerAll(visit, [['nome', { name: 'Maria da Silva' }]])
    await visit.until('the failure', ({ saves }) => saves.failure !== null)
    expect(selectSaves(visit.state()).failure?.problem.problem).toBe('servidor-falhou')
    expect(visit.position()).toBe(questionAfter('nome'))
    mend()
    await visit.saved()
  })

  const calls: readonly (readonly [what: string, fault: Fault])[] = [
    ['success: false', json('{"success":false,"erro":"Volte às 10h."}')],
    ['too many', errorResponse(429, { message: 'Volte às 10h.' })],
  ]
  test.each(rowsToRun(calls, 1))(
    'a request for a call gets %s: the server’s own words, and the number stays (F8.17)',
    async (_what, fault) => {
      const visit = journeys().open({ mode })
      await visit.at('cep')
      visit.wire.disturb(always(/supportRequest$/, fault))
      visit.store.dispatch(callRequested({ telephone: '(11) 98765-4321' }))
      await visit.until('the refusal', ({ ui }) => ui.contact.callProblem !== null)
      expect(visit.ui().contact.callProblem).toEqual({ problem: 'outro', text: 'Volte às 10h.' })
      visit.wire.disturb(null)
      visit.store.dispatch(callRequested({ telephone: '(11) 98765-4321' }))
      await visit.until('the request', ({ ui }) => ui.contact.call === 'sent')
    },
  )

  const waitingList: readonly (readonly [what: string, fault: Fault, text: string])[] = [
    ['its own words', errorResponse(422, { message: 'Volte às 10h.' }), 'Volte às 10h.'],
    ['its own words with success: false', json('{"success":false,"erro":"Volte às 10h."}'), 'Volte às 10h.'],
    ['a failure without words', json('{"success":false}'), FAILURE],
    ['a reply without success and id', json('{}'), 'Propriedades não encontradas na resposta: success'],
  ]
  test.each(rowsToRun(waitingList, 1))(
    'the waiting list gets %s, says so at each of its calls, and works afterwards (F8.7, F8.17, D105)',
    async (_what, fault, text) => {
      const visit = journeys().open({ mode })
      await checkAddress(visit, '68800-000', house('12'))
      await visit.at('oferta-indisponivel')
      const said = () => problemInWords(visit.ui().contact.waitingListProblem)
      visit.wire.disturb(always(/lead-no-coverage$/, fault))
      visit.answer('oferta-indisponivel', {
        name: 'Maria da Silva',
        phone: '11987654321',
        email: 'm@x.com.br',
      })
      await visit.until('the failure', ({ ui }) => ui.contact.notify === 'failed')
      expect(said()).toContain(text)
      visit.store.dispatch(withdrawalRequested())
      await visit.until('the failure', ({ ui }) => ui.contact.withdraw === 'failed')
      expect(said()).toContain(text)
      visit.wire.disturb(null)
      visit.store.dispatch(withdrawalRequested())
      await visit.until('it is withdrawn', ({ ui }) => ui.contact.withdraw === 'sent')
      expect(said()).toBe('')
    },
  )

  test.each([
    [
      'creates',
      'nr-imovel',
      /^POST .*lead-v2$/,
      '{"id":"1","idLead":"1","idLeadNoCoverage":null,"cepCoverage":{}}',
    ],
    ['updates', 'planos', /\/plan$/, '{"version":1}'],
  ] as const)('a reply that %s a lead must contain success (F5.2)', async (_what, step, request, reply) => {
    const visit = journeys().open({ mode })
    await answerAll(visit, answersBefore(step))
    await visit.at(step)
    const mend = failing(visit, request, json(reply))
    visit.answer(step, Object.fromEntries(everyAnswer)[step] ?? {})
    const texts = () => [waitInWords(visit.ui().wait), problemTexts(visit.ui().problems.planos).idPlan]
    await visit.until('the failure', () => texts().some(Boolean))
    expect(JSON.parse(reply)).not.toHaveProperty('success')
    expect(texts().join('')).toMatch(/^Propriedades não encontradas na resposta: success\b/)
    mend()
    await answerAll(visit, [['planos', { idPlan: 'plan-d600a' }]])
    await visit.at('nome')
    await visit.saved()
    expect(visit.wire.lines()).toContain('PATCH /lead-v2/{id}/plan')
  })

  test('an address search that comes back as nothing, where its reply is waited for, says so (F8.6)', async () => {
    const visit = journeys().open({ mode, parts: coverageOnly, step: 'cep' })
    const mend = failing(visit, /^GET .*cep\/coverage/, json(''))
    await answerAll(visit, answersBefore('planos'))
    await visit.until('the failure', failed)
    expect([visit.position(), ...waited(visit)]).toEqual([
      'verificando-disponibilidade',
      'coverage',
      'Busca de endereço retornou vazia',
    ])
    mend()
    await visit.at('planos')
  })

  test('a risk check that is answered with nothing says so (F8.11)', async () => {
    const visit = await journeys().openAt('data-de-vencimento', { mode })
    const mend = failing(visit, /^PUT /, json(''))
    await answerAll(visit, payment)
    await visit.until('the failure', failed)
    expect(waited(visit)).toEqual(['risk', 'Resposta vazia do servidor'])
    mend()
    await visit.at('data-instalacao')
  })

  test('success: false to risk check and order: the text, a retry, one order (X26)', async () => {
    const visit = await journeys().openAt('data-de-vencimento', { mode })
    let mend = failing(visit, /^PUT /, json('{"success":false}'))
    await answerAll(visit, payment)
    await visit.until('the failure', failed)
    expect(waited(visit)).toEqual(['risk', FAILURE])
    mend()
    await answerAll(visit, [dates])
    await visit.at('confirmacao')
    mend = failing(visit, /^PUT /, json('{"success":false}'))
    await answerAll(visit, [confirmation])
    await visit.until('the failure', failed)
    expect(waited(visit)).toEqual(['finish', FAILURE])
    mend()
    await visit.at('pedido-realizado')
  })
})

describe('the regulations', () => {
  it.each([
    ['of neither kind (F8.13)', '{"success":true,"regulations":[],"sumarries":[],"contracts":[]}'],
    [
      'but for contracts (F8.13)',
      '{"success":true,"regulations":[],"sumarries":[],"contracts":[{"id":"c","name":"C","text":"C"}]}',
    ],
    ['as another server sends them (F5.6)', '{"success":true,"regulations":[],"sumarries":[]}'],
  ])('none %s: the page says so, and a retry brings them', async (_what, reply) => {
    const visit = journeys().open()
    visit.wire.disturb(always(/regulationsAndSummaries/, json(reply)))
    visit.store.dispatch(regulationsRequested())
    await visit.until('the failure', ({ ui }) => ui.regulationsProblem !== null)
    expect(visit.ui().regulationsProblem).toEqual({ problem: 'resposta-vazia-regulamentos' })
    visit.wire.disturb(null)
    visit.store.dispatch(regulationsRequested())
    await visit.until('the documents', ({ ui }) => ui.regulations !== null)
  })
})
