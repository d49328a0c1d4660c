import { describe, expect, test } from 'vitest'
import { problemWithServerText } from '../lib/problem-keys.ts'
import { wholeOrder } from '../../tests/support/sample-orders.ts'
import * as events from './redux-actions.ts'
import { uiReducer, type UiState } from './journey-position-and-ui-state.ts'

type Action = Parameters<typeof uiReducer>[1]
const after = (...actions: Action[]): UiState =>
  actions.reduce<UiState>((ui, action) => uiReducer(ui, action), uiReducer(undefined, { type: 'start' }))
const order = wholeOrder()
const booted = (recordId: string | null) =>
  events.journeyStarted({ order, mode: 'chat', position: 'nome', recordId })

describe('the phase of a visit', () => {
  test.each<[string, Action[], UiState['phase']]>([
    ['no lead is stored', [booted(null)], 'ready'],
    ['a lead is stored', [booted('id')], 'loading'],
    ['it is loaded', [booted('id'), events.recordLoaded({ order, recordId: 'id', versions: {} })], 'ready'],
    ['it is gone', [booted('id'), events.recordLost()], 'lost'],
    [
      'the visitor starts anew',
      [booted('id'), events.recordLost(), events.orderRestarted({ order })],
      'ready',
    ],
  ])('%s', (_when, actions, phase) => expect(after(...actions).phase).toBe(phase))

  test('that nothing is kept in this browser is known to the end, notice or not', () => {
    const blocked = events.noticeRaised({ kind: 'storage' })
    expect(after(booted(null)).keeps).toBe(true)
    expect(after(blocked, events.noticeClosed(), events.orderRestarted({ order })).keeps).toBe(false)
    expect(after(blocked, events.noticeRaised({ kind: 'other-tab', before: {} })).keeps).toBe(false)
  })

  test('starting over keeps the way and the connection', () => {
    const ui = after(
      booted('id'),
      events.connectionChanged({ online: false }),
      events.draftChanged({ step: 'nome', name: 'name', value: 'M' }),
      events.orderRestarted({ order }),
    )
    expect(ui).toMatchObject({
      mode: 'chat',
      online: false,
      drafts: {},
      recordId: null,
      position: 'cep',
    })
  })
})

describe('what is typed', () => {
  const typed = events.draftChanged({ step: 'email', name: 'email', value: 'm' })

  test('is kept by step, field by field', () => {
    const more = events.draftChanged({ step: 'email', name: 'accept_promotions', value: 'true' })
    expect(after(typed, more).drafts).toEqual({ email: { email: 'm', accept_promotions: 'true' } })
  })

  test('clears its own problem and no other', () => {
    const refused = events.answerRefused({
      step: 'email',
      problems: { email: { problem: 'email-vazio' }, accept_promotions: problemWithServerText('x') },
    })
    expect(after(refused, typed).problems.email).toEqual({ accept_promotions: problemWithServerText('x') })
  })

  test('goes with an accepted answer, and with a correction that is left', () => {
    const accepted = events.answerAccepted({ step: 'email', values: { email: 'm@x.com' } })
    expect(after(typed, accepted).drafts).toEqual({})
    const there = events.stepChanged({ to: 'email', how: 'push', returnTo: 'confirmacao' })
    expect(after(there, typed, events.correctionCancelled()).drafts).toEqual({})
  })

  test('refusals are counted, so that the same problem twice moves the focus twice', () => {
    const refused = events.answerRefused({ step: 'email', problems: { email: { problem: 'email-vazio' } } })
    expect(after(refused, refused).refusals).toBe(2)
  })
})

describe('a correction', () => {
  const away = events.stepChanged({ to: 'nome', how: 'push', returnTo: 'confirmacao' })
  test.each<[string, Action[], UiState['returnTo']]>([
    ['remembers where to come back to', [away], 'confirmacao'],
    ['also over further steps', [away, events.stepChanged({ to: 'planos', how: 'push' })], 'confirmacao'],
    ['until it is back', [away, events.stepChanged({ to: 'confirmacao', how: 'push' })], null],
    ['or is given up', [away, events.stepChanged({ to: 'cep', how: 'push', returnTo: null })], null],
  ])('%s', (_what, actions, returnTo) => expect(after(...actions).returnTo).toBe(returnTo))
})

describe('a wait', () => {
  const started = events.waitStarted({ what: 'risk' })
  test('ends when the visitor leaves the step, not when only the way changes', () => {
    const there = events.stepChanged({ to: 'confirmando-dados', how: 'push' })
    expect(
      after(there, started, events.stepChanged({ to: 'confirmando-dados', how: 'push', mode: 'chat' })).wait,
    ).toEqual({ what: 'risk', status: 'running', offline: false })
    expect(after(there, started, events.stepChanged({ to: 'ativar-debito', how: 'push' })).wait).toBeNull()
  })
})

describe('a notice', () => {
  test('goes with the next answer or when it is closed; blocked storage stays', () => {
    const accepted = events.answerAccepted({ step: 'nome', values: {} })
    const raised = events.noticeRaised({ kind: 'other-tab', before: {} })
    expect(after(raised, accepted).notice).toBeNull()
    expect(after(raised, events.noticeClosed()).notice).toBeNull()
    expect(after(events.noticeRaised({ kind: 'storage' }), accepted).notice).toEqual({ kind: 'storage' })
  })

  test('of a price belongs to the answer that changed it, and does not come along elsewhere (D159)', () => {
    const raised = events.noticeRaised({ kind: 'result', of: 'ativar-debito', tone: 'info', values: {} })
    const other = events.noticeRaised({ kind: 'other-tab', before: {} })
    for (const leaving of [
      events.backRequested(),
      events.correctionRequested({ step: 'planos' }),
      events.stepVisited({ step: 'nome', mode: 'pages', how: 'history' }),
    ]) {
      expect(after(raised, leaving).notice).toBeNull()
      expect(after(other, leaving).notice).not.toBeNull()
    }
  })
})

test('a refused save opens its question again with what was given and the server’s text', () => {
  const values = { person_type: 'pf', cpf: '52998224725' }
  const ui = after(
    events.saveRefused({
      key: 'k',
      step: 'cpf',
      values,
      problem: problemWithServerText('Não pode.'),
      field: 'cpf',
    }),
  )
  expect(ui).toMatchObject({
    drafts: { cpf: values },
    problems: { cpf: { cpf: problemWithServerText('Não pode.') } },
    refusals: 1,
  })
})

test('a lead’s id outlives a check that finds nothing to sell', () => {
  const coverage = { infra: null, plans: [], address: null }
  const ui = after(booted('id'), events.coverageChecked({ coverage, recordId: null, noCoverageId: 'other' }))
  expect(ui).toMatchObject({ recordId: 'id', noCoverageId: 'other' })
})
