/** Texts of the page shown while the coverage of the address is checked. */
import type { StepText } from '../text-types.ts'

export const deskName = 'Consulta da cobertura'

export const verificandoDisponibilidade: StepText = {
  title: 'Consultando o seu endereço',
  heading: 'Consultando o seu endereço',
  why: 'Estamos seguindo a fibra até a sua porta.',
  labels: {},
  submit: 'Consultar de novo',
  help: 'Estamos consultando a rede no seu endereço. Costuma levar poucos segundos.',
  name: 'endereço',
  words: [],
}
