/** Publishes editions at a server that is a process of its own. */
import { openDatabase } from '../../server/db/database.ts'
import { liveShop, publishShop } from '../../server/services/shop.ts'
import type { EditionPlan } from '../../src/edition/schema.ts'
import type { Server } from './e2e.ts'

/** Publishes an edition in which one plan, named by its sku, is different. The server serves it within seconds. */
export async function publishPlan(
  { databaseUrl }: Pick<Server, 'databaseUrl'>,
  sku: string,
  change: Partial<EditionPlan>,
): Promise<void> {
  const db = openDatabase({ url: databaseUrl, pool: 1, timeoutMs: 10_000 })
  try {
    const { document } = await liveShop(db)
    const plans = document.plans.map((plan) => (plan.sku === sku ? { ...plan, ...change } : plan))
    const done = await publishShop(db, { ...document, plans }, { from: null, until: null, by: 'teste' })
    if (!done.published) throw new Error(JSON.stringify(done.findings))
  } finally {
    await db.close()
  }
}
