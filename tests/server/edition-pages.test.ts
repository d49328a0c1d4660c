/** Pages follow the live edition; a page that cannot be rendered stays as it was in the edition before. */
import { createHash } from 'node:crypto'
import { readdirSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { loadKeys } from '../../server/security/secret-keys.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { addressOfPicture, pictureAt, pictureKeyOf } from '../../server/site/signed-share-picture-urls.ts'
import { makeMetrics } from '../../server/plugins/metrics.ts'
import type { PageRenderer } from '../../server/site/page-renderer.ts'
import { readCampaign } from '../../src/app/boot/read-campaign.ts'
import { Edition } from '../../src/edition/edition-schema.ts'
import { editableTextNames } from '../../src/content/landing/editable-texts.ts'
import { writeDraft } from '../../server/repositories/shop-draft.ts'
import { workingEdition } from '../../server/services/shop-draft.ts'
import { ORDER_LINK_PATH } from '../../server/rules/signed-order-links.ts'
import { SITE_FILES } from '../../src/site/pages-outside-orders.ts'
import { renderHere, rendererBy } from '../support/page-renderer.ts'
import { jpegSize } from '../support/jpeg-size.ts'
import { readPdf } from '../support/read-pdf.ts'
import { desk, signedIn, type Page } from '../support/desk-over-http.ts'
import { settings } from '../support/server-settings.ts'
import { useServer, type Reply, type TestServer } from '../support/server.ts'
import { changePlan, republish, publish } from '../support/publish-editions.ts'
import { parsePage } from '../support/parse-page.ts'
import { rowsToRun, isFull } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'
import { orderLink } from '../support/scriptless-pages.ts'

/** What was rendered, as addresses; and what cannot be. */
const rendered: string[] = []
let broken: string | null = null

const byHand = rendererBy(async (source) => {
  const { document, campaign } = source
  const address = `/${campaign.prefix}${document ?? '#'}`
  if (broken !== null && address.startsWith(broken)) throw new Error('this page cannot be rendered')
  rendered.push(address)
  return renderHere(source)
})

/** How many pictures were drawn. */
let pictures = 0
const renderer: PageRenderer = {
  ...byHand,
  picture(picture) {
    pictures += 1
    return byHand.picture(picture)
  },
}

/** The same server once more, on the same database, as in a restart. */
async function restart(
  { db, clock, providers, config }: TestServer,
  env: Record<string, string> = {},
  build = renderer.build,
  picture = renderer.picture,
) {
  const metrics = makeMetrics()
  const own = { ...readConfig({ ...settings, DATA_DIR: config.dataDir, ...env }), logLevel: config.logLevel }
  const site = config.siteDir
  const parts = { db, clock, providers, config: own, metrics, site }
  const app = await buildApp({ ...parts, renderer: { ...renderer, build, picture } })
  const get = async (url: string) => {
    return parsePage((await app.inject({ url })).body)
  }
  const file = async (url: string) => app.inject({ url })
  return { app, get, file, close: () => app.close(), stale: async () => metrics.registry.metrics() }
}

/** The key with which a server signs the addresses of pictures. */
const keyOf = ({ config }: TestServer) => pictureKeyOf(makeVault(loadKeys(config)))
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

const cardsOf = (page: Document) =>
  [...page.querySelectorAll('.plan-card')].map((card) => card.textContent.replaceAll(/\s+/g, ' '))

/** What an element would be made of by a page that took it as markup, also within a script or a replacement. */
const MARKUP = `</script><b data-mark>$&"'`
const FREE_TEXTS =
  'plan description addon_description title heading text special afterEnd lpOrigin question answer group label'.split(
    ' ',
  )

/** The file in which `npm test` looks for what the edition says. */
const PDF_OF_NUMBERS = '/faq-migracao.pdf'

/** A campaign that no build knows. */
const NATAL = {
  title: 'Natal de fibra',
  lpOrigin: 'LP Natal',
  checkout: ['d500a', 'd550v'],
  landing: { banner: { heading: 'Natal com fibra nova' } },
}

describe('a preview of the draft', () => {
  const server = useServer({ desk, renderer, orderLink })
  const PAGE = '/operador/loja/previa'
  const windowsOf = ({ document }: Page) =>
    [...document.querySelectorAll('iframe')].map((each) => each.getAttribute('src') ?? '')

  it('shows a campaign that nobody has published, at its prices, in two sizes and for any date (D118)', async () => {
    const who = await signedIn(server(), 'publicacao')
    await who.fill('/operador/loja/planos/d500a', { 'com-debito': '54,32' })
    await who.fill('/operador/loja/campanhas', { de: '', endereco: 'natal', titulo: 'Natal' })
    await who.fill('/operador/loja/campanhas/ver?campanha=natal', {
      cabecalho: 'Natal com fibra',
      de: '2096-12-01T00:00',
      ate: '2096-12-27T00:00',
    })
    // without a date as it begins, and not before
    const begins = await who.open(`${PAGE}?campanha=natal`)
    expect(windowsOf(begins)).toHaveLength(2)
    const widths = [...begins.document.querySelectorAll<HTMLElement>('.preview')].map((each) =>
      each.getAttribute('data-width'),
    )
    expect(widths).toEqual(['360', '1280'])
    expect(begins.document.querySelector<HTMLInputElement>('[name=em]')?.value).toBe('2096-12-01T00:00')
    expect(windowsOf(await who.open(`${PAGE}?campanha=natal&em=2096-11-30T12:00`))).toEqual([])
    const page = await who.open(`${PAGE}?campanha=natal&em=2096-12-24T12:00`)
    const [path = '', other] = windowsOf(page)
    expect(other).toBe(path)
    expect(page.headers['content-security-policy']).toContain("frame-src 'self'")
    // by the link, without an account
    const shown = await server().call('GET', path)
    expect(shown.status).toBe(200)
    const text = parsePage(shown.text).body.textContent
    expect(text).toContain('Natal com fibra')
    expect(text).toContain('54,32')
    expect(shown.text).not.toContain('<script')
    expect(shown.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
    })
    expect(shown.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox allow-same-origin/)
    // after its end: first it leads to the start page, then it says its sentence
    const over = `${PAGE}?campanha=natal&em=2097-01-02T12:00`
    expect((await who.open(over)).text).toContain('Nesta hora o endereço leva à página inicial')
    await who.fill('/operador/loja/campanhas/ver?campanha=natal', { depois: 'O Natal foi até o dia 26.' })
    const after = await who.open(over)
    expect(after.text).not.toContain('leva à página inicial')
    const said = await server().call('GET', windowsOf(after)[0] ?? '')
    expect(said.text).toMatch(/<body inert.*Esta oferta terminou.*O Natal foi até o dia 26\./s)
    const looked = await who.fill('/operador/loja/conferir', { ate: '2096-12-27T00:00' })
    const dated = await who.open(looked.to ?? '')
    expect(dated.text).toMatch(/o endereço \/natal deixa de existir.*ele mostraria a frase de “O que dizer/)
    expect((await who.open(`${PAGE}?campanha=nada`)).status).toBe(404)
    expect((await who.open(`${PAGE}?edicao=99`)).status).toBe(404)
    expect((await server().call('GET', '/natal/')).status).not.toBe(200)
  })

  it('is rendered once in two seconds however often its link is opened, and not for one that was guessed (S53)', async () => {
    const who = await signedIn(server(), 'publicacao')
    const [path = ''] = windowsOf(await who.open(`${PAGE}?campanha=rs`))
    rendered.length = 0
    const opened = await Promise.all(Array.from({ length: 20 }, async () => server().call('GET', path)))
    expect(new Set(opened.map(({ status, text }) => `${status} ${text.length > 10_000}`))).toEqual(
      new Set(['200 true']),
    )
    expect(rendered).toEqual(['/rs/'])
    await server().call('GET', `${path}x`)
    expect(rendered).toHaveLength(1)
    server().clock.advance(2_000)
    await server().call('GET', path)
    expect(rendered).toHaveLength(2)
  })

  it('goes from the page into the order, with its plans and prices, and stores and orders nothing (D118, S52)', async () => {
    const who = await signedIn(server(), 'publicacao')
    await who.fill('/operador/loja/planos/d500a', { 'com-debito': '54,32' })
    const page = await who.open(`${PAGE}?campanha=natal&em=2096-12-24T12:00`)
    const [path = ''] = windowsOf(page)
    const opened = await server().call('GET', `${path}/abrir`)
    expect([opened.status, opened.headers.location]).toEqual([303, '/natal/'])
    // an order of another edition does not go on
    expect(opened.headers['clear-site-data']).toBe('"storage"')
    const cookieIn = (headers: Reply['headers']) =>
      [headers['set-cookie']]
        .flat()
        .map(String)
        .find((each) => each.startsWith('previa=')) ?? ''
    const cookie = cookieIn(opened.headers).split(';')[0] ?? ''
    const call = (method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, body?: object) =>
      server().call(method, url, body, { cookie })
    const start = await call('GET', '/natal/')
    expect(start.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(start.headers['server-timing']).toBeUndefined()
    const document = parsePage(start.text)
    expect(cardsOf(document).join()).toContain('54,32')
    expect(document.querySelector('.previa a')?.getAttribute('href')).toBe('/operador/previa/sair')
    for (const url of rowsToRun(['/natal/checkout/cep/', '/natal/chat', '/natal/regulamentos/'], 2))
      expect([url, (await call('GET', url)).text.includes('class="previa"')]).toEqual([url, true])
    // what a visitor of today gets
    expect((await server().call('GET', '/natal/')).status).toBe(404)

    const stored = () =>
      server().sql(
        `select relname, query_to_xml(format('select count(*) from %I', relname), true, true, '')::text as rows
         from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
      )
    const before = await stored()
    const priceIn = (plans: unknown) =>
      (plans as { sku: string; price_with_dacc: number }[]).find(({ sku }) => sku === 'd500a')
        ?.price_with_dacc
    const house = { cep: '01310100', number: '1000', addon: 'natal', edition: 0 }
    const query = new URLSearchParams({ ...house, edition: '0' })
    expect(priceIn((await call('GET', `/api/cep/coverage?${query}`)).body.plans)).toBe(54.32)
    expect(priceIn((await call('GET', '/json/natal.json')).body.plans)).toBe(54.32)
    const opening = await call('POST', '/api/lead-v2', {
      ...house,
      name: 'Maria da Silva',
      phone: '11987654321',
    })
    const { idLead, cepCoverage } = opening.body as { idLead: string; cepCoverage: { plans: unknown } }
    expect([opening.status, priceIn(cepCoverage.plans)]).toEqual([200, 54.32])
    for (const [method, url, body] of [
      ['PATCH', `/api/lead-v2/${idLead}/plan`, { idPlan: 'plan-d500a' }],
      ['PUT', `/api/lead/${idLead}`, {}],
      ['PUT', `/api/lead-v2/${idLead}`, {}],
      ['POST', '/api/lead', house],
      ['POST', '/api/visits', {}],
      ['POST', '/api/exposures', {}],
    ] as const) {
      const refused = await call(method, url, body)
      expect([method, url, refused.status, refused.body.message]).toEqual([
        method,
        url,
        403,
        expect.stringContaining('prévia'),
      ])
    }
    expect((await call('GET', `/api/lead/${idLead}`)).status).toBe(404)
    expect(await stored()).toEqual(before)
    // nor is the id that it was given worth anything without the preview
    const bought = await server().call('PATCH', `/api/lead-v2/${idLead}/plan`, { idPlan: 'plan-d500a' })
    expect(bought.status).toBe(404)

    const price = async (used: string) =>
      priceIn(
        (await server().call('GET', `/api/cep/coverage?${query}`, undefined, { cookie: used })).body.plans,
      )
    const today = await price('')
    expect(today).not.toBe(54.32)
    for (const wrong of [`${cookie}x`, `${cookie.slice(0, -1)}`, 'previa=.', 'previa=W10.x', 'previa=1'])
      expect([wrong, await price(wrong)]).toEqual([wrong, today])
    const out = await call('GET', '/operador/previa/sair')
    expect(out.headers['clear-site-data']).toBe('"storage"')
    expect(cookieIn(out.headers)).toMatch(/^previa=; .*Max-Age=0/)
    // of a visitor who sees no preview, whoever sent the link, nothing is forgotten
    const visitor = await server().call('GET', '/operador/previa/sair')
    expect([visitor.status, visitor.headers['clear-site-data']]).toEqual([303, undefined])
    server().clock.advance(24 * 3_600_000)
    expect(await price(cookie)).toBe(today)
    expect((await server().call('GET', `${path}/abrir`)).status).toBe(404)
    server().clock.advance(-24 * 3_600_000)
  })

  it('shows markup in any text of the draft as text, and in no script as anything else (S53)', async () => {
    const { document: stored } = await workingEdition(server().db)
    const marked = (value: unknown): unknown => {
      if (typeof value === 'string') return MARKUP
      return Array.isArray(value) ? value.map(marked) : value
    }
    const document = Edition.parse(
      JSON.parse(JSON.stringify(stored), (key, value: unknown) =>
        FREE_TEXTS.includes(key) ? marked(value) : value,
      ),
    )
    document.texts = Object.fromEntries(editableTextNames.map((name) => [name, MARKUP]))
    document.plans = document.plans.map((each) => ({ ...each, badge: MARKUP }))
    document.benefits = document.benefits.map((each) => ({ ...each, name: MARKUP, description: MARKUP }))
    await writeDraft(server().db, JSON.stringify(document), 0, 'teste')
    const who = await signedIn(server(), 'aprovacao')
    // a preview of one campaign shows no other
    const pages = [
      ['livelo', ['/livelo/', '/livelo/chat']],
      ['hbo-max', ['/hbo-max/']],
    ] as const
    server().clock.advance(2_000)
    for (const [campaign, urls] of rowsToRun(pages, 1)) {
      const [path = ''] = windowsOf(await who.open(`${PAGE}?campanha=${campaign}`))
      const opened = await server().call('GET', `${path}/abrir`)
      const [, cookie = ''] = /(previa=[^;]+)/.exec(String(opened.headers['set-cookie'])) ?? []
      for (const url of [path, ...urls]) {
        const { status, text } = await server().call('GET', url, undefined, { cookie })
        expect([url, status, text.includes('data-mark')]).toEqual([url, 200, true])
        const page = parsePage(text)
        expect([url, page.querySelectorAll('[data-mark]').length]).toEqual([url, 0])
        const scripts = [...page.querySelectorAll('script')].filter((each) =>
          each.textContent.includes('data-mark'),
        )
        expect(scripts.every(({ type }) => type.endsWith('json'))).toBe(true)
      }
    }
  })

  it('opens by no link that was guessed, changed or is a day old (D118, S53)', async () => {
    const who = await signedIn(server(), 'aprovacao')
    const [path = ''] = windowsOf(await who.open(`${PAGE}?campanha=sp`))
    const [payload = '', signature = ''] = path.split('/').at(-1)?.split('.') ?? []
    const changed = Buffer.from(payload, 'base64url').toString().replace('sp', 'rs')
    const other = Buffer.from(changed).toString('base64url')
    for (const token of [
      `${other}.${signature}`,
      `${payload}.${signature.slice(0, -1)}`,
      `${payload}.`,
      payload,
      '.',
      `${payload}.${signature}.x`,
      `W10.${signature}`,
    ])
      expect([token, (await server().call('GET', `/operador/previa/${token}`)).status]).toEqual([token, 404])
    // also that of an edition, which stays when another one takes its place
    const [ofEdition = ''] = windowsOf(await who.open(`${PAGE}?campanha=sp&edicao=0`))
    const opened = async () => {
      const pages = await Promise.all([path, ofEdition].map((each) => server().call('GET', each)))
      return pages.map(({ status, text }) => [status, text.includes('já venceu')])
    }
    expect(await opened()).toEqual([
      [200, false],
      [200, false],
    ])
    server().clock.advance(24 * 3_600_000)
    expect(await opened()).toEqual([
      [404, true],
      [404, true],
    ])
  })
})

describe('the pages', () => {
  const server = useServer({ renderer, orderLink, env: { SITE_DIR: '/nowhere' } })

  itInFullRun(
    'are rendered when they are first asked for, once for all who ask, and kept beyond a restart (D120)',
    async () => {
      const [one, other] = await Promise.all(
        ['/timblack', '/timblack'].map((url) => server().call('GET', url)),
      )
      expect([one?.text, other?.status]).toEqual([other?.text, 200])
      await server().call('GET', '/timblack')
      const after = await restart(server())
      expect((await after.file('/timblack')).body).toBe(one?.text)
      expect(rendered.filter((address) => address === '/timblack/')).toHaveLength(1)
      await after.close()
      const next = await restart(server(), {}, 'of the next release')
      expect((await next.file('/timblack')).body).toBe(one?.text)
      expect(rendered.filter((address) => address === '/timblack/')).toHaveLength(2)
      await next.close()
    },
  )

  itInFullRun('are all rendered ahead while nobody asks, each once (D120)', async () => {
    await server().call('GET', '/timblack')
    const after = await restart(server())
    const { pages } = after.app.shop.served().pages
    rendered.length = 0
    // a few of them: all would take long
    const some = isFull ? 5 : 2
    for (let done = 0; done < some; done += 1) expect(await pages?.warm()).toBe(true)
    expect(new Set(rendered).size).toBe(some)
    expect(rendered).not.toContain('/timblack/')
    await after.close()
  })

  itInFullRun(
    'are shared with a picture of the price that they show; an old address shows the old one (D99, D119)',
    async () => {
      const pictureOn = async (url: string) => {
        const document = parsePage((await server().call('GET', url)).text)
        return document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? ''
      }
      const open = async (address: string) => server().app.inject({ url: address })
      const places = rowsToRun(['/d/', '/d/700mb', '/d/chat?s=d700a'], 2)
      const before = await Promise.all(places.map(pictureOn))
      const old = await open(before[0] ?? '')
      expect([old.statusCode, old.headers['content-type'], old.headers['cache-control']]).toEqual([
        200,
        'image/jpeg',
        'public, max-age=31536000, immutable',
      ])
      expect(jpegSize(old.rawPayload)).toEqual({ width: 1200, height: 630 })
      expect(old.rawPayload.length).toBeLessThan(120_000)
      /** Which of both prices a page says, in its title, cards, answers or structured data. */
      const saidAt = async () =>
        Promise.all(
          [...places, '/json/d.json'].map(async (url) => {
            const { text } = await server().call('GET', url)
            return [/109[.,]99/, /101[.,]23/].map((price) => price.test(text))
          }),
        )
      expect(await saidAt()).toEqual([...places, ''].map(() => [true, false]))
      await changePlan(server(), 'd700a', { price_with_dacc: 101.23 })
      expect(await saidAt()).toEqual([...places, ''].map(() => [false, true]))
      const after = await Promise.all(places.map(pictureOn))
      expect(new Set([...before, ...after]).size).toBe(2 * new Set(after).size)
      for (const address of after)
        expect(pictureAt(keyOf(server()), address)?.picture).toMatchObject({
          name: '700 Mega',
          withDebit: 101.23,
        })
      expect((await open(after[0] ?? '')).rawPayload.equals(old.rawPayload)).toBe(false)
      // what a messenger remembers is drawn at any server, whatever that serves, and once for all who ask
      const other = await restart(server(), {}, 'of the next release')
      pictures = 0
      const again = await Promise.all(
        [before[0], before[0], before[0]].map(async (url) => other.file(url ?? '')),
      )
      expect(again.every(({ rawPayload }) => rawPayload.equals(old.rawPayload))).toBe(true)
      expect(pictures).toBe(1)
      // and kept beyond a restart
      const next = await restart(server(), {}, 'of the next release')
      expect((await next.file(before[0] ?? '')).rawPayload.equals(old.rawPayload)).toBe(true)
      expect(pictures).toBe(1)
      // unless a power cut has left half of its file
      const kept = path.join(server().config.dataDir, 'pictures')
      for (const name of readdirSync(kept)) truncateSync(path.join(kept, name), 1_000)
      const last = await restart(server(), {}, 'of the next release')
      expect((await last.file(before[0] ?? '')).rawPayload.equals(old.rawPayload)).toBe(true)
      expect(pictures).toBe(2)
      await Promise.all([other.close(), next.close(), last.close()])
    },
  )

  it('show a price that was changed, and a plan that was added, at once and after a restart (D119)', async () => {
    await server().call('GET', '/timblack')
    rendered.length = 0
    await publish(server(), (edition) => ({
      ...edition,
      plans: edition.plans.flatMap((plan) => {
        if (plan.sku !== 'd500a') return [plan]
        const own = {
          id: 'vila',
          sku: 'd550v',
          plan: 'Plano da vila',
          price_with_dacc: 58.76,
          plan_upload: 275,
        }
        return [
          { ...plan, price_with_dacc: 54.32 },
          { ...plan, ...own },
        ]
      }),
      campaigns: Object.fromEntries(
        Object.entries(edition.campaigns).map(([prefix, campaign]) => [
          prefix,
          {
            ...campaign,
            page: [...(campaign.page ?? []), 'd550v'],
            checkout: [...(campaign.checkout ?? []), 'd550v'],
          },
        ]),
      ),
    }))
    // what was visited is there before the edition is served
    expect(rendered).toContain('/timblack/')
    const now = cardsOf(parsePage((await server().call('GET', '/')).text))
    expect(now.filter((card) => card.includes('54,32'))).toHaveLength(1)
    const after = await restart(server())
    const cards = cardsOf(await after.get('/'))
    expect(cards).toEqual(now)
    expect(cards.filter((card) => card.includes('Plano da vila') && card.includes('58,76'))).toHaveLength(1)
    const page = await after.get('/timblack')
    expect(page.body.textContent).toContain('Plano da vila')
    const told = [...page.querySelectorAll('script[type="application/ld+json"]')].map(
      (each) => each.textContent,
    )
    expect(told.filter((each) => each.includes('"price":"58.76"'))).toHaveLength(1)
    expect(await after.stale()).toContain('\nprosa_stale_pages 0\n')
    await after.close()
  })

  it('are shared with no picture that somebody invented, and no page has the key (S53)', async () => {
    const key = keyOf(server())
    const own = addressOfPicture(key, { scene: 'street', heading: '', name: '1 Giga', withDebit: 139.99 })
    const [payload = '', signature = ''] = own.replace('/og/ofertas/', '').split('.')
    const free = Buffer.from(JSON.stringify(['street', '', '1 Giga', 0, ''])).toString('base64url')
    const addresses = [
      `/og/ofertas/${free}.${signature}.jpg`,
      `/og/ofertas/${payload}.${signature.slice(1)}x.jpg`,
      `/og/ofertas/${payload}.jpg`,
      `/og/ofertas/..%2f..%2fkeys.json`,
      addressOfPicture('another key', { scene: 'street', heading: 'De graça', name: '1 Giga', withDebit: 0 }),
    ]
    pictures = 0
    for (const address of addresses)
      expect([address, (await server().call('GET', address)).status]).toEqual([address, 404])
    expect(pictures).toBe(0)
    const { text } = await server().call('GET', '/')
    expect(text).not.toContain(key)
  })

  it('follow no Host, in canonical addresses or elsewhere, where no address is configured (S61)', async () => {
    for (const path of ['/', '/timblack', '/chat', '/checkout/cep/', '/nenhuma', '/json/plans.json']) {
      const { text, headers } = await server().call('GET', path, undefined, { host: 'evil.example' })
      expect([path, JSON.stringify(headers).includes('evil'), text.includes('evil.example')]).toEqual([
        path,
        false,
        false,
      ])
    }
  })

  itInFullRun('of an earlier release are shared with a picture that is still there', async () => {
    for (const earlier of ['/og/campanhas/b-r.jpg', '/og/planos/d300a.jpg']) {
      const reply = await server().app.inject({ url: earlier })
      expect([earlier, reply.statusCode, reply.headers.location]).toEqual([earlier, 302, '/og/street.jpg'])
    }
  })

  it('are shared with the picture without a price where it cannot be drawn, for this time alone', async () => {
    const failing = async () => Promise.reject(new Error('no memory'))
    const { app } = await restart(server(), {}, 'that cannot draw', failing)
    const address = addressOfPicture(keyOf(server()), {
      scene: 'points',
      heading: 'Pontos',
      name: '1 Giga',
      withDebit: 139.99,
    })
    const reply = await app.inject({ url: address })
    expect([reply.statusCode, reply.headers.location, reply.headers['cache-control']]).toEqual([
      302,
      '/og/points.jpg',
      'no-store',
    ])
    await app.close()
  })

  it('say which edition they are of, also where it leaves them as they were (D121)', async () => {
    const said = async (path: string) => (await server().call('GET', path)).headers['server-timing']
    const number = await publish(server(), (edition) => edition)
    for (const path of ['/', '/timblack', '/chat', '/timblack/chat', '/nada'])
      expect([path, await said(path)]).toEqual([path, `edition;desc="${number}"`])
    expect(await said('/api/health')).toBeUndefined()
  })

  it('of a campaign that has ended say its sentence at each entrance, with the way to the offers; orders go on (D118)', async () => {
    const sentence = 'A fibra de Natal foi até o dia 26.'
    const before = server().shop.served().edition.number
    const during = (dates: object) => (edition: Edition) => ({
      ...edition,
      campaigns: {
        ...edition.campaigns,
        natal: { ...NATAL, afterEnd: sentence, ...dates },
      },
    })
    await publish(server(), during({ from: '2096-12-01T00:00', until: '2096-12-27T00:00' }))
    expect((await server().call('GET', '/natal/')).headers.location).toBe('/')
    const ended = during({ from: undefined, until: '2025-12-27T00:00', footer: { support: false } })
    await publish(server(), (edition) => ({
      ...ended(edition),
      footer: { sales: '0800 777 0000', support: '103 99' },
    }))
    const linksAt = async (path: string) => {
      const { status, text, headers } = await server().call('GET', path)
      const document = parsePage(text)
      expect([path, status, headers['x-robots-tag']]).toEqual([path, 200, 'noindex'])
      expect([path, document.body.textContent.includes(sentence)]).toEqual([path, true])
      expect(text).not.toContain('<script')
      const lines = [...document.querySelectorAll('footer a')].map((link) => link.textContent)
      expect([path, lines]).toEqual([path, ['Vendas: 0800 777 0000', 'Meus dados']])
      return [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
    }
    expect(await linksAt('/natal/?utm_source=tv')).toEqual(['/?utm_source=tv'])
    expect(await linksAt('/natal/checkout/cep/')).toEqual(['/'])
    // the chat is for orders in progress
    const chat = await server().call('GET', '/natal/chat')
    const [, script = ''] = /<script>(document[^<]*)/.exec(chat.text) ?? []
    expect([chat.status, chat.headers['x-robots-tag']]).toEqual([200, 'noindex'])
    expect(chat.headers['content-security-policy']).toContain(`'sha256-${sha256(script)}'`)
    const ledTo = (resume: string | undefined) => {
      let to: string | null = null
      const location = { search: '?utm_source=tv', replace: (url: string) => void (to = url) }
      runInNewContext(script, { document: { documentElement: { dataset: { resume } } }, location })
      return to
    }
    expect([ledTo(undefined), ledTo('draft'), ledTo('lead')]).toEqual([
      '/natal/?utm_source=tv',
      '/natal/?utm_source=tv',
      null,
    ])
    for (const path of ['/natal/checkout/nome/', '/natal/?l=9', '/natal/regulamentos']) {
      const { status, text } = await server().call('GET', path)
      expect([path, status, text.includes(sentence)]).toEqual([path, 200, false])
    }
    expect((await server().call('GET', '/sitemap.xml')).text).not.toContain('/natal')
    await republish(server(), before)
  })

  it('say what the edition says: questions, news, texts, phone numbers, in structured data too (D119)', async () => {
    const answer = ['O técnico passa o fio pelo duto. {velocidades}', '- Sem quebrar nada.', '- Sem obra.']
    await publish(server(), (edition) => ({
      ...edition,
      texts: { ...edition.texts, newsTitle: 'O que há de novo' },
      faq: {
        ...edition.faq,
        general: {
          title: 'Pergunte à fibra',
          questions: [
            { id: 'fio', question: 'Por onde passa o fio?', answer },
            { id: 'quem', question: 'Quem atende?', answer: ['Vendas: {vendas}.'] },
          ],
        },
      },
      news: [
        {
          id: 'praca',
          title: 'Fibra na praça',
          description: 'Wi-Fi de graça aos domingos.',
          picture: 'cidades',
          text: ['O sinal é nosso.'],
        },
      ],
      footer: { sales: '0800 777 0000', support: '103 99' },
    }))
    const document = parsePage((await server().call('GET', '/')).text)
    // pages without scripts too
    const order = (await server().call('GET', `${ORDER_LINK_PATH}nada`)).text
    expect(order).toMatch(/Ligar para 0800 777 0000.*Vendas: 0800 777 0000.*Suporte: 103 99/s)
    const faq = document.querySelector('.faq')
    expect([...(faq?.querySelectorAll('summary') ?? [])].map((each) => each.textContent)).toEqual([
      'Por onde passa o fio?',
      'Quem atende?',
    ])
    expect(faq?.querySelector('#faq-fio')?.textContent).toMatch(/fio pelo duto\. Os planos vão de \d/)
    expect([...(faq?.querySelectorAll('#faq-fio li') ?? [])].map((each) => each.textContent)).toEqual([
      'Sem quebrar nada.',
      'Sem obra.',
    ])
    expect(faq?.querySelector('#faq-quem')?.textContent).toBe('Vendas: 0800 777 0000.')
    const told = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (each) => JSON.parse(each.textContent) as Record<string, unknown>,
    )
    const [page] = told.filter((each) => each['@type'] === 'FAQPage')
    expect(page?.mainEntity).toHaveLength(2)
    expect(JSON.stringify(page)).toContain('Por onde passa o fio?')
    expect(JSON.stringify(told)).toContain('"telephone":"0800 777 0000"')
    const news = document.querySelector('#novidades')
    expect(news?.querySelector('h2')?.textContent).toBe('O que há de novo')
    expect([...(news?.querySelectorAll('h3') ?? [])].map((each) => each.textContent)).toEqual([
      'Fibra na praça',
    ])
    expect(news?.textContent).toContain('O sinal é nosso.')
    const calls = [...document.querySelectorAll('a[href^="tel:"]')].map(
      (link) => `${link.textContent} ${link.getAttribute('href')}`,
    )
    expect(new Set(calls)).toEqual(
      new Set([
        'Vendas: 0800 777 0000 tel:08007770000',
        'Suporte: 103 99 tel:10399',
        'Ligar para 0800 777 0000 tel:08007770000',
      ]),
    )
    // an order's page tells its script
    const chat = parsePage((await server().call('GET', '/timblack/chat')).text)
    expect(readCampaign(chat).phones).toEqual({
      sales: '0800 777 0000',
      support: '103 99',
      whatsapp: '55 800 555 1020',
    })
    await republish(server())
  })

  describe('of a server that is configured', () => {
    const line =
      'Fibra & Cia, CNPJ 11.222.333/0001-81. Rua das Flores, 10. Dados pessoais: dados@fibra.example.'
    const payment = 'A fatura chega por e-mail & pode ser paga por Pix.'
    let configured: Awaited<ReturnType<typeof restart>>
    beforeAll(async () => {
      configured = await restart(server(), {
        OUTSIDE_LINKS: 'states=https://planos.example/estados',
        PUBLIC_URL: 'https://fibra.example',
        PAYMENT_SENTENCE: payment,
        COMPANY_NAME: 'Fibra & Cia',
        COMPANY_CNPJ: '11.222.333/0001-81',
        COMPANY_ADDRESS: 'Rua das Flores, 10',
        COMPANY_PRIVACY_CONTACT: 'dados@fibra.example',
        API_URL: 'https://backend.example/v1',
        API_HOSTS: 'test.example/api, https://backend.example/v2',
        API_WITHOUT_EMAIL: 'true',
        READER_URL: 'https://model.example/v1',
        READER_MODEL: 'm',
      })
    })
    afterAll(() => configured.close())
    const metaOf = (page: Document, name: string) =>
      page.querySelector(`meta[name=${name}]`)?.getAttribute('content')

    it('link to the operator’s own pages', async () => {
      const link = [...(await configured.get('/')).querySelectorAll('a')].find((each) =>
        each.textContent.startsWith('Planos por estado'),
      )
      expect(link?.getAttribute('href')).toBe('https://planos.example/estados')
    })

    it('name the site’s address, and so do the chat’s', async () => {
      const addressOf = async (url: string) =>
        (await configured.get(url)).querySelector('link[rel=canonical]')?.getAttribute('href')
      expect(await addressOf('/timblack')).toBe('https://fibra.example/timblack')
      expect(await addressOf('/timblack/chat')).toBe('https://fibra.example/chat')
      const picture = (await configured.get('/chat')).querySelector('meta[property="og:image"]')
      expect(picture?.getAttribute('content')).toBe('https://fibra.example/og/chat.jpg')
    })

    it('say how a bill may be paid, and so do the chat’s (D107)', async () => {
      for (const url of ['/', '/timblack', '/chat', '/timblack/chat'])
        expect([url, metaOf(await configured.get(url), 'payment')]).toEqual([url, payment])
    })

    it('name to the chat’s script where a message is sent that is left to the language model (D125)', async () => {
      for (const url of ['/chat', '/timblack/chat'])
        expect([url, metaOf(await configured.get(url), 'message-model')]).toEqual([
          url,
          '/api/message-proposals',
        ])
      const own = await server().app.inject('/chat')
      expect(metaOf(parsePage(own.body), 'message-model')).toBe('')
    })

    it('say who sells, for their scripts too, and so does a PDF file (D86)', async () => {
      for (const url of rowsToRun(['/', '/timblack', '/checkout/cep/', '/timblack/linktree', '/chat'], 3)) {
        const page = await configured.get(url)
        if (page.querySelector('footer'))
          expect([url, page.querySelector('.site-footer__seller')?.textContent]).toEqual([url, line])
        expect([url, page.querySelector('footer') === null]).toEqual([url, url === '/chat'])
        expect(readCampaign(page).seller).toBe(line)
      }
      // the other one is in the test of the numbers
      for (const url of rowsToRun(SITE_FILES, (file) => file !== PDF_OF_NUMBERS)) {
        const pdf = await configured.file(url)
        const { text } = await readPdf(pdf.rawPayload)
        expect([url, pdf.statusCode, text]).toEqual([url, 200, expect.stringContaining(line)])
        // which no edition could change
        expect(text).not.toMatch(/R\$\s*\d/)
      }
    })

    it('name the backend to their scripts, and may call it: start pages and the chat’s (D104, D108)', async () => {
      for (const url of ['/', '/timblack', '/chat', '/timblack/chat']) {
        const page = await configured.get(url)
        expect([url, metaOf(page, 'api-url')]).toEqual([url, 'https://backend.example/v1'])
        expect(metaOf(page, 'api-hosts')).toBe('https://test.example/api https://backend.example/v2')
        expect(metaOf(page, 'api-can')).toBe('no-email')
        const policy = String((await configured.file(url)).headers['content-security-policy'])
        expect(policy).toContain("connect-src 'self' https://backend.example https://test.example;")
      }
      const own = await server().app.inject('/chat')
      expect(metaOf(parsePage(own.body), 'api-url')).toBe('')
      expect(String(own.headers['content-security-policy'])).toContain("connect-src 'self';")
    })
  })

  it('stay as in the edition before if they cannot be rendered, whole, and say so; the operator is warned (D121)', async () => {
    const after = await restart(server())
    const { body: before, headers } = await after.file('/timblack')
    broken = '/timblack'
    await changePlan({ ...server(), shop: after.app.shop }, 'd1000a', { price_with_dacc: 98.76 })
    const kept = await after.file('/timblack')
    expect(kept.body).toBe(before)
    // an order that begins here has the prices that it shows
    expect(kept.headers['server-timing']).toBe(headers['server-timing'])
    expect((await after.file('/')).headers['server-timing']).not.toBe(headers['server-timing'])
    expect(cardsOf(await after.get('/')).join()).toContain('98,76')
    expect(await after.stale()).toContain('\nprosa_stale_pages 1\n')
    // it is not tried again at every visit
    await after.file('/timblack')
    expect(await after.stale()).toContain('\nprosa_stale_pages 1\n')
    await after.close()
  })

  it('are the code’s own where there is none of an edition before, and otherwise missing for a moment', async () => {
    const after = await restart(server())
    expect(cardsOf(await after.get('/timblack')).join()).not.toContain('98,76')
    const missing = await after.file('/timblack/linktree')
    expect([missing.statusCode, missing.headers['retry-after']]).toEqual([503, '30'])
    broken = null
    await after.close()
  })
})
