/** The databases that tests get: migrated, seeded, and independent of each other. */
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { seed } from '../../server/db/seed.ts'
import { createDatabase, useDatabase } from '../support/test-databases.ts'
import { query } from '../support/query-database.ts'

describe('the databases of the tests', () => {
  const url = useDatabase()

  it('are migrated and seeded', async () => {
    const [plans] = await query(url(), 'select count(*)::int as count from plans')
    expect(plans?.count).toBeGreaterThan(0)
  })

  it('get no row of a seed file again until the file changes', async () => {
    const db = openDatabase({ url: url(), pool: 1, timeoutMs: 30_000 })
    const towns = async () => (await query(url(), 'select 1 from city_ranges where ibge = 3550308')).length
    const all = await towns()
    expect(all).toBeGreaterThan(0)
    await query(url(), 'delete from city_ranges where ibge = 3550308')
    await query(url(), "update seeded set checksum = 'other' where name = 'city_ranges'")
    await seed(db, 'catalogue')
    expect(await towns()).toBe(0)
    await query(url(), "update seeded set checksum = 'other' where name = 'city_ranges, file'")
    await seed(db, 'catalogue')
    await db.close()
    expect(await towns()).toBe(all)
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
