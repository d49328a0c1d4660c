/** Loads the seed files into the database. */
import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import { campaigns as ours } from '../../src/campaigns/all-campaigns.ts'
import type { Campaigns } from '../../src/campaigns/make-campaigns.ts'
import type { Db } from './database.ts'
import { withoutTimeout } from './without-timeout.ts'
import {
  seedBanks,
  seedBenefits,
  seedCityRanges,
  seedComplementTypes,
  seedCoverageAreas,
  seedPlans,
  seedRegulations,
  seedStreets,
} from './seed-files.ts'
import { GENERAL } from '../rules/plans-on-offer.ts'

const rowsOf = ({ prefixes, rulesOf }: Campaigns) =>
  ['', ...prefixes].map((prefix) => {
    const { checkout, excluded } = rulesOf(prefix)
    return { addon: prefix || GENERAL, checkout, hidden: excluded }
  })

/**
 * The statement that writes the plan lists of the campaigns. If a campaign has an exclusion list, its landing
 * page may show every plan that is not on that list. If it has none, the landing page shows the plans that
 * the campaign sells.
 */
const WRITE = `
  insert into offers (addon, landing, checkout)
  select addon,
    case when hidden is null then checkout
      else array(
        select sku from plans where plan_type is null and sku <> all (hidden) order by position)
    end,
    checkout
  from jsonb_to_recordset($1::jsonb) as campaign (addon text, checkout text[], hidden text[])
  on conflict (addon) do update set landing = excluded.landing, checkout = excluded.checkout
  where (offers.landing, offers.checkout) is distinct from (excluded.landing, excluded.checkout)`

/**
 * Writes the plan lists of the campaigns. Their only source is the campaigns' rules. Plan lists with
 * other names belong to the operator and are not changed.
 */
async function writeOffers(client: ClientBase, campaigns: Campaigns): Promise<void> {
  await client.query(WRITE, [JSON.stringify(rowsOf(campaigns))])
}

type Table = { table: string; key: string; rows: () => Record<string, unknown>[] }

const cents = (reais: number) => Math.round(reais * 100)
const placed = <T extends object>(list: T[]) => list.map((each, position) => ({ position, ...each }))

const CATALOGUE: Table[] = [
  {
    table: 'benefits',
    key: 'slug',
    rows: () =>
      placed(seedBenefits()).map(({ imageLight, imageDark, ...benefit }) => ({
        ...benefit,
        image_light: imageLight,
        image_dark: imageDark,
      })),
  },
  {
    table: 'plans',
    key: 'id',
    rows: () =>
      seedPlans().map((plan, position) => ({
        id: plan.id,
        sku: plan.sku,
        position,
        name: plan.plan,
        description: plan.description,
        price_full: cents(plan.price_full),
        price: cents(plan.price),
        price_with_dacc: cents(plan.price_with_dacc),
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
        active: true,
      })),
  },
  { table: 'regulations', key: 'id', rows: () => placed(seedRegulations()) },
  { table: 'banks', key: 'id', rows: () => placed(seedBanks()) },
  {
    table: 'complement_types',
    key: 'infra, id',
    rows: () =>
      Object.entries(seedComplementTypes()).flatMap(([infra, types]) =>
        placed(types).map((type) => ({ infra, ...type })),
      ),
  },
  { table: 'city_ranges', key: 'cep_from, ibge', rows: seedCityRanges },
]

const DEMO: Table[] = [
  { table: 'streets', key: 'cep', rows: seedStreets },
  { table: 'coverage_areas', key: 'id', rows: seedCoverageAreas },
]

/**
 * Loads the seed files into the database. 'catalogue' loads plans, their regulations and contracts, banks and
 * towns; 'demo' also loads coverage areas and streets. Existing rows are not changed, since the operator may
 * have edited them. Files that have not changed since the last run are skipped. The plan lists of the
 * campaigns are always written, because they follow from the campaigns' rules.
 */
export async function seed(
  db: Db,
  what: 'demo' | 'catalogue' | 'none',
  campaigns: Campaigns = ours,
): Promise<void> {
  if (what === 'none') return
  await withoutTimeout(db, async (client) => {
    await client.query('select id from schema_lock where id = 1 for update')
    await client.query('create table if not exists seeded (name text primary key, checksum text not null)')
    const done = await client.query<{ name: string; checksum: string }>('select name, checksum from seeded')
    const known = new Map(done.rows.map((row) => [row.name, row.checksum]))
    for (const { table, key, rows } of what === 'demo' ? [...CATALOGUE, ...DEMO] : CATALOGUE) {
      const content = JSON.stringify(rows())
      const checksum = createHash('sha256').update(content).digest('hex')
      if (known.get(table) === checksum) continue
      await client.query(
        `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1) on conflict (${key}) do nothing`,
        [content],
      )
      await client.query(
        'insert into seeded values ($1, $2) on conflict (name) do update set checksum = excluded.checksum',
        [table, checksum],
      )
    }
    await writeOffers(client, campaigns)
  })
}
