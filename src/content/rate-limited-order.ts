/**
 * Texts for an order that has exceeded a rate limit. Visitors continue with an e-mailed code, or ask for a phone call.
 */
export const rateLimitedOrderWords = {
  code: {
    text: 'Este documento foi consultado muitas vezes agora há pouco. Com um código por e-mail você segue de onde parou.',
    send: 'Receber o código por e-mail',
    /** Used instead of an e-mail address that must not be shown: the one on the customer's record. */
    toRecord: 'o e-mail do cadastro, se este CPF for de cliente',
    sent: (to: string, minutes: number) => `O código vai para ${to}. Ele vale por ${minutes} minutos.`,
    label: 'Código de seis números',
    check: 'Conferir e continuar',
    another: 'Enviar outro código',
  },
  call: {
    text: 'Por segurança, paramos aqui. O que você respondeu está guardado, e a sua ligação passa na frente.',
    /** Shown instead where a phone number is asked for: only the order's own number gets priority. */
    textWithTelephone:
      'Por segurança, paramos aqui. O que você respondeu está guardado. Deixe um telefone, e uma pessoa liga para terminar com você.',
    submit: 'Quero receber a ligação',
    failed: 'Não conseguimos enviar agora. O que você respondeu continua guardado.',
    sent: {
      title: 'Pedido guardado',
      text: 'Uma pessoa liga para terminar com você. Não precisa preencher nada de novo.',
    },
    /** Shown instead after a reload: whether the call has been made meanwhile is not known here. */
    asked: {
      title: 'Ligação já pedida',
      text: 'Você já pediu a ligação para este pedido. Uma pessoa liga para terminar com você; não precisa preencher nada de novo.',
      again: 'Pedir outra vez',
    },
    /** Shown instead if this browser or order is already waiting for a call to the phone number. */
    already: {
      title: 'Já está anotado!',
      text: 'Este telefone já está na nossa lista de ligações. Uma pessoa liga para terminar com você; não precisa pedir de novo.',
    },
  },
} as const
