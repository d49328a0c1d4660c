import type { Db, Sql } from './database.ts'

/** Statements of one kind that run at once; whoever comes while so many run goes with the next. */
const AT_ONCE = 3
/** Those who share one statement at most. */
const MOST = 64

type Asked = Pick<Db, 'counted'>

type Waiting<K, A, V> = {
  readonly key: K
  readonly asked: A
  readonly take: (value: V | undefined) => void
  readonly fail: (reason: unknown) => void
}

/** What becomes of those who go together: what is found by key. */
type Run<K, A, V> = (sql: Sql, those: readonly Waiting<K, A, V>[]) => Promise<ReadonlyMap<K, V>>
/** Of those who wait, who goes next; the others stay in the list. */
type Choose<K, A, V> = (waiting: Waiting<K, A, V>[]) => Waiting<K, A, V>[]

/**
 * Lets those who come at the same moment share one statement. Alone one waits for nobody; under load most of a
 * statement's cost is the way to the database and back, and that is shared. A statement begins after everyone
 * in it has come: it sees all that was stored until then. Its failure is everyone's.
 */
function shared<K, A, V>(run: Run<K, A, V>, choose: Choose<K, A, V>) {
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
    // After all requests that have come in by now were read.
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

/** Looks up by key: `find` is given every key once, and whoever asked for the same gets the same. */
export function together<K, V>(find: (sql: Sql, keys: readonly K[]) => Promise<ReadonlyMap<K, V>>) {
  const ask = shared<K, null, V>(
    (sql, those) => find(sql, [...new Set(those.map(({ key }) => key))]),
    (waiting) => waiting.splice(0, MOST),
  )
  return (db: Asked, key: K): Promise<V | undefined> => ask(db, key, null)
}

/** Changes things: of what is to be done to the same thing only one goes at a time, in the order it came. */
export function inTurn<K, A, V>(
  change: (sql: Sql, keys: readonly K[], changes: readonly A[]) => Promise<ReadonlyMap<K, V>>,
) {
  return shared<K, A, V>(
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
 * The list of keys in a statement's text. Planning for a list whose length is known costs more than all else, and
 * PostgreSQL does it anew for every list that it sees the length of.
 */
export const list = (parameter: string): string => `array(select unnest(${parameter}))`
