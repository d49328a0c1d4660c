/** Texts of the desk's list of orders and of sentences to all orders of it, and its filters as the address names them. */
import { countWithNoun, singularOrPlural } from './number-and-date-formats.ts'

/** The states by which orders are listed: valid, cancelled, without a visit. */
export const ORDER_STATES = ['feitos', 'cancelados', 'sem-visita'] as const

/** The filters of the list; '' is no restriction. Days are yyyy-mm-dd. */
export type OrderListFilter = {
  /** Whether the days are those of the order or of its visit. */
  readonly dia: 'pedido' | 'visita'
  readonly de: string
  readonly ate: string
  readonly situacao: (typeof ORDER_STATES)[number] | ''
  readonly cidade: string
  /** The prefix of the campaign; '-' is the one without. */
  readonly campanha: string
  /** The e-mail address of a desk user. */
  readonly atendente: string
  /** The sku of a plan, and a price as typed: as sold, whatever was put right since. */
  readonly plano: string
  readonly preco: string
  /** The times of the first and the last day of the order, '12:30'; the last one is not included. */
  readonly das: string
  readonly as: string
}

export const orderList = {
  title: 'Lista de pedidos',
  why: 'Pedidos por dia e hora, situação, plano, preço, cidade, campanha e atendente, no máximo 31 dias por vez. Nome e contato estão na página de cada um.',
  filter: 'Filtro da lista',
  day: 'Dia',
  shortcuts: { yesterday: 'Ontem', today: 'Hoje', tomorrow: 'Amanhã' },
  days: { pedido: 'do pedido', visita: 'da visita' },
  from: 'De',
  to: 'Até',
  state: 'Situação',
  anyState: 'Todas',
  states: { feitos: 'Feitos', cancelados: 'Cancelados', 'sem-visita': 'Sem visita marcada' },
  fromTime: 'Das',
  toTime: 'Até as',
  anyPlan: 'Todos',
  price: 'Preço por mês',
  badPrice: 'Este preço não dá para ler. Escreva como 54,99.',
  change: 'Mudar o filtro',
  city: 'Cidade',
  campaign: 'Campanha',
  agent: 'Atendente',
  anyAgent: 'Todos',
  show: 'Mostrar',
  kept: 'Filtros guardados',
  keepWhy: 'Guarda o filtro de agora, menos os dias, só para você.',
  name: 'Nome do filtro',
  keep: 'Guardar o filtro',
  forget: 'Esquecer',
  forgetAbout: (name: string) => `o filtro ${name}`,
  problems: {
    nameless: 'Dê um nome ao filtro.',
    full: 'Você já tem 20 filtros guardados. Esqueça um deles, ou use o nome de um deles.',
  },
  caption: 'Pedidos',
  empty: 'Nenhum pedido com esse filtro.',
  number: 'Pedido',
  plan: 'Plano',
  visit: 'visita em',
  by: 'Atendente',
  cancelled: 'Cancelado',
  placed: 'Feito',
  open: 'Abrir',
  none: '–',
} as const

/** Texts of the page with a sentence to all orders of the list. */
export const orderMessage = {
  title: 'Frase a quem pediu',
  link: 'Mandar uma frase a todos estes',
  why: 'A frase vai por e-mail a cada pedido da lista que vale e tem e-mail, uma vez, depois que outra pessoa aprova. Ela fica no histórico de cada um.',
  back: 'Ver os pedidos',
  sentence: 'Frase',
  sentenceHint: 'O que vale para todos, como a pessoa vai ler. Nome e número do pedido entram sozinhos.',
  preview: 'Ver como chega',
  mail: 'Assim chega',
  ask: 'Pedir aprovação',
  count: (orders: number, mailable: number) =>
    `${countWithNoun(orders, 'pedido', 'pedidos')}; o e-mail chega a ${countWithNoun(mailable, 'pessoa', 'pessoas')}.`,
  rest: 'Quem não tem e-mail, ou cancelou, não recebe.',
  asker: 'Quem escreveu',
  decider: 'Quem decidiu',
  whom: 'A quem',
  waits: 'Espera outra pessoa aprovar.',
  sent: 'Mandada.',
  refused: 'Não vai ser mandada.',
  approve: 'Aprovar e mandar',
  refuse: 'Não mandar',
  own: 'Quem escreveu a frase não a aprova. Peça a um colega: ela está no Início dele.',
  decided: 'Já foi decidido sobre esta frase. Nada mudou.',
  waiting: (count: number) =>
    singularOrPlural(count, 'frase a quem pediu espera aprovação', 'frases a quem pediu esperam aprovação'),
  problems: {
    none: 'Nenhum pedido destes vale e tem e-mail.',
    many: (most: number) =>
      `São mais de ${most.toLocaleString('pt-BR')} pedidos: escolha menos dias ou horas.`,
    short: 'Escreva a frase.',
    long: (most: number) => `A frase tem mais de ${most} letras.`,
  },
  /** The invented order of the preview. */
  example: { name: 'Maria', orderNumber: 'P000000XXXXXX', link: 'https://…' },
} as const
