/** Texts of the desk's page of what people ask of the data about them. */
import type {
  IdentityCheck,
  OpenWork,
  RequestVia,
} from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import type { RiskState } from '../../contract/lead.ts'
import type { DataRequestKind, DataRequestOutcome } from '../my-data.ts'
import { orderSearch } from './orders.ts'

export const dataRequestsWords = {
  title: 'Pedidos de titulares',
  why: 'Quem pediu para ver, corrigir ou apagar os próprios dados, o prazo mais próximo primeiro. A lei dá 15 dias. Abra um para ver o que há da pessoa e responder.',
  empty: 'Nenhum pedido espera.',
  number: 'Pedido',
  kind: 'O que pede',
  kinds: { access: 'Ver', correction: 'Corrigir', erasure: 'Apagar' } satisfies Record<
    DataRequestKind,
    string
  >,
  contact: 'E-mail',
  proof: 'Quem é',
  proofs: {
    order: 'Confirmado pelo link do pedido',
    code: 'Confirmado por código no e-mail',
    person: 'Confirmado por quem responde',
    none: 'Não confirmado: pergunte antes de mostrar, mudar ou apagar',
  },
  /** What is proven of a case, in one sentence: by what, and of which records. */
  proven: (by: string, records: readonly string[]) =>
    `${by}: ${records.length === 0 ? 'de registro nenhum' : `só ${records.join(', ')}`}.`,
  proofsOfRecord: {
    order: 'provado pelo link deste pedido',
    code: 'provado por código no e-mail, que foi confirmado neste pedido',
    person: 'confirmado por quem responde',
    mailbox:
      'quem pede lê este e-mail, que só foi digitado: recebe a lista do que mandamos para lá, e mais nada',
    none: 'nada prova que é desta pessoa',
  },
  maybe: 'Talvez da mesma pessoa',
  maybeWhy:
    'Têm em comum só um e-mail ou telefone que alguém digitou, ou foram juntados aqui. Não entram no arquivo e não se apagam antes de você confirmar cada um com o contato que está nele.',
  noMaybe: 'Nenhum outro.',
  unmailable: 'o e-mail do pedido não foi confirmado: o arquivo não vai para ele',
  repeats: (count: number) =>
    count === 1
      ? 'Mais 1 pedido igual, sem prova, junto deste.'
      : `Mais ${count} pedidos iguais, sem prova, junto deste.`,
  many: {
    title: 'Concluir vários sem prova',
    why: 'Conclui com “Não deu para confirmar quem pediu”. Ninguém recebe e-mail; o motivo fica na página de cada pedido. Não diga nele se há dados.',
    choose: (number: string) => `Concluir ${number}`,
    which: 'Quais',
    marked: 'Os marcados nesta página',
    all: (count: number) => `Todos os que esperam sem prova (${count})`,
    reason: 'Motivo',
    reasonMissing: 'Escreva o motivo: quem pediu lê por que não foi adiante.',
    none: 'Marque quais concluir.',
    sure: 'Sim, concluir sem responder a cada um',
    unsure: 'Marque “Sim, concluir”.',
    submit: 'Concluir',
    head: 'Concluir',
  },
  entered: {
    title: 'Anotar um pedido que chegou por carta, e-mail ou telefone',
    why: 'O prazo da lei corre do dia em que chegou. Depois, junte os registros da pessoa, confirme quem é e responda pelo mesmo caminho.',
    answerWhy:
      'Responda pelo mesmo caminho por que o pedido chegou, depois de fazer o que ele pede, e anote aqui o que respondeu.',
    via: 'Como chegou',
    vias: { carta: 'Por carta', email: 'Por e-mail', telefone: 'Por telefone' } satisfies Record<
      RequestVia,
      string
    >,
    day: 'Dia em que chegou',
    kind: 'O que pede',
    email: 'E-mail de quem pede (se houver)',
    details: 'Quem é, o que conta e para onde responder',
    submit: 'Anotar o pedido',
    noVia: 'Escolha como chegou.',
    noDay: 'Escolha o dia em que chegou: de até um ano atrás até hoje.',
    came: (via: string, day: string) => `${via}, em ${day}`,
  },
  due: 'Responder até',
  late: 'Atrasado',
  answer: 'Resposta',
  outcomes: {
    done: 'Feito',
    kept: 'Feito, menos o que a lei manda guardar',
    impossible: 'Não foi possível: o motivo',
    none: 'Não há dados dessa pessoa',
    unproven: 'Não deu para confirmar quem pediu',
  } satisfies Record<DataRequestOutcome, string>,
  answerWhy:
    'A pessoa lê a resposta na página dela, e um e-mail avisa que ela está lá. Responda depois de fazer o que pediu; quem pediu para ver recebe antes o arquivo, por e-mail.',
  noAnswer: 'Escolha',
  answerMissing: 'Escolha a resposta.',
  reason: 'Motivo',
  reasonHint: 'Só para “Não foi possível”. A pessoa lê exatamente isto.',
  reasonMissing: 'Escreva o motivo: a pessoa lê por que não foi possível.',
  unprovenAnswer:
    'Ninguém confirmou quem pede: só dá para responder “Não deu para confirmar quem pediu”. Confirme antes, ou responda isso.',
  notNone: 'Há dados nesta página. Tire o que for de outra pessoa, ou escolha outra resposta.',
  notAllErased:
    'Um contrato fica guardado: a resposta é “Feito, menos o que a lei manda guardar”. Se ele pode ser apagado, apague antes; se é de outra pessoa, tire-o.',
  answered: 'Este pedido já foi respondido.',
  submit: 'Concluir',
  open: 'Abrir',
  back: 'Todos os pedidos de titulares',
  heading: (number: string) => `Pedido de titular ${number}`,
  facts: {
    kind: 'O que pede',
    came: 'Chegou',
    email: 'E-mail',
    details: 'O que contou',
    due: 'Responder até',
    proof: 'Quem é',
    answer: 'Resposta',
  },
  confirm: {
    why: 'Uma prova vale para um registro. Confirme cada um pelo telefone que está nele, ou com um documento, antes de mostrar, mudar ou apagar, e diga a quem fez o pedido que alguém pediu. Se há e-mail nele, ele é avisado.',
    /** Where the file and the answer go. */
    address: (email: string) =>
      `Confirme também que ${email} é dela: é para lá que vão o arquivo e o aviso da resposta.`,
    which: 'Qual registro?',
    noRecord: 'Escolha o registro que você confirmou.',
    emailUnverified:
      'O e-mail deste registro só foi digitado, e quem responde dele pode ser outra pessoa. Confirme pelo telefone ou com um documento.',
    how: 'Como você confirmou?',
    hows: {
      phone: 'Liguei para o telefone que está no registro',
      email: 'Respondeu do e-mail que está no registro',
      document: 'Vi o documento com foto',
    } satisfies Record<IdentityCheck, string>,
    choose: 'Escolha',
    missing: 'Escolha como você confirmou quem pede.',
    submit: 'Confirmei que é a pessoa',
  },
  unproven: 'Antes de mostrar ou apagar alguma coisa, confirme quem pede.',
  correct: 'Corrigir no pedido',
  records: 'O que há desta pessoa',
  recordsWhy: 'O que está provado que é de quem pede. Só isto entra no arquivo e pode ser apagado.',
  noRecords: 'Nada está provado.',
  act: 'O que fazer',
  record: 'O quê',
  since: 'Desde',
  state: 'Situação',
  states: orderSearch.states,
  recordKinds: { ...orderSearch.kinds, lead: 'Pedido' },
  add: { label: 'Telefone, e-mail, CPF, CNPJ, número ou referência', submit: 'Juntar' },
  unreadable: 'Isto não é telefone, e-mail, CPF, CNPJ, número de pedido nem referência inteira.',
  remove: 'Não é desta pessoa',
  file: {
    title: 'Arquivo com tudo o que guardamos',
    why: 'Em palavras e como está guardado. Mande ao e-mail de quem pede, ou baixe para conferir. Cada vez fica no registro de acessos.',
    submit: 'Baixar o arquivo',
    mail: 'Mandar ao e-mail do pedido',
    mailboxOnly: 'O que mandamos para este e-mail, sem prova de quem fez o pedido',
    unverifiedMailbox:
      'O e-mail deste pedido só foi digitado: o arquivo não vai para ele. Peça à pessoa o código da página dela, ou confirme por telefone, ou baixe e entregue.',
    noEmail: 'Este pedido não tem e-mail. Baixe o arquivo e entregue à pessoa.',
    purpose: 'Fazer e cumprir o contrato da internet, cobrar, atender e, onde a pessoa aceitou, oferecer.',
    recipients: 'O sistema de pedidos da operadora e quem instala.',
    riskChecker:
      'Quem analisa o crédito: recebeu nome, CPF ou CNPJ, nascimento, nome da mãe, telefone e e-mail.',
    yes: 'sim',
    no: 'não',
    price: (now: string, after: string | null) =>
      after === null ? `${now} por mês` : `${now} por mês na promoção, ${after} depois`,
    account: (bank: string, agency: string, account: string) =>
      `banco ${bank}, agência ${agency}, conta ${account}`,
    consented: (at: string, version: string) => `sim, em ${at} (texto de ${version})`,
    /** What is held besides the answers to questions. */
    named: {
      account: 'Conta do débito',
      address: 'Endereço',
      offers: 'Ofertas por e-mail',
      phoneContact: 'Contato por telefone',
      risk: 'Análise de crédito',
      experiment: 'Versão do experimento',
      consent: 'Aceitou o pedido',
    },
    risks: {
      none: 'não foi feita',
      quiz: 'esperava as respostas',
      approved: 'aprovada',
      retry: 'pediu nova tentativa',
      rejected: 'recusada',
    } satisfies Record<RiskState, string>,
    events: {
      reduced: 'Foi apagado, menos o contrato',
      'contact corrected': 'O contato foi corrigido',
    } as Readonly<Record<string, string>>,
  },
  /** What is still owed to the person of a record. */
  owed: {
    visit: 'a visita ainda vem',
    arrange: 'a visita ainda vai ser combinada',
    held: 'o pedido espera uma ligação nossa',
    call: 'pediu uma ligação que ainda não foi feita',
    agreed: 'combinou com a gente uma nova ligação',
    /** @param what of the above, in words */
    refused: (what: string) =>
      `Ainda falta: ${what}. Sem telefone isso não acontece mais. Cancele e apague, ou faça antes e apague depois.`,
    cancel: 'Cancelar o que falta e apagar',
    cancelOrder: 'Cancelar o pedido e apagar tudo: um pedido cancelado não tem contrato a guardar',
  } satisfies Record<OpenWork, string> & Record<string, unknown>,
  /** Notices of an order that the operator's system has not received. */
  waits:
    'o sistema ainda não recebeu todos os avisos deste pedido: eles vão antes do aviso de que foi apagado, só com o que o contrato guarda',
  erasure: {
    submit: 'Apagar',
    sure: 'Sim, apagar',
    unsure: 'Marque “Sim, apagar” para apagar.',
    keptUntil: 'O contrato fica até',
    notAsked: 'Esta pessoa não pediu para apagar.',
    renewal: 'Uma renovação feita é o contrato: fica pelo prazo da lei, e não tem nome nem contato.',
  },
} as const
