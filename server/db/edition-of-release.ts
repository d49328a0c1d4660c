/**
 * Publishes the edition of the shop that comes with this release: at the shop's first start, and when the live edition
 * came from an earlier release and is different.
 */
import type { ClientBase } from 'pg'
import type { Edition } from '../../src/edition/edition-schema.ts'
import { firstEdition } from '../../src/edition/first-edition.ts'
import { isSameJson } from '../../src/lib/is-same-json.ts'
import { isActiveAt } from '../../src/edition/edition-content-at-instant.ts'
import { reaisToCents } from '../rules/plans-on-offer.ts'
import { statement, type Statement } from './database.ts'

/** Author of editions that were not written at this shop. */
export const PUBLISHED_BY_RELEASE = 'release'

type Live = { number: number; author: string; document: unknown }

/**
 * Returns SQL that selects the publication that is live at an instant. If several are, the one that began last wins.
 */
export const livePublicationSql = (instant: string): string =>
  `select id, edition, until_at from live_editions
   where from_at <= ${instant} and (until_at is null or until_at > ${instant})
     and not exists (select from withdrawn_publications w where w.publication = live_editions.id)
   order by from_at desc, id desc limit 1`

const LIVE = `select number, author, document from editions where number = (select edition from (${livePublicationSql('now()')}) live)`

/**
 * Publishes this release's edition if the shop has none, or if the live one is of an earlier release and this one is new.
 * @param what 'none' publishes nothing
 * @returns the message about it for the operator; null if there is none
 */
export async function publishEditionOfRelease(
  client: ClientBase,
  what: 'demo' | 'catalogue' | 'none',
): Promise<string | null> {
  if (what === 'none') return null
  const code: Edition = firstEdition
  const { rows } = await client.query<Live>(LIVE)
  const [live] = rows
  if (!live) {
    await publish(client, code)
    return null
  }
  if (live.author !== PUBLISHED_BY_RELEASE || isSameJson(live.document, code)) return null
  const before = await client.query<Live>('select number, author, document from editions where author = $1', [
    PUBLISHED_BY_RELEASE,
  ])
  // an earlier release that runs beside this one must not bring back its own
  if (before.rows.some(({ document }) => isSameJson(document, code))) return null
  const number = await publish(client, code)
  return `This release's shop is published as edition ${number}.`
}

/** The plans of all editions, for queries that join them; the edition itself remains authoritative. */
const PLANS = statement(
  'editions.project.plans',
  `insert into plans select * from jsonb_populate_recordset(null::plans, $1)
   on conflict (id) do update set
     sku = excluded.sku, position = excluded.position, name = excluded.name, description = excluded.description,
     price_full = excluded.price_full, price = excluded.price, price_with_dacc = excluded.price_with_dacc,
     download = excluded.download, upload = excluded.upload, installation_schedule = excluded.installation_schedule,
     plan_type = excluded.plan_type, subscriptions = excluded.subscriptions, benefits = excluded.benefits,
     regulations = excluded.regulations, show_on_landing = excluded.show_on_landing,
     addon_bonus = excluded.addon_bonus, livelo_points = excluded.livelo_points, whatsapps = excluded.whatsapps,
     loyalty_period = excluded.loyalty_period, company_only = excluded.company_only, active = excluded.active
   where (plans.*) is distinct from (excluded.*)`,
)
const OTHER_PLANS = statement(
  'editions.project.other-plans',
  'update plans set active = false where active and id <> all($1::text[])',
)

/** Writes the plans of an edition, as they are at an instant, into the table. Unchanged rows are not written. */
export async function writeEditionsPlans(
  run: (what: Statement, values: readonly unknown[]) => Promise<unknown>,
  edition: Edition,
  at: Date,
): Promise<void> {
  const plans = edition.plans.map((plan, position) => ({
    id: plan.id,
    sku: plan.sku,
    position,
    name: plan.plan,
    description: plan.description,
    price_full: reaisToCents(plan.price_full),
    price: reaisToCents(plan.price),
    price_with_dacc: reaisToCents(plan.price_with_dacc),
    download: plan.plan_download,
    upload: plan.plan_upload,
    installation_schedule: plan.installationSchedule,
    plan_type: plan.plan_type,
    subscriptions: plan.subscriptions,
    benefits: plan.benefits,
    regulations: plan.regulations,
    show_on_landing: plan.showOnLanding,
    addon_bonus: plan.addonBonus.map((bonus) => bonus.addon_description),
    livelo_points: plan.livelo_dacc_points,
    whatsapps: plan.whatsApps,
    loyalty_period: plan.loyaltyPeriod ?? null,
    company_only: plan.companyOnly ?? null,
    active: plan.hidden !== true && isActiveAt(plan, at),
  }))
  await run(OTHER_PLANS, [plans.map(({ id }) => id)])
  await run(PLANS, [JSON.stringify(plans)])
}

async function publish(client: ClientBase, edition: Edition): Promise<number> {
  const { rows } = await client.query<{ number: number; at: Date }>(
    `insert into editions (number, document, author, note)
     select coalesce(max(number) + 1, 0), $1, $2, '' from editions returning number, now() as at`,
    [JSON.stringify(edition), PUBLISHED_BY_RELEASE],
  )
  const [added] = rows
  if (!added) throw new Error('the edition was not stored')
  await client.query(
    `insert into live_editions (id, edition, from_at, published_by)
     select coalesce(max(id) + 1, 1), $1, now(), $2 from live_editions`,
    [added.number, PUBLISHED_BY_RELEASE],
  )
  await writeEditionsPlans(
    (each, values) => client.query({ ...each, values: [...values] }),
    edition,
    added.at,
  )
  return added.number
}
