/** Texts of “Meus dados”, the page on which a person asks for access to, correction or erasure of the data about them. */
import { DATA_REQUEST_DAYS } from '../lib/deadline-days.ts'

/** What may be asked. */
export const DATA_REQUEST_KINDS = ['access', 'correction', 'erasure'] as const
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number]

/** How a request is answered. */
export const DATA_REQUEST_OUTCOMES = ['done', 'kept', 'impossible', 'none', 'unproven'] as const
export type DataRequestOutcome = (typeof DATA_REQUEST_OUTCOMES)[number]

/** What stays although its erasure was asked: why, and until when. */
export type KeptData = { readonly what: string; readonly why: string; readonly until: string }

const years = (days: number): string => `${Math.round(days / 365.25)} anos depois do pedido.`

export const myData = {
  path: '/meus-dados/',
  link: 'Meus dados',
  title: 'Meus dados',
  lead: 'Peça para ver, corrigir ou apagar o que guardamos sobre você. É um direito seu (LGPD, art. 18), e não custa nada.',
  deadline: `Respondemos em até ${DATA_REQUEST_DAYS} dias.`,
  open: {
    title: 'Pedido que ainda está aberto neste aparelho',
    text: 'Esse você apaga na hora, sem esperar: abra o pedido e use “Apagar meus dados”, na ajuda.',
    action: 'Abrir o pedido',
  },
  ask: 'O que você quer?',
  kinds: [
    { value: 'access', label: 'Ver meus dados', detail: 'Tudo o que guardamos, em um arquivo.' },
    {
      value: 'correction',
      label: 'Corrigir meus dados',
      detail: 'Diga abaixo o que está errado e como é o certo.',
    },
    {
      value: 'erasure',
      label: 'Apagar meus dados',
      detail: 'O que a lei manda guardar fica, pelo prazo dito abaixo.',
    },
  ],
  email: 'E-mail que você usou no pedido',
  emailWhy:
    'Mandamos um código para ele, para saber que é você. Sem acesso a ele? Escreva outro: uma pessoa confirma com você.',
  details: 'Conte o que precisa (opcional)',
  detailsHint: 'Por exemplo, o número do pedido. Não escreva CPF nem senha aqui.',
  submit: 'Fazer o pedido',
  problems: {
    kind: 'Escolha o que você quer.',
    details: 'Diga o que está errado e como é o certo.',
    code: {
      wrong: 'O código não confere.',
      expired: 'O código venceu. Uma pessoa confirma com você.',
      spent: 'As tentativas acabaram. Uma pessoa confirma com você.',
    },
    failed: 'Não foi possível fazer isso agora. O que você escreveu continua aqui: tente de novo.',
  },
  case: {
    heading: (kind: DataRequestKind) =>
      ({
        access: 'Seu pedido para ver os dados',
        correction: 'Seu pedido de correção',
        erasure: 'Seu pedido para apagar os dados',
      })[kind],
    number: 'Número do pedido',
    due: (day: string) => `Respondemos até ${day}, no e-mail que você informou.`,
    keep: 'Guarde o endereço desta página: nela você vê a resposta.',
    code: 'Código que chegou no e-mail',
    codeWhy: 'Se houver dados seus com esse e-mail, é o código que mostra que é você. Ele vale 10 minutos.',
    /** Of who is proven, but not that this mailbox is theirs. */
    fileWhy: 'O arquivo só vai para um e-mail confirmado. O código vale 10 minutos.',
    confirm: 'Confirmar que sou eu',
    confirmMailbox: 'Confirmar meu e-mail',
    otherwise:
      'Sem o código o pedido vale igual: antes de responder, uma pessoa confirma com você que é você.',
    otherwiseFile: 'Sem o código uma pessoa combina com você como entregar o arquivo.',
    /** There is no code to type. */
    person: 'Antes de responder, uma pessoa liga para o telefone do pedido e confirma com você que é você.',
  },
  proven: 'Pronto, sabemos que é você.',
  outcomes: {
    done: 'Respondido: fizemos o que você pediu.',
    kept: 'Respondido: fizemos o que você pediu, menos no que a lei manda guardar. O que ficou, por que e até quando está na lista abaixo.',
    impossible: 'Respondido: não foi possível fazer o que você pediu.',
    none: 'Respondido: não guardamos nada sobre você.',
    unproven:
      'Respondido: não deu para confirmar que era você, e por isso nada foi mostrado, mudado nem apagado.',
  } satisfies Record<DataRequestOutcome, string>,
  reason: 'Motivo',
  kept: {
    title: 'O que fica mesmo que você peça para apagar',
    head: { what: 'O que', why: 'Por que', until: 'Até quando' },
    /**
     * @param orderDays days for which orders are kept
     * @param caseDays days for which an answered request is kept
     * @param hasContract whether a contract may stay: none does of whom all was erased
     */
    rows: (orderDays: number, caseDays: number, hasContract = true): readonly KeptData[] => [
      ...(hasContract
        ? [
            {
              what: 'O contrato de um pedido que não foi cancelado: plano, preço, endereço, nome e documento',
              why: 'É a prova do que foi contratado, e a lei manda guardar (LGPD, art. 16, I).',
              until: years(orderDays),
            },
          ]
        : []),
      {
        what: 'O registro do que a equipe fez com cada pedido',
        why: 'Para que ninguém mexa em dados sem deixar rastro. Ele não tem nome, documento nem contato.',
        until: 'Sem prazo, porque não diz quem você é.',
      },
      {
        what: 'Cópias de segurança',
        why: 'Se o sistema quebrar, os pedidos voltam a partir delas.',
        until: 'Quando a cópia seguinte toma o lugar delas.',
      },
      {
        what: 'Este pedido que você faz aqui',
        why: 'Mostra que respondemos, e quando.',
        until: `${caseDays} dias depois da resposta.`,
      },
    ],
  },
  mail: {
    subject: (code: string) => `${code} é o código do seu pedido sobre dados`,
    title: 'Seu pedido sobre dados pessoais',
    due: (day: string) => `Respondemos até ${day}. A resposta aparece também aqui:`,
    /** Of a request on the page of an order, whose mailbox may be a stranger's. */
    onPage: (day: string) => `Digite-o na página em que você fez o pedido. Respondemos até ${day}.`,
    notYou: 'Não foi você? Ignore esta mensagem: sem o código ninguém vê, muda nem apaga nada.',
  },
  /** The mail that says that a request is answered. */
  answered: {
    title: 'Respondemos ao seu pedido',
    text: (number: string) => `A resposta ao seu pedido ${number} sobre dados pessoais está na página dele:`,
    link: 'Ver a resposta',
  },
  /** The mail with the file of what is held. */
  file: {
    title: 'Os dados que guardamos sobre você',
    text: (number: string) =>
      `Este é o arquivo do seu pedido ${number}: em palavras e como está guardado. Ele tem os seus dados: guarde-o bem. Se não o esperava, apague esta mensagem e fale com a gente.`,
  },
  /** The mail to the contact on record, if somebody asks from another address. */
  told: {
    title: 'Alguém pediu os seus dados',
    text: 'Alguém pediu, com outro e-mail, os dados que guardamos com este endereço. Quem pediu disse ser você, e a equipe aceitou.',
    notYou: (phone: string, number: string) =>
      `Não foi você? Ligue logo para ${phone} e diga o número ${number}: a gente para o pedido.`,
  },
  /** On the page of an order. */
  onOrder: {
    text: 'Ver, corrigir ou apagar o que guardamos',
    /** Somebody who reads the mails of the order has asked, and nobody knows whether they ordered. */
    asked: (day: string) => `Em ${day} alguém pediu os dados deste pedido.`,
    askedText: (email: string) =>
      `Quem pediu lê o e-mail ${email}. Ele só recebe a lista das mensagens que já mandamos para lá: documento, endereço e conta não. Se esse e-mail não é seu, fale com a gente para corrigir.`,
  },
} as const
