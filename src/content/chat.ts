/** Texts of the chat's frame, of its dialogue and of its spoken commands (U-chat). */
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
  freeLineEmpty: 'Escreva a sua resposta aqui ou toque em uma das opções acima.',
  none: 'Não tem',
  /** `where` begins with its preposition: 'na Avenida Paulista, 1000'. */
  covered: (where: string) => `Tem fibra ${where}.`,
  coveredHere: 'no seu endereço',
  planChosen: (plan: string) => `Você escolheu o ${plan}.`,
  help: {
    offer: 'Precisa de uma mão? Escreva “ajuda” a qualquer momento.',
    commands: 'Você pode escrever: voltar, corrigir e o nome da resposta, recomeçar, ajuda ou atendente.',
  },
  commands: {
    voltar: 'Certo, voltamos uma pergunta.',
    voltarKept: 'Certo, a resposta fica como estava.',
    voltarNothing: 'Esta é a primeira pergunta, não há outra antes dela.',
    corrigir: (what: string) => `Tudo bem, vamos corrigir: ${what}.`,
    corrigido: 'Pronto, a resposta está corrigida.',
    corrigirUnknown:
      'Qual resposta você quer corrigir? Toque em “Corrigir” ao lado dela ou escreva, por exemplo, “corrigir telefone”.',
    recomecarAsk: 'Quer mesmo recomeçar? As respostas desta conversa saem da tela.',
    recomecarYes: 'Recomeçar',
    recomecarNo: 'Continuar de onde estou',
    recomecarKept: 'Certo, continuamos daqui.',
    atendente: 'Claro. Estes são os nossos canais com gente de verdade:',
    elsewhere: 'Claro. Com este código ou link o pedido abre em outro aparelho, nesta mesma pergunta:',
    elsewhereNothing: 'Ainda não há o que levar: primeiro vamos ver se tem fibra no seu endereço.',
    /** A day of the month that is not a due date on offer. */
    otherDay: (day: string, days: readonly string[]) =>
      `O dia ${day} não está entre os vencimentos. Pode ser dia ${days.slice(0, -1).join(', ')} ou ${days.at(-1)}.`,
  },
  emailDoubt: (suggestion: string) => `Você quis dizer ${suggestion}?`,
  emailDoubtYes: 'Sim, corrigir',
  emailDoubtNo: 'Não, está certo',
} as const

/** Titles of the chats in which nothing new is ordered, by journey. */
const titles: Readonly<Record<string, string>> = {
  coverage: 'Cobertura por conversa',
  renewal: 'Sua renovação por conversa',
  migration: 'Sua migração por conversa',
}

/** The title of a journey's chat. */
export const chatTitleOf = (journey: string): string => titles[journey] ?? chat.title
