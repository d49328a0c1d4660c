/**
 * Error messages for actions on a whole order: reschedule its appointment, erase it, or create an expired one again.
 */
import type { ProblemWords } from './fill-in-error-message.ts'

export const placedOrderActionProblems = {
  'ligacao-esperada':
    'Você ainda espera uma ligação nossa. Sem os seus dados ela não acontece: aperte de novo para cancelar a ligação e apagar tudo, ou espere e apague depois.',
  'oferta-nenhuma': 'Não há oferta nesse endereço agora. Recomece para consultar de novo.',
  'telefone-de-outro': 'Esse não é o telefone deste pedido. Confira o número e tente de novo.',
  'visita-limite':
    'Você já mudou o dia várias vezes há pouco. A visita continua como está; tente de novo em uma hora.',
  'visita-ocupada': 'Esse horário acabou de ser ocupado. A visita continua no dia de antes; escolha outro.',
  'visita-tarde':
    'Não dá mais para mudar por aqui: a visita só muda até o dia anterior. Fale com a gente se precisar.',
} as const satisfies ProblemWords
