import { configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware, { type Task } from 'redux-saga'
import { describe, expect, test, vi } from 'vitest'
import { waitInWords } from '../../../tests/support/problem-texts.ts'
import { ApiError, type ApiFailure } from '../../api/api-error-and-its-message.ts'
import { problemWithServerText } from '../../lib/problem-keys.ts'
import {
  answersSubmitted,
  connectionChanged,
  stepChanged,
  retryRequested,
  type WaitFor,
} from '../../store/redux-actions.ts'
import { selectWait } from '../../store/selectors.ts'
import { rootReducer } from '../../store/root-reducer.ts'
import { cancelWhenLeft } from './run-cancellable-saga.ts'
import { call, getDependencies } from './effects.ts'
import { callWithRetry } from './retry-calls-and-show-failures.ts'
import { fakeTimers } from '../../../tests/support/fake-timers.ts'

const NETWORK: ApiFailure = { kind: 'network' }
const REFUSED: ApiFailure = { kind: 'server', status: 409, text: 'Não.', reply: {} }
const MISSING: ApiFailure = { kind: 'missing', names: ['id'], problem: 'resposta-incompleta' }
const busy = (retryAfter: number): ApiFailure => ({
  kind: 'server',
  status: 429,
  text: 'Aguarde.',
  reply: {},
  retryAfter,
})

fakeTimers()

/** A store whose saga calls with these outcomes, one per attempt; 'silent' never settles. */
function waiting(outcomes: readonly (ApiFailure | string)[], isForCaller?: (error: ApiError) => boolean) {
  const tries: number[] = []
  // The tests assert on thrown errors, so they are not logged.
  const sagas = createSagaMiddleware({ context: { dependencies: {} }, onError: () => {} })
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false }).concat(sagas),
  })
  const what: WaitFor = 'coverage'
  function* request(): Generator<unknown, string> {
    yield* getDependencies()
    const outcome = outcomes[tries.length]
    tries.push(Date.now())
    return yield* call(() => {
      if (outcome === 'silent') return new Promise<string>(() => {})
      if (typeof outcome === 'string') return Promise.resolve(outcome)
      return Promise.reject(new ApiError(outcome ?? NETWORK))
    })
  }
  const task: Task = sagas.run(() => callWithRetry(what, request, isForCaller))
  return { store, tries, task, wait: () => selectWait(store.getState()) }
}

describe('a call that the visitor waits for', () => {
  test('that succeeds ends the wait', async () => {
    const { task, wait, tries } = waiting(['done'])
    expect(wait()).toMatchObject({ what: 'coverage', status: 'running' })
    await expect(task.toPromise()).resolves.toBe('done')
    expect([wait(), tries.length]).toEqual([null, 1])
  })

  test('is tried again after 1 s, 2 s, 4 s and a little, with the text on the screen meanwhile', async () => {
    const { task, wait, tries } = waiting([NETWORK, NETWORK, NETWORK, 'done'])
    await vi.advanceTimersByTimeAsync(0)
    expect(wait()).toMatchObject({
      status: 'failed',
      problem: { problem: 'rede-caiu' },
      offline: true,
    })
    await vi.advanceTimersByTimeAsync(7_000 * 1.2)
    await task.toPromise()
    const waits = tries.slice(1).map((at, i) => at - (tries[i] ?? 0))
    for (const [i, least] of [1000, 2000, 4000].entries()) {
      expect(waits[i]).toBeGreaterThanOrEqual(least)
      expect(waits[i]).toBeLessThanOrEqual(least * 1.2)
    }
  })

  test('is tried now if the visitor asks, or when the connection is back', async () => {
    const { store, task, tries } = waiting([NETWORK, NETWORK, NETWORK, 'done'])
    await vi.advanceTimersByTimeAsync(0)
    store.dispatch(retryRequested())
    await vi.advanceTimersByTimeAsync(0)
    store.dispatch(connectionChanged({ online: false }))
    store.dispatch(connectionChanged({ online: true }))
    await vi.advanceTimersByTimeAsync(0)
    store.dispatch(answersSubmitted({ answers: { confirmacao: {} } }))
    await vi.advanceTimersByTimeAsync(0)
    await task.toPromise()
    expect(new Set(tries).size).toBe(1)
  })

  test('waits out what the server asked for, whatever the visitor says', async () => {
    const { store, task, tries } = waiting([busy(5), 'done'])
    await vi.advanceTimersByTimeAsync(0)
    store.dispatch(retryRequested())
    await vi.advanceTimersByTimeAsync(4_999)
    expect(tries).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1 + 1_000)
    await task.toPromise()
    expect(tries).toHaveLength(2)
  })

  test('that will fail again by itself waits for the visitor’s word alone', async () => {
    const { store, task, tries, wait } = waiting([MISSING, 'done'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect([tries.length, waitInWords(wait())]).toEqual([1, 'Propriedades não encontradas na resposta: id'])
    store.dispatch(retryRequested())
    await vi.advanceTimersByTimeAsync(0)
    await expect(task.toPromise()).resolves.toBe('done')
  })

  test('that is silent is given up and made again at the visitor’s word', async () => {
    const { store, task, tries } = waiting(['silent', 'done'])
    await vi.advanceTimersByTimeAsync(12_000)
    store.dispatch(retryRequested())
    await vi.advanceTimersByTimeAsync(0)
    await expect(task.toPromise()).resolves.toBe('done')
    expect(tries).toHaveLength(2)
  })

  test('throws what its caller has an answer to, with the wait ended', async () => {
    const { task, wait } = waiting([REFUSED], (error) => error.failure.kind === 'server')
    await expect(task.toPromise()).rejects.toMatchObject({ problem: problemWithServerText('Não.') })
    expect(wait()).toBeNull()
  })
})

describe('a worker that belongs to a step', () => {
  function running() {
    const sagas = createSagaMiddleware({ context: { dependencies: {} } })
    const store = configureStore({
      reducer: rootReducer,
      middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
    })
    const finish = Promise.withResolvers<string>()
    const task = sagas.run(() =>
      cancelWhenLeft('erro1', function* () {
        return yield* call(() => finish.promise)
      }),
    )
    return { store, finish, task }
  }

  test('ends when the visitor leaves it, with null', async () => {
    const { store, task } = running()
    store.dispatch(stepChanged({ to: 'ativar-debito', how: 'push' }))
    await expect(task.toPromise()).resolves.toBeNull()
  })

  test('goes on when only the way changes', async () => {
    const { store, finish, task } = running()
    store.dispatch(stepChanged({ to: 'erro1', how: 'push', mode: 'chat' }))
    finish.resolve('done')
    await expect(task.toPromise()).resolves.toBe('done')
  })
})
