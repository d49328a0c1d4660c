/** What is said where others have used up a limit: a mailed code continues the order, or a person does (D89). */
export const held = {
  code: {
    title: 'Falta confirmar que é você',
    text: 'Este documento foi consultado muitas vezes agora há pouco. Com um código por e-mail você segue de onde parou.',
    send: 'Receber o código por e-mail',
    /** To the contact on record, which is not shown. */
    toRecord: 'o e-mail do cadastro, se este CPF for de cliente',
    sent: (to: string, minutes: number) => `O código vai para ${to}. Ele vale por ${minutes} minutos.`,
    label: 'Código de seis números',
    check: 'Conferir e continuar',
    another: 'Enviar outro código',
  },
  call: {
    title: 'Daqui uma pessoa segue com você',
    text: 'Por segurança, paramos aqui. O que você respondeu está guardado, e a sua ligação passa na frente.',
    submit: 'Quero receber a ligação',
    failed: 'Não conseguimos enviar agora. O que você respondeu continua guardado.',
    sent: {
      title: 'Pedido guardado',
      text: 'Uma pessoa liga para terminar com você. Não precisa preencher nada de novo.',
    },
  },
} as const
