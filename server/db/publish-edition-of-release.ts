/**
 * Publishes the edition of the shop that comes with this release: at the shop's first start, and when the live edition
 * came from an earlier release and is different.
 */
import type { ClientBase } from 'pg'
import { Edition, type EditionPlan } from '../../src/edition/edition-schema.ts'
import { speedOf } from '../../src/lib/plan-speed.ts'
import { isSameJson } from '../../src/lib/is-same-json.ts'
import { GENERAL_LIST } from '../../src/edition/edition-content-at-instant.ts'
import { centsToReais } from '../rules/cents-and-reais.ts'
import { editionFromCode } from './build-edition-from-code.ts'
import { livePublicationSql } from './live-publication-sql.ts'
import { writeEditionIntoTables } from './write-edition-into-tables.ts'

/** Authors of editions that were not written at this shop. */
const RELEASE = 'release'
const DATABASE = 'database'

type PlanRow = {
  id: string
  sku: string
  name: string
  description: string
  price_full: number
  price: number
  price_with_dacc: number
  download: number
  upload: number
  installation_schedule: boolean
  plan_type: EditionPlan['plan_type']
  subscriptions: string[]
  benefits: string[]
  regulations: string
  show_on_landing: boolean
  addon_bonus: string[]
  livelo_points: number | null
  whatsapps: EditionPlan['whatsApps']
  loyalty_period: boolean | null
  company_only: boolean | null
  active: boolean
}
type BenefitRow = {
  slug: string
  name: string
  description: string
  id: string | null
  image_light: string | null
  image_dark: string | null
}
type OfferRow = { addon: string; landing: string[]; checkout: string[] }

/**
 * What the table lacks: how a plan is sold and shown. A plan that the code does not have has the speed of its download.
 */
const marksOf = (row: PlanRow, written: EditionPlan | undefined): Partial<EditionPlan> => {
  if (!written) {
    const speed = speedOf({ plan_download: row.download })
    return speed === row.download ? {} : { speed }
  }
  const { state, speed, badge, toggle, keepsStreaming, bundle, showcase, comparedFirst } = written
  const marks = { state, speed, badge, toggle, keepsStreaming, bundle, showcase, comparedFirst }
  return Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined))
}

/** Converts a row of the table into a plan of an edition. */
const planOf = (row: PlanRow, written: EditionPlan | undefined): EditionPlan => ({
  id: row.id,
  sku: row.sku,
  plan: row.name,
  description: row.description,
  price_full: centsToReais(row.price_full),
  price: centsToReais(row.price),
  price_with_dacc: centsToReais(row.price_with_dacc),
  plan_download: row.download,
  plan_upload: row.upload,
  installationSchedule: row.installation_schedule,
  plan_type: row.plan_type,
  subscriptions: row.subscriptions,
  benefits: row.benefits,
  regulations: row.regulations,
  showOnLanding: row.show_on_landing,
  addonBonus: row.addon_bonus.map((addon_description) => ({ addon_description })),
  livelo_dacc_points: row.livelo_points,
  whatsApps: row.whatsapps,
  ...(row.loyalty_period !== null && { loyaltyPeriod: row.loyalty_period }),
  ...(row.company_only !== null && { companyOnly: row.company_only }),
  ...marksOf(row, written),
  ...(!row.active && { hidden: true }),
})

/**
 * Returns the code's edition with what the tables of an earlier release have: their plans and benefits before the
 * code's, and the operator's own plan lists.
 * @param withCode whether plans and benefits that only the code has are added
 */
async function editionOfTables(client: ClientBase, code: Edition, withCode: boolean): Promise<Edition> {
  const { rows: plans } = await client.query<PlanRow>('select * from plans order by position, id')
  const { rows: benefits } = await client.query<BenefitRow>('select * from benefits order by position, slug')
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
    benefits: [
      ...benefits.map(({ slug, id, image_light, image_dark, ...rest }) => ({
        ...rest,
        slug,
        id: id ?? slug,
        imageLight: image_light,
        imageDark: image_dark ?? image_light,
      })),
      ...(withCode ? code.benefits.filter(({ slug }) => !slugs.has(slug)) : []),
    ],
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
  const code = editionFromCode()
  const { rows } = await client.query<Live>(LIVE)
  const [live] = rows
  if (!live) {
    // with its fields in the order of the code's own
    const edition = Edition.parse(await editionOfTables(client, code, what !== 'none'))
    if (edition.plans.length === 0) return null
    const isOwn = isSameJson(edition, code)
    const number = await publish(client, edition, isOwn ? RELEASE : DATABASE)
    if (isOwn) return null
    const others = otherPrices(edition, code)
    return `The plans of the database are edition ${number} of the shop now${others && ` (at prices of their own: ${others})`}. SQL in the table plans changes nothing any more: npm run shop.`
  }
  if (what === 'none' || live.author !== RELEASE || isSameJson(live.document, code)) return null
  const before = await client.query<Live>('select number, author, document from editions where author = $1', [
    RELEASE,
  ])
  // an earlier release that runs beside this one must not bring back its own
  if (before.rows.some(({ document }) => isSameJson(document, code))) return null
  const number = await publish(client, code, RELEASE)
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
