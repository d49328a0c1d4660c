import type { Lead, LeadStep } from '../../../contract/lead.ts'
import { restoreMasked } from '../../masking.ts'
import type { OnRecord, Order, Step, Values } from '../../types.ts'
import { cep } from '../../steps/cep.ts'
import { cpf } from '../../steps/cpf.ts'
import { dataNascimento } from '../../steps/data-nascimento.ts'
import { email } from '../../steps/email.ts'
import { hasMoved } from './endereco.ts'
import { instalacao } from '../../steps/instalacao.ts'
import { nome } from '../../steps/nome.ts'
import { nomeMae } from '../../steps/nome-mae.ts'
import { nrImovel } from '../../steps/nr-imovel.ts'
import { ofertaIndisponivel } from '../../steps/oferta-indisponivel.ts'
import { telefone } from '../../steps/telefone.ts'
import { verificandoDisponibilidade } from '../../steps/verificando-disponibilidade.ts'

/** The visitor wants an address other than the one on record, or has started entering it. */
const moves = (order: Order): boolean =>
  hasMoved(order) || order.answers.endereco?.values.same_address === 'false'

/** The new CEP is saved on its own, so that it is not lost before the number is given. */
const anotherCep: Step = {
  ...cep,
  save: (values) => ({ step: 'cep', body: { cep: values.cep ?? '' } }),
  wire: ['cep'],
  applies: moves,
  // "another address" is saved only with its CEP: until then a reload returns to the question before it
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

/** The house at the new CEP. */
const anotherNumber: Step = {
  ...nrImovel,
  save: (values) => ({ step: 'number', body: house(values) }),
  wire: ['number'],
  applies: moves,
}

/** Waits only when the server must check what can be sold at another address. */
const checkOfAddress: Step = {
  ...verificandoDisponibilidade,
  applies: moves,
  isDone: (order) => order.facts.coverage !== null,
}

const nothingThere: Step = {
  ...ofertaIndisponivel,
  applies: (order) => order.answers['nr-imovel'] !== undefined && ofertaIndisponivel.applies(order),
}

/** The operator already knows what an address on record lacks; for another address it is asked. */
const installation: Step = {
  ...instalacao,
  applies: (order) => hasMoved(order) && instalacao.applies(order),
  restore: (lead) => (lead.masked.address === undefined ? (instalacao.restore?.(lead) ?? null) : null),
}

/**
 * An answer already on the customer's record: not asked, shown as a mask in the review, and correctable. Once
 * corrected it is an answer like any other.
 */
function onRecord(
  step: Step,
  fact: keyof OnRecord,
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

/** The checkout steps that a migration adapts. */
export const migrationSteps: readonly Step[] = [
  anotherCep,
  anotherNumber,
  checkOfAddress,
  nothingThere,
  onRecord(nome, 'name', 'name', (lead) => lead.masked.name),
  onRecord(telefone, 'phone', 'phone', (lead) => lead.masked.phone),
  onRecord(email, 'email', 'email', (lead) => lead.masked.email),
  onRecord(dataNascimento, 'birthDate', 'birthDate', (lead) => lead.masked.birth_date),
  // the offer belongs to the document it was found with
  { ...cpf, applies: () => false },
  installation,
  nomeMae,
]
