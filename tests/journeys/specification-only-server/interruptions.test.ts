/** Interruptions with a backend of the specification: reload, corrections, refused answers and orders, dead ends. */
import { describe, expect, it } from 'vitest'
import { chat } from '../../../src/content/chat.ts'
import { buildTranscript } from '../../../src/conversation/build-transcript.ts'
import { orderSummaryOf } from '../../../src/questions/order/build-order-card-and-receipt-texts.ts'
import { wordingOf } from '../../../src/questions/look-up-step-texts.ts'
import { idText } from '../../../src/contract/convert-ids-to-text.ts'
import {
  anotherQuizRequested,
  backRequested,
  checkoutRequested,
  orderActionRequested,
  otherOffersRequested,
  withdrawalRequested,
} from '../../../src/store/redux-actions.ts'
import { selectUnsavedStep } from '../../../src/questions/waits/CorrectUnsavedAnswer.tsx'
import { questionAfter } from '../../support/journey-test-setup.ts'
import { rowsToRun } from '../../support/rows-to-run.ts'
import { openFaultyConnection } from '../../support/faulty-connection.ts'
import { itInTurn } from '../../support/sampled-tests.ts'
import { problemInWords, waitInWords } from '../../support/problem-texts.ts'
import {
  CEPS,
  DOCUMENTS,
  REJECTED_MESSAGE,
} from '../../support/specification-backend/plans-places-and-customers.ts'
import {
  answers,
  collaborator,
  coverage,
  employee,
  house,
  migrating,
  migration,
  MODES,
  renewal,
  renewing,
  specificationBackend,
  standard,
  submit,
  walk,
  withDocument,
} from '../../support/specification-backend/walk-journeys.ts'

const backend = specificationBackend({ refusesUnknown: true })

describe.each(MODES)('in the %s', (mode) => {
  const test = itInTurn(MODES, mode)
  const open = () => backend.open(standard, { mode })

  test('a reload in the middle keeps address and plan, and asks the person again (D103)', async () => {
    const visit = await backend.openAt('cpf', standard, { mode })
    const again = backend.reload(visit, standard)
    const seen = await walk(again)
    expect(seen).not.toContain('cep')
    expect(seen).not.toContain('planos')
    expect(seen).toContain('nome')
    // the same lead, and one order
    expect(backend.count('POST lead-v2')).toBe(1)
    backend.expectOneOrder(visit, again)
  })

  const reloads = [
    ['renewal', renewal, renewing, 'confirmacao'],
    ['migration', migration, migrating, 'data-de-vencimento'],
  ] as const

  test.each(rowsToRun(reloads, 1))(
    'a reload of a %s goes on with its offers (D103)',
    async (_name, parts, says, until) => {
      const visit = await backend.openAt(until, parts, { mode, says })
      const again = backend.reload(visit, parts)
      const seen = await walk(again, { says })
      expect(seen).not.toContain('consulta-cpf')
      backend.expectOneOrder(visit, again)
    },
  )

  test('a corrected address opens a new lead, to which all answers are sent again (D103)', async () => {
    const visit = await backend.openAt('confirmacao', standard, { mode })
    const first = visit.ui().recordId
    await visit.correct('cep')
    submit(visit, 'cep', { cep: { cep: CEPS.elsewhere } })
    await visit.at('nr-imovel')
    submit(visit, 'nr-imovel', { 'nr-imovel': house('200') })
    await walk(visit)
    expect(visit.ui().recordId).not.toBe(first)
    const [order] = backend.now().shop.orders
    expect(idText(order?.of ?? 0)).toBe(visit.ui().recordId)
    expect(order?.fields).toMatchObject({
      name: 'Maria da Silva',
      phone: '11987654321',
      schedules: [{ date: '23/11/2026', period: 'manha' }],
      address: { cep: '04538133', number: '200', city: 'São Paulo', state: 'SP' },
    })
    backend.expectClean(visit)
  })

  test('an answer that is not saved is corrected from the wait for the risk check, and sent alone (D103)', async () => {
    const wire = openFaultyConnection()
    const visit = await backend.openAt('email', standard, { mode, wire })
    const failure = { headers: { 'content-type': 'application/json' } }
    wire.disturb((method, path) =>
      method === 'PATCH' && path.endsWith('/email') ? new Response('{"success":false}', failure) : null,
    )
    await walk(visit, { until: 'conta-debito' })
    submit(visit, 'conta-debito', answers)
    await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    expect([visit.position(), selectUnsavedStep(visit.state())]).toEqual(['confirmando-dados', 'email'])
    await visit.correct('email')
    wire.disturb(null)
    submit(visit, 'email', { email: { email: 'ana@exemplo.com.br', accept_promotions: 'false' } })
    await walk(visit)
    expect(backend.now().bodies('PATCH lead-v2/{idLead}/email')).toEqual([
      { email: 'ana@exemplo.com.br', accept_promotions: false },
    ])
    backend.expectOneOrder(visit)
  })

  test('an order whose lead is gone goes on with the answers of this page, as a new lead (D103)', async () => {
    const visit = await backend.openAt('cpf', standard, { mode })
    const first = visit.ui().recordId
    backend
      .now()
      .refuse(/^PATCH lead-v2\/\{idLead\}\/documentNumber/, 404, { message: 'Lead não encontrado' })
    submit(visit, 'cpf', answers)
    await visit.until('the loss', ({ ui }) => ui.phase === 'lost')
    visit.store.dispatch(orderActionRequested({ what: 'revive' }))
    await visit.at(questionAfter('cpf'))
    expect(visit.state().orderActions.states.revive).toBe('done')
    await walk(visit)
    expect(visit.ui().recordId).not.toBe(first)
    expect(visit.kept.get('lead')).toBe(visit.ui().recordId)
    const [order, ...others] = backend.now().shop.orders
    expect([idText(order?.of ?? 0), others]).toEqual([visit.ui().recordId, []])
    expect(order?.fields).toMatchObject({ name: 'Maria da Silva', phone: '11987654321', cpf: '52998224725' })
    backend.expectClean(visit)
  })

  test('a lead that is gone is not replaced where nothing is sold any more, and the visitor is told so (D103)', async () => {
    const visit = await backend.openAt('email', standard, { mode })
    backend.now().refuse(/^PATCH lead-v2\/\{idLead\}\/email/, 404, { message: 'Lead não encontrado' })
    submit(visit, 'email', answers)
    await visit.until('the loss', ({ ui }) => ui.phase === 'lost')
    const revive = async (words: string) => {
      visit.store.dispatch(orderActionRequested({ what: 'revive' }))
      await visit.until('the failure', ({ orderActions }) => orderActions.states.revive === 'failed')
      expect(problemInWords(visit.state().orderActions.problems.revive ?? null)).toContain(words)
    }
    backend.now().refuse(/^POST lead-v2$/, 422, { erro: 'Volte às 10h.' })
    await revive('Volte às 10h.')
    backend.now().change(/^POST lead-v2$/, ({ id, cepCoverage }) => ({
      success: true,
      id,
      idLeadNoCoverage: id,
      cepCoverage,
    }))
    await revive('')
    expect(visit.ui().phase).toBe('lost')
    backend.expectClean(visit)
  })

  test('a collaborator with a corrected address proves the code again (D103)', async () => {
    const visit = await backend.openAt('nome', collaborator, { mode, says: employee })
    await visit.correct('cep')
    submit(visit, 'cep', { cep: { cep: CEPS.elsewhere } })
    await visit.at('nr-imovel')
    submit(visit, 'nr-imovel', { 'nr-imovel': house('200') })
    const seen = await walk(visit, { says: employee })
    expect(seen).toContain('confirmacao-colaborador')
    backend.expectOneOrder(visit)
  })

  test('a migration to another address says so by its own calls (D103)', async () => {
    const visit = backend.open(migration, { mode })
    const says = {
      ...migrating,
      endereco: { same_address: 'false' },
      cep: { cep: CEPS.elsewhere },
      'nr-imovel': house('200'),
    }
    await walk(visit, { says })
    const lines = backend.now().lines()
    expect(lines).toContain('PATCH fiber-migration/address/cep/{idLead}')
    expect(lines).toContain('PATCH fiber-migration/address/number/{idLead}')
    expect(lines).not.toContain('POST lead-v2')
    backend.expectOneOrder(visit)
  })

  test('a name that changed after the risk check repeats it, an e-mail address does not (D103)', async () => {
    const visit = await backend.openAt('confirmacao', standard, { mode })
    const checks = () => backend.count('PUT lead-v2/{idLead}')
    expect(checks()).toBe(1)
    await visit.correct('email')
    submit(visit, 'email', { email: { email: 'ana@exemplo.com.br', accept_promotions: 'false' } })
    await visit.at('confirmacao')
    expect(checks()).toBe(1)
    await visit.correct('nome')
    submit(visit, 'nome', { nome: { name: 'Ana de Souza' } })
    await walk(visit)
    expect(checks()).toBe(2)
    backend.expectClean(visit)
  })

  /** What the visitor reads at a dead end: in the chat the message above it, on pages its heading and reason. */
  const saidAt = (visit: ReturnType<typeof open>, step: 'erro1' | 'erro2') => {
    expect(visit.position()).toBe(step)
    if (mode === 'pages') return wordingOf(visit.order(), step).why
    const { order, ui, dialogue } = visit.state()
    const lines = buildTranscript(order, ui.position, ui.returnTo, dialogue, { ...chat, found: undefined })
    return lines.findLast((line) => line.kind === 'message')?.why
  }

  test('a quiz that failed once says the server’s words (F3.22, F4.3, D105)', async () => {
    const visit = await backend.openAt('erro1', standard, {
      mode,
      says: withDocument(DOCUMENTS.quiz),
      quiz: 'wrong',
    })
    expect(saidAt(visit, 'erro1')).toBe(REJECTED_MESSAGE)
    backend.expectClean(visit)
  })

  test('a quiz that failed twice ends at a person (D102)', async () => {
    const visit = open()
    const says = withDocument(DOCUMENTS.quiz)
    await walk(visit, { says, quiz: 'wrong', until: 'erro1' })
    visit.store.dispatch(anotherQuizRequested())
    await visit.until('another quiz', ({ ui }) => ui.position === 'validacao')
    await walk(visit, { says, quiz: 'wrong', until: 'erro2' })
    expect(backend.now().shop.orders).toEqual([])
    backend.expectClean(visit)
  })

  test('a house without a network leaves a contact, or takes it back (D102)', async () => {
    const visit = open()
    const says = { ...answers, cep: { cep: CEPS.withoutNetwork } }
    await walk(visit, { says, until: 'oferta-indisponivel' })
    submit(visit, 'oferta-indisponivel', {
      'oferta-indisponivel': {
        name: 'Maria da Silva',
        email: 'maria@exemplo.com.br',
        phone: '(11) 98765-4321',
      },
    })
    await visit.until('the contact', ({ ui }) => ui.contact.notify === 'sent')
    visit.store.dispatch(withdrawalRequested())
    await visit.until('gone', ({ ui }) => ui.contact.withdraw === 'sent')
    expect(backend.now().lines()).toEqual(
      expect.arrayContaining(['PUT lead-no-coverage', 'DELETE lead-no-coverage']),
    )
    backend.expectClean(visit)
  })

  test('coverage alone shows plans, and goes on into an order (D102)', async () => {
    const visit = await backend.openAt('planos', coverage, { mode })
    visit.store.dispatch(checkoutRequested())
    await visit.until('the checkout', () => visit.opened.length > 0)
    const order = backend.open(standard, { mode, kept: visit.kept, step: 'verificando-disponibilidade' })
    await walk(order)
    backend.expectOneOrder(visit, order)
  })

  test.each([
    [CEPS.withoutNetwork, 'sem-cobertura'],
    [CEPS.withoutOffer, 'oferta-indisponivel'],
  ] as const)('coverage alone says that %s has nothing (D102)', async (cep, end) => {
    const visit = await backend.openAt(end, coverage, { mode, says: { ...answers, cep: { cep } } })
    backend.expectClean(visit)
  })

  test('a refused order comes back to the dates with the server’s words, and the receipt says which was asked (D103)', async () => {
    const visit = await backend.openAt('confirmacao', standard, { mode })
    backend.now().refuse(/^PUT lead\/\{leadId\}/, 409, { error: 'Esse dia acabou de lotar.' })
    submit(visit, 'confirmacao', answers)
    await visit.at('data-instalacao')
    expect(visit.ui().notice).toMatchObject({
      kind: 'order-refused',
      problem: { text: 'Esse dia acabou de lotar.' },
    })
    submit(visit, 'data-instalacao', { 'data-instalacao': { date: '24/11/2026', period: 'tarde' } })
    await visit.at('confirmacao')
    // what the pages say now is the change; in the chat it is a line
    expect(visit.ui().notice?.kind).toBe(mode === 'pages' ? 'changed' : undefined)
    await walk(visit)
    expect(visit.order().finished).toMatchObject({
      schedule: null,
      requested: { date: '24/11/2026', period: 'tarde' },
    })
    expect(orderSummaryOf(visit.order()).rows).toContainEqual({
      label: 'Data pedida',
      value: expect.stringContaining('24'),
    })
    backend.expectOneOrder(visit)
  })

  const refusals = [
    ['by a status', 409, { error: 'Este CPF já tem um pedido.' }],
    ['with a field', 422, { mensagem: 'Este CPF já tem um pedido.', field: 'cpf' }],
    ['in a reply', 200, { erro: 'Este CPF já tem um pedido.' }],
    ['without success', 200, { success: false, message: 'Este CPF já tem um pedido.' }],
  ] as const

  test.each(rowsToRun(refusals, ([how]) => how === 'without success'))(
    'an order refused %s for something else keeps its date, and is altered from the review (F8.17, D103)',
    async (_how, status, reply) => {
      const visit = await backend.openAt('confirmacao', standard, { mode })
      backend.now().refuse(/^PUT lead\/\{leadId\}/, status, reply)
      submit(visit, 'confirmacao', answers)
      await visit.at('data-instalacao')
      expect(visit.ui().notice).toMatchObject({
        kind: 'order-refused',
        problem: { text: 'Este CPF já tem um pedido.' },
      })
      expect(visit.order().answers['data-instalacao']?.values.date).toBe('23/11/2026')
      // "Voltar ao resumo", then "Alterar"
      visit.store.dispatch(backRequested())
      await visit.at('confirmacao')
      await visit.correct('cpf')
      submit(visit, 'cpf', withDocument('168.995.350-09'))
      await walk(visit)
      expect(backend.now().shop.orders.map(({ fields }) => fields)).toEqual([
        expect.objectContaining({
          cpf: '16899535009',
          schedules: [{ date: '23/11/2026', period: 'manha' }],
        }),
      ])
      backend.expectClean(visit)
    },
  )

  test('an order refused without words comes back to the dates with what the catalogue has for it (F8.2, D103)', async () => {
    const visit = await backend.openAt('confirmacao', standard, { mode })
    backend.now().refuse(/^PUT lead\/\{leadId\}/, 409, {})
    submit(visit, 'confirmacao', answers)
    await visit.at('data-instalacao')
    expect(visit.ui().notice).toMatchObject({
      kind: 'order-refused',
      problem: { problem: 'servidor-http', status: 409 },
    })
    backend.expectClean(visit)
  })

  test('an order without a date that is refused stays at the review with the server’s words (F8.17, D103)', async () => {
    const visit = open()
    const says = { ...answers, planos: { idPlan: idText(301) } }
    await walk(visit, { says, until: 'confirmacao' })
    backend.now().refuse(/^PUT lead\/\{leadId\}/, 422, { error: 'Este CPF já tem um pedido.' })
    submit(visit, 'confirmacao', says)
    await visit.until('the refusal', ({ ui }) => ui.wait?.status === 'failed')
    expect([visit.position(), waitInWords(visit.ui().wait)]).toEqual([
      'confirmacao',
      'Este CPF já tem um pedido.',
    ])
    await visit.correct('nome')
    submit(visit, 'nome', { nome: { name: 'Ana de Souza' } })
    await walk(visit, { says })
    backend.expectOneOrder(visit)
  })

  test('in a whole-town CEP the street travels with the risk check (D103)', async () => {
    const visit = open()
    const says = { ...answers, cep: { cep: CEPS.wholeTown }, instalacao: { address: 'Rua das Flores' } }
    await walk(visit, { says, until: 'confirmacao' })
    expect(backend.now().bodies('PUT lead-v2/{idLead}')).toMatchObject([
      { address: { address: 'Rua das Flores' } },
    ])
    await visit.correct('instalacao')
    submit(visit, 'instalacao', { instalacao: { address: 'Rua das Rosas' } })
    await walk(visit, { says })
    expect(backend.now().bodies('PUT lead-v2/{idLead}').at(-1)).toMatchObject({
      address: { address: 'Rua das Rosas' },
    })
    backend.expectOneOrder(visit)
  })
})

it('a link to an order names it by its id, as it stands in the address (D103)', async () => {
  const visit = await backend.openAt('nome', standard)
  const id = String(visit.ui().recordId).slice(1)
  const linked = backend.open(standard, { link: { by: 'l', value: id }, step: null })
  await walk(linked, { says: answers })
  const [order] = backend.now().shop.orders
  expect(String(order?.of)).toBe(id)
  backend.expectClean(visit, linked)
})

it('a link to a plan finds it by its number (D102)', async () => {
  const visit = backend.open(standard, { wish: { id: '602' } })
  const seen = await walk(visit)
  expect(seen).not.toContain('planos')
  expect(backend.now().shop.orders[0]?.fields).toMatchObject({ idPlan: 602 })
  backend.expectClean(visit)
})

describe('a migration whose offers name no lead', () => {
  const nameless = specificationBackend({ namesMigration: false })

  it.each(rowsToRun(MODES, (mode) => mode === 'chat'))(
    'ends in the %s at the sentence before anything but the CPF is asked (D103)',
    async (mode) => {
      const visit = nameless.open(migration, { mode })
      const seen = await walk(visit, { says: migrating, until: 'sem-ofertas' })
      expect(seen).toEqual(['consulta-cpf', 'sem-ofertas'])
      expect(visit.order().facts.isUnavailable).toBe(true)
      nameless.expectClean(visit)
    },
  )

  it.each(rowsToRun(MODES, (mode) => mode === 'pages'))(
    'offers renewal by a button in the %s where the customer has such offers (D139)',
    async (mode) => {
      const visit = nameless.open(migration, { mode })
      const says = { ...migrating, 'consulta-cpf': { cpf: DOCUMENTS.both } }
      await walk(visit, { says, until: 'sem-ofertas' })
      expect(visit.opened).toEqual([])
      visit.store.dispatch(otherOffersRequested())
      await visit.until('the renewal', () => visit.opened.length > 0)
      expect(visit.opened).toEqual([mode === 'chat' ? '/refidelizacao/chat' : '/refidelizacao/ofertas/'])
      expect(visit.kept.get('renewal')).toMatch(/^#/)
      nameless.expectClean(visit)
    },
  )
})

describe('a server that tells the whole lead', () => {
  const telling = specificationBackend({ tellsLead: true })

  it('is not asked again after a reload (D103)', async () => {
    const visit = telling.open(standard)
    await walk(visit, { until: 'data-de-vencimento' })
    await visit.saved()
    const again = telling.reload(visit, standard)
    const seen = await walk(again)
    expect(seen[0]).toBe('data-de-vencimento')
    telling.expectOneOrder(visit, again)
  })
})
