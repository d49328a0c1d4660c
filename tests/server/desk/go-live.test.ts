/** The list before going live: what the server sees, what a person ticks, the same by `npm run ready`, and for nobody else. */
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { GO_LIVE_ITEMS, type GoLiveItemId } from '../../../src/contract/go-live-items.ts'
import { goLiveGroups, goLiveTexts, goLiveWords as words } from '../../../src/content/desk/go-live.ts'
import { desk, signedIn, type Page, tokenOf } from '../../support/desk-over-http.ts'
import { runServerCommand } from '../../support/run-server-command.ts'
import { useServer } from '../../support/server.ts'
import { itInFullRun } from '../../support/sampled-tests.ts'

const PAGE = '/operador/antes-de-abrir'
const TOKEN = 'um segredo que ninguém adivinha 8213'

/** The state of each item on the page, by its name. */
const statesOn = ({ document }: Page) =>
  Object.fromEntries(
    [...document.querySelectorAll('tbody tr')].map((row) => [
      row.querySelector('.desk-strong')?.textContent ?? '',
      row.querySelector(`[data-head="${words.state}"] p`)?.textContent,
    ]),
  )
const nameOf = (item: GoLiveItemId) => goLiveTexts[item].name

describe('before going live (D146)', () => {
  const server = useServer({
    desk,
    env: {
      SEED: 'none',
      METRICS_TOKEN: TOKEN,
      TRUST_PROXY: 'loopback',
      PAYMENT_SENTENCE: 'A fatura chega por e-mail e pode ser paga por Pix ou boleto.',
    },
  })

  it('every item has a group, and no other', () => {
    expect(goLiveGroups.flatMap(([, items]) => items)).toEqual(GO_LIVE_ITEMS)
  })

  it('is told what is set and what is missing, each with what happens without it', async () => {
    const who = await signedIn(server(), 'administracao')
    const page = await who.open(PAGE)
    const states = statesOn(page)
    expect(Object.keys(states)).toEqual(GO_LIVE_ITEMS.map(nameOf))
    // nothing has come over TLS yet
    expect(states[nameOf('proxy')]).toBe(words.missing)
    await server().app.inject({
      url: '/',
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(statesOn(await who.open(PAGE))[nameOf('proxy')]).toBe(words.done)
    for (const item of ['coverage', 'payment', 'metrics'] as const)
      expect([item, states[nameOf(item)]]).toEqual([item, words.done])
    for (const item of ['mail', 'webhook', 'risk', 'address', 'company', 'plans', 'backup'] as const)
      expect([item, states[nameOf(item)]]).toEqual([item, words.missing])
    for (const item of GO_LIVE_ITEMS) expect(page.text).toContain(goLiveTexts[item].without)
  })

  it('follows what is done: a published edition is no longer the demo’s', async () => {
    const who = await signedIn(server(), 'administracao')
    const before = statesOn(await who.open(PAGE))[nameOf('plans')]
    await server().sql(
      `insert into live_editions (id, edition, from_at, published_by)
       select max(id) + 1, max(edition), now(), 'ana@example.com' from live_editions`,
    )
    const after = statesOn(await who.open(PAGE))[nameOf('plans')]
    expect([before, after]).toEqual([words.missing, words.done])
  })

  it('what only a person can see is ticked, with who did it, and the log has it', async () => {
    const who = await signedIn(server(), 'administracao')
    const csrf = tokenOf(await who.open(PAGE))
    const done = await who.post(PAGE, { csrf, item: 'backup', feito: 'sim' })
    expect(done.to).toBe(`${PAGE}?feito=lista-guardada`)
    const page = await who.open(PAGE)
    expect(statesOn(page)[nameOf('backup')]).toBe(words.done)
    const [account] = await server().sql(
      "select by.ticked_by as email from go_live_ticks by where item = 'backup'",
    )
    expect(page.text).toContain(words.ticked(String(account?.email)))
    const [entry] = await server().sql('select what, detail from audit_log order by seq desc limit 1')
    expect(entry).toEqual({ what: 'go_live_ticked', detail: { item: 'backup' } })
    for (const item of ['mail', 'nada', ''])
      expect((await who.post(PAGE, { csrf, item, feito: 'sim' })).status).toBe(400)
    await who.post(PAGE, { csrf, item: 'backup', feito: '' })
    expect(statesOn(await who.open(PAGE))[nameOf('backup')]).toBe(words.missing)
  })

  itInFullRun('says the same by npm run ready, against a running server', async () => {
    await server().app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server().app.server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}`
    const who = await signedIn(server(), 'administracao')
    const states = statesOn(await who.open(PAGE))
    const env = { METRICS_TOKEN: TOKEN, DATA_DIR: server().config.dataDir, DATABASE_URL: undefined }
    const { code, out } = await runServerCommand('ready', [url], env)
    expect(code).toBe(1)
    for (const item of GO_LIVE_ITEMS) {
      const { name, by, without } = goLiveTexts[item]
      expect(out).toContain(
        states[name] === words.done ? words.command.done(name) : words.command.missing(name, by, without),
      )
    }
    const missing = Object.values(states).filter((state) => state === words.missing).length
    expect(out).toContain(words.left(missing))
    const refused = await runServerCommand('ready', [url], { ...env, METRICS_TOKEN: `${TOKEN}!` })
    expect([refused.code, refused.err.trim()]).toEqual([1, words.command.refused])
    expect((await runServerCommand('ready', ['http://127.0.0.1:1'], env)).err).toContain('não respondeu')
  })

  it('is shown to nobody else: how many points are left stands on the administration’s first page', async () => {
    expect((await server().call('GET', '/api/operator/ready')).status).toBe(404)
    for (const role of ['analise', 'publicacao', 'atendimento', 'aprovacao'] as const) {
      const who = await signedIn(server(), role)
      expect((await who.open(PAGE)).status).toBe(403)
      expect((await who.open('/operador')).html).not.toMatch(/antes de abrir|SMTP_HOST|RISK_PROVIDER/)
    }
    const house = await signedIn(server(), 'administracao')
    const missing = Object.values(statesOn(await house.open(PAGE))).filter((state) => state === words.missing)
    const home = await house.open('/operador')
    expect(home.document.querySelector(`.desk-matter a[href="${PAGE}"]`)?.textContent).toBe(
      `${missing.length}${words.onHome(missing.length)}`,
    )
  })
})
