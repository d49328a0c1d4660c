/** Texts of the question that asks for the name of the visitor's mother. */
import type { StepText } from '../text-types.ts'

export const deskName = 'Nome da mãe'

export const nomeMae: StepText = {
  title: 'Nome da sua mãe',
  heading: 'Qual é o nome completo da sua mãe?',
  again: 'E o nome completo da sua mãe?',
  why: 'Confirma que é você quem está contratando.',
  variants: {
    company: {
      heading: 'Qual é o nome completo da mãe do representante legal?',
      again: 'E o nome da mãe do representante legal?',
      why: 'Confirma quem contrata pela empresa.',
    },
  },
  labels: { mothers_name: 'Nome completo da mãe' },
  hints: { mothers_name: 'Como está no seu documento.' },
  submit: 'Continuar',
  help: 'Pedimos o nome da sua mãe para confirmar a sua identidade e evitar fraudes. Se no documento consta “não declarada”, ou se você não sabe, fale com a gente: a equipe diz como fazer o pedido.',
  name: 'nome da mãe',
  words: ['nome da mae', 'nome da minha mae', 'nome de mae', 'mae'],
  row: { group: 'person', label: 'Nome da mãe' },
}
