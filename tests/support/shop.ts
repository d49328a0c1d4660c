/** Publishes editions of a server's shop, as its team does. */
import { publishShop } from '../../server/services/shop.ts'
import type { Edition, EditionPlan } from '../../src/edition/schema.ts'
import type { TestServer } from './server.ts'

type Shopkeeper = Pick<TestServer, 'asOwner' | 'shop'>

/** Publishes an edition that differs from the one that is served, and has it served. Returns its number. */
export async function publish(
  { asOwner, shop }: Shopkeeper,
  change: (edition: Edition) => Edition,
  when: { readonly from?: Date; readonly until?: Date } = {},
): Promise<number> {
  const { document } = shop.served().edition
  const { published, findings } = await asOwner((db) =>
    publishShop(db, change(structuredClone(document)), { from: null, until: null, by: 'teste', ...when }),
  )
  if (!published) throw new Error(JSON.stringify(findings))
  await shop.look()
  return published.number
}

/** Publishes an edition in which one plan, named by its sku, is different. */
export const changePlan = (server: Shopkeeper, sku: string, change: Partial<EditionPlan>): Promise<number> =>
  publish(server, (edition) => ({
    ...edition,
    plans: edition.plans.map((plan) => (plan.sku === sku ? { ...plan, ...change } : plan)),
  }))

/** Lets the time pass for which prices hold that visitors have seen. */
export async function endHolds({ sql }: Pick<TestServer, 'sql'>): Promise<void> {
  await sql(
    "update leads set origin = jsonb_set(origin, '{edition,until}', '\"2026-01-01T00:00:00Z\"') where origin ? 'edition'",
  )
}
