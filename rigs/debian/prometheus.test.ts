/** Checks the alarms and the queries of the dashboard in ops with promtool. */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { outputOfDebianProgram } from './find-and-run-debian-programs.ts'

const root = path.resolve(import.meta.dirname, '../..')

it('promtool accepts the rules', () => {
  const said = outputOfDebianProgram('/usr/bin/promtool', [
    'check',
    'rules',
    path.join(root, 'ops/prometheus-rules.yml'),
  ])
  expect(said).toMatch(/SUCCESS: \d+ rules found/)
})

it.each(globSync('*.test.yml', { cwd: import.meta.dirname }))('%s is played as written', (file) => {
  const said = outputOfDebianProgram('/usr/bin/promtool', [
    'test',
    'rules',
    path.join(import.meta.dirname, file),
  ])
  expect(said).toContain('SUCCESS')
})

it('promtool accepts every query of the dashboard', () => {
  const { panels } = JSON.parse(readFileSync(path.join(root, 'ops/grafana-dashboard.json'), 'utf8')) as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
  }
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  const rules = queries.map((expr, at) => ({ record: `panel:${at}`, expr }))
  const folder = mkdtempSync(path.join(tmpdir(), 'prosa-dashboard-'))
  try {
    const file = path.join(folder, 'rules.yml')
    // JSON is YAML
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
    const said = outputOfDebianProgram('/usr/bin/promtool', ['check', 'rules', file])
    expect(said).toContain(`SUCCESS: ${queries.length} rules found`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
