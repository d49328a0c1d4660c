/** The corpus, an example book of what visitors type, is read as it says (src/understanding/corpus/README.md). */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import {
  scoreReading,
  scoresOf,
  total,
  type CorpusLine,
  type ReadingScore,
} from '../../scripts/understand/score-readings.ts'
import type { Reading } from '../../src/understanding/reading.ts'
import { read } from '../../src/understanding/read.ts'

const folder = path.resolve(import.meta.dirname, '../../src/understanding/corpus')
/** The day the corpus was written for. */
const TODAY = '2026-11-20'

const QUESTIONS =
  `cep nr-imovel planos nome telefone email data-nascimento nome-mae cpf data-de-vencimento ativar-debito
  conta-debito data-instalacao confirmacao`.split(/\s+/)

const linesOf = (file: string): CorpusLine[] =>
  readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as CorpusLine)

const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))
const corpus = files.flatMap(linesOf)

const readingOf = ({ step, journey, text }: CorpusLine): Reading =>
  read(text, situationAt(step, TODAY, journey ? [journey] : undefined))

/** A value that binds the visitor or names their papers. */
const GRAVE = ['cpf', 'conta-debito', 'confirmacao']

let judged: { line: CorpusLine; reading: Reading; step: string; verdict: ReadingScore }[] = []

beforeAll(async () => {
  await loadJourneys()
  judged = corpus.flatMap((line) => {
    const reading = readingOf(line)
    const verdict = scoreReading(line, reading)
    return verdict ? [{ line, reading, step: line.step, verdict }] : []
  })
}, 60_000)

describe('the corpus', () => {
  it('has at most 1,500 lines (D155), and 25 of every question of an order', () => {
    expect(corpus.length).toBeLessThanOrEqual(1500)
    expect(corpus.length).toBeGreaterThan(1000)
    const thin = QUESTIONS.filter((step) => corpus.filter((line) => line.step === step).length < 25)
    expect(thin).toEqual([])
  })

  it('has no line twice, and none without an expectation', () => {
    const texts = corpus.map(({ step, text }) => `${step}: ${text}`)
    expect(texts.filter((each, at) => texts.indexOf(each) !== at)).toEqual([])
    expect(judged.length).toBe(corpus.length)
  })

  it('is read right in 90 of a hundred lines, and recorded otherwise in six of a thousand at most (D152)', () => {
    const { all } = scoresOf(judged)
    expect(all.right / total(all)).toBeGreaterThanOrEqual(0.9)
    expect(all.recorded / total(all)).toBeLessThanOrEqual(0.006)
  })

  it('never has a document, an account or the order recorded otherwise', () => {
    const grave = judged.filter(
      ({ reading, verdict }) => verdict === 'recorded' && GRAVE.some((step) => reading.answers[step]),
    )
    expect(grave.map(({ line }) => line)).toEqual([])
  })

  it('is read right where it shows the rule itself: talk beside a value, and stop signs (D152, D153)', () => {
    const rule = new Set(linesOf('rule.jsonl').map(({ step, text }) => `${step}: ${text}`))
    const others = judged.filter(
      ({ line, verdict }) => verdict !== 'right' && rule.has(`${line.step}: ${line.text}`),
    )
    expect(others.map(({ line, reading: { answers, doubts } }) => ({ line, answers, doubts }))).toEqual([])
  })

  it('is clear exactly when something was understood and no doubt is open', () => {
    const others = judged.filter(({ reading: { answers, doubts, command, facts, clear } }) => {
      const isUnderstood = Object.keys(answers).length > 0 || command !== null || facts.length > 0
      return clear !== (isUnderstood && doubts.length === 0)
    })
    expect(others.map(({ line }) => line)).toEqual([])
  })
})
