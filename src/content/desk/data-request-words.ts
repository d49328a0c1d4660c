/** Texts of the desk's page of what people ask of the data about them. */
import type { DataRequestKind, DataRequestOutcome } from '../my-data.ts'
import { orderSearch } from './orders.ts'

export const dataRequestsWords = {
  title: 'Pedidos de titulares',
  why: 'Quem pediu para ver, corrigir ou apagar os próprios dados, o prazo mais próximo primeiro. A lei dá 15 dias. A resposta vai para o e-mail; o que você escolher aqui aparece para a pessoa na página dela.',
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
  due: 'Responder até',
  late: 'Atrasado',
  answer: 'Resposta',
  outcomes: {
    done: 'Feito',
    kept: 'Feito, menos o que a lei manda guardar',
    none: 'Não há dados dessa pessoa',
    unproven: 'Não deu para confirmar quem pediu',
  } satisfies Record<DataRequestOutcome, string>,
  submit: 'Concluir',
  open: 'Abrir',
  back: 'Todos os pedidos de titulares',
  heading: (number: string) => `Pedido de titular ${number}`,
  facts: {
    kind: 'O que pede',
    email: 'E-mail',
    details: 'O que contou',
    due: 'Responder até',
    proof: 'Quem é',
    answer: 'Resposta',
  },
  confirm: {
    why: 'Sem código nem link do pedido, confirme quem pede antes de mostrar, mudar ou apagar: pergunte o que só essa pessoa sabe.',
    submit: 'Confirmei que é a pessoa',
  },
  unproven: 'Antes de mostrar ou apagar alguma coisa, confirme quem pede.',
  records: 'O que há desta pessoa',
  recordsWhy:
    'Achado pelo e-mail do pedido. Junte o que achar por telefone, CPF, número ou referência; tire o que for de outra pessoa.',
  noRecords: 'Nada foi achado com este e-mail.',
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
    why: 'Em palavras e como está guardado, para mandar ao e-mail da pessoa. Cada vez que se baixa fica no registro de acessos.',
    submit: 'Baixar o arquivo',
    purpose: 'Fazer e cumprir o contrato da internet, cobrar, atender e, onde a pessoa aceitou, oferecer.',
    recipients: 'O sistema de pedidos da operadora e quem instala.',
    events: {
      answered: 'Respondeu a uma pergunta',
      reduced: 'Foi apagado, menos o contrato',
      'contact corrected': 'O contato foi corrigido',
    } as Readonly<Record<string, string>>,
  },
  erasure: {
    submit: 'Apagar',
    sure: 'Sim, apagar',
    unsure: 'Marque “Sim, apagar” para apagar.',
    keptUntil: 'O contrato fica até',
    ahead:
      'A visita deste pedido ainda vem. Cancele o pedido antes, com a pessoa: depois ele se apaga inteiro.',
    renewal: 'Uma renovação feita é o contrato: fica pelo prazo da lei, e não tem nome nem contato.',
  },
} as const
