import { createAction } from '@reduxjs/toolkit'
import { runSaga, stdChannel } from 'redux-saga'
import { describe, expect, test } from 'vitest'
import { expectConsole } from '../../../tests/support/fail-on-console-output.ts'
import { call, fork, spawn, takeEvery } from './effects.ts'
import { reportErrors } from './guarded-sagas.ts'

const asked = createAction<string>('asked')

/** Runs a saga with its own channel and collects what it reports. */
function start(saga: () => Generator) {
  const reports: [error: unknown, where: string][] = []
  const channel = stdChannel()
  const report = (error: unknown, where: string) => void reports.push([error, where])
  const task = runSaga({ channel, context: { dependencies: { report } } }, saga)
  return { channel, reports, task }
}

function* refuses() {
  yield* call(() => Promise.resolve())
  throw new Error('no')
}

describe('a worker that throws', () => {
  test('ends alone: its own watcher and the watchers beside it go on', async () => {
    const heard: string[] = []
    function* breaks({ payload }: ReturnType<typeof asked>) {
      heard.push(payload)
      yield* call(() => Promise.resolve())
      throw new Error(payload)
    }
    function* listens({ payload }: ReturnType<typeof asked>) {
      yield* call(() => heard.push(`beside ${payload}`))
    }
    const { channel, reports, task } = start(function* () {
      yield* takeEvery(asked, reportErrors(breaks))
      yield* takeEvery(asked, reportErrors(listens))
      yield* spawn(reportErrors(refuses))
    })
    channel.put(asked('one'))
    await Promise.resolve()
    channel.put(asked('two'))
    await expect.poll(() => reports.length).toBe(3)
    expect(heard).toEqual(['one', 'beside one', 'two', 'beside two'])
    expect(reports.map(([error, where]) => [String(error), where])).toEqual([
      ['Error: no', 'refuses'],
      ['Error: one', 'breaks'],
      ['Error: two', 'breaks'],
    ])
    expect(task.isRunning()).toBe(true)
    task.cancel()
  })

  test('unwrapped takes its siblings with it: the reason for the wrapping', async () => {
    expectConsole(/Error: no/)
    expectConsole(/Tasks cancelled due to error/)
    const ended: string[] = []
    const { task } = start(function* () {
      yield* fork(function* () {
        try {
          yield* call(() => new Promise(() => {}))
        } finally {
          ended.push('sibling')
        }
      })
      yield* fork(refuses)
    })
    await expect(task.toPromise()).rejects.toThrow('no')
    expect(ended).toEqual(['sibling'])
  })

  test('hands its arguments on, and a result is no failure', () => {
    const seen: unknown[] = []
    const { reports } = start(function* () {
      yield* call(
        reportErrors(function* adds(one: number, other: number) {
          seen.push(yield* call(() => one + other))
        }),
        1,
        2,
      )
    })
    expect([seen, reports]).toEqual([[3], []])
  })
})
