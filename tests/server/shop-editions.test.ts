/** The shop's editions: publishing, going live, ending, and what visitors in the middle of an order keep. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { PlanListReply } from '../../src/contract/banks-regulations-and-plan-lists.ts'
import {
  runShopCommand,
  parseShopCommand,
} from '../../server/commands/implementation/manage-shop-editions.ts'
import type { Edition } from '../../src/edition/edition-schema.ts'
import { shopHistory } from '../../server/services/publish-editions.ts'
import { localTime } from '../../src/lib/sao-paulo-time.ts'
import { partsOf } from '../support/desk-over-http.ts'
import { FINISH, openLead, PAULISTA, readyLead } from '../support/create-leads.ts'
import { anotherServer, useServer, type TestServer } from '../support/server.ts'
import { addCampaign, changePlan, publish } from '../support/publish-editions.ts'
import { describeInFullRun } from '../support/sampled-tests.ts'

const COVERAGE = '/api/cep/coverage?cep=01310100&number=1000'

/** The price of a plan with direct debit at an address, as a visitor who looks it up sees it. */
async function priceAt(server: TestServer, sku: string, addon = ''): Promise<number | undefined> {
  const { body } = await server.call('GET', `${COVERAGE}&addon=${addon}`)
  return PlanListReply.parse({ success: true, plans: body.plans }).plans.find((plan) => plan.sku === sku)
    ?.price_with_dacc
}

async function priceForLead(server: TestServer, id: string, sku: string): Promise<number | undefined> {
  const { body } = await server.call('GET', `/api/lead/${id}`)
  const plans = body.plansOffers as { sku: string; price_with_dacc: number }[]
  return plans.find((plan) => plan.sku === sku)?.price_with_dacc
}

describe('a price that was published', () => {
  const server = useServer()
  // prices hold by the day in which the visit began; the database has the real time
  beforeEach(() => server().clock.set(new Date().toISOString()))

  const natal = (...checkout: string[]) => addCampaign(server(), 'natal', { checkout })

  it('does not change what a visitor in the middle has seen; the next one has it (D121)', async () => {
    const id = await readyLead(server())
    const before = await priceForLead(server(), id, 'd600a')
    await changePlan(server(), 'd600a', { price_with_dacc: 102.22 })
    expect(await priceForLead(server(), id, 'd600a')).toBe(before)
    // another address, and the plan once more
    await server().call('POST', '/api/lead-v2', { ...PAULISTA, id, number: '1002' })
    const chosen = await server().call('PATCH', `/api/lead-v2/${id}/plan`, { idPlan: 'plan-d600a' })
    expect(chosen.status).toBe(200)
    const other = await readyLead(server())
    for (const [lead, price] of [
      [id, before],
      [other, 102.22],
    ] as const) {
      expect(await priceForLead(server(), lead, 'd600a')).toBe(price)
      const done = await server().call('PUT', `/api/lead/${lead}`, FINISH)
      expect([done.status, done.body.code]).toEqual([200, undefined])
      const [order] = await server().sql('select price from orders where lead_id = $1', [lead])
      expect(order?.price).toBe(Math.round((price ?? 0) * 100))
    }
  })

  it('is told with both figures once the day of the visit is over (D121)', async () => {
    const id = await readyLead(server())
    const before = await priceForLead(server(), id, 'd600a')
    await changePlan(server(), 'd600a', { price_with_dacc: 103.33 })
    const tomorrow = new Date(server().clock.now().getTime() + 86_400_000)
    server().clock.set(tomorrow.toISOString())
    const { body } = await server().call('PUT', `/api/lead/${id}`, FINISH)
    expect(body).toMatchObject({ code: 'price_changed', price: { before, now: 103.33 } })
  })

  it('that is over leaves an order in the middle with the plans that are sold now (D121)', async () => {
    await natal('d700b')
    const id = await openLead(server(), { ...PAULISTA, addon: 'natal' })
    await server().call('PATCH', `/api/lead-v2/${id}/plan`, { idPlan: 'plan-d700b' })
    await natal('d500a', 'd600a')
    const offered = async () => {
      const { body } = await server().call('GET', `/api/lead/${id}`)
      return [(body.plansOffers as { sku: string }[]).map(({ sku }) => sku), body.idPlan]
    }
    expect(await offered()).toEqual([['d700b'], 'plan-d700b'])
    server().clock.advance(86_400_000)
    expect(await offered()).toEqual([['d500a', 'd600a'], null])
    const chosen = await server().call('PATCH', `/api/lead-v2/${id}/plan`, { idPlan: 'plan-d500a' })
    expect(chosen.status).toBe(200)
    // the new prices hold for the rest of that day
    const [row] = await server().sql(
      "select origin->'edition'->>'number' as edition from leads where id = $1",
      [id],
    )
    expect(Number(row?.edition)).toBe(server().shop.served().edition.number)
  })

  it('holds for three hours, also for who began shortly before midnight (D121)', async () => {
    server().clock.set('2026-12-27T02:58:00Z')
    const before = await priceAt(server(), 'd600a')
    const id = await openLead(server())
    await changePlan(server(), 'd600a', { price_with_dacc: 105.55 })
    server().clock.set('2026-12-27T05:57:00Z')
    expect(await priceForLead(server(), id, 'd600a')).toBe(before)
    server().clock.set('2026-12-27T05:59:00Z')
    expect(await priceForLead(server(), id, 'd600a')).toBe(105.55)
  })

  it('that is over can be read while nothing can be written (D121, X6)', async () => {
    const id = await openLead(server())
    await server().sql(
      `create function disk_full() returns trigger language plpgsql as
        $$ begin raise exception 'full' using errcode = '53100'; end $$`,
    )
    await server().sql(
      'create trigger disk_full before update on leads for each row execute function disk_full()',
    )
    server().clock.advance(86_400_000)
    const { status } = await server().call('GET', `/api/lead/${id}`)
    await server().sql('drop function disk_full cascade')
    expect(status).toBe(200)
    expect((await server().call('GET', `/api/lead/${id}`)).status).toBe(200)
  })

  it('holds until the end of its publication, if that was said (D121)', async () => {
    const until = new Date(Date.now() + 9 * 86_400_000)
    const number = await publish(server(), (edition) => edition, { until })
    const id = await openLead(server())
    const [row] = await server().sql("select origin->'edition' as edition from leads where id = $1", [id])
    expect(row?.edition).toMatchObject({ number, until: until.toISOString() })
  })
})

describe('the edition that a browser names', () => {
  const server = useServer()
  beforeEach(() => server().clock.set(new Date().toISOString()))

  const leadWith = async (edition: unknown, addon?: string) => {
    const { body } = await server().call('POST', '/api/lead-v2', {
      ...PAULISTA,
      edition,
      ...(addon && { addon }),
    })
    const [row] = await server().sql(
      "select origin->'edition'->>'number' as number from leads where id = $1",
      [body.idLead],
    )
    return { status: body.idLead ? 200 : 400, number: row?.number === undefined ? null : Number(row.number) }
  }

  it('buys nothing if it is invented, not live yet, of another campaign or of another day (S52)', async () => {
    const before = server().shop.served().edition.number
    const natal = await addCampaign(server(), 'natal', { checkout: ['d500a', 'd600a'] })
    const later = await publish(
      server(),
      (edition) => ({
        ...edition,
        plans: edition.plans.map((plan) => (plan.sku === 'd600a' ? { ...plan, price_with_dacc: 80 } : plan)),
      }),
      { from: new Date(Date.now() + 3_600_000) },
    )
    for (const invented of [later, 999, 2 ** 31])
      expect([invented, await leadWith(invented)]).toEqual([invented, { status: 200, number: natal }])
    // the edition before had no such campaign
    expect(await leadWith(before, 'natal')).toEqual({ status: 200, number: natal })
    for (const wrong of [-1, 1.5, '1', null])
      expect([wrong, (await leadWith(wrong)).status]).toEqual([wrong, 400])
    // live the day before: the server's own day counts
    await server().sql('alter table live_editions disable trigger live_editions_stay')
    await server().sql("update live_editions set from_at = from_at - interval '3 days' where edition <= $1", [
      natal,
    ])
    await server().sql('alter table live_editions enable trigger live_editions_stay')
    server().clock.set(new Date().toISOString())
    expect(await leadWith(before)).toEqual({ status: 200, number: natal })
  })
})

describe('an edition', () => {
  const server = useServer()

  it('is in the tables also if they could not be written at first (D119)', async () => {
    await server().sql('alter table plans add constraint no_such_price check (price_with_dacc <> 5432)')
    await expect(changePlan(server(), 'd500a', { price_with_dacc: 54.32 })).rejects.toThrow('no_such_price')
    await server().sql('alter table plans drop constraint no_such_price')
    await server().shop.look()
    expect(await server().value("select price_with_dacc from plans where sku = 'd500a'")).toBe(5_432)
  })

  it('is never changed, and neither is its publication (D118)', async () => {
    for (const text of [
      "update editions set note = 'x'",
      'delete from editions',
      'update live_editions set until_at = null',
      'delete from live_editions',
    ])
      await expect(server().sql(text)).rejects.toThrow('never changed')
  })

  it('sells plans and campaigns between their dates; a campaign that is over leads to the start page (D118)', async () => {
    const add = (dates: Pick<Edition['plans'][number], 'from' | 'until'>) => (edition: Edition) => ({
      ...edition,
      plans: edition.plans.map((plan) => (plan.sku === 'd2000b' ? { ...plan, ...dates } : plan)),
      campaigns: {
        ...edition.campaigns,
        natal: { title: 'Natal', lpOrigin: 'LP Natal', checkout: ['d700b', 'd2000b'], ...dates },
      },
    })
    await publish(server(), add({ from: '2020-12-01T00:00', until: '2090-12-27T00:00' }))
    expect(await priceAt(server(), 'd700b', 'natal')).toBeDefined()
    expect(await priceAt(server(), 'd2000b')).toBeDefined()
    await publish(server(), add({ from: '2020-12-01T00:00', until: '2020-12-27T00:00' }))
    expect(await priceAt(server(), 'd700b', 'natal')).toBeUndefined()
    expect(await priceAt(server(), 'd2000b')).toBeUndefined()
    const ended = await server().call('GET', '/natal/?utm_source=tv')
    expect([ended.status, ended.headers.location]).toEqual([302, '/?utm_source=tv'])
    // orders in progress go on
    for (const path of ['/natal/checkout/nome/', '/natal/chat', '/natal/checkout/cep/?l=9'])
      expect([path, (await server().call('GET', path)).status]).not.toEqual([path, 302])
  })

  it('sells a plan of a campaign alone by no link before the campaign begins and after its end (D118, S52)', async () => {
    const soldFrom = (from: string, until: string) =>
      publish(server(), ({ plans, campaigns, ...others }) => {
        const like = plans.find(({ sku }) => sku === 'd500a') ?? expect.unreachable()
        const own = {
          ...like,
          id: 'plan-d500n',
          sku: 'd500n',
          plan: '500 Mega de Natal',
          price_with_dacc: 49.99,
        }
        const natal = { title: 'Natal', lpOrigin: 'LP Natal', checkout: ['d500n', 'd600a'], from, until }
        const rest = plans.filter(({ sku }) => sku !== 'd500n')
        return { ...others, plans: [...rest, own], campaigns: { ...campaigns, natal } }
      })
    const offered = async () => {
      const { body } = await server().call('POST', '/api/lead-v2', { ...PAULISTA, sku: 'd500n' })
      const { plans } = (await server().call('GET', '/json/plans.json?sold=true&sku=d500n')).body
      return [body.cepCoverage, plans].map((found) => JSON.stringify(found).includes('d500n'))
    }
    await soldFrom('2090-12-01T00:00', '2090-12-27T00:00')
    expect(await offered()).toEqual([false, false])
    await soldFrom('2020-12-01T00:00', '2090-12-27T00:00')
    expect(await offered()).toEqual([true, true])
    await soldFrom('2020-12-01T00:00', '2020-12-27T00:00')
    expect(await offered()).toEqual([false, false])
  })
})

describeInFullRun('two servers on one database', () => {
  const server = useServer()
  beforeEach(() => server().clock.set(new Date().toISOString()))

  const skewed = (ms: number): TestServer['clock'] => ({
    ...server().clock,
    now: () => new Date(Date.now() + ms),
  })
  const at85 = (edition: Edition) => ({
    ...edition,
    plans: edition.plans.map((plan) => (plan.sku === 'd600a' ? { ...plan, price_with_dacc: 85.85 } : plan)),
  })

  it('change at the same instant, at the beginning and at the end, although their clocks are 30 s apart: the database’s counts (D118, X46)', async () => {
    const [early, late] = [
      await anotherServer(server(), { clock: skewed(30_000) }),
      await anotherServer(server(), { clock: skewed(-30_000) }),
    ]
    const both = async () => {
      await Promise.all([early.shop.look(), late.shop.look()])
      return Promise.all([priceAt(early, 'd600a'), priceAt(late, 'd600a')])
    }
    const [before] = await both()
    const from = new Date(Date.now() + 1_500)
    await publish(server(), at85, { from, until: new Date(from.getTime() + 1_500) })
    expect(await both()).toEqual([before, before])
    await wait(from.getTime() - Date.now() + 200)
    expect(await both()).toEqual([85.85, 85.85])
    await wait(1_500)
    expect(await both()).toEqual([before, before])
    const [row] = await server().sql("select price_with_dacc from plans where sku = 'd600a'")
    expect(row?.price_with_dacc).toBe(Math.round((before ?? 0) * 100))
    await Promise.all([early.app.close(), late.app.close()])
  })
})

describe('npm run shop', () => {
  const server = useServer()
  const folder = mkdtempSync(path.join(tmpdir(), 'prosa-shop-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'shop.json')

  const run = (...args: string[]) =>
    server().asOwner((db) => runShopCommand({ ...partsOf(server()), db }, parseShopCommand(args), 'ana'))

  it('exports the shop, checks and publishes a file, and goes back (D118)', async () => {
    const exported = await run('export')
    expect(exported.status).toBe(0)
    const shop = JSON.parse(exported.text) as Edition
    const plan = shop.plans.find(({ sku }) => sku === 'd500a')
    if (!plan) throw new Error('the plan is not there')
    plan.price_with_dacc = 54.99
    writeFileSync(file, JSON.stringify(shop))
    const checked = await run('check', file)
    expect([checked.status, checked.text]).toEqual([
      0,
      expect.stringMatching(/500 Mega \(d500a\), com débito: R\$ 59,99 → 54,99, em \d+ campanhas\./),
    ])
    const published = await run('publish', file, '--note', 'Natal')
    expect([published.status, published.text]).toEqual([
      0,
      expect.stringContaining('A edição 1 está publicada'),
    ])
    await server().shop.look()
    expect(await priceAt(server(), 'd500a')).toBe(54.99)
    const scheduled = await run('publish', file, '--from', '2096-12-01T00:00', '--until', '2096-12-27T00:00')
    expect(scheduled.text).toContain('de 2096-12-01 00:00 até 2096-12-27 00:00')
    const { text } = await run('history')
    expect(text).toMatch(/^edição 2, de 2096-12-01 00:00 .*\nedição 1, .*, Natal\nedição 0, .*release/)
    expect((await run('back')).text).toBe('A edição 0 está no ar outra vez.\n')
    await server().shop.look()
    expect(await priceAt(server(), 'd500a')).toBe(59.99)
  })

  it('publishes nothing with a red finding, and exits with 1 and its sentence (D118)', async () => {
    const { document } = server().shop.served().edition
    const before = (await shopHistory(server().db)).length
    writeFileSync(
      file,
      JSON.stringify({ ...document, campaigns: { ...document.campaigns, api: { checkout: ['d999'] } } }),
    )
    const { status, text } = await run('publish', file, '--yes')
    expect(status).toBe(1)
    expect(text).toContain('ERRO campaigns.api: O endereço /api é do próprio site. Escolha outro.')
    expect(text).toContain('ERRO campaigns.api.checkout: O plano d999 não existe.')
    expect(await shopHistory(server().db)).toHaveLength(before)
  })

  it.each([
    [[], 'Uso:'],
    [['publish'], 'Uso:'],
    [['check', file], 'não pode ser lido'],
    [['publish', file, '--from', '2026-13-01T00:00'], 'não é uma hora'],
    [['publish', file, '--from', '2025-12-01T00:00'], 'é um dia que já passou'],
    [['check', file, '--from', '2025-12-01T00:00'], 'é um dia que já passou'],
    [['check', file, '--from', `${localTime(new Date()).slice(0, 10)}T00:00`], 'não pode ser lido'],
    [['back', 'ontem'], 'ontem não é um número'],
    [['withdraw'], 'Uso:'],
  ])('says what it needs: %j', async (args, text) => {
    writeFileSync(file, '{')
    await expect(async () => run(...args)).rejects.toThrow(text)
  })
})
