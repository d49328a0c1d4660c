import DataLoader from 'dataloader'
import type { Db, Sql } from './database.ts'

/** The most calls one statement serves. */
const MOST = 64

type Asked = Pick<Db, 'counted'>

/**
 * Joins the calls that arrive at the same moment into one statement: under load most of a statement's cost is the
 * round trip to the database, and a batch pays it once. Nothing is kept, and a lone call never waits for company. A
 * statement starts only after all calls of its batch have arrived, so it sees everything stored before any of them.
 * If it fails, every call of the batch fails.
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
        // After every request that has arrived by now has been read.
        batchScheduleFn: (go) => void setImmediate(go),
      })
    loaders.set(db, loader)
    return loader
  }

  return (db: Asked, call: C): Promise<V> => db.counted((sql) => loaderOf(db).load({ sql, call }))
}

/** Batches lookups: `find` gets every key once, and calls for the same key share the value. */
export const batchLookups = <K, V>(find: (sql: Sql, keys: readonly K[]) => Promise<ReadonlyMap<K, V>>) =>
  batched<K, V | undefined>(async (sql, keys) => {
    const found = await find(sql, [...new Set(keys)])
    return keys.map((key) => found.get(key))
  })

export type BatchedChange<K, A> = { readonly key: K; readonly asked: A }

/**
 * Batches changes: `change` gets at most one of each key, the first to arrive, and returns the results of those it
 * made. The others resolve to undefined, like those that `change` leaves out: the caller must make them alone.
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
 * A list of keys as an SQL parameter. PostgreSQL re-plans for every list whose length it can see, and planning costs
 * more than the query itself, so the length is hidden.
 */
export const keyList = (parameter: string): string => `array(select unnest(${parameter}))`
