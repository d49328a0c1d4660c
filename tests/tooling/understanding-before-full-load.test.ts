/**
 * A message that is read before the reader has loaded completely gets the same meaning as afterwards
 * (docs/decisions/0059).
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import type { CorpusLine } from '../../scripts/understand/score-readings.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const corpus = path.resolve(import.meta.dirname, '../../src/understanding/corpus')
const all = readdirSync(corpus)
  .filter((file) => file.endsWith('.jsonl'))
  .flatMap((file) => readFileSync(path.join(corpus, file), 'utf8').split('\n'))
  .filter(Boolean)
  .map((line) => JSON.parse(line) as CorpusLine)
  .filter(({ journey, step }) => !journey && ['cep', 'nr-imovel', 'planos'].includes(step))
const lines = rowsToRun(all, (_, at) => at % 9 === 0)

it('a message that can be read early has the same meaning as with the whole reader', async () => {
  vi.resetModules()
  const { canRead } = await import('../../src/understanding/lazy-extractor-and-pattern-registry.ts')
  const { read } = await import('../../src/understanding/read-message.ts')
  const { loadJourney } = await import('../../src/app/journeys/load-journey.ts')
  await (await loadJourney('standard')).later?.()
  const { situationAt } = await import('../../scripts/understand/visitor-state-at-question.ts')
  const situations = new Map(
    [...new Set(all.map(({ step }) => step))].map((step) => [step, situationAt(step, '2026-11-20')]),
  )
  const readAll = (some: readonly CorpusLine[]) =>
    some.flatMap(({ step, text }) => {
      const situation = situations.get(step)
      return situation ? [{ step, text, reading: read(text, situation) }] : []
    })
  const isEarly = ({ step, text }: CorpusLine) => {
    const situation = situations.get(step)
    return situation !== undefined && canRead(text, situation)
  }
  const early = lines.filter(isEarly)
  const share = all.filter(isEarly).length / all.length
  const before = readAll(early)
  const { addLazyReaderParts } = await import('../../src/understanding/lazy-extractors-and-patterns.ts')
  addLazyReaderParts()
  // plain values only, of a corpus that has few of them; of all of it, because a sample is too small to tell
  expect(share).toBeGreaterThan(1 / 12)
  const after = readAll(early)
  expect(
    before.filter((each, at) => JSON.stringify(each) !== JSON.stringify(after[at])).map(({ text }) => text),
  ).toEqual([])
})
