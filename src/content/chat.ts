/** Texts of the chat's buttons, input field and message list. */
export const chat = {
  title: 'Seu pedido por conversa',
  logLabel: 'Conversa do seu pedido',
  composerLabel: 'Sua resposta',
  send: 'Enviar',
  /** Button next to a numeric field that switches to the letter keyboard. */
  letters: 'Teclado de letras',
  /** Button below each question of the identity quiz except the last. */
  answer: 'Responder',
  greeting: 'Oi! É uma pergunta de cada vez.',
  speaker: { assistant: 'Assistente disse:', visitor: 'Você respondeu:' },
  correct: 'Corrigir',
  /** Button that unfolds a reply of some turns ago, and folds it again. */
  reply: 'Ver a resposta',
  correcting: 'Você está corrigindo esta resposta.',
  cancelCorrection: 'Deixar como estava',
  changed: 'alterado',
  newMessage: 'nova mensagem',
  /** Reply to a message sent before the code that reads messages was loaded. */
  reading: 'Um instante, já leio.',
  /** Label of the free-text field below cards and buttons. */
  freeLine: 'Ou escreva aqui',
  /** Shown as the answer to a question that the visitor skipped. */
  none: 'Sem resposta',
  /**
   * Returns an error message in other words each time, and from the third on with the way to a person.
   * @param times how many answers to the question were not accepted before; not 0
   */
  notAgain(problem: string, times: number) {
    const said = `${times % 2 ? 'Ainda falta essa resposta.' : 'Continuo sem conseguir anotar.'} ${problem}`
    return times < 2 ? said : `${said.replace(/[^.?!]$/, '$&.')} Se preferir, escreva “atendente”.`
  },
} as const
