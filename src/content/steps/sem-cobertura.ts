import type { StepText } from '../types.ts'
import { ofertaIndisponivel } from './oferta-indisponivel.ts'

/** Name of this step on the operator's internal pages (the desk). */
export const deskName = 'Sem cobertura'

/** Texts of the page for an address without network in the coverage check. */
export const semCobertura: StepText = {
  ...ofertaIndisponivel,
  title: 'Sem fibra no endereço',
  heading: 'A fibra ainda não chegou à sua rua',
}
