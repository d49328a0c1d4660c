/**
 * Publishes the edition of the shop that comes with this release: at the shop's first start, and when the live edition
 * came from an earlier release and is different.
 */
import type { ClientBase } from 'pg'
import { Edition, type EditionPlan } from '../../src/edition/edition-schema.ts'
import { firstEdition } from '../../src/edition/first-edition.ts'
import { speedOf } from '../../src/lib/plan-speed.ts'
import { isSameJson } from '../../src/lib/is-same-json.ts'
import { GENERAL_LIST } from '../../src/edition/edition-content-at-instant.ts'
import { centsToReais } from '../rules/cents-and-reais.ts'
import { livePublicationSql } from './live-publication-sql.ts'
import { writeEditionIntoTables } from './write-edition-into-tables.ts'

/** Authors of editions that were not written at this shop. */
export const PUBLISHED_BY_RELEASE = 'release'
const DATABASE = 'database'

/** The plans of the table, whose prices are in cents. */
const PLANS = `select id, sku, name as plan, description, price_full, price, price_with_dacc, download as plan_download,
    upload as plan_upload, installation_schedule as "installationSchedule", plan_type, subscriptions, benefits, regulations,
    show_on_landing as "showOnLanding", addon_bonus as bonus, livelo_points as livelo_dacc_points, whatsapps as "whatsApps",
    loyalty_period as "hasLoyalty", company_only as "isCompanyOnly", active
  from plans order by position, id`

const BENEFITS = `select slug, name, description, coalesce(id, slug) as id, image_light as "imageLight",
    coalesce(image_dark, image_light) as "imageDark"
  from benefits order by position, slug`

type PlanRow = Omit<EditionPlan, 'addonBonus'> & {
  bonus: string[]
  hasLoyalty: boolean | null
  isCompanyOnly: boolean | null
  active: boolean
}
type OfferRow = { addon: string; landing: string[]; checkout: string[] }

/**
 * What the table lacks: how a plan is sold and shown. A plan that the code does not have has the speed of its download.
 */
const marksOf = (row: PlanRow, written: EditionPlan | undefined): Partial<EditionPlan> => {
  if (!written) {
    const speed = speedOf({ plan_download: row.plan_download })
    return speed === row.plan_download ? {} : { speed }
  }
  const { state, speed, badge, toggle, keepsStreaming, bundle, showcase, comparedFirst } = written
  const marks = { state, speed, badge, toggle, keepsStreaming, bundle, showcase, comparedFirst }
  return Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined))
}

/** Converts a row of the table into a plan of an edition. */
function planOf(row: PlanRow, written: EditionPlan | undefined): EditionPlan {
  const { bonus, hasLoyalty, isCompanyOnly, active, ...plan } = row
  return {
    ...plan,
    // before editions they could be http, which the shop's check refuses
    whatsApps: plan.whatsApps.map((each) => ({
      ...each,
      complete_link: each.complete_link.replace(/^http:/, 'https:'),
    })),
    price_full: centsToReais(plan.price_full),
    price: centsToReais(plan.price),
    price_with_dacc: centsToReais(plan.price_with_dacc),
    addonBonus: bonus.map((addon_description) => ({ addon_description })),
    ...(hasLoyalty !== null && { loyaltyPeriod: hasLoyalty }),
    ...(isCompanyOnly !== null && { companyOnly: isCompanyOnly }),
    ...marksOf(row, written),
    ...(!active && { hidden: true }),
  }
}

/**
 * Returns the code's edition with what the tables of an earlier release have: their plans and benefits before the
 * code's, and the operator's own plan lists.
 * @param withCode whether plans and benefits that only the code has are added
 */
async function editionOfTables(client: ClientBase, code: Edition, withCode: boolean): Promise<Edition> {
  const { rows: plans } = await client.query<PlanRow>(PLANS)
  const { rows: benefits } = await client.query<Edition['benefits'][number]>(BENEFITS)
  const { rows: offers } = await client.query<OfferRow>('select * from offers order by addon')
  const own = offers.filter(({ addon }) => addon !== GENERAL_LIST && !Object.hasOwn(code.campaigns, addon))
  const known = new Set(plans.map(({ id }) => id))
  const written = new Map(code.plans.map((plan) => [plan.id, plan]))
  const slugs = new Set(benefits.map(({ slug }) => slug))
  return {
    ...code,
    plans: [
      ...plans.map((row) => planOf(row, written.get(row.id))),
      ...(withCode ? code.plans.filter(({ id }) => !known.has(id)) : []),
    ],
    benefits: [...benefits, ...(withCode ? code.benefits.filter(({ slug }) => !slugs.has(slug)) : [])],
    ...(own.length > 0 && {
      lists: Object.fromEntries(
        own.map(({ addon, landing, checkout }) => [addon, { page: landing, checkout }]),
      ),
    }),
  }
}

/** Names the plans whose prices differ between two editions. */
function otherPrices(edition: Edition, code: Edition): string {
  const written = new Map(code.plans.map((plan) => [plan.id, plan]))
  const others = edition.plans.filter((plan) => {
    const same = written.get(plan.id)
    return !same || same.price !== plan.price || same.price_with_dacc !== plan.price_with_dacc
  })
  return others.map(({ sku }) => sku).join(', ')
}

type Live = { number: number; author: string; document: unknown }

const LIVE = `select number, author, document from editions where number = (select edition from (${livePublicationSql('now()')}) live)`

/**
 * Publishes the first edition: the code's, with the rows that the tables of an earlier release have. If the live
 * edition is one that a release brought, and this release's own is new, that one is published.
 * @param what 'none' keeps the plans of the existing rows
 * @returns the message about it for the operator; null if there is none
 */
export async function publishEditionOfRelease(
  client: ClientBase,
  what: 'demo' | 'catalogue' | 'none',
): Promise<string | null> {
  const code: Edition = firstEdition
  const { rows } = await client.query<Live>(LIVE)
  const [live] = rows
  if (!live) {
    // with its fields in the order of the code's own
    const edition = Edition.parse(await editionOfTables(client, code, what !== 'none'))
    if (edition.plans.length === 0) return null
    const isOwn = isSameJson(edition, code)
    const number = await publish(client, edition, isOwn ? PUBLISHED_BY_RELEASE : DATABASE)
    if (isOwn) return null
    const others = otherPrices(edition, code)
    return `The plans of the database are edition ${number} of the shop now${others && ` (at prices of their own: ${others})`}. SQL in the table plans changes nothing any more: npm run shop.`
  }
  if (what === 'none' || live.author !== PUBLISHED_BY_RELEASE || isSameJson(live.document, code)) return null
  const before = await client.query<Live>('select number, author, document from editions where author = $1', [
    PUBLISHED_BY_RELEASE,
  ])
  // an earlier release that runs beside this one must not bring back its own
  if (before.rows.some(({ document }) => isSameJson(document, code))) return null
  const number = await publish(client, code, PUBLISHED_BY_RELEASE)
  return `This release's shop is published as edition ${number}.`
}

async function publish(client: ClientBase, edition: Edition, author: string): Promise<number> {
  const { rows } = await client.query<{ number: number; at: Date }>(
    `insert into editions (number, document, author, note)
     select coalesce(max(number) + 1, 0), $1, $2, '' from editions returning number, now() as at`,
    [JSON.stringify(edition), author],
  )
  const [added] = rows
  if (!added) throw new Error('the edition was not stored')
  await client.query(
    `insert into live_editions (id, edition, from_at, published_by)
     select coalesce(max(id) + 1, 1), $1, now(), $2 from live_editions`,
    [added.number, author],
  )
  await writeEditionIntoTables(
    (each, values) => client.query({ ...each, values: [...values] }),
    edition,
    added.at,
  )
  return added.number
}
