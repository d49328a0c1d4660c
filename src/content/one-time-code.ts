/** Texts around a code that was sent (D6, D9). */
export const codeWords = {
  /** `at` is a time of day: '14:32'. */
  sent: (to: string, at: string, minutes: number) =>
    `Enviamos o código para ${to} às ${at}. Ele vale por ${minutes} minutos.`,
  sentAgain: (to: string, at: string, minutes: number) =>
    `Enviamos outro código para ${to} às ${at}. Ele vale por ${minutes} minutos; o anterior não vale mais.`,
  /** Where a code went, if that is not known here any more. */
  yourMail: 'o seu e-mail',
  /** Below the field, until one is sent. */
  sending: 'Estamos enviando o código.',
  another: 'Enviar outro código',
  verified: 'Código conferido. Está tudo certo por aqui.',
  continue: 'Continuar',
} as const
