/** Texts of the chat about an answer that the visitor takes back with the next message. */
export const answerJustGiven = {
  /** After the order: ways to reach a person follow. */
  alreadyOrdered: 'O pedido já foi feito. Para mudar ou cancelar, fale com a gente:',
  /** The yes to an order that could not be sent yet was taken back. */
  heldBack: 'Parei o envio. O pedido só segue com um novo sim seu.',
} as const
