import type { FormText } from '../text-types.ts'

/** Texts of the order page that asks for all personal data together. */
export const dadosPessoais: FormText = {
  title: 'Seus dados pessoais',
  heading: 'Quem assina o contrato?',
  why: 'Com estes dados confirmamos quem assina.',
  submit: 'Continuar',
}
