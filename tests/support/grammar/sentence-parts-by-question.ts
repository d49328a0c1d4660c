/**
 * The parts from which test sentences for each question are generated: lead-ins, values and remarks. `asked` is the
 * share of these sentences that the chat may answer with a question.
 */
import { consentChoice, debitChoice, dueChoice, planChoice, visitChoice } from './choices.ts'
import { addressAtReview, house } from './house-numbers.ts'
import { account, cep, cnpj, cpf, email, phone } from './ceps-contacts-and-documents.ts'
import type { Part } from './sentence-grammar.ts'
import { birth, mother, name } from './names-and-birth-dates.ts'

export const SENTENCE_PARTS_BY_QUESTION: Readonly<Record<string, Part & { readonly asked: number }>> = {
  name: { ...name, asked: 0.25 },
  mother: { ...mother, asked: 0.4 },
  birth: { ...birth, asked: 0.25 },
  cep: { ...cep, asked: 0.15 },
  house: { ...house, asked: 0.28 },
  phone: { ...phone, asked: 0.15 },
  email: { ...email, asked: 0.2 },
  cpf: { ...cpf, asked: 0.25 },
  cnpj: { ...cnpj, asked: 0.25 },
  // an account beside the name of its holder may be somebody else's
  account: { ...account, asked: 0.35 },
  due: { ...dueChoice, asked: 0.1 },
  debit: { ...debitChoice, asked: 0.2 },
  plan: { ...planChoice, asked: 0.1 },
  visit: { ...visitChoice, asked: 0.1 },
  addressAtReview: { ...addressAtReview, asked: 0.9 },
  consent: { ...consentChoice, asked: 0.4 },
}
