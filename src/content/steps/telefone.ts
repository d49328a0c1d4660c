/** Texts of the question that asks for the contact phone number. */
import type { StepText } from '../text-types.ts'

export const deskName = 'Telefone'

export const telefone: StepText = {
  title: 'Seu telefone',
  heading: 'Qual é o seu telefone com DDD?',
  again: 'E o seu telefone com DDD?',
  why: 'Falamos por ele sobre o pedido e a visita.',
  labels: { phone: 'Telefone com DDD' },
  hints: { phone: 'De preferência um celular com WhatsApp.' },
  placeholders: { phone: '(00) 00000-0000' },
  submit: 'Continuar',
  help: 'Escreva com o DDD, do jeito que preferir: 11 98765-4321 ou (11) 987654321.',
  name: 'telefone',
  words: [
    'telefone',
    'celular',
    'numero do telefone',
    'numero do celular',
    'numero de telefone',
    'whatsapp',
    'ddd',
  ],
  row: { group: 'person', label: 'Telefone' },
}
