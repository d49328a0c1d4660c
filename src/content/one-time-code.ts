/** Texts of the page on which visitors enter a code sent by e-mail. */
export const codeWords = {
  /** `at` is a time of day, such as '14:32'. */
  sent: (to: string, at: string, minutes: number) =>
    `Enviamos o código para ${to} às ${at}. Ele vale por ${minutes} minutos.`,
  sentAgain: (to: string, at: string, minutes: number) =>
    `Enviamos outro código para ${to} às ${at}. Ele vale por ${minutes} minutos; o anterior não vale mais.`,
  /** Used instead of the e-mail address if the address is no longer known after a reload. */
  yourMail: 'o seu e-mail',
  /** Shown below the field while the code is being sent. */
  sending: 'Estamos enviando o código.',
  another: 'Enviar outro código',
  verified: 'Código conferido. Está tudo certo por aqui.',
  continue: 'Continuar',
} as const
