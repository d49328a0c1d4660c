import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadJourneys, situationAt } from '../../scripts/understand/situation.ts'
import { judge, scoresOf, total, type Line, type Verdict } from '../../scripts/understand/score.ts'
import { read } from '../../src/understanding/read.ts'
import type { Situation } from '../../src/understanding/types.ts'

const project = path.resolve(import.meta.dirname, '../..')
const folder = path.join(project, 'src/understanding/corpus')
/** The day the corpus was written for (src/understanding/corpus/README.md). */
const TODAY = '2026-11-20'

const QUESTIONS =
  'cep nr-imovel planos nome telefone email data-nascimento nome-mae cpf data-de-vencimento ativar-debito conta-debito data-instalacao confirmacao'.split(
    ' ',
  )

const linesOf = (file: string): Line[] =>
  readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)

const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))
const corpus = files.flatMap(linesOf)
const known = new Map<string, Situation>()

function situationOf({ step, journey }: Line): Situation {
  const place = `${journey ?? ''} ${step}`
  const situation = known.get(place) ?? situationAt(step, TODAY, journey ? [journey] : undefined)
  known.set(place, situation)
  return situation
}

beforeAll(loadJourneys)

describe('the corpus', () => {
  it('has at least 600 lines, over every question of an order', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(600)
    const counts = new Map<string, number>()
    for (const { step } of corpus) counts.set(step, (counts.get(step) ?? 0) + 1)
    const thin = QUESTIONS.filter((step) => (counts.get(step) ?? 0) < 20)
    expect(thin).toEqual([])
  })

  it('is read right in 92 %, and recorded wrongly in 0.5 % at most', () => {
    const verdicts = corpus.flatMap((line): { step: string; verdict: Verdict }[] => {
      const verdict = judge(line, read(line.text, situationOf(line)))
      return verdict ? [{ step: line.step, verdict }] : []
    })
    const { all } = scoresOf(verdicts)
    expect(all.right / total(all)).toBeGreaterThanOrEqual(0.92)
    expect(all.recorded / total(all)).toBeLessThanOrEqual(0.005)
  })

  it('is clear exactly when something was understood and no doubt is open', () => {
    const others = corpus.filter((line) => {
      const { answers, doubts, command, facts, clear } = read(line.text, situationOf(line))
      const isUnderstood = Object.keys(answers).length > 0 || command !== null || facts.length > 0
      return clear !== (isUnderstood && doubts.length === 0)
    })
    expect(others).toEqual([])
  })
})

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

  it('prints one reading as a line of JSON', () => {
    const { stdout } = understand('--step', 'nome', 'meu nome é joão pereira')
    expect(stdout).toBe(
      '{"answers":{"nome":{"name":"João Pereira"}},"doubts":[],"command":null,"facts":[],"clear":true}\n',
    )
  })

  it('chooses from what the seed offers at Avenida Paulista on the day that is given', () => {
    const { stdout } = understand('--step', 'data-instalacao', '--today', TODAY, 'segunda de manhã')
    expect(JSON.parse(stdout).answers).toEqual({ 'data-instalacao': { date: '23/11/2026', period: 'manha' } })
    const plan = understand('--step', 'planos', 'pode ser o de 1 giga, tem fidelidade?')
    expect(JSON.parse(plan.stdout)).toMatchObject({
      answers: { planos: { idPlan: 'plan-d1000a' } },
      facts: ['fidelidade'],
    })
  })

  it('judges a file per step and in all, or prints a reading per line in its order', () => {
    const file = path.join(temporary, 'corpus.jsonl')
    const lines: Line[] = [
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

  it('says how it is used, and which step nobody asks', () => {
    expect(understand().status).toBe(1)
    expect(understand().stderr).toContain('--step STEP')
    expect(understand('--step', 'nada', 'oi').stderr).toBe('no journey asks nada\n')
  })
})
