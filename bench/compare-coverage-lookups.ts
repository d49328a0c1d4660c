/**
 * `npm run bench:places`: compares two ways to look up the coverage of CEPs: by the stems of CEP ranges (explained in
 * server/repositories/cep-range-condition.ts), and by a GiST index on range types, as first (docs/decisions/0032). They
 * alternate, on two sizes: the coverage areas of the demo, and those of a country (every municipality, and 100,000
 * streets and single CEPs).
 */
import { rm, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '../server/db/database.ts'
import { openEmbedded } from '../server/db/embedded/cluster.ts'
import { migrate } from '../server/db/migrate.ts'
import { seed } from '../server/db/seed.ts'
import { rangeContainsCep } from '../server/repositories/cep-range-condition.ts'

const ROUNDS = 9
const LOOKUPS = 4_000
const BATCHES = [1, 8, 64]

const byRange = (table: string, cep: string) =>
  `int4range(${table}.cep_from, ${table}.cep_to, '[]') @> ${cep}`

/** Returns the statement of `findCepPlace` with one of the two conditions. */
const places = (holds: typeof byRange) =>
  `select c.cep, s.cep is not null as known, s.state, s.city, s.neighborhood, s.address, a.*
   from unnest(array(select unnest($1::int[]))) as c (cep)
     left join streets s on s.cep = c.cep left join coverage_areas a on ${holds('a', 'c.cep')}`

/** The statement of `hasTownNetwork` in both forms. */
const NETWORK = {
  gist: `select exists (
     select 1 from city_ranges here
       join city_ranges town on town.state = here.state and town.name = here.name
       join coverage_areas a
         on int4range(a.cep_from, a.cep_to, '[]') && int4range(town.cep_from, town.cep_to, '[]')
     where ${byRange('here', '($1::int[])[1]')} and a.infra is not null) as network`,
  stems: `select exists (
     select 1 from city_ranges here
       join city_ranges town on town.state = here.state and town.name = here.name
       cross join lateral (
         select 1 from coverage_areas a
           where a.cep_from between town.cep_from and town.cep_to and a.infra is not null
         union all
         select 1 from coverage_areas a where ${rangeContainsCep('a', 'town.cep_from')} and a.infra is not null) as network
     where ${rangeContainsCep('here', '($1::int[])[1]')}) as network`,
}

const COUNTRY = `
  insert into coverage_areas (id, name, cep_from, cep_to, infra, team, team_capacity)
    select ibge || '-' || cep_from, name, cep_from, cep_to, 'V.TAL', ibge::text, 12 from city_ranges;
  insert into coverage_areas (id, name, cep_from, cep_to, infra, team, team_capacity)
    select 'street-' || n, 'street', f, least(99999999, f + w), 'V.TAL', 't', 12 from (
      select n, floor(random() * 100000000)::int as f, (array[0, 0, 0, 9, 99, 999])[1 + n % 6] as w
      from generate_series(1, 100000) as n) as streets`

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

/** Measures both statements alternately with `size` CEPs each, and prints the medians in microseconds. */
async function compare(
  client: pg.Client,
  name: string,
  texts: { gist: string; stems: string },
  size: number,
) {
  const { rows } = await client.query<{ cep: number }>(
    `select cep from (select floor(random() * 100000000)::int as cep from generate_series(1, 1000)
       union all (select cep_from from coverage_areas order by random() limit 1000)) as a order by random()`,
  )
  const times = { gist: [] as number[], stems: [] as number[] }
  const count = Math.ceil(LOOKUPS / ROUNDS / Math.sqrt(size))
  for (let round = 0; round <= ROUNDS; round += 1) {
    const order = round % 2 === 0 ? (['gist', 'stems'] as const) : (['stems', 'gist'] as const)
    for (const way of order) {
      const begun = performance.now()
      for (let n = 0; n < count; n += 1) {
        const ceps = Array.from({ length: size }, (_, k) => rows[(n * size + k) % rows.length]?.cep ?? 0)
        await client.query({ name: `${name}.${way}`, text: texts[way], values: [`{${ceps.join(',')}}`] })
      }
      // the first round only warms up
      if (round > 0) times[way].push(((performance.now() - begun) * 1000) / count)
    }
  }
  const [gist, stems] = [median(times.gist), median(times.stems)]
  console.log(
    `| ${name.padEnd(28)} | ${gist.toFixed(0).padStart(6)} µs | ${stems.toFixed(0).padStart(6)} µs | ${(stems / gist).toFixed(2)} |`,
  )
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'prosa-places-'))
const cluster = await openEmbedded({ dataDir })
const db = openDatabase({ url: cluster.url, pool: 1, timeoutMs: 120_000 })
const client = new pg.Client({ connectionString: cluster.url, statement_timeout: 60_000 })
try {
  await migrate(db, 'all')
  await seed(db, 'demo')
  await client.connect()
  for (const table of ['city_ranges', 'coverage_areas'])
    await client.query(
      `create index ${table}_gist on ${table} using gist (int4range(cep_from, cep_to, '[]'))`,
    )
  console.log('| a statement for              |      GiST |     stems | ratio |')
  for (const areas of ['demo', 'country']) {
    if (areas === 'country') await client.query(COUNTRY)
    await client.query('vacuum analyze')
    const texts = { gist: places(byRange), stems: places(rangeContainsCep) }
    for (const size of BATCHES) await compare(client, `${areas}: ${size} CEPs`, texts, size)
    await compare(client, `${areas}: network in the town`, NETWORK, 1)
  }
} finally {
  await client.end()
  await db.close()
  await cluster.stop()
  await rm(dataDir, { recursive: true, force: true })
}
