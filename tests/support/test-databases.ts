/** Creates databases for journey and server tests, seeded or empty, and drops them afterwards. */
import { afterAll, beforeAll, inject } from 'vitest'
import { cloneDatabase, emptyDatabase, type TestDatabase } from './postgres-cluster.ts'

/** A new migrated and seeded database; the caller drops it. */
export async function createDatabase(): Promise<TestDatabase> {
  return cloneDatabase(inject('clusterUrl'), inject('serverUrl'))
}

/**
 * A database for the suite it is called in: created before its tests, dropped after them.
 * @returns a function that returns its address, once the tests run
 */
export const useDatabase = (): (() => string) => useAddress(createDatabase)

/** Like `useDatabase`, but without a schema, as an operator creates it for a first start. */
export const useEmptyDatabase = (): (() => string) => useAddress(() => emptyDatabase(inject('clusterUrl')))

function useAddress(make: () => Promise<TestDatabase>): () => string {
  const database = useOne(make, ({ drop }) => drop())
  return () => database().url
}

/**
 * Something for the suite it is called in: made before its tests, ended after them and after what was made later.
 * @returns a function that returns it, once the tests run
 */
export function useOne<One>(make: () => Promise<One>, end: (one: One) => unknown): () => One {
  let made: { readonly one: One } | null = null
  beforeAll(async () => {
    made = { one: await make() }
  })
  afterAll(async () => {
    if (made) await end(made.one)
  })
  return () => {
    if (!made) throw new Error('it is there only while tests run')
    return made.one
  }
}
