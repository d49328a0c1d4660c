/**
 * What the chat replies to a visitor who says when to be called ('me liga depois das 18h'): the order stores no hours.
 */

const kept =
  'O pedido guarda só o número, sem horário nem jeito de contato: é por ele que falamos com você sobre o pedido e a visita.'

export const preferredCallTimes = {
  kept,
  person: `${kept} Para falar com uma pessoa agora, escreva “atendente”.`,
} as const
