/** Limits the searches for persons at the operator's desk, by who searches; the default is in config-limits.ts. */
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { tooMany } from '../api-errors.ts'
import type { BusinessMetrics } from '../business-metrics.ts'
import type { Vault } from '../security/encryption-vault.ts'
import { HOUR, makeCounters, UNLIMITED } from './rate-limit-counters.ts'

/** Counts the searches of a person in an hour. */
export type SearchLimit = {
  /** From which one in an hour on a reason is asked. */
  readonly free: number
  /**
   * Counts a search, and returns how many there were in this hour.
   * @throws HttpError 429 for what nobody who talks to customers needs, with a reason or without
   */
  count(person: string): Promise<number>
}

/** How many times as many searches as need no reason are possible with one. */
const TIMES = 5

export function makeSearchLimit(
  db: Db,
  vault: Pick<Vault, 'lookup'>,
  { searchesPerHour: free }: Pick<Config['limits'], 'searchesPerHour'>,
  metrics: Pick<BusinessMetrics, 'refusalsBy'>,
): SearchLimit {
  const counter = makeCounters(db, vault, metrics)('opsearch', UNLIMITED, HOUR)
  return {
    free,
    async count(person) {
      const searches = await counter.add(`person:${person}`)
      if (searches > free * TIMES) throw tooMany(HOUR)
      return searches
    },
  }
}
