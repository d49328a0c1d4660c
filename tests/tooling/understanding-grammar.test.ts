/**
 * Each part of the understanding reads sentences that are generated from a grammar (tests/support/grammar). A wrongly
 * recorded value fails and is shrunk to its shortest sentence. The chat may ask back, but not too often.
 */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import { read } from '../../src/understanding/read-message.ts'
import { SENTENCE_PARTS_BY_QUESTION } from '../support/grammar/sentence-parts-by-question.ts'
import { sentencesOf } from '../support/grammar/sentence-grammar.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'
import { signsOf } from '../support/sentences-by-value-kind.ts'

beforeAll(loadJourneys)

/** The day of the corpus; free visits are those of the seed. */
const TODAY = '2026-11-20'
/** The same sentences in every run: a suite that fails by chance shows nothing about the change before it. */
const SEED = 59
const ALL = Object.keys(SENTENCE_PARTS_BY_QUESTION)
/** Parts of which only the full run reads sentences: understanding-nothing-lost.test.ts and understanding-questions-remarks-and-several-answers.test.ts have some. */
const ELSEWHERE = ['addressAtReview', 'cep', 'cnpj', 'cpf', 'debit', 'due', 'email', 'name', 'phone']
/** Sentences of one part. */
const RUNS = isFull ? 100_000 : Math.ceil(2000 / ALL.length)

/** Fields that a sentence says nothing about. */
const SILENT: ReadonlySet<string> = new Set(['', 'false', 'pf'])

/** The signs of each word of a value, in any order: 'bloco b apto 12' is 'apto 12, bloco b'. */
const wordsOf = (value: string) =>
  value
    .split(/[^\p{L}\p{N}]+/u)
    .map(signsOf)
    .filter(Boolean)
    .toSorted()
    .join(' ')

/** A name that is told with an accent must have it; one that is told without may not. */
const ACCENT = /[\u0300-\u0302\u0303\u0327]/gu
const accentsOf = (text: string) => text.normalize('NFD').toLowerCase().match(ACCENT)?.join('') ?? ''

const isSameField = (name: string, value: string, truth: string): boolean =>
  name === 'complement'
    ? wordsOf(value) === wordsOf(truth)
    : signsOf(value) === signsOf(truth) && (accentsOf(truth) === '' || accentsOf(value) === accentsOf(truth))

/** Whether recorded values are the truth: each field that was said, and no other. */
const isTrue = (values: Values, truth: Values | undefined): boolean =>
  truth !== undefined &&
  Object.keys({ ...values, ...truth }).every((name) => {
    const [value = '', said = ''] = [values[name], truth[name]]
    return isSameField(name, value, said) || (SILENT.has(value) && SILENT.has(said))
  })

const situationOf = (step: StepId) => situationAt(step, TODAY)

describe(
  'sentences of a grammar are recorded as they are meant, or asked about (A20)',
  {
    timeout: isFull ? 900_000 : 60_000,
  },
  () => {
    it.each(rowsToRun(ALL, (key) => !ELSEWHERE.includes(key)))('%s', (key) => {
      const part = SENTENCE_PARTS_BY_QUESTION[key]
      if (!part) throw new Error(key)
      let plain = 0
      let asked = 0
      fc.assert(
        fc.property(sentencesOf(part), ({ text, truth }) => {
          const { answers, command } = read(text, situationOf(part.step))
          // no remark is a command; only the second answer may replace another
          const corrected = part.step === 'confirmacao' || command === 'help' ? null : command
          if (corrected !== null && truth[corrected.replace(/^correct:/, '')] === undefined)
            expect({ text, command }).toEqual({ text, command: null })
          const wrong = Object.entries(answers).filter(([step, values]) => !isTrue(values, truth[step]))
          if (wrong.length > 0) expect({ text, wrong: Object.fromEntries(wrong) }).toEqual({ text, truth })
          if (truth[part.step] === undefined) return
          plain += 1
          if (answers[part.step] === undefined) asked += 1
        }),
        { numRuns: RUNS, seed: SEED },
      )
      // always asking back records nothing wrong either
      expect(asked / plain).toBeLessThan(part.asked)
    })
  },
)
