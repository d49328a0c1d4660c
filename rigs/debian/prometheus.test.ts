/** Checks the alarms of ops/prometheus-rules.yml with promtool. */
import { globSync } from 'node:fs'
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
