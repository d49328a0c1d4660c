/** Texts of the desk page that searches for orders and leads, and of the page that shows one of them. */
import { brand } from '../brand-and-phones.ts'
import type {
  CancelReason,
  ChangeReason,
  CorrectionReason,
  OpeningReason,
} from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { countWithNoun, formatNumber } from './number-and-date-formats.ts'

/** Texts of the desk page that searches for an order or an unfinished lead. */
export const orderSearch = {
  title: 'Pedidos',
  why: 'Ache um pedido, feito ou só começado, ou uma ligação, por um campo só. Cada busca fica no registro de acessos.',
  label: 'Número do pedido, referência, telefone, e-mail, CPF, CNPJ ou nome',
  /** The same field in the head of every page. */
  short: 'Procurar pessoa',
  hint: 'Números sempre por inteiro. Do nome basta o começo: o primeiro nome e uma letra do seguinte.',
  go: 'Procurar',
  unreadable:
    'Isto não é número de pedido, referência, telefone, e-mail, CPF nem CNPJ inteiro, nem o começo de um nome com mais de uma palavra. Confira e procure de novo.',
  reason: (searches: number) => `Mais de ${formatNumber(searches)} buscas nesta hora: por que você procura?`,
  asksReason: (searches: number) =>
    `Você já procurou ${formatNumber(searches)} vezes nesta hora. Diga o motivo e procure de novo: ele fica no registro de acessos.`,
  none: (shown: string) => `Nada foi achado com ${shown}.`,
  caption: (shown: string) => `Achado com ${shown}`,
  some: (shown: number) => `Só os ${formatNumber(shown)} mais novos.`,
  what: 'O quê',
  name: 'Nome',
  reference: 'Referência',
  since: 'Desde',
  city: 'Cidade',
  state: 'Situação',
  act: 'O que fazer',
  open: 'Abrir',
  openAbout: (reference: string) => `o pedido ${reference}`,
  openCall: 'Abrir a ligação',
  nowhere: '–',
  kinds: {
    lead: 'Pedido começado',
    'no-coverage': 'Lugar na lista de espera',
    renewal: 'Renovação',
    call: 'Ligação pedida',
  },
  order: (number: string) => `Pedido ${number}`,
  states: {
    placed: 'Feito',
    cancelled: 'Cancelado',
    open: 'Começado',
    waiting: 'Espera a rede',
    renewed: 'Renovado',
    asked: 'Espera a ligação',
    settled: 'Ligação encerrada',
  },
  stopped: (question: string) => `Parou em: ${question}`,
} as const

/** What a search at the desk was for, as the audit log displays it. */
export const searchedBy = {
  number: 'número do pedido',
  reference: 'referência',
  phone: 'telefone',
  email: 'e-mail',
  document: 'CPF ou CNPJ',
  name: 'nome',
} as const

/**
 * Names of what may still be missing in a lead besides its answers, and of answers that are called something else here
 * than the step that asks for them. All other answers have the name of their step.
 */
export const namesOfMissing: Readonly<Record<string, string>> = {
  coverage: 'Cobertura',
  number: 'Número da casa',
  address: 'Endereço',
  collaboratorCode: 'Código do colaborador',
  dueDate: 'Vencimento',
  bankInfo: 'Pagamento',
  riskValidation: 'Análise',
  customerCode: 'Código do cliente',
  scheduleDate: 'Visita do técnico',
  finish: 'Confirmação final',
}

const hello = (firstName: string) => (firstName === '' ? 'Oi!' : `Oi, ${firstName}!`)

/** Texts of the desk page with one order or lead: what is known of it, its history and its actions. */
export const orderRecord = {
  title: 'Pedido',
  lead: 'Pedido começado',
  back: 'Procurar outro',
  facts: {
    state: 'Situação',
    stopped: 'Parou em',
    reference: 'Referência',
    plan: 'Plano',
    payment: 'Pagamento',
    account: 'Conta do débito',
    due: 'Vencimento',
    visit: 'Visita do técnico',
    campaign: 'Campanha',
    name: 'Nome',
    phone: 'Telefone',
    email: 'E-mail',
    document: 'CPF ou CNPJ',
    address: 'Endereço',
    confirmation: 'Confirmação',
    byPhone: 'Preenchido',
  },
  otherFacts: 'Mais dados do pedido',
  mailWithheld:
    'Não foi por e-mail: este endereço já tinha recebido muitos avisos no dia. Dá para mandar em “Mandar de novo”.',
  noEmail: 'Não tem e-mail',
  byPhone: (agent: string) => `Por ${agent}, com a pessoa ao telefone, que disse sim`,
  noVisit: 'Sem visita marcada: a combinar',
  none: '–',
  price: (plan: string, price: string, condition: string) => `${plan}, ${price} por mês ${condition}`,
  debit: 'Débito automático',
  accountUnverified:
    'Dígito não conferido: o banco não publica a regra, ou a conta é do formato novo. Confira antes do primeiro débito.',
  invoice: 'Fatura todo mês',
  withDebit: 'com débito automático',
  withoutDebit: 'sem débito automático',
  due: (day: number) => `Todo dia ${day}`,
  masked: {
    title: 'Dados escondidos',
    why: 'Os dados da pessoa abrem com um motivo, por 30 minutos, só para você. Motivo e hora ficam no registro de acessos.',
    reason: 'Por que abrir?',
    missing: 'Escolha um motivo.',
    submit: 'Abrir os dados',
    first: 'Abra os dados com um motivo antes de mudar alguma coisa.',
  },
  opened: (reason: string) => `Aberto por você. Motivo: ${reason}.`,
  reasons: {
    cliente: 'A pessoa está falando comigo',
    visita: 'Preparar a visita do técnico',
    reclamacao: 'Tratar uma reclamação',
    entrega: 'E-mail ou aviso que não chegou',
    suspeita: 'Suspeita de fraude',
  } satisfies Record<OpeningReason, string>,
  visit: {
    title: 'Mudar a visita',
    book: 'Marcar a visita',
    why: 'A pessoa recebe o novo dia por e-mail.',
    whyUnmailed: 'Este pedido não tem e-mail: ninguém avisa a pessoa. Combine o dia com ela por telefone.',
    label: 'Novo dia e período',
    bookLabel: 'Dia e período',
    missing: 'Escolha um dia e um período.',
    submit: 'Mudar a visita',
    noDates: 'Não há outro dia livre nesta área.',
    choice: (day: string, period: string, free: number) =>
      `${day}, ${period}: ${countWithNoun(free, 'livre', 'livres')}`,
    periods: { manha: 'manhã (8h às 12h)', tarde: 'tarde (12h às 18h)' },
  },
  installed: {
    title: 'Já foi instalado',
    why: 'Para um pedido instalado sem visita marcada aqui. O sistema da operadora é avisado, e o pedido sai de “Visitas a combinar”.',
    day: 'Dia da instalação',
    submit: 'Anotar a instalação',
    missing: 'Escolha um dia entre o do pedido e hoje.',
    notSo:
      'Nada mudou: o pedido foi cancelado, já tem visita marcada, ou o sistema da operadora disse outra coisa agora.',
    on: (day: string) => `Instalado em ${day}`,
    undo: 'Foi engano: ainda não foi instalado',
    undoWhy: 'O pedido volta a “Visitas a combinar”. O sistema da operadora é avisado.',
  },
  cancel: {
    title: 'Cancelar o pedido',
    why: 'Libera o horário do técnico e a porta da rede e avisa o sistema da operadora. Só dá para desfazer hoje, e enquanto o horário da visita estiver livre.',
    mailed:
      'A pessoa recebe um e-mail se o pedido ficar cancelado por 10 minutos, menos por suspeita de fraude: o e-mail pode ser de outra pessoa.',
    told: 'O último e-mail que a pessoa recebeu já diz que está cancelado: ela não recebe outro.',
    unmailed:
      'Este pedido não tem e-mail: ninguém avisa a pessoa. Ligue para ela, menos por suspeita de fraude.',
    reason: 'Por que cancelar?',
    missing: 'Escolha por que cancelar.',
    sure: 'Combinei o cancelamento ou ele não depende da pessoa',
    unsure: 'Marque a confirmação para cancelar.',
    submit: 'Cancelar o pedido',
    reasons: {
      cliente: 'A pessoa pediu',
      'sem-rede': 'A instalação não é possível',
      repetido: 'Pedido repetido',
      suspeita: 'Suspeita de fraude',
    } satisfies Record<CancelReason, string>,
  },
  restore: {
    title: 'Desfazer o cancelamento',
    why: 'O pedido volta a valer, com a visita e a porta que tinha, se ainda estiverem livres. O sistema da operadora é avisado.',
    mailed: 'A pessoa recebe a confirmação de novo, se o pedido ficar assim por 10 minutos.',
    silent: 'Nenhum e-mail contou do cancelamento à pessoa, então nenhum conta que foi desfeito.',
    unmailed:
      'Este pedido não tem e-mail: ninguém avisa a pessoa. Se ela soube do cancelamento, ligue para ela.',
    submit: 'Desfazer o cancelamento',
    late: 'Só dá para desfazer no dia do cancelamento. Faça um pedido novo.',
    taken: 'O horário da visita ou a porta da rede já não está livre. Faça um pedido novo, com outro dia.',
  },
  doNotCall: {
    title: 'Não ligar',
    said: 'Não ligar: a pessoa pediu para ninguém ligar, até que ela mesma permita.',
    why: 'Tira o telefone de todas as filas, da “Próxima” e dos links, até a própria pessoa permitir.',
    submit: 'Ninguém liga para este telefone',
    allow: 'Foi engano: voltar a permitir ligações',
    allowWhy:
      'Quem marcou desfaz em dez minutos; a administração, sempre. Quando a pessoa pede uma ligação pelo link do pedido dela, ou depois de um código, isto se desfaz sozinho.',
  },
  note: {
    title: 'Notas',
    label: 'Nova nota',
    hint: 'Quem abrir os dados deste pedido lê. Nada de documento ou dado bancário.',
    submit: 'Guardar a nota',
    empty: 'Escreva a nota.',
    count: (notes: number) =>
      notes === 1
        ? '1 nota: abra os dados para ler.'
        : `${formatNumber(notes)} notas: abra os dados para ler.`,
  },
  contact: {
    title: 'Corrigir e-mail, telefone ou nome',
    why: 'O endereço de antes, o novo e o sistema da operadora são avisados. O que ficar vazio não muda.',
    whyUnmailed:
      'Este pedido não tem e-mail: se o e-mail não mudar, ninguém avisa a pessoa. Ligue para o número de antes e para o novo. O sistema da operadora é avisado. O que ficar vazio não muda.',
    email: 'E-mail certo',
    phone: 'Telefone certo',
    name: 'Nome certo, como no documento',
    reason: 'Por que corrigir?',
    missing: 'Escolha por que corrigir.',
    nothing: 'Nada muda: escreva um e-mail, um telefone ou um nome diferente do que está no pedido.',
    cancelled: 'O pedido foi cancelado: o contato não muda mais.',
    submit: 'Corrigir o contato',
    reasons: {
      errado: 'Foi digitado errado',
      mudou: 'A pessoa mudou de e-mail ou telefone',
      'nao-chega': 'Nada chega no que está',
    } satisfies Record<CorrectionReason, string>,
  },
  change: {
    title: 'Corrigir plano, endereço, vencimento ou pagamento',
    why: 'Até a instalação. A pessoa e o sistema da operadora são avisados. O que custa mais ou prende por mais tempo só vale com o sim da pessoa.',
    plan: 'Plano',
    keep: 'Não muda',
    today: 'preço de hoje',
    day: 'preço do dia do pedido',
    both: 'preço do dia do pedido e de hoje',
    payment: 'Pagamento',
    payments: [
      ['', 'Não muda'],
      ['fatura', 'Fatura todo mês, sem débito automático'],
    ] as const,
    due: 'Vencimento',
    dueDay: (day: number) => `Todo dia ${day}`,
    cep: 'CEP',
    number: 'Número',
    complement: 'Complemento',
    reason: 'Por que corrigir?',
    reasons: {
      errado: 'Foi digitado ou escolhido errado',
      mudou: 'A pessoa mudou de ideia',
      vendido: 'Não é o que foi combinado na venda',
    } satisfies Record<ChangeReason, string>,
    missing: 'Escolha por que corrigir.',
    nothing: 'Nada muda: escolha ou escreva alguma coisa diferente do que está no pedido.',
    noPlan: 'Esse plano não é vendido neste endereço, ou o preço mudou agora. Escolha de novo.',
    noDay: 'Escolha um dos dias de vencimento.',
    redo: 'Isto não muda num pedido feito, porque a rede, a rua ou a conta é outra. Use “Cancelar e refazer”.',
    over: 'O pedido já foi instalado ou cancelado: ele não muda mais. Use “Cancelar e refazer”.',
    otherwise:
      'O pedido mudou enquanto esta página estava aberta. Nada foi feito: confira e corrija de novo.',
    submit: 'Corrigir o pedido',
    again: 'Cancelar e refazer: abre um pedido novo, já preenchido',
    againWhy:
      'CPF, conta de débito e endereço de outra rede não mudam aqui: cancele este pedido e faça outro com a pessoa.',
    yes: {
      title: 'Só vale com o sim da pessoa',
      moved: 'Endereço: muda para o que está escrito abaixo. Confirme-o também com a pessoa.',
      read: 'Leia em voz alta, inteiro:',
      agreed: 'Li a frase, e a pessoa disse sim',
      phone: 'A pessoa disse sim: mudar',
      link: 'Mandar para a pessoa confirmar pelo link',
    },
    unsaid: 'Nada mudou: leia a frase, e marque quando a pessoa disser sim.',
    message: (firstName: string, number: string, url: string) =>
      `${hello(firstName)} Confira e confirme a mudança do seu pedido ${number} da ${brand.name}: ${url}`,
    /** Before and after of an address, for the notes. */
    moved: (was: string, became: string) => `Endereço corrigido: ${was} → ${became}`,
  },
  send: {
    title: 'Mandar de novo',
    why: 'Vai o que vale agora, com o link do pedido.',
    'order.mail': 'Confirmação, por e-mail',
    'order.cancelled.mail': 'Cancelamento, por e-mail',
    'order.created': 'Pedido, ao sistema da operadora',
    'order.cancelled': 'Cancelamento, ao sistema da operadora',
    failed: 'Tentar agora o que não chegou',
    tooMany: 'Já saíram cinco e-mails deste pedido na última hora. Espere um pouco.',
  },
  way: {
    orderTitle: 'Link do pedido',
    leadTitle: 'Link para continuar',
    orderWhy: 'A pessoa vê o pedido e muda a visita. Vale até o dia da visita.',
    leadWhy: 'Leva a pessoa de volta à pergunta em que parou. Funciona uma vez e vale um dia.',
    whatsapp: 'Fazer o link para o WhatsApp',
    email: 'Mandar o link por e-mail',
    made: 'Link pronto. Ele aparece só agora.',
    link: 'Link',
    open: 'Abrir no WhatsApp',
    orderMessage: (firstName: string, number: string, url: string) =>
      `${hello(firstName)} Aqui está o seu pedido ${number} da ${brand.name}: ${url}`,
    leadMessage: (firstName: string, url: string) =>
      `${hello(firstName)} Continue o seu pedido da ${brand.name} de onde parou: ${url}`,
  },
  history: {
    title: 'O que aconteceu, do mais novo ao mais antigo',
    earlier: (count: number) =>
      count === 1 ? 'Mostrar mais 1, mais antigo' : `Mostrar mais ${formatNumber(count)}, mais antigos`,
    looks: (times: number) =>
      times === 1 ? 'Quem olhou na mesa: 1 vez' : `Quem olhou na mesa: ${formatNumber(times)} vezes`,
    looked: (times: number) => (times === 1 ? 'olhou' : `olhou ${formatNumber(times)} vezes`),
    reason: 'motivo',
    visitor: 'A pessoa',
    shop: 'A loja',
    command: 'comando no servidor',
    answered: (questions: string) => `Respondeu: ${questions}`,
    events: {
      created: 'Começou',
      coverage: 'Conferiu o endereço de novo',
      finished: 'Fez o pedido',
      rescheduled: 'Mudou a visita',
      cancelled: 'O pedido foi cancelado',
      restored: 'O pedido voltou a valer',
      changed: 'Disse sim à mudança do pedido, pelo link',
      'risk approved': 'A análise aprovou',
      'risk rejected': 'A análise recusou',
      'risk quiz': 'A análise fez perguntas',
      'risk retry': 'A análise pediu nova tentativa',
      'risk unavailable': 'A análise não respondeu',
      call: 'Pediu uma ligação',
      cancellation: 'Pediu o cancelamento',
      'agent-link': 'Abriu o link de um atendente',
      reduced: 'Foi apagado tudo o que não é do contrato',
      'contact corrected': 'O contato foi corrigido',
      'data asked': 'Quem lê o e-mail pediu os dados, sem prova de que fez o pedido',
    } as Readonly<Record<string, string>>,
    code: 'Código por e-mail',
    /** Of an event or a notice that no text names. */
    other: 'Mudança no registro',
    notice: {
      arrived: 'chegou',
      waiting: 'ainda não chegou',
      failed: (error: string) => `não chegou: ${error}`,
    },
  },
} as const
