/**
 * Error messages that visitors see when the server refuses a request (server/api-errors.ts). Phone numbers are placeholders
 * in braces, filled in by server/plugins/error-handler.ts.
 */
import { placedOrderActionProblems } from './problems/placed-order-actions.ts'

export const serverErrorMessages = {
  notSent: (names: readonly string[]) => `Propriedades não encontradas no pedido: ${names.join(', ')}`,
  invalidValue: (path: string) => `Valor inválido: ${path}`,
  cepElsewhere: (town: string) => `Esse CEP é de ${town}. Confira o CEP.`,
  unreadable: 'O pedido não pôde ser lido. Tente de novo.',
  notCorporate: 'Esta oferta é para colaboradores. Use o seu e-mail corporativo.',
  notOnRecord: 'Esta oferta é do titular do contrato. Use o CPF dele.',
  leadNotFound: 'Seu atendimento expirou. Comece de novo.',
  linkGone: 'Esse link já foi usado ou expirou. Peça outro na tela do seu pedido.',
  leadFinished: 'Este pedido já foi concluído e não pode mais ser alterado.',
  openWork: placedOrderActionProblems['ligacao-esperada'],
  versionConflict: 'Essa resposta foi atualizada em outra aba. Confira e responda de novo.',
  preview: 'Esta é uma prévia da loja: ela vai até a escolha do plano, e nada fica guardado.',
  missingSteps:
    'Ainda faltam algumas respostas para concluir o pedido. Responda o que falta e confirme de novo.',
  companyOnly: 'Este plano é só para empresas. Informe o CNPJ ou escolha outro plano.',
  planUnavailable: 'Esse plano não está mais disponível no seu endereço. Escolha outro.',
  slotsTaken: 'Os horários escolhidos acabaram de ser ocupados. Escolha outras datas.',
  tooLate: 'A data só pode ser mudada até a véspera. Fale com a gente para mudar a visita.',
  appointmentMoved: (now: string) =>
    `A visita já tinha mudado para ${now}. Se ainda precisar de outro dia, escolha de novo.`,
  noAppointment: 'Este pedido não tem visita marcada.',
  priceChanged: 'O preço do plano mudou. Confira o novo valor antes de confirmar.',
  keyReused: 'Essa chave de repetição já foi usada para outra resposta.',
  tooMany: (seconds: number) => `Muitas tentativas em pouco tempo. Aguarde ${seconds} s e tente de novo.`,
  held: 'Por segurança, esses dados não podem ser conferidos de novo por aqui agora. Uma pessoa da equipe continua com você.',
  visitHeld:
    'O seu pedido está guardado inteiro. Uma pessoa da equipe confere os dados e combina a visita com você.',
  customersUnavailable:
    'Renovação e migração não estão disponíveis por aqui agora. Ligue para {vendas} e uma pessoa continua com você.',
  busy: 'Muita gente agora. Aguarde um instante e tente de novo.',
  late: (seconds: number) =>
    `O servidor demorou muito pra responder (${seconds}s). Tente de novo em instantes.`,
  unavailable: 'Serviço indisponível no momento. Tente de novo em instantes.',
  starting: 'O serviço está começando. Tente de novo em instantes.',
  notBuilt: 'O site ainda não foi construído (npm run build).',
  codeNotNeeded: 'Este pedido não precisa de código.',
  wrongAccountDigit: 'O dígito não confere com a conta. Confira agência, conta e dígito.',
  noAddress: 'Esse endereço não existe.',
  noPlanList: 'Essa lista de planos não existe.',
  method: 'Esse endereço não aceita esse tipo de pedido.',
  /** Replies to the order system, which says what became of an order (docs/webhook.md). */
  orderNotice: {
    unsigned: 'A assinatura do aviso não confere, ou o aviso tem mais de cinco minutos.',
    noOrder: 'Não há pedido com esse número: foi apagado, ou nunca existiu.',
    future: 'A data da instalação ainda não chegou.',
  },
  /** Parameters of exported figures. */
  parameters: {
    unknown: (name: string, known: readonly string[]) =>
      `O parâmetro “${name}” não existe aqui. Há: ${known.join(', ')}.`,
    twice: (name: string) => `O parâmetro “${name}” veio mais de uma vez.`,
    day: (name: string) => `“${name}” não é um dia como 2026-11-23.`,
    future: '“ate” ainda não chegou.',
    order: '“de” vem depois de “ate”.',
    long: (days: number) => `O período tem mais de ${days} dias.`,
    value: (name: string) => `O valor de “${name}” não existe.`,
  },
  foreignOrigin: 'Esse pedido veio de um endereço que não é o nosso.',
  notJson: 'Envie os dados como application/json.',
  arrivedLate: 'O pedido demorou demais para chegar. Tente de novo.',
  bodyTooLarge: 'O conteúdo enviado é grande demais.',
  addressTooLong: 'O endereço pedido é grande demais.',
  headersTooLarge: 'O pedido é grande demais.',
} as const
