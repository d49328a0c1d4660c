/**
 * Tests that look-ups or changes requested at the same moment share one statement, but never across two databases, and
 * that a failure affects only its own batch.
 */
import { describe, expect, it } from 'vitest'
import type { Db, Sql } from './database.ts'
import { batchChanges, batchLookups } from './batch-concurrent-queries.ts'

/** A database that is never queried: the tests return results themselves. */
const database = (): Pick<Db, 'counted'> => ({ counted: (work) => work({} as Sql) })

const pause = () => new Promise((resolve) => setTimeout(resolve, 1))

describe('simultaneous look-ups', () => {
  it('share one statement, with each key once', async () => {
    const asked: (readonly number[])[] = []
    const double = batchLookups<number, number>(async (_sql, keys) => {
      asked.push(keys)
      await pause()
      return new Map(keys.filter((key) => key !== 7).map((key) => [key, key * 2]))
    })
    const db = database()
    expect(await Promise.all([1, 2, 1, 7].map((key) => double(db, key)))).toEqual([2, 4, 2, undefined])
    expect(asked).toEqual([[1, 2, 7]])
  })

  it('use a new statement if one is already running', async () => {
    const asked: (readonly number[])[] = []
    const same = batchLookups<number, number>(async (_sql, keys) => {
      asked.push(keys)
      await pause()
      return new Map(keys.map((key) => [key, key]))
    })
    const db = database()
    const first = same(db, 1)
    await new Promise((resolve) => setImmediate(resolve))
    const second = same(db, 1)
    expect(await Promise.all([first, second])).toEqual([1, 1])
    expect(asked).toEqual([[1], [1]])
  })

  it('are not combined if they are for different databases', async () => {
    const asked: (readonly number[])[] = []
    const same = batchLookups<number, number>((_sql, keys) => {
      asked.push(keys)
      return Promise.resolve(new Map(keys.map((key) => [key, key])))
    })
    await Promise.all([same(database(), 1), same(database(), 2)])
    expect(asked).toEqual([[1], [2]])
  })

  it('all fail if their statement fails; later ones do not', async () => {
    let isDown = true
    const same = batchLookups<number, number>((_sql, keys) =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(new Map(keys.map((key) => [key, key]))),
    )
    const db = database()
    const failed = await Promise.allSettled([same(db, 1), same(db, 2)])
    expect(failed.map((each) => each.status)).toEqual(['rejected', 'rejected'])
    isDown = false
    expect(await same(db, 3)).toBe(3)
  })

  it('are split into several statements if there are very many', async () => {
    const sizes: number[] = []
    const same = batchLookups<number, number>((_sql, keys) => {
      sizes.push(keys.length)
      return Promise.resolve(new Map(keys.map((key) => [key, key])))
    })
    const db = database()
    const keys = Array.from({ length: 150 }, (_, index) => index)
    expect(await Promise.all(keys.map((key) => same(db, key)))).toEqual(keys)
    expect(sizes).toEqual([64, 64, 22])
  })
})

describe('simultaneous changes', () => {
  it('share one statement, with only the first change of each key; the others return undefined', async () => {
    const changed: unknown[] = []
    const change = batchChanges<string, string, string>((_sql, changes) => {
      changed.push(changes.map(({ asked }) => asked).toSorted())
      return Promise.resolve(new Map(changes.map(({ key, asked }) => [key, `${key}:${asked}`])))
    })
    const db = database()
    const done = await Promise.all([
      change(db, { key: 'a', asked: 'first' }),
      change(db, { key: 'a', asked: 'second' }),
      change(db, { key: 'b', asked: 'other' }),
    ])
    expect(done).toEqual(['a:first', undefined, 'b:other'])
    expect(changed).toEqual([['first', 'other']])
  })
})
