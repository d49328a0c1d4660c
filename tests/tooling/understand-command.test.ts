/** `npm run understand`: its output and its exit codes. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itInFullRun } from '../support/sampled-tests.ts'

const project = path.resolve(import.meta.dirname, '../..')
/** The day the corpus was written for (src/understanding/corpus/README.md). */
const TODAY = '2026-11-20'

describe('npm run understand', { timeout: 60_000 }, () => {
  let temporary = ''
  beforeAll(() => (temporary = mkdtempSync(path.join(tmpdir(), 'prosa-understand-'))))
  afterAll(() => rmSync(temporary, { recursive: true, force: true }))

  const understand = (...args: string[]) => {
    const run = spawnSync(process.execPath, ['scripts/understand.ts', ...args], {
      cwd: project,
      encoding: 'utf8',
    })
    return { ...run, lines: run.stdout.trimEnd().split('\n') }
  }

  it('is the script that says how it is used', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as {
      scripts: { understand: string }
    }
    const [, file = ''] = /^node (\S+)$/.exec(scripts.understand) ?? []
    expect(readFileSync(path.join(project, file), 'utf8')).toContain('npm run understand -- --step STEP')
  })

  itInFullRun('prints one reading as a line of JSON, of what the seed offers at Avenida Paulista', () => {
    const { stdout } = understand(
      '--step',
      'planos',
      '--today',
      TODAY,
      'pode ser o de 1 giga, tem fidelidade?',
    )
    expect(stdout).toBe(
      '{"answers":{"planos":{"idPlan":"plan-d1000a"}},"doubts":[],"command":null,"facts":["fidelidade"],"clear":true}\n',
    )
  })

  it('says before a reading which rule decided', () => {
    const { stdout, stderr } = understand(
      '--step',
      'data-de-vencimento',
      '--today',
      TODAY,
      '--why',
      'dia 10, tem multa?',
    )
    expect(JSON.parse(stdout)).toMatchObject({ answers: { 'data-de-vencimento': { due_date: '10' } } })
    expect(stderr).toMatch(/data-de-vencimento/)
    expect(stderr).toMatch(/topics of "tem multa\?": .* sure; multa/)
    expect(stderr).toContain('command: none')
  })
})
