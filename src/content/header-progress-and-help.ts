/**
 * Texts of the page around the order's questions: promises beside the first question, header, progress with the names of
 * its stages, help.
 */
export const frame = {
  /** Promises to the visitor, shown next to the first question. */
  promises: ['Uma pergunta de cada vez.', 'Nada é contratado antes de você confirmar.'],
  /** The last promise: `promiseKept` if the browser allows storage, otherwise `promiseOpen`. */
  promiseKept: 'Suas respostas ficam guardadas neste aparelho.',
  promiseOpen: 'Suas respostas ficam só nesta página: deixe-a aberta até o fim.',
  skipToQuestion: 'Ir para a pergunta',
  // as in brand-and-phones.ts, which would cost bytes of the first script
  home: 'TIM Ultrafibra, página inicial',
  back: 'Voltar',
  switchToChat: 'Prefiro o chat',
  switchToPages: 'Prefiro o formulário',
  progress: {
    label: 'Progresso do pedido',
    text: (percent: number, stage: string) => `${percent}%, etapa ${stage}`,
  },
  /** For a journey that places no order: the name of its progress, and of its last stage. */
  unordered: { progress: 'Progresso', done: 'Concluído' },
  /** Labels of the progress stages, by id. */
  stages: {
    disponibilidade: 'Disponibilidade',
    'dados-pessoais': 'Dados pessoais',
    instalação: 'Endereço',
    pagamento: 'Pagamento e visita',
    'pedido-realizado': 'Pedido realizado',
    identificação: 'Identificação',
    oferta: 'Oferta',
    confirmação: 'Confirmação',
  },
  help: {
    button: 'Ajuda',
    title: 'Fale com a gente',
    text: 'Quem atende é gente de verdade.',
    whatsapp: 'Conversar no WhatsApp',
    phone: (phone: string) => `Ligar para ${phone}`,
    call: 'Receber uma ligação',
  },
} as const

export type StageId = keyof typeof frame.stages
