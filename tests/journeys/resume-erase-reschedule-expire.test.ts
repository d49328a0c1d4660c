/** An order continued in another browser or on another day, erased, moved, and continued after it has expired. */
import { placedOrderActionProblems } from '../../src/content/problems/placed-order-actions.ts'
import { describe, expect, it } from 'vitest'
import { journeyParts as mobile } from '../../src/app/journeys/mobile.ts'
import { journeyParts as renewal } from '../../src/app/journeys/renewal.ts'
import { linkPressed, orderActionRequested } from '../../src/store/redux-actions.ts'
import type { OrderAction } from '../../src/store/whole-order-action-types.ts'
import { selectRecordId } from '../../src/store/selectors.ts'
import { scheduleText } from '../../src/content/appointment-texts.ts'
import { problemTexts } from '../support/problem-texts.ts'
import { answerAll, answersBefore, journeyServer } from '../support/journey-test-setup.ts'
import type { Visit, VisitOptions } from '../support/visit-without-browser.ts'
import { always, errorResponse } from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

const journeys = journeyServer()
const PHONE = '(11) 98765-4321'

const settled = (visit: Visit, what: OrderAction['what']) =>
  visit.until(
    what,
    ({ orderActions }) => orderActions.states[what] === 'done' || orderActions.states[what] === 'failed',
  )
const textOf = (visit: Visit, what: OrderAction['what']) =>
  problemTexts(visit.state().orderActions.problems)[what]

describe('a code for another browser', () => {
  it('opens the same question there; another can be asked for', async () => {
    const visit = await journeys().openAt('email')
    visit.store.dispatch(orderActionRequested({ what: 'code' }))
    await settled(visit, 'code')
    const first = visit.state().orderActions.code
    expect(first).toMatchObject({ minutes: 1440 })
    const link = { by: 'l', value: first?.code ?? '' } as const
    const there = journeys().open({ mode: 'chat', step: null, path: '/chat', link })
    await there.until('the button', ({ ui }) => ui.wait?.status === 'offered')
    there.store.dispatch(linkPressed())
    await there.at('email')
    expect(there.order().answers.nome).toEqual({ values: {}, masked: 'M**** S****' })
    visit.store.dispatch(orderActionRequested({ what: 'code' }))
    await visit.until('another', ({ orderActions }) => orderActions.code !== first)
  })

  it('that cannot be made says why', async () => {
    const visit = await journeys().openAt('nome')
    visit.wire.disturb((_method, path) => (path.endsWith('resumeCode') ? 'offline' : null))
    visit.store.dispatch(orderActionRequested({ what: 'code' }))
    await settled(visit, 'code')
    expect(textOf(visit, 'code')).toBe('Erro de rede: sua conexão caiu ou o servidor está fora do ar')
  })
})

describe('“Apagar meus dados”', () => {
  it('of an open order asks for its telephone, and leaves nothing', async () => {
    const visit = journeys().open({ wish: { sku: 'd500a' } })
    await answerAll(
      visit,
      answersBefore('email').filter(([step]) => step !== 'planos'),
    )
    await visit.at('email')
    await visit.saved()
    const id = selectRecordId(visit.state())
    for (const [phone, text] of [
      ['', 'Digite o telefone com DDD'],
      ['(11) 91234-5678', 'Esse não é o telefone deste pedido. Confira o número e tente de novo.'],
    ] as const) {
      visit.store.dispatch(orderActionRequested({ what: 'erase', phone }))
      await settled(visit, 'erase')
      expect(textOf(visit, 'erase')).toBe(text)
      expect(visit.kept.get('lead')).toBe(id)
    }
    visit.store.dispatch(orderActionRequested({ what: 'erase', phone: PHONE }))
    await visit.until('the end', ({ ui }) => ui.phase === 'erased')
    expect([...visit.kept]).toEqual([])
    expect(JSON.stringify(visit.state())).not.toMatch(/Maria|98765/)
    expect((await journeys().call('GET', `/api/lead/${String(id)}`)).status).toBe(404)
  })

  it('asks first while a call is owed, and cancels it when it is asked for again (X59)', async () => {
    const visit = await journeys().openAt('nome')
    const id = selectRecordId(visit.state())
    const called = { telephone: '11955550001', idLead: String(id) }
    expect((await journeys().call('POST', '/api/supportRequest', called)).status).toBe(200)
    visit.store.dispatch(orderActionRequested({ what: 'erase', phone: '' }))
    await settled(visit, 'erase')
    expect(textOf(visit, 'erase')).toBe(placedOrderActionProblems['ligacao-esperada'])
    expect((await journeys().call('GET', `/api/lead/${String(id)}`)).status).toBe(200)
    visit.store.dispatch(orderActionRequested({ what: 'erase', phone: '' }))
    await visit.until('the end', ({ ui }) => ui.phase === 'erased')
    expect((await journeys().call('GET', `/api/lead/${String(id)}`)).status).toBe(404)
  })

  it('says so when our own code fails, and can be tried again', async () => {
    const kept: VisitOptions['kept'] = new Map()
    const visit = await journeys().openAt('nome', { kept })
    kept.delete = () => {
      throw new TypeError('ours')
    }
    visit.store.dispatch(orderActionRequested({ what: 'erase', phone: '' }))
    await settled(visit, 'erase')
    expect(textOf(visit, 'erase')).toBe('Erro de rede: sua conexão caiu ou o servidor está fora do ar')
    await expect.poll(() => visit.errors.map(String), { timeout: 10_000 }).toEqual(['TypeError: ours'])
    Reflect.deleteProperty(kept, 'delete')
    visit.store.dispatch(orderActionRequested({ what: 'erase', phone: '' }))
    await visit.until('the end', ({ ui }) => ui.phase === 'erased')
  })

  it('needs no telephone before one was given', async () => {
    const visit = await journeys().openAt('nome')
    visit.store.dispatch(orderActionRequested({ what: 'erase', phone: '' }))
    await visit.until('the end', ({ ui }) => ui.phase === 'erased')
    expect(visit.kept.has('lead')).toBe(false)
    visit.link('cep')
    await visit.at('cep')
  })

  it('of a renewal needs no telephone', async () => {
    const visit = journeys().open({ parts: renewal })
    visit.answer('consulta-cpf', { cpf: '300.000.006-20' })
    await visit.until('an answer', ({ ui }) => ui.recordId !== null || ui.wait?.status === 'failed')
    visit.store.dispatch(orderActionRequested({ what: 'erase', phone: '' }))
    await visit.until('the end', ({ ui }) => ui.phase === 'erased')
    expect(visit.kept.has('renewal')).toBe(false)
  })
})

describe('“Mudar o dia da visita”', () => {
  const refusals = [
    ['slots_taken', 'Esse horário acabou de ser ocupado. A visita continua no dia de antes; escolha outro.'],
    [
      'too_late',
      'Não dá mais para mudar por aqui: a visita só muda até o dia anterior. Fale com a gente se precisar.',
    ],
    [
      'too_many',
      'Você já mudou o dia várias vezes há pouco. A visita continua como está; tente de novo em uma hora.',
    ],
  ] as const
  it.each(rowsToRun(refusals, ([code]) => code === 'too_late'))(
    'refused as %s says so, and the visit stays',
    async (code, text) => {
      const visit = await journeys().openAt('pedido-realizado')
      const before = visit.order().finished
      const calls = visit.wire.calls.length
      visit.wire.disturb(always(/PUT \/order/, errorResponse(409, { code, message: 'não' })))
      visit.store.dispatch(
        orderActionRequested({ what: 'reschedule', schedule: { date: '24/11/2026', period: 'manha' } }),
      )
      await settled(visit, 'reschedule')
      expect(textOf(visit, 'reschedule')).toBe(text)
      const again = code === 'slots_taken' ? ['GET /lead-v2/{id}/scheduleDate'] : []
      await expect.poll(() => visit.wire.lines().slice(calls)).toEqual(again)
      const isFixed = code === 'too_late' ? { isFixed: true } : {}
      expect(visit.order().finished).toEqual({ ...before, ...isFixed })
    },
  )
})

describe('a visit that was moved elsewhere meanwhile', () => {
  it('is not overwritten by an older receipt, which then shows it; from there it can be moved (D71)', async () => {
    const visit = await journeys().openAt('pedido-realizado')
    visit.store.dispatch(orderActionRequested({ what: 'dates' }))
    await settled(visit, 'dates')
    const [first, second] = (visit.order().facts.freeDates ?? [])
      .filter(({ periods }) => periods.includes('tarde'))
      .slice(-2)
      .map(({ date }) => ({ date, period: 'tarde' }) as const)
    if (!first || !second) throw new Error('two days are needed')
    const other = await journeys().openOn('pedido-realizado', { kept: visit.kept })
    other.store.dispatch(orderActionRequested({ what: 'reschedule', schedule: first }))
    await settled(other, 'reschedule')
    expect(other.order().finished?.schedule).toEqual(first)

    visit.store.dispatch(orderActionRequested({ what: 'reschedule', schedule: second }))
    await settled(visit, 'reschedule')
    expect(textOf(visit, 'reschedule')).toBe(
      `A visita já tinha mudado para ${scheduleText(first)}. Se ainda precisar de outro dia, escolha de novo.`,
    )
    await visit.until('the visit as it is', ({ order }) => order.finished?.schedule?.date === first.date)
    expect(visit.order().finished).toEqual(other.order().finished)
    const row = await journeys().leadOf(visit, 'schedule')
    expect(row?.schedule).toEqual(first)

    visit.store.dispatch(orderActionRequested({ what: 'reschedule', schedule: second }))
    await visit.until('the move', ({ order }) => order.finished?.schedule?.date === second.date)
  })
})

describe('an order that expired in the middle', () => {
  it('keeps the line of a mobile brand, and its bonus (D5)', async () => {
    const visit = journeys().open({ parts: mobile, prefix: 'timblack' })
    await answerAll(visit, answersBefore('nome'))
    await answerAll(visit, [['consulta-telefone', { phone: '(11) 92222-0001' }]])
    await visit.at('nome')
    await visit.saved()
    await journeys().sql('delete from leads where id = $1', [selectRecordId(visit.state())])
    visit.answer('nome', { name: 'Maria da Silva' })
    await visit.until('the loss', ({ ui }) => ui.phase === 'lost')
    visit.store.dispatch(orderActionRequested({ what: 'revive' }))
    await visit.at('email')
    const lead = await journeys().call('GET', `/api/lead/${String(selectRecordId(visit.state()))}`)
    expect(lead.body).toMatchObject({
      answered: expect.arrayContaining(['name', 'phone']) as string[],
      idPlanAddonBonus: 'bonus-timblack',
    })
  })

  itInFullRun('asks again what only the server knew in full', async () => {
    const visit = await journeys().openAt('data-de-vencimento')
    const again = await journeys().openOn('data-de-vencimento', { kept: visit.kept, step: null })
    await journeys().sql('delete from leads where id = $1', [selectRecordId(again.state())])
    again.answer('data-de-vencimento', { due_date: '10' })
    await again.until('the loss', ({ ui }) => ui.phase === 'lost')
    again.store.dispatch(orderActionRequested({ what: 'revive' }))
    await again.at('telefone')
    expect(again.order().answers.nome).toBeDefined()
    expect(again.order().answers.cpf).toBeUndefined()
  })
})
