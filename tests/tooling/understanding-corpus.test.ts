/** Every line of the corpus is understood as it says (src/understanding/corpus/README.md). */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readAsChat } from '../../scripts/understand/read-message-as-chat.ts'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import {
  scoreReading,
  scoresOf,
  total,
  type CorpusLine,
  type ReadingScore,
} from '../../scripts/understand/score-readings.ts'
import type { Reading } from '../../src/understanding/reading-types.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const folder = path.resolve(import.meta.dirname, '../../src/understanding/corpus')
/** The day the corpus was written for. */
const TODAY = '2026-11-20'

const QUESTIONS =
  'cep nr-imovel planos nome telefone email data-nascimento nome-mae cpf data-de-vencimento ativar-debito conta-debito data-instalacao confirmacao'.split(
    ' ',
  )

const linesOf = (file: string): CorpusLine[] =>
  readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as CorpusLine)

const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))
const corpus = files.flatMap(linesOf)

/** Answers that bind the visitor or name their account: what is said at the review is read whole. */
const isGrave = ({ step, answers = {} }: CorpusLine) =>
  step === 'confirmacao' || 'confirmacao' in answers || 'cpf' in answers || 'conta-debito' in answers
/** The lines that are read in this run: all, or in `npm test` each third grave one and each sixteenth of all. */
const sampled = rowsToRun(corpus, (line, at) => at % 16 === 0 || (at % 3 === 0 && isGrave(line)))

const situationOf = ({ step, journey }: CorpusLine) =>
  situationAt(step, TODAY, journey ? [journey] : undefined)

const readings = new Map<CorpusLine, Reading>()

/** Read once, by the test that asks first: so that a wrong reading fails the test that compares every line. */
function readingOf(line: CorpusLine): Reading {
  const situation = situationOf(line)
  // as `npm run understand` reads it
  const reading = readings.get(line) ?? readAsChat(line.text, situation)
  readings.set(line, reading)
  return reading
}

beforeAll(loadJourneys)

describe('the corpus', { timeout: 60_000 }, () => {
  it('has at least 600 lines, over every question of an order', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(600)
    const counts = new Map<string, number>()
    for (const { step } of corpus) counts.set(step, (counts.get(step) ?? 0) + 1)
    const thin = QUESTIONS.filter((step) => (counts.get(step) ?? 0) < 20)
    expect(thin).toEqual([])
  })

  it('is sampled by at least 500 lines', () => {
    expect(sampled.length).toBeGreaterThanOrEqual(500)
  })

  it('is read right line by line, but for those whose misreading is known', () => {
    const others = sampled.flatMap((line) => {
      const verdict = scoreReading(line, readingOf(line))
      return verdict === null || verdict === (line.misread ?? 'right') ? [] : [{ ...line, verdict }]
    })
    expect(others).toEqual([])
  })

  it('is read right in 92 %, and recorded wrongly in 0.5 % at most', () => {
    const verdicts = sampled.flatMap((line): { step: string; verdict: ReadingScore }[] => {
      const verdict = scoreReading(line, readingOf(line))
      return verdict ? [{ step: line.step, verdict }] : []
    })
    const { all } = scoresOf(verdicts)
    expect(all.right / total(all)).toBeGreaterThanOrEqual(0.92)
    expect(all.recorded / total(all)).toBeLessThanOrEqual(0.005)
  })

  it('is clear exactly when something was understood and no doubt is open', () => {
    const others = sampled.filter((line) => {
      const { answers, doubts, command, facts, clear } = readingOf(line)
      const isUnderstood = Object.keys(answers).length > 0 || command !== null || facts.length > 0
      return clear !== (isUnderstood && doubts.length === 0)
    })
    expect(others).toEqual([])
  })
})
