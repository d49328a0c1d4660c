/**
 * SQL for the exports of the operator's desk: the funnel counters, refused answers, sales, leads or single orders of
 * one day.
 */
import { statement, type Sql } from '../../db/database.ts'
import { STEP_COUNTERS, ANSWERING_TIME_COLUMNS } from './write-visit-counters.ts'
import type { Scope } from './sum-visit-counters.ts'

/** A row of an export. Its values are in the order of the export's columns. */
export type ExportRow = Readonly<Record<string, string | number | boolean | null>>

const IN_SCOPE = `journey = $1 and day = $2 and campaign = any($3::text[])
  and ($4::text is null or channel = $4) and ($5::text is null or device = $5)`

const counted = [...STEP_COUNTERS, ...ANSWERING_TIME_COLUMNS].join(', ')

const STEPS = statement(
  'export.steps',
  `select day::text as day, journey, campaign, channel, device, version, step, ${counted},
     shown + returned - gone as "left"
   from step_counts where ${IN_SCOPE} order by campaign, step, channel, device, version`,
)
const PROBLEMS = statement(
  'export.problems',
  `select day::text as day, journey, campaign, channel, device, step, problem, refused
   from problem_counts where ${IN_SCOPE} order by campaign, step, channel, device, problem`,
)

const valuesOf = ({ journey, campaign, channel, device }: Scope, day: string, all: readonly string[]) => [
  journey,
  day,
  campaign === null ? all : [campaign],
  channel,
  device,
]

/**
 * Returns the funnel counters of one day. `all` lists the campaigns to include if the scope names no
 * campaign.
 */
export const stepsOfDay = (sql: Sql, scope: Scope, day: string, all: readonly string[]) =>
  sql.rows<ExportRow>(STEPS, valuesOf(scope, day, all))

/**
 * Returns how many answers were refused on one day, by question and reason (`problem`). `all` lists the
 * campaigns to include if the scope names no campaign.
 */
export const problemsOfDay = (sql: Sql, scope: Scope, day: string, all: readonly string[]) =>
  sql.rows<ExportRow>(PROBLEMS, valuesOf(scope, day, all))

const ORDERS = statement(
  'export.orders',
  `select o.number, to_char(o.created_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD HH24:MI') as placed_at, o.sku,
     (select name from plans where id = o.plan_id) as plan_name,
     o.price / 100.0::float8 as price, o.price_full / 100.0::float8 as price_full, o.direct_debit, o.due_day,
     o.installation_day::text as installation_day, o.installation_period,
     coalesce(l.origin->>'addon', '') as campaign, l.origin->>'version' as version,
     l.place->>'city' as city, l.place->>'state' as state, l.origin->>'utm_source' as utm_source,
     l.origin->>'utm_medium' as utm_medium, l.origin->>'utm_campaign' as utm_campaign,
     l.origin->>'utm_content' as utm_content,
     to_char(o.cancelled_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD HH24:MI') as cancelled_at,
     o.installed_on::text as installed_on
   from orders o join leads l on l.id = o.lead_id
   where o.created_at >= $1::date::timestamp at time zone 'America/Sao_Paulo'
     and o.created_at < ($1::date + 1)::timestamp at time zone 'America/Sao_Paulo'
     and ($2::text is null or coalesce(l.origin->>'addon', '') = $2)
   order by o.created_at, o.number`,
)

/** Returns the orders of one day, without personal data. `campaign` null means all campaigns. */
export const ordersOfDay = (sql: Sql, campaign: string | null, day: string) =>
  sql.rows<ExportRow>(ORDERS, [day, campaign])

/** Plans of one code in several regions have one name; a plan that is no longer sold stays in the table. */
const PLAN_NAME = '(select min(name) from plans p where p.sku = c.sku) as plan_name'

const SALES = statement(
  'export.sales',
  `select day::text as day, campaign, channel, source as utm_source, medium as utm_medium, ad as utm_campaign, sku,
     ${PLAN_NAME}, orders, cents / 100.0::float8 as monthly, cents_full / 100.0::float8 as monthly_full, cancelled,
     cancelled_cents / 100.0::float8 as monthly_cancelled, installed
   from sale_counts c where day = $1 and ($2::text is null or campaign = $2)
   order by campaign, channel, source, medium, ad, sku`,
)
const LEADS = statement(
  'export.leads',
  `select day::text as day, campaign, source as utm_source, medium as utm_medium, ad as utm_campaign, sku,
     ${PLAN_NAME}, leads
   from lead_counts c where day = $1 and ($2::text is null or campaign = $2)
   order by campaign, source, medium, ad, sku`,
)

/** Returns what was sold on one day. `campaign` null means all campaigns. */
export const salesOfDay = (sql: Sql, campaign: string | null, day: string) =>
  sql.rows<ExportRow>(SALES, [day, campaign])

/** Returns how many leads were created on one day. `campaign` null means all campaigns. */
export const leadsOfDay = (sql: Sql, campaign: string | null, day: string) =>
  sql.rows<ExportRow>(LEADS, [day, campaign])
