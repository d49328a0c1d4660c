/**
 * Every count on the first page of the desk is that of the page behind it: for each role each of them is read, its page is
 * opened, and what is listed there is counted.
 */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { beginDraft } from '../../../server/services/shop-draft.ts'
import { countNewOrders } from '../../../server/services/desk/update-daily-order-and-lead-counts.ts'
import { callListWords } from '../../../src/content/desk/call-list.ts'
import { pagerWords } from '../../../src/content/desk/list-words.ts'
import { shopReviewWords } from '../../../src/content/desk/publish-and-approve-shop.ts'
import { funnelWords } from '../../../src/content/desk/funnel-report.ts'
import { goLiveWords } from '../../../src/content/desk/go-live.ts'
import { salesWords } from '../../../src/content/desk/sales-report.ts'
import { ROLES, type Role } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { addDays, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { desk, partsOf, signedIn, type Page, type Person } from '../../support/desk-over-http.ts'
import { PAULISTA, placeOrder } from '../../support/create-leads.ts'
import { publish } from '../../support/publish-editions.ts'
import { useServer, type TestServer } from '../../support/server.ts'
import { rowsToRun } from '../../support/rows-to-run.ts'

const numberIn = (text: string | null | undefined) => Number((text ?? '').replaceAll(/\D/g, ''))

/** All pages of a list, from the one behind an address. `within` is the part of the page that has the list. */
async function pagesFrom(who: Person, path: string, within: string): Promise<Page[]> {
  const pages = [await who.open(path)]
  for (;;) {
    const links = [...(pages.at(-1)?.document.querySelectorAll(`${within} .desk-pager--told a`) ?? [])]
    const next = links.find(({ textContent }) => textContent === pagerWords.after)?.getAttribute('href')
    if (!next) return pages
    pages.push(await who.open(next))
  }
}

/** Counts elements on all pages of a list. */
const count =
  (selector: string, within = 'main') =>
  async (who: Person, path: string) =>
    (await pagesFrom(who, path, within)).reduce(
      (sum, { document }) => sum + document.querySelectorAll(`${within} ${selector}`).length,
      0,
    )

/** Counts the rows of the table with a caption, on all pages of it. */
const rows = (caption: string) => async (who: Person, path: string) =>
  (await pagesFrom(who, path, 'main'))
    .flatMap(({ document }) => [...document.querySelectorAll('main table')])
    .filter((table) => table.querySelector('caption')?.textContent === caption)
    .reduce((sum, table) => sum + table.querySelectorAll('tbody tr').length, 0)

/** The number of errors in browsers that the funnel says. */
const browserErrors = async (who: Person, path: string) => {
  const [before = ''] = funnelWords.failures('#').split('#')
  const [, after = ''] = (await who.open(path)).text.split(before)
  return numberIn(/^[\d.]+/.exec(after)?.[0])
}

const totalOrders = async (who: Person, path: string) => {
  const names = [...(await who.open(path)).document.querySelectorAll('dt')]
  const name = names.find(({ textContent }) => textContent === salesWords.ordered)
  return numberIn(name?.parentElement?.querySelector('.figure-totals__value')?.firstChild?.textContent)
}

/** How the page behind an address is counted: the first rule whose beginning fits. */
const RULES: readonly (readonly [start: string, counted: (who: Person, path: string) => Promise<number>])[] =
  [
    ['/operador/vendas?', totalOrders],
    ['/operador/ligacoes?fila=', rows(callListWords.caption)],
    ['/operador/retornos?quando=atrasadas', count('tbody tr')],
    ['/operador/pedidos-de-titulares', count('tbody tr')],
    ['/operador/entregas?quais=', count('tbody tr')],
    ['/operador/parecidos?quais=cheios', count('tbody tr')],
    // visits that no order is known of are said beside those that are listed
    [
      '/operador/agenda#acima',
      async (who, path) =>
        numberIn((await who.open(path)).document.querySelector('#acima .desk-strong')?.textContent),
    ],
    ['/operador/agenda#cheios', count('.desk-bar[data-urgent]', '#cheios')],
    ['/operador/loja#hoje', count('#hoje li')],
    ['/operador/loja/conferir', async (who, path) => ((await who.open(path)).status === 200 ? 1 : 0)],
    ['/operador/loja', rows(shopReviewWords.waitingCaption)],
    ['/operador/funil?', browserErrors],
    ['/operador/antes-de-abrir', count('td p.desk-bad')],
  ]

const mattersOf = ({ document }: Page) =>
  [...document.querySelectorAll('.desk-matter')].map((each) => ({
    path: each.querySelector('a')?.getAttribute('href') ?? '',
    count: numberIn(each.querySelector('.desk-matter__count')?.textContent),
    text: each.querySelector('.desk-matter__text')?.textContent ?? '',
  }))

/** Fills the database so that everything that the first page can count is there, most of it on several pages. */
async function fill(server: TestServer) {
  const now = server.clock.now()
  const today = todayInSaoPaulo(now)
  const { vault } = partsOf(server)
  for (let at = 0; at < 23; at += 1)
    await server.call('POST', '/api/supportRequest', { telephone: `1198765${4000 + at}` })
  const stopped = (column: string, value: string, many: number, first: number) =>
    server.sql(
      `insert into leads (id, created_at, updated_at, place, origin, answers, ${column})
       select gen_random_uuid(), $1, $1, '{}', '{}', jsonb_build_object('documentNumber', '{}'::jsonb,
         'phone', jsonb_build_object('phone', 'x', 'lookup', 'n' || n, 'acceptPhoneContact', true)), $2
       from generate_series($3::int, $4::int) as n`,
      [new Date(now.getTime() - 3_600_000), value, first, first + many - 1],
    )
  await stopped('risk', 'rejected', 2, 1)
  await stopped('risk', 'none', 21, 100)
  await server.sql(
    `insert into no_coverage_leads (id, created_at, updated_at, reason, place, origin, contact, phone_lookup, network_since)
     select gen_random_uuid(), $1, $1, 'network', '{}', '{}', 'x', 'w' || n, $1 from generate_series(1, 3) as n`,
    [now],
  )
  for (const [due, many] of [
    ['2026-11-10', 2],
    ['2026-12-05', 22],
  ] as const)
    for (let at = 0; at < many; at += 1) {
      const id = randomUUID()
      const content = vault.seal(JSON.stringify({ email: 'a@example.com', details: '' }), id)
      await server.sql(
        "insert into data_requests (id, kind, content, created_at, due_on) values ($1, 'access', $2, now(), $3)",
        [id, content, due],
      )
    }
  const orders = []
  for (let at = 0; at < 4; at += 1) {
    const answers = {
      phone: { phone: `119111100${10 + at}` },
      email: { email: `person${at}@example.com`, accept_promotions: false },
    }
    const { id } = await placeOrder(server, answers, { ...PAULISTA, number: String(2000 + at) })
    orders.push(id)
  }
  // one more that was erased once it was counted: it was sold
  await countNewOrders(server)
  await server.call('DELETE', '/api/lead', { id: orders[3], phone: '11911110013' })
  await server.sql(
    `insert into open_visit_keys (key, kind, lead_id) select k, 'phone', id from unnest($1::uuid[]) id, unnest(array['k1', 'k2']) k`,
    [orders.slice(0, 3)],
  )
  await server.sql(
    'update installation_slots set capacity = 0, set_capacity = 0, kept_visits = booked where booked > 0',
  )
  await server.sql(
    `insert into installation_slots (team, day, period, capacity, booked)
     select 'norte', $1::date + n, p, 10, case when n % 2 = 0 then 9 else 1 end
     from generate_series(1, 20) as n, unnest(array['manha', 'tarde']) p`,
    [today],
  )
  // of a week ago many more orders, so that today's are few
  await server.sql(
    `with l as (insert into leads (id, status, created_at, updated_at, place, origin, answers)
       select gen_random_uuid(), 'finished', $1, $1, '{}', '{}', '{}' from generate_series(1, 60) returning id)
     insert into orders (lead_id, number, created_at, plan_id, sku, price, price_full, direct_debit, due_day)
     select id, 'W' || left(id::text, 18), $1, 'plan-d600a', 'd600a', 9990, 12990, true, 10 from l`,
    [new Date(now.getTime() - 7 * 86_400_000 - 3_600_000)],
  )
  await server.sql(
    `insert into outbox (subject_id, id, kind, payload, created_at, next_at, attempts, last_error, failed_at)
     select gen_random_uuid(), gen_random_uuid(), 'order.mail', 'x', $1, $1, 3, 'HTTP 503',
       case when n > 3 then $1::timestamptz end from generate_series(1, 25) as n`,
    [now],
  )
  await server.sql(
    `insert into failure_counts (day, release, name, message, place, failures)
     select d, 'r' || n % 2, 'TypeError', 'x', 'p' || n, n from generate_series(1, 5) as n, unnest($1::date[]) d`,
    [[today, addDays(today, -1), addDays(today, -3)]],
  )
  // the funnel says so where a visit ended early
  await server.sql(
    `insert into step_counts (day, journey, campaign, channel, device, version, step, shown, gone)
     select $1, 'standard', c, 'chat', 'telefone', '-', 'cep', 5, 3 from unnest(array['', '*']) c`,
    [today],
  )
  // the shop goes by the time of the machine
  const evening = new Date(`${todayInSaoPaulo(new Date())}T23:59:50-03:00`)
  await publish(server, (edition) => ({ ...edition }), { from: evening })
  await beginDraft(server, { command: 'teste' }, 0)
  await server.sql(
    `insert into publication_requests (id, edition, draft_version, requested_by)
     select n, (select min(number) from editions), 1, 'ana@exemplo.com.br' from generate_series(1, 2) as n`,
  )
  // a call that was agreed and whose time has come
  const caller = await signedIn(server, 'atendimento')
  const { to = '' } = await caller.press('/operador/ligacoes', 'proxima')
  const call = to.split('?')[0] ?? ''
  await caller.press(call, 'anotar', { resultado: 'de-novo', hora: '12:30' })
  server.clock.advance(3_600_000)
  await countNewOrders(server)
}

describe('every count on the first page', () => {
  const server = useServer({ desk, at: '2026-11-20T15:00:00Z', env: { OPEN_VISITS_PER_PHONE: '3' } })
  const shown = new Map<Role, { who: Person; matters: ReturnType<typeof mattersOf> }>()
  beforeAll(async () => {
    await fill(server())
    for (const role of ROLES) {
      const who = await signedIn(server(), role)
      shown.set(role, { who, matters: mattersOf(await who.open('/operador')) })
    }
  })

  it('is there to be compared: the administration has one of each kind', () => {
    const paths = shown.get('administracao')?.matters.map(({ path }) => path) ?? []
    const unruled = paths.filter((path) => !RULES.some(([start]) => path.startsWith(start)))
    expect(unruled).toEqual([])
    const unseen = RULES.filter(([start]) => !paths.some((path) => path.startsWith(start)))
    expect(unseen.map(([start]) => start)).toEqual([])
    expect(shown.get('administracao')?.matters.filter((each) => each.count === 0)).toEqual([])
  })

  it.each(rowsToRun(ROLES, (role) => ['administracao', 'atendimento'].includes(role)))(
    'is that of the page behind it, for %s',
    async (role) => {
      const { who, matters } = shown.get(role) ?? { who: await signedIn(server(), role), matters: [] }
      const compared = []
      for (const { path, count: said, text } of matters) {
        const rule = RULES.find(([start]) => path.startsWith(start))
        compared.push([text, said, await rule?.[1](who, path)])
      }
      expect(compared).toEqual(compared.map(([text, said]) => [text, said, said]))
    },
  )

  it('of what was sold today is that of the page of sales', async () => {
    const who = shown.get('analise')?.who ?? (await signedIn(server(), 'analise'))
    const { document } = await who.open('/operador')
    const said = numberIn(document.querySelector('.figure-totals__value')?.textContent)
    expect(said).toBe(4)
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === salesWords.all)
    expect(await totalOrders(who, link?.getAttribute('href') ?? '')).toBe(said)
  })

  it('of the list before going live is said there too', async () => {
    const { who, matters } = shown.get('administracao') ?? {
      who: await signedIn(server(), 'administracao'),
      matters: [],
    }
    const said = matters.find(({ path }) => path === '/operador/antes-de-abrir')?.count ?? 0
    expect((await who.open('/operador/antes-de-abrir')).text).toContain(goLiveWords.left(said))
  })
})
