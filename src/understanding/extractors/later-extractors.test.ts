import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { Line } from '../../../scripts/understand/score.ts'

const corpus = path.resolve(import.meta.dirname, '../corpus')
const lines = readdirSync(corpus)
  .filter((file) => file.endsWith('.jsonl'))
  .flatMap((file) => readFileSync(path.join(corpus, file), 'utf8').split('\n'))
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Line)
  .filter(({ journey, step }) => !journey && ['cep', 'nr-imovel', 'planos', 'nome', 'email'].includes(step))

describe('a message that comes before all of the reader', () => {
  test('can be read unless it may concern what is loaded later', async () => {
    // another test may have loaded the rest of the reader
    vi.resetModules()
    await import('../../funnel/journeys/standard/journey.ts')
    const { wholeOrder } = await import('../../../tests/support/orders.ts')
    const { canRead } = await import('./later-extractors.ts')
    const at = (step: string) => ({ order: wholeOrder(), step })
    expect(canRead('me chamo Ana Prado, cep 01310-100', at('cep'))).toBe(true)
    expect(canRead('01310100, vence dia 10', at('cep'))).toBe(false)
    expect(canRead('01310100, tem multa?', at('cep'))).toBe(false)
    expect(canRead('nasci em 13/05/1990', at('nome'))).toBe(false)
    expect(canRead('amanhã cedo', at('data-instalacao'))).toBe(false)
    const { learnLaterAnswers } = await import('../later-answers.ts')
    learnLaterAnswers()
    expect(canRead('01310100, vence dia 10', at('cep'))).toBe(true)
  })

  test('is read as it is read by all of it, if it can be read', async () => {
    vi.resetModules()
    const { canRead } = await import('./later-extractors.ts')
    const { read } = await import('../read.ts')
    const { loadParts } = await import('../../app/journeys/load.ts')
    await (await loadParts('standard')).later?.()
    const { situationAt } = await import('../../../scripts/understand/situation.ts')
    const situations = new Map(
      [...new Set(lines.map(({ step }) => step))].map((step) => [step, situationAt(step, '2026-11-20')]),
    )
    const readAll = (all: readonly Line[]) =>
      all.flatMap(({ step, text }) => {
        const situation = situations.get(step)
        return situation ? [{ step, text, reading: read(text, situation) }] : []
      })
    const early = lines.filter(({ step, text }) => {
      const situation = situations.get(step)
      return situation && canRead(text, situation)
    })
    const before = readAll(early)
    const { learnLaterAnswers } = await import('../later-answers.ts')
    learnLaterAnswers()
    expect(early.length).toBeGreaterThan(lines.length / 3)
    const after = readAll(early)
    expect(
      before.filter((each, at) => JSON.stringify(each) !== JSON.stringify(after[at])).map(({ text }) => text),
    ).toEqual([])
  })
})
