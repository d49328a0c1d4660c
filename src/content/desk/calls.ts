/** Texts of two pages of the desk: the diary of agreed calls, and the calls of each colleague. */
import { formatNumber } from './number-and-date-formats.ts'

/** Texts of the desk's diary of calls that were agreed for a time, and its periods as the address names them. */
export const AGREED_PERIODS = ['atrasadas', 'hoje', 'amanha', 'depois'] as const
export type AgreedPeriod = (typeof AGREED_PERIODS)[number]

export const agreedCalls = {
  title: 'Retornos combinados',
  why: 'Quem combinou uma hora com alguém daqui. “Próxima” chama essas pessoas quando a hora chega; quem liga antes se acha pela busca.',
  tabsLabel: 'Quando',
  tabs: { atrasadas: 'Atrasadas', hoje: 'Hoje', amanha: 'Amanhã', depois: 'Depois' } satisfies Record<
    AgreedPeriod,
    string
  >,
  with: 'Combinadas por',
  all: 'Todos',
  mine: 'Só as minhas',
  show: 'Mostrar',
  caption: 'Ligações combinadas',
  empty: 'Nenhuma ligação combinada.',
  at: 'Hora',
  person: 'Chamar por',
  agreedWith: 'Combinada por',
} as const

/**
 * Texts of the desk page that counts the calls and sales of each desk user, an employee with an account at the desk.
 */
export const callsByDeskUserWords = {
  title: 'Atendimento',
  why: 'O que cada pessoa fez com as ligações que pegou no período.',
  note: 'Vendida é a ligação com um pedido ligado a ela; em Pedidos contam também os dos links que a pessoa mandou e os feitos ao telefone.',
  caption: 'Ligações por pessoa',
  empty: 'Ninguém pegou ligações no período.',
  caller: 'Quem',
  all: 'Todas as pessoas',
  taken: 'Pegou',
  reached: 'Falou',
  sold: 'Vendeu',
  share: 'Vendas por conversa',
  orders: 'Pedidos',
  wait: 'Espera mediana',
  queues: 'Espera por fila, até alguém pegar a ligação',
  queue: 'Fila',
  longest: 'Maior espera',
} as const

/** Formats a waiting time: '12 min', '3,5 h', '2 dias', or '–' if it is null because there were no calls. */
export function formatWait(minutes: number | null): string {
  if (minutes === null) return '–'
  if (minutes < 60) return `${formatNumber(Math.round(minutes))} min`
  if (minutes < 2880) return `${formatNumber(Math.round(minutes / 6) / 10)} h`
  return `${formatNumber(Math.round(minutes / 1440))} dias`
}
