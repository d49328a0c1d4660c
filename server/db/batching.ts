import type { Db, Sql } from './database.ts'

/** How many statements of one kind run concurrently; further calls join the next batch. */
const AT_ONCE = 3
/** The most calls one statement serves. */
const MOST = 64

type Asked = Pick<Db, 'counted'>

type Waiting<K, A, V> = {
  readonly key: K
  readonly asked: A
  readonly take: (value: V | undefined) => void
  readonly fail: (reason: unknown) => void
}

/** Runs the statement of one batch and returns its results by key. */
type Run<K, A, V> = (sql: Sql, those: readonly Waiting<K, A, V>[]) => Promise<ReadonlyMap<K, V>>
/** Takes the next batch from the pending calls. */
type Choose<K, A, V> = (waiting: Waiting<K, A, V>[]) => Waiting<K, A, V>[]

/**
 * Batches concurrent calls into one statement. A lone call never waits; under load most of a statement's cost is the
 * round trip to the database, and a batch pays it once. A statement starts only after all calls of its batch have
 * arrived, so it sees everything stored before any of them. If it fails, every call of the batch fails.
 */
function batched<K, A, V>(run: Run<K, A, V>, choose: Choose<K, A, V>) {
  type Queue = { waiting: Waiting<K, A, V>[]; running: number; isCalled: boolean }
  const queues = new WeakMap<Asked, Queue>()

  async function go(sql: Sql, queue: Queue, those: readonly Waiting<K, A, V>[]): Promise<void> {
    queue.running += 1
    try {
      const found = await run(sql, those)
      for (const each of those) each.take(found.get(each.key))
    } catch (error) {
      for (const each of those) each.fail(error)
    } finally {
      queue.running -= 1
      call(sql, queue)
    }
  }

  function call(sql: Sql, queue: Queue): void {
    if (queue.isCalled || queue.waiting.length === 0 || queue.running >= AT_ONCE) return
    queue.isCalled = true
    // After every request that has arrived by now has been read.
    setImmediate(() => {
      queue.isCalled = false
      void go(sql, queue, choose(queue.waiting))
      call(sql, queue)
    })
  }

  return (db: Asked, key: K, asked: A): Promise<V | undefined> =>
    db.counted(
      (sql) =>
        new Promise((take, fail) => {
          const queue = queues.get(db) ?? { waiting: [], running: 0, isCalled: false }
          queues.set(db, queue)
          queue.waiting.push({ key, asked, take, fail })
          call(sql, queue)
        }),
    )
}

/** Batches lookups: `find` gets every key once, and calls for the same key share the value. */
export function batchLookups<K, V>(find: (sql: Sql, keys: readonly K[]) => Promise<ReadonlyMap<K, V>>) {
  const ask = batched<K, null, V>(
    (sql, those) => find(sql, [...new Set(those.map(({ key }) => key))]),
    (waiting) => waiting.splice(0, MOST),
  )
  return (db: Asked, key: K): Promise<V | undefined> => ask(db, key, null)
}

/** Batches changes: changes to the same key run one at a time, in arrival order. */
export function batchChanges<K, A, V>(
  change: (sql: Sql, keys: readonly K[], changes: readonly A[]) => Promise<ReadonlyMap<K, V>>,
) {
  return batched<K, A, V>(
    (sql, those) =>
      change(
        sql,
        those.map(({ key }) => key),
        those.map(({ asked }) => asked),
      ),
    (waiting) => {
      const chosen = new Map<K, Waiting<K, A, V>>()
      const left = waiting.filter((each) => {
        if (chosen.size >= MOST || chosen.has(each.key)) return true
        chosen.set(each.key, each)
        return false
      })
      waiting.splice(0, waiting.length, ...left)
      return [...chosen.values()]
    },
  )
}

/**
 * A list of keys as an SQL parameter. PostgreSQL re-plans for every list whose length it can see, and planning costs
 * more than the query itself, so the length is hidden.
 */
export const keyList = (parameter: string): string => `array(select unnest(${parameter}))`
