/** The project's own lint rules refuse what the table forbids; what they allow the lint of the project shows. */
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

const ways: readonly Way[] = ['import', 'import type', 'dynamic', 're-export']

const isAllowed = (from: Folder, to: Folder, way: Way): boolean =>
  allowedImports[from].values.includes(to) ||
  (way === 'import type' && (allowedImports[from].types ?? []).includes(to))

const forbidden = folders.flatMap((from) =>
  folders
    .filter((to) => to !== from)
    .flatMap((to) => ways.filter((way) => !isAllowed(from, to, way)).map((way) => ({ from, to, way }))),
)

function pairFile(from: Folder, to: Folder, way: Way): string {
  return `${home(from)}/deep/${to}-${way.replaceAll(' ', '-')}.ts`
}

/** A file that the linter must refuse, and what it contains. */
type Source = readonly [file: string, text: string]

/** With what the linter says of it. */
const cases: readonly (readonly [...Source, message: RegExp])[] = [
  ['src/funnel/screen.ts', write('import', 'react'), /must do without 'react'/],
  ['src/pages/process.ts', write('import', 'typed-redux-saga'), /must do without 'typed-redux-saga'/],
  [
    'src/sagas/lead/side-door.ts',
    write('import', 'redux-saga/effects'),
    /come through src\/sagas\/runtime\/effects\.ts/,
  ],
  ['src/ui/disk.ts', write('import', 'node:fs'), /runs in browsers/],
  ['src/contract/heavy.ts', write('import', 'zod'), /must do without 'zod'/],
  ['src/ui/stranger.ts', write('import', '../elsewhere/thing.ts'), /in no folder of the table/],
  [
    'src/sagas/server-record/up.ts',
    write('import', '../coverage/check-coverage.ts'),
    /server-record must not import coverage/,
  ],
  [
    'src/sagas/server-record/type.ts',
    write('import type', '../coverage/check-coverage.ts'),
    /server-record must not import coverage/,
  ],
  [
    'src/sagas/cellar/a.ts',
    write('import', '../server-record/load-server-record.ts'),
    /cellar is in no layer/,
  ],
  [
    'server/repositories/up.ts',
    write('import', '../services/leads.ts'),
    /repositories must not import services/,
  ],
  [
    'server/rules/scriptless-page.ts',
    write('import type', '../../src/scriptless-pages/PlacedOrderPage.tsx'),
    /is a page: say here what it shows, or in src\/scriptless-pages/,
  ],
  ['src/app/all.ts', write('import', '../campaigns/make-campaigns.ts'), /not for browsers/],
  [
    'src/app/lazily.ts',
    write('dynamic', '../edition/first-edition-resolved-now.ts'),
    /app must not import edition/,
  ],
]

/** What would teach the engine a journey, and the starter template the operator's own. */
const crossings: readonly Source[] = [
  ['src/store/words.ts', write('import type', '../content/header-progress-and-help.ts')],
  ['src/funnel/next-previous-and-allowed-steps.ts', write('import', './steps/cep.ts')],
  ['src/funnel/journey-registry.ts', write('import', './steps/cep.ts')],
  ['src/sagas/server-record/words.ts', write('dynamic', '../../content/steps/cep.ts')],
  ['src/sagas/journey/order.ts', write('import', '../../funnel/journeys/standard/journey.ts')],
  ['src/questions/look-up-step-texts.ts', write('re-export', '../content/brand-and-phones.ts')],
  ['src/conversation/build-transcript.ts', write('import', '../content/chat.ts')],
  ['src/conversation/Transcript.tsx', write('import', '../content/demo/en.ts')],
  ['src/starter-template/brand.ts', write('import', '../content/brand-and-phones.ts')],
  ['src/starter-template/order.ts', write('import', '../funnel/journeys/standard/journey.ts')],
  ['src/content/demo/shared.ts', write('import', '../loyalty-and-price-conditions.ts')],
]

/** What compares a step's id with a literal outside of the funnel. */
const comparisons: readonly Source[] = [
  ['src/pages/equal.ts', `export const a = (position: string) => position === 'planos'`],
  ['src/sagas/unequal.ts', `export const a = (at: { id: string }) => 'cep' !== at.id`],
  [
    'src/conversation/switch.ts',
    `export function a(step: string) { switch (step) { case 'nome': return 1 } return 0 }`,
  ],
]

type Report = { diagnostics: { code: string; message: string; filename: string }[] }

/** Lints the cases alone, with the project's own rules. */
function lint(folder: string): Report {
  const run = spawnSync(
    process.execPath,
    [path.join(project, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', '.'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(run.stdout)
}

describe('the linter', () => {
  let folder = ''
  /** What it says, by rule and file. */
  const said = new Map<string, string>()

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'prosa-lint-'))
    const config = JSON.parse(readFileSync(path.join(project, '.oxlintrc.json'), 'utf8'))
    const own = Object.entries(config.rules).filter(([name]) => name.startsWith('architecture/'))
    const rules = Object.fromEntries(own)
    const jsPlugins = config.jsPlugins.map((plugin: string) => path.resolve(project, plugin))
    writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify({ jsPlugins, rules, plugins: [] }))
    const put = (file: string, text: string) => {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
    for (const { from, to, way } of forbidden) {
      const file = pairFile(from, to, way)
      put(file, write(way, path.posix.relative(path.posix.dirname(file), `${home(to)}/thing.ts`)))
    }
    for (const [file, text] of [...cases, ...crossings, ...comparisons]) put(file, text)
    for (const { code, message, filename } of lint(folder).diagnostics)
      said.set(`${code} ${filename}`, message)
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(folders.filter((each) => each !== 'tests' && each !== 'rigs'))(
    'refuses each import that the table forbids %s, in every way of importing',
    (from) => {
      const pairs = forbidden.filter((pair) => pair.from === from)
      expect(pairs.length).toBeGreaterThan(0)
      const passed = pairs.filter(
        ({ to, way }) => !said.get(`architecture(imports) ${pairFile(from, to, way)}`)?.includes(to),
      )
      expect(passed).toEqual([])
    },
  )

  it.each(cases)('refuses what %s imports', (file, _text, message) => {
    expect(said.get(`architecture(imports) ${file}`)).toMatch(message)
  })

  it.each(crossings)('keeps the operator out of %s (D48)', (file) => {
    expect(said.get(`architecture(engine) ${file}`)).toMatch(
      /the (?:engine|starter template) must not import/,
    )
  })

  it.each(comparisons)('compares no step id outside the funnel: %s', (file) => {
    expect(said.get(`architecture(step-ids) ${file}`)).toMatch(/a step is known by what it says/)
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
