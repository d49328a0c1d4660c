/** Texts about waits and errors: loading, saving, no connection. Texts of notices are in notices-above-question.ts. */
export const waitAndErrorWords = {
  loading: 'Carregando',
  loadingLead: 'Buscando o seu atendimento',
  /** Shown by a link that works once, until its button is pressed. */
  singleUseLink: {
    title: 'Continue o seu pedido',
    text: 'Este link funciona uma vez. Toque no botão para abrir o pedido aqui.',
    open: 'Continuar o pedido',
  },
  /** Heading of an order that a rate limit has stopped, by the way to continue it. */
  stopped: { code: 'Falta confirmar que é você', call: 'Daqui uma pessoa segue com você' },
  saving: 'Salvando',
  saved: 'Salvo',
  notSaved: 'Ainda não salvo',
  /** Shown below a field whose answer is stored but never displayed in full. */
  kept: (masked: string) => `Já temos: ${masked}. Deixe em branco para manter.`,
  retry: 'Tentar de novo',
  /** `name` is the short name of a question: 'e-mail'. */
  correct: (name: string) => `Corrigir ${name}`,
  close: 'Fechar',
  errorPrefix: 'Erro: ',
  offline: 'Sem conexão. Suas respostas estão guardadas nesta página',
  offlineWait: 'Esta etapa precisa da internet. Assim que a conexão voltar, continuamos daqui.',
  boundary: {
    title: 'Esta tela não abriu direito',
    text: 'Suas respostas continuam guardadas. Toque em continuar para recarregar a etapa.',
    /** Used if the browser blocks storage, in which case the page must not be reloaded. */
    textOpen: 'Suas respostas continuam nesta página. Toque em continuar para abrir a etapa de novo.',
    action: 'Continuar',
  },
} as const
