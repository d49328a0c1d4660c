/**
 * Texts of the desk page that counts the calls and sales of each desk user, an employee with an account at the desk.
 */
import { formatNumber } from './number-and-date-formats.ts'

export const callsByDeskUserWords = {
  title: 'Atendimento',
  why: 'O que cada pessoa do atendimento fez com as ligações que pegou no período. Vendida é a ligação com um pedido ligado a ela; em Pedidos contam também os dos links que a pessoa mandou e os feitos ao telefone.',
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
