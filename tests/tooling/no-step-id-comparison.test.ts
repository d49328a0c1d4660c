/** The lint rule against comparing step ids: code that it reports, and code that it accepts. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const project = path.resolve(import.meta.dirname, '../..')

/** File → its text, and whether the rule refuses it. */
const cases: Readonly<Record<string, readonly [text: string, isRefused: boolean]>> = {
  'src/pages/equal.ts': [`export const a = (position: string) => position === 'planos'`, true],
  'src/sagas/unequal.ts': [`export const a = (at: { id: string }) => 'cep' !== at.id`, true],
  'src/conversation/switch.ts': [
    `export function a(step: string) { switch (step) { case 'nome': return 1 } return 0 }`,
    true,
  ],
  'src/funnel/own.ts': [`export const a = (step: string) => step === 'planos'`, false],
  'src/ui/field.ts': [`export const a = (inputMode: string) => inputMode === 'email'`, false],
  'src/ui/other.ts': [`export const a = (id: string) => id === 'something'`, false],
}

let folder = ''
const refused = new Set<string>()

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prosa-step-ids-'))
  const config = JSON.parse(readFileSync(path.join(project, '.oxlintrc.json'), 'utf8'))
  const rules = { 'architecture/step-ids': config.rules['architecture/step-ids'] }
  const jsPlugins = config.jsPlugins.map((plugin: string) => path.resolve(project, plugin))
  writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify({ jsPlugins, rules, plugins: [] }))
  for (const [file, [text]] of Object.entries(cases)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), `${text}\n`)
  }
  const run = spawnSync(
    process.execPath,
    [path.join(project, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', '.'],
    { cwd: folder, encoding: 'utf8' },
  )
  for (const { filename } of JSON.parse(run.stdout).diagnostics) refused.add(filename)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each(Object.entries(cases))('compares no step id outside the funnel: %s', (file, [, isRefused]) => {
  expect(refused.has(file)).toBe(isRefused)
})
