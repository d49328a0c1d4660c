/**
 * Fills a database like that of a large shop after a month: a million leads, and the counts of twenty million events.
 */
import { campaigns } from '../../src/edition/first-edition-resolved-now.ts'
import { STEP_COUNTERS, ANSWERING_TIME_COLUMNS } from '../../server/repositories/desk/write-visit-counters.ts'
import { deskStepsOf } from '../../server/rules/desk/desk-journeys-and-steps.ts'
import { runStatement } from '../api/fill-database.ts'

const DAYS = 30
const TODAY = `(now() at time zone 'America/Sao_Paulo')::date`
/** A CEP in no coverage area of the seed, so that the hourly job does not mark waiting-list entries there as covered. */
const NO_NETWORK = '69900000'
const CHANNELS = ['chat', 'pages']
const DEVICES = ['telefone', 'tablet', 'computador']
const VERSIONS = ['A', 'B', '-']

/** Returns the steps of every campaign's journey. */
function places() {
  return ['', ...campaigns.prefixes].flatMap((campaign) => {
    const { journey } = campaigns.settingsOf(campaign)
    return deskStepsOf(journey).map((step, at) => ({ campaign, journey, step, at }))
  })
}

type Run = (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>

/**
 * Stores leads as visitors leave them: a third without answers, the others with some, a fifth of which consent to phone
 * calls. It also stores what the desk's other pages list: entries of the waiting list (a tenth of those with a telephone
 * are covered now), deliveries, appointments.
 */
async function stockLeads(run: Run, count: number): Promise<void> {
  await run(
    `with l as (
       insert into leads (id, status, created_at, updated_at, place, origin, answers)
       select gen_random_uuid(), case when n % 16 = 0 then 'finished' else 'open' end, at, at,
         jsonb_build_object('cep', '05010000', 'city', 'São Paulo', 'state', 'SP', 'number', n::text),
         jsonb_build_object('addon', '', 'version', case when n % 2 = 0 then 'A' else 'B' end),
         case when n % 3 = 0 then '{}'::jsonb else jsonb_build_object(
             'plan', jsonb_build_object('idPlan', 'plan-d600a', 'accepted', jsonb_build_object('price', 99.9)),
             'name', jsonb_build_object('name', repeat(md5(n::text), 3)),
             'phone', jsonb_build_object('phone', repeat(md5(n::text), 3), 'acceptPhoneContact', n % 5 = 0,
               'lookup', 'phone ' || md5((n / 2)::text)),
             'email', jsonb_build_object('email', repeat(md5(n::text), 3), 'lookup', 'email ' || md5(n::text)))
           || case when n % 2 = 0
                then jsonb_build_object('documentNumber', jsonb_build_object('cpf', repeat(md5(n::text), 3),
                  'lookup', 'cpf ' || md5((n / 2)::text)))
                else '{}'::jsonb end
         end
       from (select n, now() - ($1 - n) * interval '${DAYS} days' / $1 as at from generate_series(1, $1) as n) as t
       returning id, status, created_at, place)
     insert into orders (lead_id, number, created_at, plan_id, sku, price, price_full, direct_debit, due_day, city)
     select id, 'P' || left(id::text, 18), created_at, 'plan-d600a', 'd600a', 9990, 12990, true, 10,
       search_keys_folded_name(place->>'city')
     from l where status = 'finished'`,
    [count],
  )
  await run(
    `insert into no_coverage_leads (id, created_at, updated_at, reason, place, origin, contact, phone_lookup, network_since)
     select gen_random_uuid(), at, at, case when n % 4 = 0 then 'offer' else 'network' end,
       jsonb_build_object('city', 'Cidade ' || n % 3000, 'state', 'SP',
         'cep', case when n % 30 = 0 then '05010000' else '${NO_NETWORK}' end), '{"addon": ""}',
       case when n % 3 = 0 then 'sealed' end, case when n % 3 = 0 then n::text end,
       case when n % 30 = 0 then now() end
     from (select n, now() - ($1 - n) * interval '90 days' / $1 as at from generate_series(1, $1) as n) as t`,
    [count / 5],
  )
  await run(
    `insert into outbox (subject_id, id, kind, payload, created_at, next_at, attempts, last_error, delivered_at, failed_at)
     select lead_id, gen_random_uuid(), 'order.created', 'sealed', created_at, created_at + interval '30 days', 9,
       case when n % 100 = 0 then 'HTTP 503' end, case when n % 100 > 0 then created_at end,
       case when n % 100 = 0 then created_at + interval '3 days' end
     from (select lead_id, created_at, row_number() over () as n from orders) as t`,
  )
  await run(
    `insert into installation_slots select team, ${TODAY} + d, period, max(team_capacity), max(team_capacity) / 2
     from coverage_areas, generate_series(0, 20) as d, unnest(array['manha', 'tarde']) as period
     where team_capacity > 1 group by team, d, period`,
  )
}

/** Fills the tables; `events` is the number of events in the counts. */
export async function fillDatabase(
  url: string,
  sizes: { readonly leads: number; readonly events: number },
): Promise<void> {
  const run: Run = (text, values = []) => runStatement(url, text, values, ['set synchronous_commit = off'])
  await stockLeads(run, sizes.leads)
  const all = places()
  const cells = all.length * DAYS * CHANNELS.length * DEVICES.length * VERSIONS.length
  // most events of a row are its shown, answered and gone
  const each = Math.max(1, Math.round(sizes.events / cells / 3))
  const counters = STEP_COUNTERS.map((name) =>
    name === 'shown' ? `$1 + 2` : name === 'answered' || name === 'gone' ? `$1 - at % 5` : '1',
  )
  await run(
    `insert into step_counts (day, journey, campaign, channel, device, version, step,
       ${[...STEP_COUNTERS, ...ANSWERING_TIME_COLUMNS].join(', ')})
     select ${TODAY} - d, journey, campaign, channel, device, version, step,
       ${[...counters, ...ANSWERING_TIME_COLUMNS.map((_, at) => `$1 / (${at} + 1)`)].join(', ')}
     from jsonb_to_recordset($2) as p (campaign text, journey text, step text, at integer),
       generate_series(0, ${DAYS - 1}) as d, unnest($3::text[]) as channel, unnest($4::text[]) as device,
       unnest($5::text[]) as version`,
    [each, JSON.stringify(all), CHANNELS, DEVICES, VERSIONS],
  )
  const columns = [...STEP_COUNTERS, ...ANSWERING_TIME_COLUMNS]
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
  // two periods of sales and leads, from as many sources as are kept apart
  await run(
    `insert into sale_counts select ${TODAY} - d, campaign, channel, 'fonte ' || n, 'cpc', 'anúncio ' || n % 40,
       'd600a', 1 + n % 3, 9990 * (1 + n % 3), 12990 * (1 + n % 3)
     from generate_series(0, ${2 * DAYS - 1}) as d, unnest($1::text[]) as channel, generate_series(1, 100) as n,
       unnest($2::text[]) as campaign`,
    [CHANNELS, ['', 'sp', 'globoplay', 'hbo-max', 'premium']],
  )
  await run(
    `insert into lead_counts select ${TODAY} - d, campaign, 'fonte ' || n, 'cpc', 'anúncio ' || n % 40, sku, 1 + n % 9
     from generate_series(0, ${2 * DAYS - 1}) as d, generate_series(1, 300) as n, unnest($1::text[]) as campaign,
       unnest(array['', 'd600a', 'd1000a']) as sku`,
    [['', 'sp', 'globoplay', 'hbo-max', 'premium']],
  )
  await run(
    `insert into lead_source_counts select day, campaign, source, medium, ad, sum(leads) from lead_counts
     group by 1, 2, 3, 4, 5`,
  )
  // the most messages that one process distinguishes in a day
  await run(
    `insert into missed_counts select ${TODAY} - d, 'cep', 'tem ' || n, 1 + n % 9
     from generate_series(0, ${DAYS - 1}) as d, generate_series(1, 2000) as n`,
  )
  await run('vacuum analyze')
}

/** Returns the numbers of leads, events and rows in a database as text. */
export async function sizesOf(url: string): Promise<string> {
  const [row = {}] = await runStatement(
    url,
    `select (select count(*) from leads)::int as leads, sum(${STEP_COUNTERS.join(' + ')})::float8 as events,
       count(*)::int as rows from step_counts where campaign <> '*'`,
  )
  return Object.entries(row)
    .map(([name, size]) => `${Number(size).toLocaleString('en')} ${name}`)
    .join(', ')
}
