import { describe, expect, test } from 'vitest'
import { answerValues, complementTypes, wholeOrder } from '../../tests/support/sample-orders.ts'
import { withAnswer } from '../funnel/apply-answer-and-clear-dependents.ts'
import type { Order, StepId } from '../funnel/step-and-journey-types.ts'
import { problemWithServerText } from '../lib/problem-keys.ts'
import * as events from './redux-actions.ts'
import {
  selectBack,
  selectBackTarget,
  selectDraft,
  selectIsCorrection,
  selectNotice,
  selectSaveSign,
  selectWouldLose,
} from './selectors.ts'
import { rootReducer, type RootState } from './root-reducer.ts'

function stateOf(order: Order, position: StepId = 'cpf'): RootState {
  const start = rootReducer(undefined, { type: 'start' })
  return rootReducer(start, events.journeyStarted({ order, mode: 'pages', position, recordId: null }))
}
const drafted = (state: RootState, step: StepId, name: string, value: string) =>
  rootReducer(state, events.draftChanged({ step, name, value }))

describe('what a form holds', () => {
  const typed = { person_type: 'pf', cpf: '52998224725' }
  const order = withAnswer(wholeOrder({ answers: {} }), 'cpf', typed)
  const state = stateOf(withAnswer(order, 'nr-imovel', { number: '130', complement: 'apto 42' }))

  test('the answer that was given', () => {
    expect(selectDraft(state, 'nr-imovel')).toEqual({ number: '130', complement: 'apto 42' })
  })

  test('what is typed over it, field by field', () => {
    expect(selectDraft(drafted(state, 'nr-imovel', 'number', '131'), 'nr-imovel')).toEqual({
      number: '131',
      complement: 'apto 42',
    })
  })

  test('a secret answer starts empty, but for its choices', () => {
    expect(selectDraft(state, 'cpf')).toEqual({ person_type: 'pf' })
    expect(selectDraft(drafted(state, 'cpf', 'cpf', '1'), 'cpf')).toEqual({ person_type: 'pf', cpf: '1' })
  })

  test('what the number said of the complement, until it is answered (U3)', () => {
    const inFlat = wholeOrder(
      { complementTypes },
      { 'nr-imovel': { ...answerValues['nr-imovel'], complement: 'apto 3' } },
    )
    const filled = { complemento1: 'AP', complemento2: '3', customComplement: 'apto 3' }
    const seen = stateOf(inFlat)
    expect(selectDraft(seen, 'instalacao')).toEqual(filled)
    expect(selectDraft(seen, 'instalacao')).toBe(selectDraft(seen, 'instalacao'))
    expect(selectDraft(drafted(seen, 'instalacao', 'complemento2', '4'), 'instalacao')).toEqual({
      ...filled,
      complemento2: '4',
    })
    const answered = stateOf(withAnswer(inFlat, 'instalacao', { complemento1: 'BL', complemento2: 'B' }))
    expect(selectDraft(answered, 'instalacao')).toEqual({ complemento1: 'BL', complemento2: 'B' })
  })

  test('the same object as long as nothing changes', () => {
    const more = drafted(state, 'cpf', 'cpf', '1')
    for (const [seen, step] of [
      [state, 'nr-imovel'],
      [state, 'cpf'],
      [more, 'cpf'],
      [state, 'email'],
    ] as const) {
      expect(selectDraft(seen, step)).toBe(selectDraft(seen, step))
    }
  })
})

describe('the sign of saving', () => {
  const item = { key: 'k', step: 'nome', wire: 'name', body: {} } as const
  const queued = rootReducer(stateOf(wholeOrder()), events.saveQueued(item))
  const failed = rootReducer(
    queued,
    events.saveFailed({ problem: { problem: 'servidor-falhou' }, offline: false }),
  )
  const offline = rootReducer(queued, events.connectionChanged({ online: false }))

  test.each([
    ['nothing is on its way', stateOf(wholeOrder()), 'saved', false],
    ['an answer is on its way', queued, 'saving', false],
    ['it failed', failed, 'failed', true],
    ['there is no connection', offline, 'saving', true],
    [
      'no connection, and nothing is on its way',
      rootReducer(stateOf(wholeOrder()), events.connectionChanged({ online: false })),
      'saved',
      false,
    ],
  ] as const)('%s', (_when, state, sign, wouldLose) => {
    expect([selectSaveSign(state), selectWouldLose(state)]).toEqual([sign, wouldLose])
  })
})

describe('the back link', () => {
  const corrected = (order: Order) =>
    rootReducer(
      stateOf(order, 'confirmacao'),
      events.stepChanged({ to: 'nome', how: 'push', returnTo: 'confirmacao' }),
    )

  test('is the spec’s', () => {
    const state = stateOf(wholeOrder(), 'confirmacao')
    expect([selectBack(state), selectBackTarget(state)]).toEqual(['data-instalacao', 'data-instalacao'])
  })

  test('leaves a correction', () => {
    expect(selectBackTarget(corrected(wholeOrder()))).toBe('confirmacao')
  })

  test('is the spec’s again when the correction has left a gap', () => {
    expect(selectBackTarget(corrected(wholeOrder({ coverage: null })))).toBe('nr-imovel')
  })
})

describe('a correction', () => {
  const correcting = (order: Order, step: StepId) =>
    rootReducer(
      stateOf(order, 'confirmacao'),
      events.stepChanged({ to: step, how: 'push', returnTo: 'confirmacao' }),
    )

  test('can be left while the old answer stands', () => {
    expect(selectIsCorrection(correcting(wholeOrder(), 'data-instalacao'))).toBe(true)
    expect(selectIsCorrection(stateOf(wholeOrder(), 'cpf'))).toBe(false)
  })

  test('a refused answer is none, and its error stays at its question', () => {
    const state = correcting(wholeOrder(), 'data-instalacao')
    const refused = rootReducer(
      state,
      events.appointmentSlotsTaken({ problem: problemWithServerText('Ocupado'), step: 'data-instalacao' }),
    )
    expect(selectIsCorrection(refused)).toBe(false)
    expect(selectNotice(refused)).toMatchObject({ kind: 'slots-taken' })
    expect(
      selectNotice(rootReducer(refused, events.stepChanged({ to: 'conta-debito', how: 'push' }))),
    ).toBeNull()
  })

  test('a refused account neither', () => {
    const state = correcting(wholeOrder(), 'conta-debito')
    const refusal = {
      key: 'k',
      step: 'conta-debito',
      problem: problemWithServerText('Conta inválida'),
      values: {},
      field: 'agency',
    }
    expect(selectIsCorrection(rootReducer(state, events.saveRefused(refusal)))).toBe(false)
  })
})
