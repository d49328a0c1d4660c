/** What changes on the server during an order: slots taken, prices changed, plans no longer sold, answers missing. */
import { describe, expect, it } from 'vitest'
import { noticeClosed } from '../../src/store/redux-actions.ts'
import { selectSaves } from '../../src/store/selectors.ts'
import { answerAll, confirmation, dates, journeyServer, placeOrder } from '../support/journey-test-setup.ts'
import { firstOnes, errorResponse, slowConnection } from '../support/faulty-connection.ts'
import { changePlan, endPriceHolds } from '../support/publish-editions.ts'

const journeys = journeyServer()

describe('what changes on the way', () => {
  it('slots taken before finish: other dates, the rest kept (X23)', async () => {
    const visit = await journeys().openAt('confirmacao')
    const [area] = await journeys().sql(
      `select a.team, a.team_capacity as size from leads l join coverage_areas a on a.id = l.place->>'area'
       where l.id = $1`,
      [visit.ui().recordId],
    )
    const full = [area?.team, '2026-11-23', 'manha']
    await journeys().sql(
      `insert into installation_slots (team, day, period, capacity, booked) values ($1, $2, $3, $4, $4)
       on conflict (team, day, period) do update set capacity = excluded.capacity, booked = excluded.capacity`,
      [...full, area?.size],
    )
    await answerAll(visit, [confirmation])
    await visit.at('data-instalacao')
    expect(visit.ui().notice).toMatchObject({ kind: 'slots-taken' })
    expect(visit.order().facts.freeDates?.[0]).toEqual({ date: '23/11/2026', periods: ['tarde'] })
    visit.answer('data-instalacao', { date: '23/11/2026', period: 'tarde' })
    await visit.at('confirmacao')
    // this return is over: a correction from here has its own
    expect(visit.ui().returnTo).toBeNull()
    await placeOrder(visit)
    expect(visit.order().finished?.schedule).toEqual({ date: '23/11/2026', period: 'tarde' })
    await journeys().sql('delete from installation_slots where team = $1 and day = $2 and period = $3', full)
  })

  it('the price changed: both prices are told, and it is accepted again (X24)', async () => {
    const visit = await journeys().openAt('confirmacao')
    await changePlan(journeys(), 'd600a', { price_with_dacc: 114.99 })
    await endPriceHolds(journeys())
    try {
      await answerAll(visit, [confirmation])
      await visit.until('the notice', ({ ui }) => ui.notice !== null)
      expect(visit.ui().notice).toEqual({ kind: 'price-changed', before: 109.99, now: 114.99 })
      await visit.at('confirmacao')
      visit.store.dispatch(noticeClosed())
      await placeOrder(visit)
      const [row] = await journeys().ordersOf(visit, 'price')
      expect(row?.price).toBe(11499)
    } finally {
      await changePlan(journeys(), 'd600a', { price_with_dacc: 109.99 })
    }
  })

  it('the plan is no longer sold: another one is chosen, the rest kept (X24)', async () => {
    const visit = await journeys().openAt('confirmacao')
    await changePlan(journeys(), 'd600a', { hidden: true })
    await endPriceHolds(journeys())
    try {
      await answerAll(visit, [confirmation])
      await visit.at('planos')
      expect(visit.ui().notice).toMatchObject({ kind: 'save-refused' })
      visit.answer('planos', { idPlan: 'plan-d500a' })
      await answerAll(visit, [dates, confirmation])
      await visit.at('pedido-realizado')
    } finally {
      await changePlan(journeys(), 'd600a', { hidden: undefined })
    }
  })

  it('the server lacks an answer: back to it, once, and to the review', async () => {
    const visit = await journeys().openAt('confirmacao')
    await journeys().sql("update leads set answers = answers - 'dueDate' where id = $1", [
      visit.ui().recordId,
    ])
    const seen = visit.went.length
    await answerAll(visit, [confirmation])
    await visit.at('data-de-vencimento')
    await visit.until('the way back', ({ ui }) => ui.returnTo === 'confirmacao')
    visit.answer('data-de-vencimento', { due_date: '15' })
    await visit.at('confirmacao')
    expect(visit.went.slice(seen).map(({ step }) => step)).toEqual(['data-de-vencimento', 'confirmacao'])
    await placeOrder(visit)
  })

  it('the server lacked an answer that it has by now: it is shown, and then the review', async () => {
    const visit = await journeys().openAt('confirmacao')
    const lacks = errorResponse(409, {
      code: 'missing_steps',
      message: 'Falta o e-mail.',
      missing: ['email'],
    })
    visit.wire.disturb(firstOnes(1, /^PUT /, lacks))
    await answerAll(visit, [confirmation])
    await visit.answerAt('email', { email: 'outra@exemplo.com.br' })
    await visit.at('confirmacao')
    await placeOrder(visit)
  })

  it('an answer replaced by another tab while its save waits for a connection is not sent again (X17)', async () => {
    const { wire, held, release } = slowConnection(/^GET .*\/lead\/[^/]+$/)
    const visit = await journeys().openAt('confirmacao', { wire })
    const id = visit.ui().recordId ?? ''
    const other = await journeys().openOn('confirmacao', { kept: new Map([['lead', id]]) })
    await other.correct('email', { email: 'outra.aba@exemplo.com.br' })
    await other.saved()

    // the order is loaded again; before its reply arrives, the same question is answered without a connection
    const refused = errorResponse(409, { code: 'finished', message: 'Pedido concluído.' })
    wire.disturb((method) => (method === 'PUT' ? refused : method === 'PATCH' ? 'offline' : null))
    visit.answer(...confirmation)
    await held
    await visit.correct('email', { email: 'esta.aba@exemplo.com.br' })
    await visit.until('a failed save', (state) => selectSaves(state).failure !== null)
    release()
    await visit.until(
      'the other answer',
      ({ order }) => order.answers.email?.values.email === 'outra.aba@exemplo.com.br',
    )
    wire.disturb(null)
    visit.signal('online')
    await visit.correct('telefone', { phone: '11911112222' })
    await visit.saved()
    expect(wire.lines().slice(-1)).toEqual(['PATCH /lead-v2/{id}/phone'])
    const [row] = await journeys().sql(
      "select answers->'email'->>'email' as email from leads where id = $1",
      [id],
    )
    expect(row?.email).toBe('outra.aba@exemplo.com.br')
  })

  it('the risk check was reset: it is made again', async () => {
    const visit = await journeys().openAt('confirmacao')
    await journeys().sql("update leads set risk = 'none' where id = $1", [visit.ui().recordId])
    await answerAll(visit, [confirmation])
    await visit.until('the check', ({ ui }) => ui.position === 'confirmando-dados')
    await placeOrder(visit)
  })
})
