import type { StepTextId } from './types.ts'

/** Texts of the chat's frame, of its dialogue and of its spoken commands (ux.md, Chat). */
export const chat = {
  title: 'Seu pedido por conversa',
  logLabel: 'Conversa do seu pedido',
  composerLabel: 'Sua resposta',
  send: 'Enviar',
  greeting: 'Oi! Vamos ver se a fibra chega até você. Leva uns três minutos.',
  greetingAgain: 'Que bom que você voltou. Continuamos de onde paramos.',
  speaker: { assistant: 'Assistente disse:', visitor: 'Você respondeu:' },
  correct: 'Corrigir',
  correcting: 'Você está corrigindo esta resposta.',
  cancelCorrection: 'Deixar como estava',
  changed: 'alterado',
  changedStatus: (question: string) => `Resposta alterada: ${question}`,
  newMessage: 'nova mensagem',
  /** The line under cards and buttons. */
  freeLine: 'Ou escreva aqui',
  switchToPages: 'Prefiro o formulário',
  switchToChat: 'Prefiro o chat',
  keptSecret: 'Guardado com segurança',
  yes: 'Sim',
  no: 'Não',
  none: 'Não tem',
  covered: 'Boa notícia: tem fibra no seu endereço.',
  planChosen: (plan: string) => `Você escolheu o ${plan}.`,
  help: {
    offer: 'Precisa de uma mão? Escreva “ajuda” a qualquer momento.',
    commands: 'Você pode escrever: voltar, corrigir e o nome da resposta, recomeçar, ajuda ou atendente.',
    human: 'Se preferir falar com uma pessoa, é só escolher:',
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
    recomecarDone: 'Pronto, começamos de novo.',
    atendente: 'Claro. Estes são os nossos canais com gente de verdade:',
    notUnderstood: 'Não entendi como resposta a esta pergunta.',
    /** A day of the month on which no bill falls due. */
    otherDay: (day: string, days: readonly string[]) =>
      `O dia ${day} não está entre os vencimentos. Pode ser dia ${days.slice(0, -1).join(', ')} ou ${days.at(-1)}.`,
  },
  emailDoubt: (suggestion: string) => `Você quis dizer ${suggestion}?`,
  emailDoubtYes: 'Sim, corrigir',
  emailDoubtNo: 'Não, está certo',
} as const

type ChatStepText = {
  /** Said before the question, as a message of its own. */
  before?: string
  /** Said when the visitor asks for help at this question. */
  help: string
  /** What the answer is called in “corrigir …”; the first one is shown. */
  names: readonly string[]
}

/** What the assistant adds to each question. The question itself is `steps[id].heading`. */
export const chatSteps: Record<StepTextId, ChatStepText> = {
  cep: {
    help: 'O CEP tem 8 números e está na sua conta de luz ou de água. Não sabe? Procure pelo endereço no site dos Correios.',
    names: ['CEP'],
  },
  'nr-imovel': {
    help: 'Escreva só o número, ou o número com o complemento: “130 apto 42”. Sem número? Escreva S/N.',
    names: ['número', 'numero', 'complemento', 'endereço', 'endereco'],
  },
  'verificando-disponibilidade': {
    help: 'Estamos consultando a rede no seu endereço. Costuma levar poucos segundos.',
    names: ['endereço', 'endereco'],
  },
  'oferta-indisponivel': {
    help: 'Você pode consultar outro endereço ou pedir uma ligação. Podemos avisar quando a fibra chegar.',
    names: ['endereço', 'endereco'],
  },
  planos: {
    before: chat.covered,
    help: 'Para duas pessoas com vídeo e trabalho, 500 Mega dá conta. Com muitos aparelhos ou jogos, vá de 700 Mega ou mais.',
    names: ['plano'],
  },
  nome: {
    before: 'Agora, os seus dados.',
    help: 'Escreva nome e sobrenome, como no documento. O contrato sai neste nome.',
    names: ['nome'],
  },
  telefone: {
    help: 'Escreva com o DDD, do jeito que preferir: 11 98765-4321 ou (11) 987654321.',
    names: ['telefone', 'celular'],
  },
  email: {
    help: 'É por ele que chegam a confirmação do pedido e as faturas.',
    names: ['e-mail', 'email'],
  },
  'data-nascimento': {
    help: 'Escreva dia, mês e ano. Pode ser 13/5/90. Para contratar é preciso ter 18 anos.',
    names: ['nascimento', 'data de nascimento', 'idade'],
  },
  'nome-mae': {
    help: 'Pedimos o nome da sua mãe para confirmar a sua identidade, como manda o cuidado contra fraudes. Se ela não consta no documento, fale com a gente.',
    names: ['nome da mãe', 'nome da mae', 'mãe', 'mae'],
  },
  cpf: {
    help: 'O CPF tem 11 números. Para contratar por uma empresa, escolha CNPJ.',
    names: ['CPF', 'CNPJ', 'documento'],
  },
  instalacao: {
    help: 'Complete o endereço para o técnico achar a sua casa sem precisar ligar.',
    names: ['instalação', 'instalacao', 'rua', 'complemento'],
  },
  'data-de-vencimento': {
    before: 'Falta pouco. Agora, o pagamento.',
    help: 'Escolha o dia que combina com o seu salário. Dá para mudar depois.',
    names: ['vencimento', 'dia do vencimento'],
  },
  'ativar-debito': {
    help: 'Com o débito automático a mensalidade fica mais barata. Sem ele, você recebe a fatura por e-mail e paga por Pix ou boleto.',
    names: ['débito', 'debito', 'pagamento', 'débito automático'],
  },
  'conta-debito': {
    help: 'Agência e conta estão no aplicativo do banco ou no cartão. A conta precisa estar no seu nome.',
    names: ['banco', 'conta', 'agência', 'agencia'],
  },
  'confirmando-dados': {
    help: 'Estamos conferindo os seus dados. Costuma levar poucos segundos.',
    names: ['dados'],
  },
  validacao: {
    before: 'Uma checagem rápida, para a sua segurança.',
    help: 'Escolha uma resposta em cada pergunta. Se nenhuma servir, costuma haver a opção “nenhuma destas”.',
    names: ['perguntas'],
  },
  erro1: {
    help: 'Você pode responder a outras perguntas mais uma vez, ou falar com uma pessoa.',
    names: ['perguntas'],
  },
  erro2: {
    help: 'Uma pessoa da equipe pode continuar com você por WhatsApp ou telefone.',
    names: ['perguntas'],
  },
  'data-instalacao': {
    before: 'Agora, o dia da instalação.',
    help: 'Escolha um dia e um período. Se quiser, deixe uma segunda e uma terceira opção.',
    names: ['instalação', 'instalacao', 'data da instalação', 'agendamento'],
  },
  confirmacao: {
    before: 'Este é o seu pedido inteiro.',
    help: 'Confira cada linha. “Alterar” leva à pergunta e volta direto para cá.',
    names: ['pedido'],
  },
  'pedido-realizado': {
    help: 'Guarde o número do pedido. Com ele, qualquer atendente encontra você.',
    names: ['pedido'],
  },
}
