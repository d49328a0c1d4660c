/**
 * Copies the plans of the live edition into the table plans, which also has those of earlier editions and which queries
 * join with other tables. The edition itself remains authoritative.
 */
import type { Edition } from '../../src/edition/edition-schema.ts'
import { isActiveAt } from '../../src/edition/edition-content-at-instant.ts'
import { reaisToCents } from '../rules/cents-and-reais.ts'
import { statement, type Statement } from './database.ts'

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
