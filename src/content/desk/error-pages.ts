/** Texts of the desk's error pages, and of the page on which a form can be sent again. */
export const errorPages = {
  titles: {
    401: 'Entre de novo',
    403: 'Sem acesso',
    404: 'Página não encontrada',
    429: 'Um momento',
    503: 'Um momento',
  } as Readonly<Record<number, string>>,
  title: 'Algo não deu certo',
  reference: 'Se precisar de ajuda, informe a referência',
  back: 'Ir para o início da mesa',
} as const

/** Texts of the page on which a form can be sent again after the session ended or changed while it was open. */
export const resendWords = {
  title: 'Enviar de novo',
  ended: {
    title: 'A sua sessão terminou',
    why: 'Nada foi enviado ainda, e o que você escreveu está aqui. Entre de novo em outra aba, volte para esta e continue.',
    enter: 'Entrar em outra aba',
    go: 'Já entrei: continuar',
  },
  stale: {
    title: 'Confira e envie',
    why: 'A sua sessão mudou enquanto esta página estava aberta. Nada foi enviado ainda.',
    go: 'Enviar',
    back: 'Não enviar',
  },
} as const
