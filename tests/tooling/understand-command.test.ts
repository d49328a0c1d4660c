/** `npm run understand`: its output and its exit codes. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CorpusLine } from '../../scripts/understand/score-readings.ts'
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

  itInFullRun('judges a file per step and in all, or prints a reading per line in its order', () => {
    const file = path.join(temporary, 'corpus.jsonl')
    const lines: CorpusLine[] = [
      { step: 'nome', text: 'que saco', ask: true },
      { step: 'cep', text: 'errado 01310100', answers: { cep: { cep: '99999999' } } },
      { step: 'cep', text: 'oi', command: 'human' },
    ]
    writeFileSync(file, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)
    const report = understand('--file', file, '--today', TODAY).lines
    const row = (name: string) =>
      report
        .find((line) => line.startsWith(`${name} `))
        ?.trim()
        .split(/\s+/)
    expect(row('step')).toEqual(['step', 'lines', 'right', 'wrong', 'missed', 'recorded', 'wrongly'])
    expect(row('nome')).toEqual(['nome', '1', '1', '0', '0', '0'])
    expect(row('cep')).toEqual(['cep', '2', '0', '1', '1', '1'])
    expect(row('all')).toEqual(['all', '3', '1', '1', '1', '1'])
    const readings = understand('--file', file, '--json').lines.map((line) => JSON.parse(line))
    expect(readings.map(({ answers }) => Object.keys(answers))).toEqual([[], ['cep'], []])
  })

  itInFullRun('says how it is used, and which step nobody asks', () => {
    const { status, stderr } = understand()
    expect(status).toBe(1)
    expect(stderr).toContain('--step STEP')
    expect(understand('--step', 'nada', 'oi').stderr).toBe('no journey asks nada\n')
  })
})
