/** Publishes editions of the shop in a test's database, for example with a changed plan. */
import { openDatabase, type Db } from '../../server/db/database.ts'
import type { ServedEdition } from '../../server/editions/served-edition.ts'
import { checkShop, republishEdition, liveShop, publishShop } from '../../server/services/publish-editions.ts'
import type { Edition, EditionPlan } from '../../src/edition/edition-schema.ts'
import { systemClock } from '../../server/clock.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { ENCRYPTION, LOOKUP } from './server-keys.ts'

const vault = makeVault({ encryption: ENCRYPTION, lookup: LOOKUP })
const by = { command: 'teste' }
const partsOf = (db: Db) => ({ db, clock: systemClock, vault })

type Change = (edition: Edition) => Edition
type When = { readonly from?: Date; readonly until?: Date }
/** The parts of a test server that publishing needs. */
type Shopkeeper = {
  readonly asOwner: <T>(run: (db: Db) => Promise<T>) => Promise<T>
  readonly shop: Pick<ServedEdition<unknown>, 'look'>
}

const withPlan =
  (sku: string, change: Partial<EditionPlan>): Change =>
  (edition) => ({
    ...edition,
    plans: edition.plans.map((plan) => (plan.sku === sku ? { ...plan, ...change } : plan)),
  })

/** Publishes an edition that differs from the live one. Returns its number. */
async function publishIn(db: Db, change: Change, when: When = {}): Promise<number> {
  const { document, number } = await liveShop(db)
  const changed = change(structuredClone(document))
  const time = { from: null, until: null, ...when }
  // what others change as well, or go on without, is overwritten
  const { questions } = await checkShop(db, changed, time, { base: number })
  const answers = Object.fromEntries(questions.map(({ key }) => [key, true]))
  const { published, findings } = await publishShop(partsOf(db), changed, {
    ...time,
    by,
    base: number,
    answers,
  })
  if (!published) throw new Error(JSON.stringify(findings))
  return published.number
}

/**
 * Publishes an edition in the database at an address. A server that is a process of its own serves it within seconds.
 */
export async function publishAt(url: string, change: Change, when: When = {}): Promise<void> {
  const db = openDatabase({ url, pool: 1, timeoutMs: 10_000 })
  try {
    await publishIn(db, change, when)
  } finally {
    await db.close()
  }
}

/** Publishes an edition, and has it served. Returns its number. */
export async function publish(
  { asOwner, shop }: Shopkeeper,
  change: Change,
  when: When = {},
): Promise<number> {
  const number = await asOwner((db) => publishIn(db, change, when))
  await shop.look()
  return number
}

/** Publishes an edition in which one plan, named by its sku, is different, and has it served. */
export const changePlan = (server: Shopkeeper, sku: string, change: Partial<EditionPlan>): Promise<number> =>
  publish(server, withPlan(sku, change))

/** Publishes an edition with a campaign that is not there or is different, and has it served. */
export const addCampaign = (
  server: Shopkeeper,
  prefix: string,
  campaign: Partial<Edition['campaigns'][string]>,
  when?: When,
): Promise<number> => {
  const natal = { title: 'Natal', lpOrigin: 'LP Natal', ...campaign }
  const add: Change = ({ campaigns, ...edition }) => ({
    ...edition,
    campaigns: { ...campaigns, [prefix]: natal },
  })
  return publish(server, add, when)
}

/** Publishes an earlier edition again, by default the last one, and has it served. Returns its number. */
export async function republish(
  { asOwner, shop }: Shopkeeper,
  number: number | null = null,
): Promise<number | null> {
  const back = await asOwner((db) => republishEdition(partsOf(db), number, by))
  await shop.look()
  return back === 'overtaken' ? null : (back?.number ?? null)
}

/** Ends the time for which leads keep the prices that their visitors saw. */
export async function endPriceHolds({
  sql,
}: {
  readonly sql: (text: string) => Promise<unknown>
}): Promise<void> {
  await sql(
    "update leads set origin = jsonb_set(origin, '{edition,until}', '\"2026-01-01T00:00:00Z\"') where origin ? 'edition'",
  )
}
