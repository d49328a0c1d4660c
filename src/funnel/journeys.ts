import { ativarDebito } from './steps/ativar-debito.ts'
import { cep } from './steps/cep.ts'
import { confirmacao } from './steps/confirmacao.ts'
import { confirmandoDados } from './steps/confirmando-dados.ts'
import { contaDebito } from './steps/conta-debito.ts'
import { cpf } from './steps/cpf.ts'
import { dataDeVencimento } from './steps/data-de-vencimento.ts'
import { dataInstalacao } from './steps/data-instalacao.ts'
import { dataNascimento } from './steps/data-nascimento.ts'
import { email } from './steps/email.ts'
import { erro1 } from './steps/erro1.ts'
import { erro2 } from './steps/erro2.ts'
import { instalacao } from './steps/instalacao.ts'
import { nomeMae } from './steps/nome-mae.ts'
import { nome } from './steps/nome.ts'
import { nrImovel } from './steps/nr-imovel.ts'
import { ofertaIndisponivel } from './steps/oferta-indisponivel.ts'
import { pedidoRealizado } from './steps/pedido-realizado.ts'
import { planos } from './steps/planos.ts'
import { telefone } from './steps/telefone.ts'
import { validacao } from './steps/validacao.ts'
import { verificandoDisponibilidade } from './steps/verificando-disponibilidade.ts'
import type { Step, StepId } from './types.ts'

/** An ordered list of steps. Optional steps stand in it; each says itself when it applies. */
export type Journey = readonly Step[]

/** The standard journey (decisions 1). */
export const standard: Journey = [
  cep,
  nrImovel,
  verificandoDisponibilidade,
  ofertaIndisponivel,
  planos,
  nome,
  telefone,
  email,
  dataNascimento,
  nomeMae,
  cpf,
  instalacao,
  dataDeVencimento,
  ativarDebito,
  contaDebito,
  confirmandoDados,
  validacao,
  erro1,
  erro2,
  dataInstalacao,
  confirmacao,
  pedidoRealizado,
]

/** The journey of an addon. Compact, collaborator and mobile journeys are further lists (decisions 4–7). */
export function journeyOf(_addon: string): Journey {
  return standard
}

const everyStep = new Map<StepId, Step>(standard.map((step) => [step.id, step]))

/** The step of an id. */
export function stepOf(id: StepId): Step {
  const step = everyStep.get(id)
  if (!step) throw new Error(`no such step: ${id}`)
  return step
}

/** The step at a path (without campaign prefix; trailing slash optional), null when there is none. */
export function stepAt(path: string): Step | null {
  const wanted = path.replace(/\/+$/, '')
  return standard.find((step) => step.path.replace(/\/$/, '') === wanted) ?? null
}

export function isStepId(id: string): id is StepId {
  return everyStep.has(id as StepId)
}
