/** Texts of the page shown while the risk check runs. */
import type { StepText } from '../text-types.ts'

export const deskName = 'Conferência dos dados'

export const confirmandoDados: StepText = {
  title: 'Confirmando os seus dados',
  heading: 'Confirmando os seus dados',
  why: 'Leva alguns segundos. Não feche esta página.',
  labels: {},
  submit: 'Tentar de novo',
  help: 'Aqui conferimos os seus dados, o que costuma levar poucos segundos. Se a conferência parar por segurança, a página diz como seguir.',
  name: 'dados',
  words: [],
}
