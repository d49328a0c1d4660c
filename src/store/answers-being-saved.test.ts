import { describe, expect, test } from 'vitest'
import type { LeadStep } from '../contract/lead.ts'
import { wholeOrder } from '../../tests/support/sample-orders.ts'
import {
  orderRestarted,
  saveDropped,
  saveFailed,
  saveQueued,
  saveRefused,
  answerSaved,
  saveQueueCleared,
  saveStarted,
  recordLoaded,
  recordLost,
  type SaveItem,
} from './redux-actions.ts'
import { savesReducer, expectedVersion, type Saves } from './answers-being-saved.ts'

const item = (key: string, wire: LeadStep): SaveItem => ({ key, step: 'nome', wire, body: { key } })
const [name, phone, name2] = [item('n1', 'name'), item('p1', 'phone'), item('n2', 'name')] as const

type Action = Parameters<typeof savesReducer>[1]
const after = (...actions: Action[]): Saves =>
  actions.reduce<Saves>(
    (saves, action) => savesReducer(saves, action),
    savesReducer(undefined, { type: 'start' }),
  )
const keys = (saves: Saves) => saves.items.map(({ key }) => key)
const refusal = {
  key: 'n1',
  step: 'nome',
  problem: { problem: 'nome-vazio' },
  values: {},
  field: 'name',
} as const

describe('the save queue', () => {
  test('keeps the order in which answers were given', () => {
    expect(keys(after(saveQueued(name), saveQueued(phone)))).toEqual(['n1', 'p1'])
  })

  test('a correction takes the place of an answer that has not left yet', () => {
    expect(keys(after(saveQueued(name), saveQueued(phone), saveQueued(name2)))).toEqual(['p1', 'n2'])
  })

  test('but not of one being sent, or that may have arrived without a reply', () => {
    const sent = [saveQueued(name), saveQueued(phone), saveStarted({ keys: ['n1'] })]
    expect(keys(after(...sent, saveQueued(name2)))).toEqual(['n1', 'p1', 'n2'])
    const failed = saveFailed({ problem: { problem: 'rede-caiu' }, offline: true })
    expect(keys(after(...sent, failed, saveQueued(name2)))).toEqual(['n1', 'p1', 'n2'])
  })

  test('nor of any of those that were sent together', () => {
    const saves = after(saveQueued(name), saveQueued(phone), saveStarted({ keys: ['n1', 'p1'] }))
    const corrected = savesReducer(saves, saveQueued(item('p2', 'phone')))
    expect(keys(corrected)).toEqual(['n1', 'p1', 'p2'])
    const stored = savesReducer(corrected, answerSaved({ key: 'n1', wire: 'name', version: 1 }))
    expect(stored.tried).toEqual(['p1'])
  })

  test('an answer that is stored leaves with its version, and mends a failure', () => {
    const saves = after(
      saveQueued(name),
      saveStarted({ keys: ['n1'] }),
      saveFailed({ problem: { problem: 'rede-caiu' }, offline: false }),
      answerSaved({ key: 'n1', wire: 'name', version: 3 }),
    )
    expect(saves).toEqual({ ...after(), versions: { name: 3 } })
  })

  test.each([saveRefused(refusal), saveDropped({ key: 'n1' })])(
    '$type takes one out and leaves the rest',
    (action) => {
      const saves = after(saveQueued(name), saveQueued(phone), saveStarted({ keys: ['n1'] }), action)
      expect([keys(saves), saves.tried]).toEqual([['p1'], []])
    },
  )

  test.each([saveQueueCleared(), recordLost(), orderRestarted({ order: wholeOrder() })])(
    '$type forgets all',
    (action) => {
      const saves = after(answerSaved({ key: 'x', wire: 'name', version: 1 }), saveQueued(name), action)
      expect(saves).toEqual(after())
    },
  )

  test('a lead that is loaded keeps what is still a change of what it holds', () => {
    const loaded = recordLoaded({ order: wholeOrder(), recordId: 'id', versions: { name: 2, email: 1 } })
    const saves = after(
      answerSaved({ key: 'x', wire: 'name', version: 1 }),
      saveQueued(name),
      saveQueued(phone),
      loaded,
    )
    expect([keys(saves), saves.versions]).toEqual([['p1'], { name: 2, email: 1 }])
  })
})

describe('the version that an answer expects (If-Match)', () => {
  test('0 when it was never given, else the stored one', () => {
    expect(expectedVersion(after(saveQueued(name)), name)).toBe(0)
    expect(
      expectedVersion(after(answerSaved({ key: 'x', wire: 'name', version: 4 }), saveQueued(name)), name),
    ).toBe(4)
  })

  test('one more for each that waits before it', () => {
    const saves = after(saveQueued(name), saveStarted({ keys: ['n1'] }), saveQueued(phone), saveQueued(name2))
    expect(saves.items.map((each) => expectedVersion(saves, each))).toEqual([0, 0, 1])
  })
})
