/**
 * Property test of the chat's first promise: every letter and digit that was typed inside a value is recorded, or the
 * chat asks about it. Sentences are generated from lead-ins, values, marks and noise, so that the right value is known;
 * a failure is shrunk to its shortest sentence.
 */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { read } from '../../src/understanding/read-message.ts'
import type { Situation } from '../../src/understanding/reading-types.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'
import { VALUE_KINDS, sentenceOf, signsOf, type ValueKind } from '../support/sentences-by-value-kind.ts'

beforeAll(loadJourneys)

/** The day of the corpus; free visits are those of the seed. */
const TODAY = '2026-11-20'
/** The same sentences in every run: a suite that fails by chance shows nothing about the change before it. */
const SEED = 20
/** Sentences of one kind. */
const RUNS = isFull ? 9100 : 25

/** Letters and digits of what is recorded; null when it is asked back. */
function recorded({ step, fields }: ValueKind, text: string, situation: Situation): string | null {
  const values = read(text, situation).answers[step]
  const said = fields.flatMap((field) => values?.[field] ?? []).join('')
  return said === '' ? null : signsOf(said)
}

const situationOf = (step: StepId) => situationAt(step, TODAY)

/** In `npm test` the kinds that are read in ways of their own; understanding-grammar.test.ts has the others. */
const kinds = rowsToRun(Object.keys(VALUE_KINDS), (key) =>
  ['name', 'account', 'email', 'cep', 'cpf', 'phone'].includes(key),
)

describe(
  'nothing that was typed inside a value is lost (A20)',
  { timeout: isFull ? 600_000 : 60_000 },
  () => {
    it.each(kinds)('%s', (key) => {
      const kind = VALUE_KINDS[key]
      if (!kind) throw new Error(key)
      let asked = 0
      fc.assert(
        fc.property(sentenceOf(kind), ({ text, truth }) => {
          const said = recorded(kind, text, situationOf(kind.step))
          if (said === null) asked += 1
          else expect({ text, said }).toEqual({ text, said: truth })
        }),
        { numRuns: RUNS, seed: SEED },
      )
      // always asking back loses nothing either
      expect(asked / RUNS).toBeLessThan(0.7)
    })
  },
)
