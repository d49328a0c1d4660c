/**
 * Steps of the checkout, adapted to a migration. The customer's record already contains many of the answers.
 */
import type { Lead, LeadStep } from '../../../contract/lead.ts'
import { restoreMasked } from '../../restore-masked-answers.ts'
import type { CustomerOnRecord, Order, Step, Values } from '../../step-and-journey-types.ts'
import { cep } from '../../steps/cep.ts'
import { cpf } from '../../steps/cpf.ts'
import { dataNascimento } from '../../steps/data-nascimento.ts'
import { emailWithAddress } from '../../steps/email.ts'
import { hasMoved } from './endereco.ts'
import { instalacao } from '../../steps/instalacao.ts'
import { nome } from '../../steps/nome.ts'
import { nomeMae } from '../../steps/nome-mae.ts'
import { nrImovel } from '../../steps/nr-imovel.ts'
import { ofertaIndisponivel } from '../../steps/oferta-indisponivel.ts'
import { telefone } from '../../steps/telefone.ts'
import { verificandoDisponibilidade } from '../../steps/verificando-disponibilidade.ts'

/** Whether the visitor wants an address other than the one on record, or has started to enter one. */
const moves = (order: Order): boolean =>
  hasMoved(order) || order.answers.endereco?.values.same_address === 'false'

/**
 * Step for the CEP (postcode) of another address. The CEP is saved immediately, so that it is not lost before
 * the house number is entered.
 */
const anotherCep: Step = {
  ...cep,
  save: (values) => ({ step: 'cep', body: { cep: values.cep ?? '' } }),
  wire: ['cep'],
  applies: moves,
  // choosing another address is stored only with its CEP; if the page is reloaded before that, the choice is
  // lost, but this step may still be opened
  mayVisit: (order) => order.answers.endereco === undefined && order.answers.ofertas !== undefined,
}

const house = ({ number, complement, ...block }: Values) => ({
  number: number ?? '',
  complement: complement ?? '',
  is_block_allotment: block.is_block_allotment === 'true',
  ...(block.is_block_allotment === 'true'
    ? { block_number: block.block_number, allotment_number: block.allotment_number }
    : {}),
})

/** Step for the house number at another address. */
const anotherNumber: Step = {
  ...nrImovel,
  save: (values) => ({ step: 'number', body: house(values) }),
  wire: ['number'],
  applies: moves,
}

/** Coverage check, needed only for another address. */
const checkOfAddress: Step = {
  ...verificandoDisponibilidade,
  applies: moves,
  isDone: (order) => order.facts.coverage !== null,
}

const nothingThere: Step = {
  ...ofertaIndisponivel,
  applies: (order) => order.answers['nr-imovel'] !== undefined && ofertaIndisponivel.applies(order),
}

/**
 * Step for the missing parts of another address. It is skipped for the address on record, which is complete.
 */
const installation: Step = {
  ...instalacao,
  applies: (order) => hasMoved(order) && instalacao.applies(order),
  restore: (lead) => (lead.masked.address === undefined ? (instalacao.restore?.(lead) ?? null) : null),
}

/**
 * Adapts a step whose answer is already on the customer's record. The question is not asked. The review shows
 * the answer masked, and the visitor can correct it. A corrected answer is treated like any other.
 */
function onRecord(
  step: Step,
  fact: keyof CustomerOnRecord,
  wire: LeadStep,
  mask: (lead: Lead) => string | undefined,
): Step {
  const isAsOnRecord = (order: Order) =>
    order.facts.onRecord?.[fact] !== undefined && order.answers[step.id]?.changed !== true
  return {
    ...step,
    applies: (order) => !isAsOnRecord(order),
    mayVisit: isAsOnRecord,
    restore: (lead) => step.restore?.(lead) ?? restoreMasked(lead, wire, mask(lead)),
  }
}

export const migrationSteps: readonly Step[] = [
  anotherCep,
  anotherNumber,
  checkOfAddress,
  nothingThere,
  onRecord(nome, 'name', 'name', (lead) => lead.masked.name),
  onRecord(telefone, 'phone', 'phone', (lead) => lead.masked.phone),
  // without a button for "none": a migration's code goes by e-mail
  onRecord(emailWithAddress, 'email', 'email', (lead) => lead.masked.email),
  onRecord(dataNascimento, 'birthDate', 'birthDate', (lead) => lead.masked.birth_date),
  // not asked: the offers belong to the document that was looked up
  { ...cpf, applies: () => false },
  // not asked: whoever is on record is known, and proves it by the code
  { ...nomeMae, applies: () => false },
  installation,
]
