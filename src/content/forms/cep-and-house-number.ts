import type { FormText } from '../text-types.ts'

/** Texts of the order page that asks for CEP (postcode) and house number together. */
export const cepAndHouseNumber: FormText = {
  title: 'Seu endereço',
  heading: 'Onde você quer a fibra?',
  why: 'Vemos na hora se ela já chega à sua casa.',
  submit: 'Ver se tem fibra aqui',
}
