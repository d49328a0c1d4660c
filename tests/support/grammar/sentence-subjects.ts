/**
 * Lists the questions for which sentences are generated, each with the share of sentences that the chat may answer with
 * a question.
 */
import { consent, debit, due, plan, visit } from './choices.ts'
import { addressAtReview, house } from './house-numbers.ts'
import { account, cep, cnpj, cpf, email, phone } from './ceps-contacts-and-documents.ts'
import type { Part } from './sentence-grammar.ts'
import { birth, mother, name } from './names-and-birth-dates.ts'

export const SENTENCE_SUBJECTS: Readonly<Record<string, Part & { readonly asked: number }>> = {
  name: { ...name, asked: 0.25 },
  mother: { ...mother, asked: 0.25 },
  birth: { ...birth, asked: 0.1 },
  cep: { ...cep, asked: 0.15 },
  house: { ...house, asked: 0.28 },
  phone: { ...phone, asked: 0.15 },
  email: { ...email, asked: 0.2 },
  cpf: { ...cpf, asked: 0.25 },
  cnpj: { ...cnpj, asked: 0.25 },
  account: { ...account, asked: 0.2 },
  due: { ...due, asked: 0.1 },
  debit: { ...debit, asked: 0.2 },
  plan: { ...plan, asked: 0.1 },
  visit: { ...visit, asked: 0.1 },
  addressAtReview: { ...addressAtReview, asked: 0.9 },
  consent: { ...consent, asked: 0.4 },
}
