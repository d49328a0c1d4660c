/** Texts of the question that asks for the visitor's TIM mobile number, which may earn a bonus. */
import type { StepText } from '../text-types.ts'

export const deskName = 'Linha móvel'

export const consultaTelefone: StepText = {
  title: 'Seu celular TIM',
  heading: 'Qual é o número do seu celular TIM?',
  again: 'E o seu celular TIM?',
  why: 'Se a linha tiver bônus, ele entra no pedido.',
  labels: { phone: 'Celular com DDD' },
  placeholders: { phone: '(00) 00000-0000' },
  submit: 'Consultar minha linha',
  help: 'Escreva o celular com o DDD, do jeito que preferir: 11 98765-4321 ou (11) 987654321. É também o seu telefone de contato. Sem linha TIM? Escreva o seu número mesmo assim: seguimos sem o bônus.',
  name: 'celular',
  words: [
    'celular',
    'linha',
    'telefone',
    'numero do celular',
    'numero do telefone',
    'numero de telefone',
    'whatsapp',
    'ddd',
  ],
  row: { group: 'person', label: 'Celular' },
  result: ({ hasBonus, bonus }) =>
    hasBonus !== 'true'
      ? 'Não achamos essa linha; seguimos sem o bônus'
      : bonus
        ? `Sua linha tem bônus: ${bonus.replace(/\.$/, '')}.`
        : 'Sua linha tem bônus, e ele já está no seu pedido.',
}
