/** Fills a database as a large shop's is after a month: a million leads, and the roll-ups of twenty million events. */
import { campaigns } from '../../src/campaigns/index.ts'
import { STEP_COUNTERS, TIMES } from '../../server/repositories/desk/counts.ts'
import { stepsOf } from '../../server/rules/desk/steps.ts'
import { once } from '../api/stock.ts'

const DAYS = 30
const CHANNELS = ['chat', 'pages']
const DEVICES = ['telefone', 'tablet', 'computador']
const VERSIONS = ['A', 'B', '-']

/** What the shop sells where: each campaign's own journey, each journey's own questions. */
function places() {
  return ['', ...campaigns.prefixes].flatMap((campaign) => {
    const { journey } = campaigns.rulesOf(campaign)
    return stepsOf(journey).map((step, at) => ({ campaign, journey, step, at }))
  })
}

export type Stocked = { readonly leads: number; readonly events: number; readonly rows: number }

/** Fills the tables; `events` is how many happenings the roll-ups add up to. */
export async function stockUp(
  url: string,
  sizes: { readonly leads: number; readonly events: number },
): Promise<Stocked> {
  const run = (text: string, values: readonly unknown[] = []) =>
    once(url, text, values, ['set synchronous_commit = off'])
  await run(
    `with l as (
       insert into leads (id, status, created_at, updated_at, place, origin)
       select gen_random_uuid(), case when n % 16 = 0 then 'finished' else 'open' end, at, at, '{}',
         jsonb_build_object('addon', '', 'version', case when n % 2 = 0 then 'A' else 'B' end,
           'entered', (at - interval '1 day')::date::text)
       from (select n, now() - random() * interval '${DAYS} days' as at from generate_series(1, $1) as n) as t
       returning id, status, created_at)
     insert into orders (lead_id, number, created_at, plan_id, sku, price, price_full, direct_debit, due_day)
     select id, 'P' || left(id::text, 18), created_at, 'plan-d600a', 'd600a', 9990, 12990, true, 10
     from l where status = 'finished'`,
    [sizes.leads],
  )
  const all = places()
  const cells = all.length * DAYS * CHANNELS.length * DEVICES.length * VERSIONS.length
  // shown, answered and gone are three events of a cell, the rest are few
  const each = Math.max(1, Math.round(sizes.events / cells / 3))
  const counters = STEP_COUNTERS.map((name) =>
    name === 'shown' ? `$1 + 2` : name === 'answered' || name === 'gone' ? `$1 - at % 5` : '1',
  )
  await run(
    `insert into step_counts (day, journey, campaign, channel, device, version, step,
       ${[...STEP_COUNTERS, ...TIMES].join(', ')})
     select current_date - d, journey, campaign, channel, device, version, step,
       ${[...counters, ...TIMES.map((_, at) => `$1 / (${at} + 1)`)].join(', ')}
     from jsonb_to_recordset($2) as p (campaign text, journey text, step text, at integer),
       generate_series(0, ${DAYS - 1}) as d, unnest($3::text[]) as channel, unnest($4::text[]) as device,
       unnest($5::text[]) as version`,
    [each, JSON.stringify(all), CHANNELS, DEVICES, VERSIONS],
  )
  const columns = [...STEP_COUNTERS, ...TIMES]
  await run(
    `insert into step_counts (day, journey, campaign, channel, device, version, step, ${columns.join(', ')})
     select day, journey, '*', channel, device, version, step, ${columns.map((name) => `sum(${name})`).join(', ')}
     from step_counts group by day, journey, channel, device, version, step`,
  )
  await run(
    `insert into problem_counts select day, journey, campaign, channel, device, step, problem, sum(refused)
     from step_counts, unnest(array['cep-vazio', 'cpf-invalido', 'outro']) as problem
     group by day, journey, campaign, channel, device, step, problem`,
  )
  await run(
    `insert into hour_counts select day, 8 + (h % 14), journey, campaign, channel, device, sum(entered)
     from step_counts, generate_series(0, 13) as h
     where step in ('cep', 'consulta-cpf') and campaign <> '*'
     group by day, h, journey, campaign, channel, device`,
  )
  await run(
    `insert into entry_counts select day, version, journey, campaign, device, sum(shown) from step_counts
     where step in ('cep', 'consulta-cpf') and version <> '-' and campaign <> '*' group by day, version, journey, campaign, device`,
  )
  await run(
    `insert into order_counts select day, campaign, version, age, sum(shown) / 200 from step_counts,
       generate_series(-1, 7) as age
     where step = 'pedido-realizado' and campaign <> '*' group by day, campaign, version, age`,
  )
  // as many different messages and errors as one process tells apart in a day
  await run(
    `insert into missed_counts select current_date - d, 'cep', 'tem ' || n, 1 + n % 9
     from generate_series(0, ${DAYS - 1}) as d, generate_series(1, 2000) as n`,
  )
  await run(
    `insert into failure_counts select current_date - d, '0.' || d / 7, 'TypeError', '… is not a function',
       'first.js:1:' || n, 1 + n % 9
     from generate_series(0, ${DAYS - 1}) as d, generate_series(1, 1000) as n`,
  )
  await run('vacuum analyze')
  const [sums] = await run(
    `select count(*)::int as rows, sum(${STEP_COUNTERS.join(' + ')})::float8 as events from step_counts where campaign <> '*'`,
  )
  return { leads: sizes.leads, events: Number(sums?.events), rows: Number(sums?.rows) }
}
