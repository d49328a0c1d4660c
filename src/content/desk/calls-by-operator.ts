import { formatNumber } from './number-and-date-formats.ts'

/** Texts of the desk page with each operator's phone call figures. */
export const callsByOperatorWords = {
  title: 'Atendimento',
  why: 'O que cada pessoa do atendimento fez com as ligações que pegou no período. Vendida é a ligação com um pedido ligado a ela.',
  caption: 'Ligações por pessoa',
  empty: 'Ninguém pegou ligações no período.',
  caller: 'Quem',
  all: 'Todas as pessoas',
  taken: 'Pegou',
  reached: 'Falou',
  sold: 'Vendeu',
  share: 'Vendas por conversa',
  wait: 'Espera mediana',
} as const

/** Formats how long people waited, in minutes: '12 min', '3,5 h', '2 dias'. Null, of no calls, becomes '–'. */
export function formatWait(minutes: number | null): string {
  if (minutes === null) return '–'
  if (minutes < 60) return `${formatNumber(Math.round(minutes))} min`
  if (minutes < 2880) return `${formatNumber(Math.round(minutes / 6) / 10)} h`
  return `${formatNumber(Math.round(minutes / 1440))} dias`
}
