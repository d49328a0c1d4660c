/** Texts of the chat's frame and of its transcript (U-chat). */
export const chat = {
  title: 'Seu pedido por conversa',
  logLabel: 'Conversa do seu pedido',
  composerLabel: 'Sua resposta',
  send: 'Enviar',
  /** Next to a line that asks for numbers. */
  letters: 'Teclado de letras',
  /** Sends one of several questions that go together. */
  answer: 'Responder',
  greeting: 'Oi! Vamos ver se a fibra chega até você. É uma pergunta de cada vez.',
  speaker: { assistant: 'Assistente disse:', visitor: 'Você respondeu:' },
  correct: 'Corrigir',
  correcting: 'Você está corrigindo esta resposta.',
  cancelCorrection: 'Deixar como estava',
  changed: 'alterado',
  changedStatus: (question: string) => `Resposta alterada: ${question}`,
  newMessage: 'nova mensagem',
  /** A message that was sent before it could be read. */
  reading: 'Um instante, já leio.',
  /** The free-text line under cards and buttons. */
  freeLine: 'Ou escreva aqui',
  none: 'Não tem',
  planChosen: (plan: string) => `Você escolheu o ${plan}.`,
} as const

/** Titles of the chats in which nothing new is ordered, by journey. */
const titles: Readonly<Record<string, string>> = {
  coverage: 'Cobertura por conversa',
  renewal: 'Sua renovação por conversa',
  migration: 'Sua migração por conversa',
}

/** The title of a journey's chat. */
export const chatTitleOf = (journey: string): string => titles[journey] ?? chat.title
