import type { Db, Sql } from './database.ts'

/** What is found under each key that was asked for; no key comes twice. */
type Find<K, V> = (sql: Sql, keys: readonly K[]) => Promise<ReadonlyMap<K, V>>

/** Statements of one kind that run at once; whoever comes while so many run goes with the next. */
const AT_ONCE = 3
/** Keys of one statement at most. */
const MOST = 64

type Asker<V> = { take(value: V | undefined): void; fail(reason: unknown): void }
type Queue<K, V> = { waiting: Map<K, Asker<V>[]>; running: number; isCalled: boolean }

/**
 * Looks up by key, and lets those who ask at the same moment share one statement. Alone one waits for nobody;
 * under load most of a statement's cost is the way to the database and back, and that is shared. A statement
 * begins after everyone in it has asked: it sees all that was stored until then. Its failure is everyone's.
 */
export function together<K, V>(find: Find<K, V>): (db: Db, key: K) => Promise<V | undefined> {
  const queues = new WeakMap<Db, Queue<K, V>>()

  async function run(db: Db, queue: Queue<K, V>, askers: ReadonlyMap<K, Asker<V>[]>): Promise<void> {
    queue.running += 1
    try {
      const found = await find(db, [...askers.keys()])
      for (const [key, those] of askers) for (const asker of those) asker.take(found.get(key))
    } catch (error) {
      for (const those of askers.values()) for (const asker of those) asker.fail(error)
    } finally {
      queue.running -= 1
      call(db, queue)
    }
  }

  function call(db: Db, queue: Queue<K, V>): void {
    if (queue.isCalled || queue.waiting.size === 0 || queue.running >= AT_ONCE) return
    queue.isCalled = true
    // After all requests that have come in by now were read.
    setImmediate(() => {
      queue.isCalled = false
      void run(db, queue, next(queue))
      call(db, queue)
    })
  }

  return (db, key) =>
    new Promise((take, fail) => {
      const queue = queues.get(db) ?? { waiting: new Map(), running: 0, isCalled: false }
      queues.set(db, queue)
      const those = queue.waiting.get(key)
      if (those) those.push({ take, fail })
      else queue.waiting.set(key, [{ take, fail }])
      call(db, queue)
    })
}

/** Takes those who have waited longest out of the queue. */
function next<K, V>(queue: Queue<K, V>): ReadonlyMap<K, Asker<V>[]> {
  const { waiting } = queue
  queue.waiting = new Map()
  if (waiting.size <= MOST) return waiting
  const first = [...waiting].slice(0, MOST)
  for (const [key] of first) waiting.delete(key)
  queue.waiting = waiting
  return new Map(first)
}
