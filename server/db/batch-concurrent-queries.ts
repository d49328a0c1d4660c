/** Combines database queries that arrive at the same moment into one statement. */
import DataLoader from 'dataloader'
import type { Db, Sql } from './database.ts'

/** The maximum number of calls in one statement. */
const MOST = 64

type Asked = Pick<Db, 'counted'>

/**
 * Batches the calls that arrive at the same moment into one statement. Under load, most of a statement's cost
 * is the round trip to the database, and a batch needs only one. Results are not cached, and a single call is
 * never delayed to wait for others. A statement starts only after all calls of its batch have arrived, so it
 * sees everything that was stored before any of them. If it fails, every call of the batch fails.
 */
function batched<C, V>(run: (sql: Sql, calls: readonly C[]) => Promise<V[]>) {
  type Waiting = { readonly sql: Sql; readonly call: C }
  const loaders = new WeakMap<Asked, DataLoader<Waiting, V>>()

  async function runAll(those: readonly Waiting[]): Promise<V[]> {
    const [first] = those
    return first
      ? run(
          first.sql,
          those.map(({ call }) => call),
        )
      : []
  }

  function loaderOf(db: Asked): DataLoader<Waiting, V> {
    const loader =
      loaders.get(db) ??
      new DataLoader<Waiting, V>(runAll, {
        cache: false,
        maxBatchSize: MOST,
        // The batch is sent after all requests that have already arrived were read.
        batchScheduleFn: (go) => void setImmediate(go),
      })
    loaders.set(db, loader)
    return loader
  }

  return (db: Asked, call: C): Promise<V> => db.counted((sql) => loaderOf(db).load({ sql, call }))
}

/**
 * Batches calls that look up one key each. `find` gets every key once, and calls with equal keys get the same
 * value.
 */
export const batchLookups = <K, V>(find: (sql: Sql, keys: readonly K[]) => Promise<ReadonlyMap<K, V>>) =>
  batched<K, V | undefined>(async (sql, keys) => {
    const found = await find(sql, [...new Set(keys)])
    return keys.map((key) => found.get(key))
  })

/** One change in a batch: the key of the record to change, and the values to store (`asked`). */
export type BatchedChange<K, A> = { readonly key: K; readonly asked: A }

/**
 * Batches calls that change one record each. `change` receives only the first change for each key. It returns
 * the results of the changes that it made, by key. Every other call resolves to undefined, and its caller
 * must then make the change separately.
 */
export const batchChanges = <K, A, V>(
  change: (sql: Sql, changes: readonly BatchedChange<K, A>[]) => Promise<ReadonlyMap<K, V>>,
) =>
  batched<BatchedChange<K, A>, V | undefined>(async (sql, changes) => {
    const firsts = new Map(changes.toReversed().map((each) => [each.key, each]))
    const made = await change(sql, [...firsts.values()])
    return changes.map((each) => (firsts.get(each.key) === each ? made.get(each.key) : undefined))
  })

/**
 * Wraps an SQL parameter that is a list of keys, so that PostgreSQL cannot see the length of the list.
 * Otherwise it would plan the query again for every length, and planning costs more than the query itself.
 */
export const hideListLength = (parameter: string): string => `array(select unnest(${parameter}))`
