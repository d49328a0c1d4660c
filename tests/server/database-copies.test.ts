import { describe, expect, it } from 'vitest'
import { createDatabase, useDatabase } from '../support/database.ts'
import { query } from '../support/sql-queries.ts'

describe('the databases of the tests', () => {
  const url = useDatabase()

  it('are migrated and seeded', async () => {
    const [plans] = await query(url(), 'select count(*)::int as count from plans')
    expect(plans?.count).toBeGreaterThan(0)
  })

  it('do not see each other', async () => {
    const other = await createDatabase()
    try {
      await query(other.url, 'create table only_here (id integer)')
      const [found] = await query(url(), "select to_regclass('only_here') as name")
      expect(found?.name).toBeNull()
    } finally {
      await other.drop()
    }
  })
})
