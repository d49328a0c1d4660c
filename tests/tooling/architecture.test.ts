/** The import rule: every forbidden import of the table is reported, every allowed one is accepted. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folders, allowedImports, type Folder } from '../../scripts/lint/allowed-imports.ts'

const project = path.resolve(import.meta.dirname, '../..')
const top: readonly Folder[] = ['server', 'tests', 'scripts', 'bench', 'rigs']

/** Where a folder of the table is, relative to the project. */
function home(folder: Folder): string {
  return top.includes(folder) ? folder : `src/${folder}`
}

type Way = 'import' | 'import type' | 'dynamic' | 're-export'

function write(way: Way, source: string): string {
  if (way === 'import') return `import { thing } from '${source}'\nexport const used = thing\n`
  if (way === 'import type') return `import type { Thing } from '${source}'\nexport type Used = Thing\n`
  if (way === 'dynamic') return `export const load = () => import('${source}')\n`
  return `export { thing } from '${source}'\n`
}

type Case = { readonly file: string; readonly text: string }

const ways: readonly Way[] = ['import', 'import type', 'dynamic', 're-export']
const pairs = folders.flatMap((from) =>
  folders.filter((to) => to !== from).flatMap((to) => ways.map((way) => ({ from, to, way }))),
)

function pairFile(from: Folder, to: Folder, way: Way): string {
  return `${home(from)}/deep/${to}-${way.replaceAll(' ', '-')}.ts`
}

function isAllowed(from: Folder, to: Folder, way: Way): boolean {
  return (
    allowedImports[from].values.includes(to) ||
    (way === 'import type' && (allowedImports[from].types ?? []).includes(to))
  )
}

const cases: Case[] = [
  ...pairs.map(({ from, to, way }) => {
    const file = pairFile(from, to, way)
    const source = path.posix.relative(path.posix.dirname(file), `${home(to)}/thing.ts`)
    return { file, text: write(way, source) }
  }),
  { file: 'src/funnel/screen.ts', text: write('import', 'react') },
  { file: 'src/pages/process.ts', text: write('import', 'typed-redux-saga') },
  { file: 'src/sagas/lead/side-door.ts', text: write('import', 'redux-saga/effects') },
  { file: 'src/sagas/runtime/effects.ts', text: write('import', 'redux-saga/effects') },
  { file: 'src/ui/disk.ts', text: write('import', 'node:fs') },
  { file: 'src/site/load-all-journeys.ts', text: write('import', 'node:fs') },
  { file: 'src/contract/heavy.ts', text: write('import', 'zod') },
  { file: 'src/contract/light.ts', text: write('import', 'zod/mini') },
  { file: 'src/lib/cep.test.ts', text: write('import', '../../tests/support/thing.ts') },
  { file: 'src/ui/stranger.ts', text: write('import', '../elsewhere/thing.ts') },
  { file: 'src/main.tsx', text: write('import', './app/thing.ts') },
  { file: 'src/sagas/server-record/up.ts', text: write('import', '../coverage/check-coverage.ts') },
  { file: 'src/sagas/server-record/type.ts', text: write('import type', '../coverage/check-coverage.ts') },
  { file: 'src/sagas/coverage/down.ts', text: write('import', '../server-record/load-server-record.ts') },
  { file: 'src/sagas/cellar/a.ts', text: write('import', '../server-record/load-server-record.ts') },
  { file: 'server/repositories/up.ts', text: write('import', '../services/leads.ts') },
  { file: 'server/routes/down.ts', text: write('import', '../services/leads.ts') },
  {
    file: 'server/services/page.ts',
    text: write('import type', '../../src/desk/pages/PersonToCallPage.tsx'),
  },
  {
    file: 'server/services/page-data-types.ts',
    text: write('import type', '../../src/desk/page-data-types/person-to-call.ts'),
  },
  {
    file: 'server/rules/scriptless-page.ts',
    text: write('import type', '../../src/scriptless-pages/PlacedOrderPage.tsx'),
  },
  {
    file: 'server/services/scriptless-page-data.ts',
    text: write('import type', '../../src/scriptless-pages/page-data-types.ts'),
  },
  { file: 'server/routes/page.ts', text: write('import type', '../../src/desk/pages/PersonToCallPage.tsx') },
  { file: 'src/app/all.ts', text: write('import', '../campaigns/all-campaigns.ts') },
  { file: 'src/app/lazily.ts', text: write('dynamic', '../campaigns/b/r/settings.ts') },
  { file: 'src/app/own.ts', text: write('import', '../campaigns/prefix.ts') },
  { file: 'server/all.ts', text: write('import', '../src/campaigns/all-campaigns.ts') },
]

/** What would teach the engine a journey, and what the starter template is made of. */
const crossings: readonly Case[] = [
  { file: 'src/store/words.ts', text: write('import type', '../content/page-frame.ts') },
  { file: 'src/funnel/navigation.ts', text: write('import', './steps/cep.ts') },
  { file: 'src/funnel/journey-registry.ts', text: write('import', './steps/cep.ts') },
  { file: 'src/sagas/server-record/words.ts', text: write('dynamic', '../../content/steps/cep.ts') },
  { file: 'src/sagas/journey/order.ts', text: write('import', '../../funnel/journeys/standard/journey.ts') },
  { file: 'src/questions/step-texts.ts', text: write('re-export', '../content/brand-and-phones.ts') },
  { file: 'src/conversation/build-transcript.ts', text: write('import', '../content/chat.ts') },
  { file: 'src/conversation/Transcript.tsx', text: write('import', '../content/demo/en.ts') },
  { file: 'src/starter-template/brand.ts', text: write('import', '../content/brand-and-phones.ts') },
  { file: 'src/starter-template/order.ts', text: write('import', '../funnel/journeys/standard/journey.ts') },
  { file: 'src/content/demo/shared.ts', text: write('import', '../loyalty-and-price-conditions.ts') },
]
const harmless: readonly Case[] = [
  { file: 'src/questions/useStep.ts', text: write('import type', '../content/text-types.ts') },
  { file: 'src/funnel/progress.ts', text: write('import', './journeys.ts') },
  { file: 'src/funnel/restore-renewal-order.ts', text: write('import', './steps/codigo.ts') },
  {
    file: 'src/questions/order-card-and-receipt-texts.ts',
    text: write('import', '../content/page-frame.ts'),
  },
  { file: 'src/conversation/ChatPage.tsx', text: write('import', '../content/chat.ts') },
  { file: 'src/starter-template/words.ts', text: write('import', '../content/demo/en.ts') },
  { file: 'src/starter-template/journey.ts', text: write('import', '../funnel/journeys/demo/journey.ts') },
  { file: 'src/store/words.test.ts', text: write('import', '../content/page-frame.ts') },
]

type Report = { diagnostics: { code: string; message: string; filename: string }[] }

/** Lints a copy of the cases alone, with the project's rule. */
function lint(folder: string): Report {
  const run = spawnSync(
    process.execPath,
    [path.join(project, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', '.'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(run.stdout)
}

describe('the import table', () => {
  let folder = ''
  const refused = new Map<string, string>()
  const crossed = new Map<string, string>()

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'prosa-lint-'))
    const config = JSON.parse(readFileSync(path.join(project, '.oxlintrc.json'), 'utf8'))
    const named = (name: string) => [name, config.rules[name]]
    const rules = Object.fromEntries(['architecture/imports', 'architecture/engine'].map(named))
    const jsPlugins = config.jsPlugins.map((plugin: string) => path.resolve(project, plugin))
    writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify({ jsPlugins, rules, plugins: [] }))
    for (const { file, text } of [...cases, ...crossings, ...harmless]) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
    for (const { code, message, filename } of lint(folder).diagnostics) {
      if (code === 'architecture(imports)') refused.set(filename, message)
      if (code === 'architecture(engine)') crossed.set(filename, message)
    }
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(folders.filter((folder) => folder !== 'tests' && folder !== 'rigs'))(
    'holds for %s: each of its forbidden pairs is refused, in every way of importing',
    (from) => {
      const forbidden = pairs.filter((pair) => pair.from === from && !isAllowed(from, pair.to, pair.way))
      expect(forbidden.length).toBeGreaterThan(0)
      const passed = forbidden.filter(({ to, way }) => !refused.get(pairFile(from, to, way))?.includes(to))
      expect(passed).toEqual([])
    },
  )

  it.each(folders)('lets %s import what the table allows', (from) => {
    const allowed = pairs.filter((pair) => pair.from === from && isAllowed(from, pair.to, pair.way))
    expect(allowed.filter(({ to, way }) => refused.has(pairFile(from, to, way)))).toEqual([])
  })

  it.each(crossings.map(({ file }) => file))('keeps the operator out of %s (D48)', (file) => {
    expect(crossed.get(file)).toMatch(/the (?:engine|starter template) must not import/)
  })

  it.each(harmless.map(({ file }) => file))('lets %s have what is everybody’s or its own', (file) => {
    expect(crossed.get(file)).toBeUndefined()
  })

  it.each([
    ['src/funnel/screen.ts', /must do without 'react'/],
    ['src/pages/process.ts', /must do without 'typed-redux-saga'/],
    ['src/sagas/lead/side-door.ts', /come through src\/sagas\/runtime\/effects\.ts/],
    ['src/ui/disk.ts', /runs in browsers/],
    ['src/contract/heavy.ts', /must do without 'zod'/],
    ['src/ui/stranger.ts', /in no folder of the table/],
    ['src/sagas/server-record/up.ts', /server-record must not import coverage/],
    ['src/sagas/server-record/type.ts', /server-record must not import coverage/],
    ['src/sagas/cellar/a.ts', /cellar is in no layer/],
    ['server/repositories/up.ts', /repositories must not import services/],
    ['server/services/page.ts', /is a page: import what it shows from src\/desk\/page-data-types/],
    ['server/rules/scriptless-page.ts', /is a page: import what it shows from src\/scriptless-pages\//],
    ['src/app/all.ts', /not for browsers/],
    ['src/app/lazily.ts', /not for browsers/],
  ])('refuses what %s imports', (file, message) => {
    expect(refused.get(file)).toMatch(message)
  })

  it.each([
    'src/sagas/runtime/effects.ts',
    'src/contract/light.ts',
    'src/lib/cep.test.ts',
    'src/site/load-all-journeys.ts',
    'src/main.tsx',
    'src/sagas/coverage/down.ts',
    'server/routes/down.ts',
    'server/routes/page.ts',
    'server/services/page-data-types.ts',
    'server/services/scriptless-page-data.ts',
    'src/app/own.ts',
    'server/all.ts',
  ])('allows %s', (file) => {
    expect(refused.get(file)).toBeUndefined()
  })

  it('has a row for every folder of src', () => {
    const found = readdirSync(path.join(project, 'src')).filter((name) => !name.includes('.'))
    expect(found.filter((name) => !folders.some((folder) => folder === name))).toEqual([])
  })

  it('is switched on for the whole project', () => {
    const config = JSON.parse(readFileSync(path.join(project, '.oxlintrc.json'), 'utf8'))
    expect(config.rules['architecture/imports']).toBe('error')
    // circles of types, too: none of their files can be read without the others
    expect(config.rules['import/no-cycle']).toEqual(['error', { ignoreTypes: false }])
    expect(JSON.stringify(config.overrides)).not.toMatch(/architecture\/imports|import\/no-cycle/)
  })
})
