/**
 * Reads generated messages (tests/support/grammar). Questions and remarks are recognised, or the chat admits that it
 * cannot answer; they record nothing. In messages that answer or correct several questions, every answer is found.
 */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { read } from '../../src/understanding/read-message.ts'
import {
  questionAndRemarkSentences,
  unknownQuestions,
} from '../support/grammar/visitor-question-and-remark-sentences.ts'
import { missingComplements } from '../support/grammar/answers-to-several-questions.ts'
import { billsInsteadOfAccounts } from '../support/grammar/answers-to-several-questions.ts'
import { plansWithPayment } from '../support/grammar/answers-to-several-questions.ts'
import { answersBesideCorrections } from '../support/grammar/answers-to-several-questions.ts'
import { QUESTIONS, SAYINGS } from '../support/grammar/visitor-question-and-remark-wordings.ts'
import { oneOf } from '../support/grammar/sentence-grammar.ts'
import { isFull } from '../support/rows-to-run.ts'

beforeAll(loadJourneys)

/** The day on which the messages are read, as in the corpus. */
const TODAY = '2026-11-20'
/** The same sentences in every run: a suite that fails by chance shows nothing about the change before it. */
const SEED = 62
/** Number of generated sentences for each meaning. */
const RUNS = isFull ? 5000 : 3

const situationOf = (step: StepId) => situationAt(step, TODAY)

describe('messages are read as questions, remarks or answers (A20)', { timeout: 120_000 }, () => {
  const all = [
    ...QUESTIONS.map((talk) => ({ talk, isQuestion: true })),
    ...SAYINGS.map((talk) => ({ talk, isQuestion: false })),
  ]
  it.each(all)('$talk.id', ({ talk, isQuestion }) => {
    fc.assert(
      fc.property(questionAndRemarkSentences(talk, isQuestion), ({ step, text }) => {
        const { answers, facts } = read(text, situationOf(step))
        expect({ step, text, answers, isHeard: facts.some((id) => id === talk.id) }).toEqual({
          step,
          text,
          answers: {},
          isHeard: true,
        })
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })

  it('an answer before a correction of another answer is recorded with it', () => {
    fc.assert(
      fc.property(answersBesideCorrections, ({ text, answers }) => {
        const reading = read(text, situationOf('ativar-debito'))
        expect({ text, answers: reading.answers, command: reading.command }).toEqual({
          text,
          answers,
          command: 'correct:data-de-vencimento',
        })
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })

  it('a plan and the way to pay are recorded together', () => {
    fc.assert(
      fc.property(plansWithPayment, ({ text, answers }) => {
        const reading = read(text, situationOf('planos'))
        expect({ text, answers: reading.answers }).toEqual({ text, answers })
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })

  it('the bill is chosen instead of an account', () => {
    fc.assert(
      fc.property(billsInsteadOfAccounts, (text) => {
        const { answers, command } = read(text, situationOf('conta-debito'))
        expect({ text, answers, command }).toEqual({
          text,
          answers: { 'ativar-debito': { direct_debit: 'false' } },
          command: 'correct:ativar-debito',
        })
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })

  it('a complement that is missing at the review is proposed with the recorded house', () => {
    const { number } = situationOf('confirmacao').order.answers['nr-imovel']?.values ?? {}
    fc.assert(
      fc.property(missingComplements, ({ text, value }) => {
        const { answers, doubts } = read(text, situationOf('confirmacao'))
        const [doubt] = doubts
        const { number: house, complement: whole = '' } = doubt?.values ?? {}
        expect({ text, answers, house, isTold: whole.endsWith(value) }).toEqual({
          text,
          answers: {},
          house: number,
          isTold: true,
        })
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })

  it('a question that nothing answers is admitted, with and without a question mark', () => {
    const steps = ['planos', 'nome', 'cpf', 'data-de-vencimento', 'confirmacao'] as const
    fc.assert(
      fc.property(oneOf(...steps), unknownQuestions, (step, text) => {
        const { answers, doubts, command, unanswered } = read(text, situationOf(step))
        expect({ step, text, answers, doubts, command, unanswered }).toEqual({
          step,
          text,
          answers: {},
          doubts: [],
          command: null,
          unanswered: true,
        })
      }),
      { numRuns: RUNS * 4, seed: SEED },
    )
  })
})

it.each(['por que vocês me perguntam isso?', 'qual o motivo dessa pergunta?', 'preciso responder?'])(
  '“%s” asks for the reason of the open question (D122)',
  (text) => {
    const reasons = { cpf: 'cpf', 'nome-mae': 'mae', telefone: 'telefone', planos: 'esta' }
    for (const [step, reason] of Object.entries(reasons))
      expect([step, read(text, situationOf(step)).facts]).toEqual([step, [`por-que-${reason}`]])
  },
)
