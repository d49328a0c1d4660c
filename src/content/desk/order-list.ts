/** Texts of the desk's list of orders, and its filters as the address names them. */

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
}

export const orderList = {
  title: 'Lista de pedidos',
  why: 'Pedidos por dia, situação, cidade, campanha e atendente, no máximo 31 dias por vez. Nome e contato estão na página de cada um.',
  filter: 'Filtro da lista',
  day: 'Dia',
  shortcuts: { yesterday: 'Ontem', today: 'Hoje', tomorrow: 'Amanhã' },
  days: { pedido: 'do pedido', visita: 'da visita' },
  from: 'De',
  to: 'Até',
  state: 'Situação',
  anyState: 'Todas',
  states: { feitos: 'Feitos', cancelados: 'Cancelados', 'sem-visita': 'Sem visita marcada' },
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
