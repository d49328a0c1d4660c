import type { StepText } from '../types.ts'
import { ofertaIndisponivel } from './oferta-indisponivel.ts'

/** The step's name at the operator's desk. */
export const deskName = 'Sem cobertura'

export const semCobertura: StepText = {
  ...ofertaIndisponivel,
  title: 'Sem fibra no endereço',
  heading: 'A fibra ainda não chegou à sua rua',
}
