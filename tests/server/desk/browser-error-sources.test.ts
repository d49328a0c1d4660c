/** Browser errors: their places in `src`, found with the source maps of a real build, and how they are counted by day. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundle } from '../../../scripts/build/run-vite-builds.ts'
import { addCompileHints } from '../../../scripts/build/add-v8-compile-hints.ts'
import { moveSourceMaps } from '../../../scripts/build/move-source-maps.ts'
import { makeBrowserErrorLog } from '../../../server/services/browser-errors.ts'
import { makeSourcePlaces } from '../../../server/find-source-of-browser-errors.ts'
import { FAILURE_REPORT, sendFailures } from '../../support/send-browser-reports.ts'
import { useServer } from '../../support/server.ts'
import { home as words } from '../../../src/content/desk/home-page.ts'
import { purgeConfirmed } from '../../support/purge-expired-data.ts'
import { desk, signedIn } from '../../support/desk-over-http.ts'

const SOURCE = `/** A comment that is not built. */
type Order = { readonly plan?: { readonly name: string } }

const nameOf = (order: Order): string => {
  if (order.plan === undefined) throw new TypeError('secret of the sources')
  return order.plan.name
}

const show = (order: Order) => nameOf(order).trim()
Object.assign(globalThis, { show, notes: '${'long enough for the hint '.repeat(12)}' })
`

const root = await mkdtemp(path.join(tmpdir(), 'prosa-maps-'))
const site = path.join(root, 'dist')
let file = ''
let place = ''

/** Builds a script as the site is built, and lets it fail as in a browser. */
beforeAll(async () => {
  const main = path.join(root, 'src/main.ts')
  await mkdir(path.dirname(main))
  await writeFile(main, SOURCE)
  const rolldownOptions = { input: [main] }
  await bundle(root, { outDir: site, copyPublicDir: false, sourcemap: 'hidden', rolldownOptions })
  await moveSourceMaps(root, site)
  file = (await readdir(path.join(site, 'assets'))).find((name) => name.endsWith('.js')) ?? ''
  await addCompileHints(site, [`<script type="module" src="/assets/${file}">`])
  const address = path.join(site, 'assets', file)
  await import(pathToFileURL(address).href)
  const { show } = globalThis as unknown as { readonly show: (order: object) => void }
  try {
    show({})
  } catch (error) {
    const stack = (error as Error).stack ?? ''
    place = stack.slice(stack.indexOf(file)).split(/[)\n]/, 1)[0] ?? ''
  }
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('the maps of a site', () => {
  it('are apart from what is served, and hold no source', async () => {
    const built = await readdir(site, { recursive: true })
    expect(built.filter((name) => name.endsWith('.map'))).toEqual([`maps/${file}.map`])
    const [map, script] = await Promise.all(
      [`maps/${file}.map`, `assets/${file}`].map((name) => readFile(path.join(site, name), 'utf8')),
    )
    expect(JSON.parse(map ?? '')).toMatchObject({ sources: ['src/main.ts'], names: [] })
    expect(map).not.toContain('secret')
    expect(map).not.toContain(root)
    expect(script).not.toContain('sourceMappingURL')
  })

  it('name the file and line of an error, also below the hint for the compiler', async () => {
    expect(place).toMatch(/^[\w.-]+\.js:2:\d+$/)
    expect([...(await makeSourcePlaces(site)([place, place]))]).toEqual([[place, 'src/main.ts:5']])
  })

  it('name nothing where a map is missing or broken, or a place is none', async () => {
    await writeFile(path.join(site, 'maps/broken.js.map'), '{"version":3')
    const none = [
      'gone-12345678.js:1:1',
      'broken.js:1:1',
      `${file}:9999:1`,
      `${file}:0:0`,
      '…',
      '../maps/x.js:1:1',
    ]
    expect([...(await makeSourcePlaces(site)(none))]).toEqual([])
  })
})

describe('the log', () => {
  it('names the original place once a day, and only of files with a map', async () => {
    vi.useFakeTimers()
    try {
      const lines: object[] = []
      const asked: (readonly string[])[] = []
      const look = makeSourcePlaces(site)
      const note = makeBrowserErrorLog(
        (line) => lines.push(line),
        (places) => {
          asked.push(places)
          return look(places)
        },
      )
      const known = { name: 'TypeError', message: '… is not a function', place }
      note('2026-11-20', [known, { ...known, place: 'Maria.js:1:1' }])
      note('2026-11-20', [known])
      expect(asked).toEqual([])
      await vi.advanceTimersByTimeAsync(1_000)
      vi.useRealTimers()
      await expect.poll(() => lines.length).toBe(1)
      const line = { error: 'TypeError: … is not a function', place, source: 'src/main.ts:5' }
      expect(lines).toEqual([line])
      expect(asked).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a server with the maps of its site', () => {
  const server = useServer({ site, at: '2026-11-20T15:00:00Z' })

  it('logs where an error comes from, and serves no map', async () => {
    const info = vi.spyOn(server().app.log, 'info')
    const [failure] = FAILURE_REPORT.failures
    const report = { ...FAILURE_REPORT, failures: [failure, { ...failure, place }] }
    expect((await sendFailures(server(), report)).status).toBe(200)
    const logged = () => info.mock.calls.filter(([, text]) => text === 'error in a browser')
    await expect.poll(() => logged().length).toBe(1)
    expect(logged()[0]?.[0]).toMatchObject({ place, source: 'src/main.ts:5' })
    for (const address of [`/maps/${file}.map`, `/assets/${file}.map`, `/maps/`, `/MAPS/${file}.map`])
      expect((await server().call('GET', address)).text).not.toContain('mappings')
  })
})

const [failure] = FAILURE_REPORT.failures
const reportOf = (changed: object) => ({ release: '0.2.0', failures: [{ ...failure, ...changed }] })
const counted =
  'select day::text, sum(failures)::int as failures from failure_counts group by day order by day'

describe('errors in browsers', () => {
  const server = useServer({ desk, at: '2026-11-20T15:00:00Z' })

  it('are counted by day, those of programs are not; no word of theirs is stored', async () => {
    for (const report of [
      FAILURE_REPORT,
      { ...FAILURE_REPORT, failures: [failure, failure] },
      reportOf({ message: 'maria da silva is not defined' }),
      reportOf({ name: 'MariaSilva' }),
    ])
      expect((await sendFailures(server(), report)).status).toBe(200)
    await sendFailures(server(), FAILURE_REPORT, 'curl/8.1')
    expect(await server().sql(counted)).toEqual([{ day: '2026-11-20', failures: 5 }])
    expect(JSON.stringify(await server().sql('select * from failure_counts'))).not.toMatch(/maria|0\.2\.0/i)
  })

  it.each([
    ['digits of a CPF', { message: 'cpf 529.982.247-25' }],
    ['a name', { message: 'Maria' }],
    ['markup', { message: '<b>' }],
    ['an address', { place: 'https://loja.example/?l=maria' }],
    ['an order link (S47)', { message: 'failed to fetch /meu-pedido/P261127K7M2QX.maria' }],
    ['an order link as its place (S47)', { place: 'meu-pedido/P261127K7M2QX.maria.js:1:1' }],
    ['a place that is no file of ours', { place: 'Maria da Silva' }],
    ['more than that', { stack: 'at maria' }],
  ])('with %s are refused, and nothing of it is told back', async (_, changed) => {
    const reply = await sendFailures(server(), reportOf(changed))
    expect(reply.status).toBe(400)
    expect(JSON.stringify(reply.body)).not.toMatch(/529\.982|[Mm]aria/)
  })

  it('of today are named on the desk’s first page and the way there leads on; their former page is gone', async () => {
    const who = await signedIn(server(), 'analise')
    const { document } = await who.open('/operador')
    const link = [...document.querySelectorAll('a')].find(({ textContent }) =>
      textContent.includes(words.browserErrors(5)),
    )
    expect(link?.getAttribute('href')).toBe('/operador/funil?de=2026-11-20&ate=2026-11-20')
    expect((await who.open('/operador/erros')).status).toBe(404)
  })

  it('go when they were kept long enough', async () => {
    server().clock.advance(91 * 86_400_000)
    await purgeConfirmed(server())
    expect(await server().sql(counted)).toEqual([])
  })
})
