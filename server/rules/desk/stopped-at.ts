import type { StepId } from '../../../src/funnel/types.ts'

/** The stored answers of an order, in the order of its questions, and the question of each. */
const QUESTIONS: readonly (readonly [answer: string, step: StepId])[] = [
  ['plan', 'planos'],
  ['name', 'nome'],
  ['phone', 'telefone'],
  ['email', 'email'],
  ['birthDate', 'data-nascimento'],
  ['motherName', 'nome-mae'],
  ['documentNumber', 'cpf'],
  ['dueDate', 'data-de-vencimento'],
  ['bankInfo', 'ativar-debito'],
  ['scheduleDate', 'data-instalacao'],
]

/** Returns the question at which an order with these answers stopped: the first one that has no answer. */
export const stoppedAt = (answered: readonly string[]): StepId =>
  QUESTIONS.find(([answer]) => !answered.includes(answer))?.[1] ?? 'confirmacao'
