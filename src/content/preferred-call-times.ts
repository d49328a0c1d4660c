/** What the chat says of hours for calls: the order keeps the number alone. */

const kept =
  'O pedido guarda só o número, sem horário nem jeito de contato: é por ele que falamos com você sobre o pedido e a visita.'

export const preferredCallTimes = {
  kept,
  person: `${kept} Para falar com uma pessoa agora, escreva “atendente”.`,
} as const
