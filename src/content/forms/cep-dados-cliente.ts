import type { FormText } from '../text-types.ts'

/** Texts of the order page that asks for the address and the customer's contact data together. */
export const cepDadosCliente: FormText = {
  title: 'Seu endereço e seus dados',
  heading: 'Onde você quer a fibra?',
  why: 'Vemos na hora se ela já chega à sua casa.',
  parts: { cep: 'Endereço', nome: 'Seus dados' },
  submit: 'Ver se tem fibra aqui',
}
