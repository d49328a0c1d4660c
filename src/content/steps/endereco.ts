/**
 * Texts of the question that asks where a migrating customer wants the fibre: at the address on record or at another
 * one.
 */
import type { StepText } from '../text-types.ts'

export const deskName = 'Endereço do contrato'

export const endereco: StepText = {
  title: 'Endereço da sua fibra',
  heading: 'A instalação é no endereço do seu cadastro?',
  again: 'É no endereço do cadastro?',
  why: 'Para a sua segurança, aparece só em parte.',
  labels: { same_address: 'Endereço da instalação' },
  submit: 'Continuar',
  options: [
    { value: 'true', label: 'Sim, é neste endereço' },
    { value: 'false', label: 'Não, vai ser em outro endereço', detail: 'Perguntamos o CEP e o número.' },
  ],
  variants: {
    noNetwork: {
      heading: 'Vamos levar a fibra a outro endereço?',
      again: 'Vai ser em outro endereço?',
      why: 'Ela ainda não chegou ao do seu cadastro.',
      options: [{ value: 'false', label: 'Sim, em outro endereço', detail: 'Perguntamos o CEP e o número.' }],
    },
    hidden: {
      heading: 'A instalação é no endereço do seu cadastro?',
      again: 'É no endereço do cadastro?',
      why: 'Aparece em parte depois do código do e-mail.',
    },
    moved: {
      heading: 'Quer trocar o endereço da instalação?',
      again: 'Quer trocar o endereço?',
      why: 'O pedido já está com o endereço novo.',
      options: [
        { value: 'false', label: 'Sim, quero trocar', detail: 'Perguntamos o CEP e o número.' },
        { value: 'true', label: 'Não, fica este' },
      ],
    },
  },
  help: 'Se você ainda mora no endereço do cadastro, responda sim. Vai se mudar? Responda não e diga o CEP e o número do novo endereço: sua oferta vale em qualquer um que já tenha fibra.',
  name: 'endereço',
  words: ['endereco', 'rua', 'endereco da instalacao', 'endereco de instalacao'],
  row: { group: 'installation', label: 'Endereço' },
  // without 'não', because two of the variants ask whether it is another address
  shown: ({ same_address }) => (same_address === 'true' ? 'Sim, é neste endereço' : 'Em outro endereço'),
}
