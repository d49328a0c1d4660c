/** The test visitors of the end-to-end tests and their answers (docs/test-people.md). */
import { exampleAnswers } from '../../scripts/example-answers.ts'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'

/** Wire name → what is typed. */
export type Fields = Readonly<Record<string, string>>
/** Answers by step; a step without answers takes what is preselected, or the first choice. */
export type Person = Readonly<Partial<Record<StepId, Fields>>>

/** Approved immediately, pays by direct debit. Everything is typed as people type it, without the marks. */
export const maria: Person = {
  ...exampleAnswers,
  cep: { cep: '01310100' },
  'nr-imovel': { number: '1000', complement: 'apto 42' },
  // not a customer's line: the order goes on without a bonus
  'consulta-telefone': { phone: '11987654321' },
  nome: { name: 'Maria Aparecida da Silva' },
  telefone: { phone: '11987654321' },
  email: { email: 'maria.aparecida@exemplo.com.br', accept_promotions: 'true' },
  'nome-mae': { mothers_name: 'Antônia Pereira Souza' },
  cpf: { cpf: '52998224725' },
  'data-de-vencimento': { due_date: '10' },
  'ativar-debito': { direct_debit: 'true' },
  'conta-debito': { bank: '077', agency: '0001', account_number: '12345-6' },
}

/** The shortest order: no account, nothing that a fault could hide behind. */
export const joao: Person = {
  ...maria,
  'nr-imovel': { number: '1500' },
  planos: { idPlan: 'plan-d600a' },
  nome: { name: 'João Carlos Pereira' },
  email: { email: 'joao.carlos@exemplo.com.br' },
  'ativar-debito': { direct_debit: 'false' },
}

/** Pays by debit, with a plan whose order asks for the day of the visit. */
export const mariaWithVisit: Person = { ...maria, planos: joao.planos }

const cpf = (digits: string): Person => ({ ...joao, cpf: { cpf: digits } })
/** Must answer a quiz that has right answers. */
export const quizzed = cpf('30000000116')
/** Fails every quiz. */
export const quizFailed = cpf('30000000205')
/** Rejected without a quiz. */
export const rejected = cpf('30000000388')

/** A company, with a CNPJ that has letters. */
export const company: Person = { ...joao, cpf: { person_type: 'pj', cnpj: '12ABC34501DE35' } }
/** Extrema/MG: the CEP knows no street. */
export const wholeTown: Person = {
  ...joao,
  cep: { cep: '37640000' },
  'nr-imovel': { number: '77' },
  instalacao: { address: 'Rua das Amoreiras', accessNotes: 'portão azul' },
}
/** Rio de Janeiro: the network classifies complements. */
export const typedComplement: Person = {
  ...joao,
  cep: { cep: '22410003' },
  'nr-imovel': { number: '300', complement: 'apto 42' },
  instalacao: { complemento1: 'APARTAMENTO', complemento2: '42' },
}
/** Every question that one order can have. */
export const everyQuestion: Person = {
  ...typedComplement,
  cpf: quizzed.cpf,
  'ativar-debito': maria['ativar-debito'],
  'conta-debito': maria['conta-debito'],
}
/** Brasília: an address by block and lot. */
export const byBlock: Person = {
  ...joao,
  cep: { cep: '71615010' },
  'nr-imovel': { is_block_allotment: 'true', block_number: '1', allotment_number: '10' },
}

export const rightAnswers: ReadonlySet<string> = new Set([
  'Rua das Laranjeiras',
  'Padaria Estrela do Sul',
  'Juiz de Fora',
  'Escola Monteiro Lobato',
  'Fiat Uno',
])
