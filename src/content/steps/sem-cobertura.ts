/** Texts of the page that the coverage check shows for an address without a fibre network. */
import type { StepText } from '../text-types.ts'
import { ofertaIndisponivel } from './oferta-indisponivel.ts'

export const deskName = 'Sem cobertura'

export const semCobertura: StepText = {
  ...ofertaIndisponivel,
  title: 'Sem fibra no endereço',
  heading: 'A fibra ainda não chegou à sua rua',
}
