/** Texts of the desk's page of what people ask of the data about them. */
import type { DataRequestKind, DataRequestOutcome } from '../my-data.ts'

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
} as const
