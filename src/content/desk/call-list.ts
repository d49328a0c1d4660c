/** Texts of the desk's call list, and of its page about one person on the list. */
import type { CallQueue, CallResult } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { brand } from '../brand-and-phones.ts'
import { formatNumber } from './number-and-date-formats.ts'

/** Texts of the call list at the operator's desk. It lists the people whom agents should phone. */
export const callListWords = {
  title: 'Ligações',
  why: 'Só aparece quem pediu uma ligação, quem fez um pedido sem dia de visita, quem esperava a rede e ela chegou, ou quem aceitou mensagens. Nome e telefone abrem para uma pessoa por vez.',
  queuesLabel: 'Filas',
  queues: {
    pediu: 'Pediram uma ligação',
    analise: 'Pararam na análise',
    parou: 'Pararam perto do fim',
    rede: 'A rede chegou',
    visitas: 'Visitas a combinar',
  } satisfies Record<CallQueue, string>,
  next: 'Próxima',
  isNext: 'Vem agora com “Próxima”',
  comesNow: (why: string, reference: string) => `Vem agora: ${reference} · ${why}`,
  late: 'Antes das 9h e depois das 21h ninguém recebe ligação: deixe para amanhã, ou mande uma mensagem a quem a aceita.',
  promised: 'combinado para',
  nextOrder: 'Quem vem primeiro',
  nextWhy: {
    pediu:
      '“Próxima” chama primeiro quem tem um pedido guardado, depois quem tem hora combinada que já chegou, em qualquer fila, depois quem pediu há menos de uma hora, depois quem espera há mais tempo, contado da última tentativa. Por último vem quem pediu por uma rede da qual já vieram muitos pedidos hoje.',
    analise:
      '“Próxima” chama primeiro quem tem um pedido guardado, depois quem tem hora combinada que já chegou, em qualquer fila, depois quem parou há menos de uma hora, depois quem espera há mais tempo, contado da última tentativa. Só aceitaram SMS e WhatsApp: mande mensagem, não ligue.',
    parou:
      '“Próxima” chama primeiro quem tem um pedido guardado, depois quem tem hora combinada que já chegou, em qualquer fila, depois quem parou há menos de uma hora, depois quem espera há mais tempo, contado da última tentativa. Só aceitaram SMS e WhatsApp: mande mensagem, não ligue.',
    rede: 'Quem pediu para saber quando a fibra chegasse, e ela chegou. “Próxima” chama primeiro quem tem hora combinada que já chegou, em qualquer fila, depois quem espera há mais tempo.',
    visitas:
      '“Próxima” chama primeiro o pedido que espera há mais tempo, salvo hora combinada que já chegou, em qualquer fila. Quem pediu para não ligar vem por último: combine por escrito. O pedido só sai daqui com a visita marcada, a instalação anotada ou o cancelamento.',
  } satisfies Record<CallQueue, string>,
  mine: 'Você ainda está com uma ligação.',
  mineOpen: 'Voltar a ela',
  order: 'Ordem da lista',
  byWait: 'Por tempo de espera',
  byValue: 'Por valor do plano',
  caption: 'Pessoas para ligar',
  empty: 'Ninguém para ligar agora.',
  agreed: 'Para ligar depois',
  again: 'Volta à lista',
  who: 'Quem',
  since: 'Desde',
  value: 'Plano por mês',
  city: 'Cidade',
  state: 'Situação',
  act: 'O que fazer',
  open: 'Abrir',
  openAbout: (reference: string) => `a ligação ${reference}`,
  takenBy: (email: string) => `com ${email}`,
  free: 'livre',
  held: 'Pedido guardado',
  last: 'por último: muitos pedidos da mesma rede',
  askedTimes: (times: number) => `Pediu uma ligação ${formatNumber(times)} vezes`,
  tries: (tries: number) => (tries === 1 ? '1 tentativa' : `${tries} tentativas`),
  none: '–',
  whys: {
    asked: 'Pediu uma ligação',
    cancellation: 'Quer cancelar o pedido',
    waiting: 'A rede chegou',
    late: 'Parou perto do fim',
    risk: 'Parou na análise',
    visit: 'Visita a combinar',
  },
  results: {
    pedido: 'Fez o pedido',
    'de-novo': 'Ligar de novo',
    'nao-atendeu': 'Não atendeu',
    mensagem: 'Mandei mensagem',
    recusou: 'Não quer',
    errado: 'Número errado',
    avisado: 'Foi avisada',
    'nao-ligar': 'Pediu para não ligar mais',
    visita: 'Visita marcada',
  } satisfies Record<CallResult, string>,
  doNotCall: {
    open: 'Não ligar para um telefone',
    why: 'Quando alguém pede isso sem ter pedido nem contato aqui. O telefone fica guardado só como impressão. Só a própria pessoa volta a permitir: pelo link do pedido dela, ou depois de um código.',
    onlyPerson:
      'Só a própria pessoa volta a permitir ligações: pelo link do pedido dela, ou depois de um código. Se foi engano, quem marcou desfaz em dez minutos; a administração, sempre.',
    phone: 'Telefone, com DDD',
    what: 'O que fazer',
    whats: { fora: 'Não ligar mais', volta: 'Foi engano: pode ligar' },
    submit: 'Guardar',
  },
  justNoted: 'Anotadas há pouco por você',
  undo: 'Desfazer o resultado',
} as const

/** Texts of the desk page about one person on the call list. */
export const personToCall = {
  title: 'Ligação',
  agreedFor: 'Combinada para',
  undoWhy: 'Quem anotou desfaz em dez minutos; a administração, sempre.',
  handOver: {
    title: 'Passar este retorno',
    to: 'Quem liga',
    anybody: 'Quem pegar “Próxima”',
    submit: 'Passar',
    nobodyThere:
      'Nada foi passado: quem recebe precisa de uma conta ligada que possa ligar para as pessoas. Escolha outra pessoa.',
  },
  askFor: 'Chamar por',
  askForHint: 'Se for outra pessoa, ou se o nome não consta: quem liga de volta se acha por ele.',
  back: 'Todas as ligações',
  take: 'Pegar esta ligação',
  takeWhy: 'Ao pegar, você vê nome e telefone, e ninguém mais liga ao mesmo tempo. Fica escrito no registro.',
  other: (email: string) => `Esta ligação está com ${email}.`,
  closed: 'Esta ligação já foi encerrada.',
  doNotCall: 'Não ligar: a pessoa pediu para ninguém ligar, até que ela mesma permita.',
  /** @param day of the request, dd/mm/yyyy */
  askedInSpite: (day: string) =>
    `Pediu para não ligar; em ${day} alguém pediu com este número. Não se sabe se foi a própria pessoa: ligue uma vez só, por este pedido, ou não ligue.`,
  /** Of the visit to arrange with somebody who is not to be called. */
  writeOnly:
    'Não ligar: a pessoa pediu para ninguém ligar. Combine o dia por e-mail ou carta, na página do pedido, e marque a visita aqui.',
  openOrder: 'Abrir o pedido: já instalado, ou cancelar',
  name: 'Nome',
  /** Of a call without a name: others with its telephone, who may be somebody else. */
  maybe: (names: string) => `talvez ${names}: confirme`,
  phone: 'Telefone',
  email: 'E-mail',
  reference: 'Referência',
  plan: 'Plano',
  campaign: 'Campanha',
  question: 'Pergunta em que parou',
  answered: 'Respostas dadas',
  call: (phone: string) => `Ligar para ${phone}`,
  whatsapp: 'Escrever no WhatsApp',
  whatsappOnly: 'Esta pessoa aceitou SMS e WhatsApp, não uma ligação. Escreva para ela.',
  message: (firstName: string, queue: CallQueue) =>
    `Oi${firstName && `, ${firstName}`}! Aqui é da ${brand.name}. ${messages[queue]}`,
  result: 'Como foi?',
  newNote: 'Nota',
  newNoteHint: 'Só o que ajuda na próxima ligação. Nada de documento ou dado bancário.',
  order: 'Número do pedido',
  orderHint: 'Se fez o pedido: a pessoa o lê na tela ou no e-mail. Com um link feito aqui, não precisa.',
  orderFound: (numbers: readonly string[]) => `Com este telefone: ${numbers.join(', ')}.`,
  next: 'Ligar de novo em',
  nextHint: 'Sem data, volta amanhã.',
  pastDay: 'Escolha um dia de hoje em diante, ou deixe vazio para amanhã.',
  nextTime: 'Às',
  nextTimeHint: 'Sem hora, volta às 8h.',
  save: 'Guardar',
  release: 'Devolver sem ligar',
  missing: 'Escolha como foi a ligação.',
  noOrder: 'Nenhum pedido feito depois do contato tem esse número. Confira com a pessoa.',
  tiedOrder: 'Esse pedido já está ligado a outra ligação.',
  after: {
    title: 'Depois desta',
    since: 'espera desde',
    why: 'Quem “Próxima” chama quando você guardar o resultado, se ninguém for mais rápido.',
    nobody: 'Ninguém espera nesta fila.',
  },
  history: {
    caption: 'Ligações anteriores',
    when: 'Quando',
    who: 'Quem',
    result: 'Resultado',
    note: 'Nota',
    hiddenNote: 'Aparece ao pegar',
    none: 'Sem resultado',
    nextTry: 'ligar de novo',
    order: (number: string) => `pedido ${number}`,
  },
  link: {
    open: 'Fazer um link de pedido',
    why: 'O link abre o chat com o que você preencher aqui. O pedido que sair dele fica ligado a esta ligação. Vale 7 dias.',
  },
} as const

/** What the prepared WhatsApp message says, by the queue that the person is in. */
const messages: Readonly<Record<CallQueue, string>> = {
  pediu: 'Você pediu uma ligação. Qual é o melhor horário para falar?',
  analise: 'Vi que o seu pedido de internet parou na análise. Posso ajudar por aqui?',
  parou: 'Vi que o seu pedido de internet ficou pela metade. Posso ajudar a terminar?',
  visitas: 'Vamos combinar o dia da instalação? Qual dia e período são bons?',
  rede: 'Você pediu para saber quando a fibra chegasse. Ela chegou ao seu endereço! Quer ver os planos?',
}
