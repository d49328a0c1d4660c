import { runSaga, stdChannel } from 'redux-saga'
import { expect, test } from 'vitest'
import { cleaningUp } from './run-cancellable-saga.ts'
import { call, put } from './effects.ts'

/** Starts a worker behind a delegating generator and notes what happens. */
function start(worker: (note: (text: string) => void) => Generator<unknown, string>) {
  const notes: string[] = []
  const channel = stdChannel()
  const dispatch = ({ type }: { type: string }) => notes.push(type)
  const task = runSaga({ channel, dispatch }, function* () {
    notes.push(`result ${yield* worker((text) => notes.push(text))}`)
  })
  return { notes, task }
}

const cleanUp = () => put({ type: 'clean' })
const forever = () => new Promise<string>(() => {})

test('a worker that is cancelled cleans up, and nothing after it runs', async () => {
  const { notes, task } = start(() => cleaningUp(() => call(forever), cleanUp))
  task.cancel()
  expect(notes).toEqual(['clean'])
})

test('so does one that ends, or throws', async () => {
  const ended = start(() => cleaningUp(() => call(() => 'done'), cleanUp))
  await ended.task.toPromise()
  expect(ended.notes).toEqual(['clean', 'result done'])
  const thrown = start(function* (note) {
    try {
      return yield* cleaningUp(
        () =>
          call((): string => {
            throw new Error('no')
          }),
        cleanUp,
      )
    } catch (error) {
      note(String(error))
      return 'caught'
    }
  })
  await thrown.task.toPromise()
  expect(thrown.notes).toEqual(['clean', 'Error: no', 'result caught'])
})

test('a `finally` that yields, delegated to, lets what follows it run: the reason for the call', () => {
  const { notes, task } = start(function* () {
    try {
      return yield* call(forever)
    } finally {
      yield* cleanUp()
    }
  })
  task.cancel()
  expect(notes).toEqual(['clean', expect.stringContaining('result')])
})
