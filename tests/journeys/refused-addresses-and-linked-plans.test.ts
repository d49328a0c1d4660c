/** Addresses without an offer or refused by the server, and plans that a link names. */
import { describe, expect, it } from 'vitest'
import { addressCoveredText } from '../../src/app/journeys/standard/address-covered-text.ts'
import { addressCovered } from '../../src/content/address-covered-message.ts'
import { chat } from '../../src/content/chat.ts'
import { buildTranscript } from '../../src/conversation/build-transcript.ts'
import { planOf } from '../../src/funnel/chosen-plan-and-price.ts'
import { stepOf } from '../../src/funnel/journey-registry.ts'
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import { selectLinkedPlan, selectNotSold } from '../../src/questions/plans/select-linked-plan-texts.ts'
import { noticeWords } from '../../src/questions/notices/useNoticeWords.ts'
import { backRequested, modeChangeRequested } from '../../src/store/redux-actions.ts'
import { selectDraft } from '../../src/store/selectors.ts'
import { problemTexts } from '../support/problem-texts.ts'
import {
  questionAfter,
  answerAll,
  checkAddress,
  answersBefore,
  house,
  journeyServer,
} from '../support/journey-test-setup.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import {
  always,
  firstOnes,
  openFaultyConnection,
  errorResponse,
  slowConnection,
} from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

/** What the conversation says, line by line. */
const linesOf = (visit: Visit) => {
  const { dialogue, ui, order } = visit.state()
  const words = { ...chat, found: addressCoveredText, checking: addressCovered.checking }
  return buildTranscript(order, ui.position, ui.returnTo, dialogue, words).flatMap((line) =>
    'text' in line ? [line.text] : [],
  )
}
/** What a page says above its question. */
const noticeOf = (visit: Visit) => noticeWords(visit.order(), visit.ui().notice)

describe('an address without an offer (D3)', () => {
  const withoutOffer = [
    ['no network in the town', '68800-000', null],
    ['a hole in the network', '01207-001', null],
    ['network, and the splitter is full', '22021-001', 'V.TAL'],
  ] as const
  it.each(rowsToRun(withoutOffer, 2))(
    '%s: oferta-indisponivel, with a no-coverage lead and no lead',
    async (_what, cep, infra) => {
      const visit = journeys().open()
      await checkAddress(visit, cep, house('10'))
      await visit.at('oferta-indisponivel')
      expect(visit.order().facts.coverage?.infra).toBe(infra)
      expect(visit.ui().recordId).toBeNull()
      expect(visit.ui().noCoverageId).toMatch(/^[0-9a-f-]{36}$/)
      expect(visit.kept.has('lead')).toBe(false)
    },
  )

  it('takes a contact, with the texts of its fields', async () => {
    const visit = journeys().open()
    await checkAddress(visit, '68800-000', house('10'))
    visit.answer('oferta-indisponivel', { name: 'Maria', phone: '1', email: '' })
    expect(problemTexts(visit.ui().problems['oferta-indisponivel'])).toEqual({
      name: 'Falta o sobrenome. Digite o nome e o sobrenome.',
      phone: 'Telefone com DDD tem 10 ou 11 números; você digitou 1',
    })
    visit.answer('oferta-indisponivel', { name: 'Maria da Silva', phone: '11987654321', email: 'm@x.com.br' })
    await visit.until('sent', ({ ui }) => ui.contact.notify === 'sent')
    expect(visit.wire.lines().at(-1)).toBe('PUT /lead-no-coverage')
  })
})

describe('an address that the server refuses', () => {
  const refusals = [
    ['cep', 'cep', 'Não encontramos esse CEP.'],
    ['number', 'nr-imovel', 'Confira o número.'],
    ['block_number', 'nr-imovel', 'Não há essa quadra.'],
    ['city', 'cep', 'Não atendemos essa cidade.'],
  ] as const
  it.each(rowsToRun(refusals, 1))(
    'for its %s brings back to %s with the text, typed value kept',
    async (field, step, message) => {
      const visit = journeys().open()
      visit.wire.disturb(firstOnes(1, /^POST/, errorResponse(400, { code: 'invalid', field, message })))
      await answerAll(visit, [
        ['cep', { cep: '01310-100' }],
        ['nr-imovel', house('10')],
      ])
      await visit.until('back', ({ ui }) => ui.position === step && ui.wait === null)
      expect(problemTexts(visit.ui().problems[step])).toEqual({ [field === 'city' ? 'cep' : field]: message })
      expect(visit.order().answers.cep?.values).toEqual({ cep: '01310100' })
      expect(visit.order().answers['nr-imovel']?.values).toMatchObject({ number: '10' })
      if (step === 'cep') visit.answer('cep', { cep: '01310100' })
      await visit.answerAt('nr-imovel', house('11'))
      await visit.at('planos')
    },
  )
})

describe('plans', () => {
  it('exactly one plan by sku skips planos and is saved', async () => {
    const visit = journeys().open({ wish: { sku: 'd300a' } })
    await checkAddress(visit, '01310-100', house('10'))
    await visit.at('nome')
    await visit.saved()
    expect(visit.wire.calls.find(({ path }) => path.endsWith('/plan'))?.body).toEqual({
      idPlan: 'plan-d300a',
    })
    expect(visit.wire.calls.find(({ path }) => path === '/lead-v2')?.body).toMatchObject({ sku: 'd300a' })
  })

  it.each(rowsToRun(['pages', 'chat'] as const, 1))(
    'the same thing at the price of the address skips planos too, also after a reload, by %s (D81)',
    async (mode) => {
      const visit = journeys().open({ mode, wish: { sku: 'd600a' } })
      await checkAddress(visit, '13015-904', house('10'))
      await visit.at('nome')
      await visit.saved()
      const again = await journeys().openOn('nome', { mode, kept: visit.kept, wish: { sku: 'd600a' } })
      for (const { order } of [visit, again]) {
        expect(planOf(order())).toMatchObject({ sku: 'd600sp', price_with_dacc: 104.99 })
        expect(stepOf(order(), 'planos').applies?.(order())).toBe(false)
      }
      expect(visit.wire.calls.find(({ path }) => path === '/lead-v2')?.body).toMatchObject({ sku: 'd600a' })
    },
  )
})

describe('a plan that a link names', () => {
  const rest = 'com débito automático, por 12 meses; depois'
  const plan300 = `Você escolheu o 300 Mega: R$ 49,99 por mês ${rest} R$ 139,99.`
  const mentions = (visit: Visit) => linesOf(visit).filter((line) => /ocê escolheu/.test(line))
  const isNamed = (visit: Visit) =>
    visit.until('the plan is named', ({ dialogue }) => dialogue.memory.linkedPlan !== undefined)
  const plain = (text: string) => text.replaceAll('\u00A0', ' ')

  const named = [
    ['01310-100', 'd300a', plan300, 'O 300 Mega que você escolheu chega até a sua casa.'],
    [
      '13015-904',
      'd600a',
      `Você escolheu o 700 Mega: R$ 109,99 por mês ${rest} R$ 169,99.`,
      `O 700 Mega que você escolheu chega até a sua casa, e aqui sai por R$ 104,99 por mês ${rest} R$ 169,99.`,
    ],
  ] as const
  it.each(rowsToRun(named, ([cep]) => cep !== '01310-100'))(
    'at %s: %s is named at the CEP and confirmed with the good news, once each way (D78)',
    async (cep, sku, before, after) => {
      const switches = [
        ['pages', 'chat'],
        ['chat', 'pages'],
      ] as const
      for (const [mode, other] of rowsToRun(switches, 1)) {
        const visit = journeys().open({ mode, wish: { sku } })
        await isNamed(visit)
        expect(linesOf(visit).slice(1).map(plain)).toEqual([before, 'Qual é o seu CEP?'])
        expect(plain(selectLinkedPlan(visit.state()))).toBe(before)
        await checkAddress(visit, cep, house('10'))
        await visit.at('nome')
        await visit.until('the confirmation', ({ order }) => !order.facts.coverage?.isExpected)
        expect(mentions(visit).map(plain)).toEqual([before, after])
        expect(selectLinkedPlan(visit.state())).toBe('')
        const notice = noticeOf(visit)
        expect([notice?.title, notice?.text && plain(notice.text)]).toEqual(
          mode === 'pages' ? [expect.stringMatching(/^Tem fibra /), after] : [undefined, undefined],
        )
        visit.store.dispatch(modeChangeRequested({ mode: other }))
        await visit.at('nome')
        expect(mentions(visit).map(plain)).toEqual([before, after])
        await answerAll(visit, [['nome', { name: 'Maria da Silva' }]])
        await visit.at(questionAfter('nome'))
        expect(noticeOf(visit)).toBeNull()
        expect(mentions(visit).map(plain)).toEqual([before, after])
      }
    },
  )

  it('is not announced before the server has confirmed the coverage', async () => {
    const { wire, held, release } = slowConnection(/POST .*lead-v2$/)
    const visit = journeys().open({ wire, wish: { sku: 'd300a' } })
    await answerAll(visit, [['cep', { cep: '01310-100' }]])
    await visit.until('what the CEP is', ({ order }) => order.facts.place !== null)
    visit.answer('nr-imovel', house('10'))
    await held
    await visit.at('nome')
    expect(noticeOf(visit)).toBeNull()
    expect(mentions(visit).at(-1)).toBe('Vendo se o 300 Mega que você escolheu chega até a sua casa.')
    release()
    await visit.until('the confirmation', ({ order }) => !order.facts.coverage?.isExpected)
    expect(noticeOf(visit)?.text).toBe('O 300 Mega que você escolheu chega até a sua casa.')
  })

  it('and is not sold at the address: one sentence says so above those that are (D78)', async () => {
    const visit = journeys().open({ wish: { id: 'plan-d300a' } })
    await isNamed(visit)
    expect(plain(selectLinkedPlan(visit.state()))).toBe(plan300)
    await checkAddress(visit, '13015-904', house('10'))
    await visit.at('planos')
    expect(selectNotSold(visit.state(), null)).toBe(
      'O 300 Mega que você escolheu não é vendido neste endereço. Estes são os que chegam até a sua casa.',
    )
    expect(mentions(visit).map(plain)).toEqual([plan300])
  })

  it.each(rowsToRun(['chat', 'pages'] as const, 1))(
    'and that nobody sells is said not to be found, on %s (D78)',
    async (mode) => {
      const visit = journeys().open({ mode, wish: { sku: 'd9999' } })
      const unknown =
        'Não encontramos o plano do seu link. Com o endereço, você vê os que chegam até a sua casa.'
      await visit.until('what is said of it', () => linesOf(visit).length === 3)
      expect(linesOf(visit).slice(1)).toEqual([unknown, 'Qual é o seu CEP?'])
      expect(selectLinkedPlan(visit.state())).toBe(unknown)
      await checkAddress(visit, '01310-100', house('10'))
      await visit.at('planos')
      expect([selectLinkedPlan(visit.state()), selectNotSold(visit.state(), null)]).toEqual(['', ''])
    },
  )

  it('is not named again once the order is finished, however late that is loaded', async () => {
    const first = await journeys().openAt('pedido-realizado')
    const { wire, held, release } = slowConnection(/^GET .*\/lead\/[^/]+$/)
    const kept = new Map([...first.kept, ['wish', 'sku=d300a'] as const])
    const visit = journeys().open({ kept, wire, mode: 'chat' })
    await held
    await isNamed(visit)
    release()
    await visit.at('pedido-realizado')
    expect(mentions(visit)).toEqual([])
  })

  it('and that only companies may order is named, too (D78)', async () => {
    const visit = journeys().open({ wish: { sku: 'd1000cb' } })
    await isNamed(visit)
    expect(plain(selectLinkedPlan(visit.state()))).toMatch(/^Você escolheu o 1 Giga Empresas: R\$ /)
  })

  it('at the price of another state: where it holds is said', async () => {
    const visit = journeys().open({ wish: { sku: 'd600gles' } })
    await isNamed(visit)
    expect(plain(selectLinkedPlan(visit.state()))).toContain('R$ 109,99')
    await checkAddress(visit, '01310-100', house('10'))
    await visit.at('planos')
    expect(selectNotSold(visit.state(), null)).toBe('Os preços do Espírito Santo só valem lá.')
  })

  const unnamed = [
    ['is not named while the list of plans does not come', 'd300a', 'planos'],
    ['that nobody sells is not named', 'd9999', null],
  ] as const
  it.each(rowsToRun(unnamed, 1))('%s, and the order goes on', async (_what, sku, isLost) => {
    const wire = openFaultyConnection()
    if (isLost) wire.disturb(always(/sold=true/, 'offline'))
    const visit = journeys().open({ wire, wish: { sku } })
    await checkAddress(visit, '01310-100', house('10'))
    await visit.at(isLost ? 'nome' : 'planos')
    expect(visit.state().dialogue.memory.linkedPlan).toBeUndefined()
    expect([visit.ui().wait, selectNotSold(visit.state(), null)]).toEqual([null, ''])
    expect(mentions(visit)).toEqual(isLost ? ['O 300 Mega que você escolheu chega até a sua casa.'] : [])
  })
})

describe('what the address still lacks (D1)', () => {
  const complete: [StepId, Values][] = [['planos', { idPlan: 'plan-d600a' }]]
  const upTo = [...complete, ...answersBefore('data-de-vencimento').slice(3)]

  it('the street of a whole-town CEP is asked, saved, and not asked again after a reload', async () => {
    const visit = journeys().open()
    await checkAddress(visit, '37640-000', house('77'))
    await answerAll(visit, upTo)
    await visit.answerAt('instalacao', { address: '' })
    expect(problemTexts(visit.ui().problems.instalacao)).toEqual({ address: 'Digite o nome da rua' })
    visit.answer('instalacao', { address: 'Rua das Amoreiras', accessNotes: 'portão azul' })
    await visit.at('data-de-vencimento')
    await visit.saved()
    const lead = visit.ui().recordId
    const [row] = await journeys().sql(`select answers->'address' as address from leads where id = $1`, [
      lead,
    ])
    expect(row?.address).toMatchObject({
      address: 'Rua das Amoreiras',
      sealedAccessNotes: expect.any(String),
    })
    const again = await journeys().openOn('data-de-vencimento', { kept: visit.kept })
    expect(again.back()).toBe('instalacao')
    again.store.dispatch(backRequested())
    await again.at('instalacao')
    expect(again.order().answers.instalacao?.values).toEqual(visit.order().answers.instalacao?.values)
  })

  it('the type of a complement is asked where the network classifies them, filled in with what was said (U3)', async () => {
    const visit = journeys().open()
    await checkAddress(visit, '22410-003', house('300', 'apto 42'))
    // A person takes longer to choose a plan than the list takes to load.
    await visit.until('the types', ({ order }) => order.facts.complementTypes !== null)
    await answerAll(visit, upTo)
    await visit.at('instalacao')
    expect(visit.order().facts.complementTypes?.length).toBeGreaterThan(1)
    const { complemento1, complemento2 } = selectDraft(visit.state(), 'instalacao')
    const type = visit.order().facts.complementTypes?.find(({ id }) => id === complemento1)
    expect([type?.name, complemento2]).toEqual(['Apartamento', '42'])
    visit.answer('instalacao', selectDraft(visit.state(), 'instalacao'))
    await visit.at('data-de-vencimento')
    await visit.saved()
    const again = await journeys().openOn('instalacao', { kept: visit.kept })
    expect(again.order().answers.instalacao?.values).toEqual(visit.order().answers.instalacao?.values)
  })

  it('is not asked without a complement', async () => {
    const visit = journeys().open()
    await checkAddress(visit, '22410-003', house('300'))
    await answerAll(visit, upTo)
    await visit.at('data-de-vencimento')
  })

  it('an address by block and lot', async () => {
    const visit = journeys().open()
    await checkAddress(visit, '71615-010', {
      number: '99',
      is_block_allotment: 'true',
      block_number: '1',
      allotment_number: '10',
    })
    await visit.at('planos')
    expect(visit.wire.calls.find(({ path }) => path === '/lead-v2')?.body).toMatchObject({
      number: '',
      is_block_allotment: true,
      block_number: '1',
      allotment_number: '10',
    })
  })
})

describe('a corrected address', () => {
  it('that is the same after all changes nothing', async () => {
    const visit = await journeys().openAt('confirmacao')
    const calls = visit.wire.calls.length
    await visit.correct('cep', { cep: '01310100' })
    await visit.at('confirmacao')
    expect(visit.wire.calls.length).toBe(calls)
  })
})
