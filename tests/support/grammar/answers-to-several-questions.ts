/**
 * Generates messages that answer more than the current question, or correct an earlier answer: a plan with the way to
 * pay, an answer with a correction of another one, a bill instead of a bank account, and a missing part of the
 * address.
 */
import fc from 'fast-check'
import type { StepId, Values } from '../../../src/funnel/step-and-journey-types.ts'
import { oneOf, mostly } from './sentence-grammar.ts'
import { NOISE_BEHIND } from './visitor-question-and-remark-sentences.ts'

/** Answers to the question of direct debit, each followed by a correction of the due day. */
export const answersBesideCorrections: fc.Arbitrary<{
  text: string
  answers: Readonly<Record<StepId, Values>>
}> = fc
  .record({
    answer: oneOf<readonly [string, string]>(
      ['sim', 'true'],
      ['quero sim', 'true'],
      ['não, boleto', 'false'],
      ['pode ser', 'true'],
    ),
    join: oneOf('. ', '. e ', ', e aproveita e ', '! ah, '),
    verb: oneOf('muda', 'troca', 'corrige'),
    day: oneOf('1', '5', '15', '20', '25'),
    behind: mostly(3, '', NOISE_BEHIND),
  })
  .map(({ answer: [said, value], join, verb, day, behind }) => ({
    text: `${said}${join}${verb} o vencimento pro dia ${day}${behind}`,
    answers: { 'ativar-debito': { direct_debit: value }, 'data-de-vencimento': { due_date: day } },
  }))

/** Messages that choose a plan and the way to pay. */
export const plansWithPayment: fc.Arbitrary<{ text: string; answers: Readonly<Record<StepId, Values>> }> = fc
  .record({
    lead: oneOf('', 'quero ', 'pode ser ', 'vou querer ', 'me vê '),
    plan: oneOf<readonly [string, string]>(
      ['500 mega', 'plan-d500a'],
      ['o de 500', 'plan-d500a'],
      ['700 mega', 'plan-d600a'],
      ['1 giga', 'plan-d1000a'],
      ['o de 700 com globoplay', 'plan-d600gl'],
    ),
    way: oneOf<readonly [string, string]>(
      ['sem débito automático', 'false'],
      ['sem débito', 'false'],
      ['no boleto', 'false'],
      ['com boleto', 'false'],
      ['no débito automático', 'true'],
      ['com débito automático', 'true'],
      ['no débito em conta', 'true'],
    ),
    join: oneOf(' ', ', ', ', mas '),
    behind: mostly(3, '', NOISE_BEHIND),
  })
  .map(({ lead, plan: [plan, idPlan], way: [way, direct_debit], join, behind }) => ({
    text: `${lead}${plan}${join}${way}${behind}`,
    answers: { planos: { idPlan }, 'ativar-debito': { direct_debit } },
  }))

/** The bill, chosen where the account is asked. */
export const billsInsteadOfAccounts: fc.Arbitrary<string> = fc
  .record({
    lead: oneOf('', 'pensando bem ', 'ah, ', 'não, ', 'então ', 'mudei de ideia, ', 'desisti, '),
    way: oneOf(
      'no boleto',
      'o boleto',
      'deixa no boleto',
      'vai no boleto',
      'coloca boleto',
      'pode ser no boleto',
    ),
    behind: mostly(3, '', [' mesmo', ', por favor', ' então', ' 🙏']),
  })
  .map(({ lead, way, behind }) => `${lead}${way}${behind}`)

/** A part of the address that is missing at the review. */
export const missingComplements: fc.Arbitrary<{ text: string; value: string }> = fc
  .record({
    said: oneOf<readonly [string, string]>(
      ['faltou o ', ''],
      ['faltou colocar o ', ', é o'],
      ['esqueci o ', ':'],
      ['coloca o ', ''],
      ['meu ', ' é o'],
      ['não tem o complemento, ', ''],
    ),
    unit: oneOf('apartamento', 'apto', 'bloco', 'ap'),
    value: oneOf('404', '12', '101', '3'),
    behind: mostly(3, '', NOISE_BEHIND),
  })
  .map(({ said: [lead, join], unit, value, behind }) => ({
    text: `${lead}${unit}${join} ${value}${behind}`,
    value,
  }))
