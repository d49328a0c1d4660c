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
export const useDatabase = (): (() => string) => useOne(createDatabase)

/** Like `useDatabase`, but without a schema, as an operator creates it for a first start. */
export const useEmptyDatabase = (): (() => string) => useOne(() => emptyDatabase(inject('clusterUrl')))

function useOne(make: () => Promise<TestDatabase>): () => string {
  let database: TestDatabase | null = null
  beforeAll(async () => {
    database = await make()
  })
  afterAll(() => database?.drop())
  return () => {
    if (!database) throw new Error('the database is there only while tests run')
    return database.url
  }
}
